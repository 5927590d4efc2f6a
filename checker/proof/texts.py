"""The texts of a ruling: is one of them a placeholder, which translations are behind, and is their wording right?"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.problems import Problem, error, notice
from checker.base.processes import shared_out
from checker.knowledge.rulings import CURRENT, MISSING, STALE
from checker.wording.running import check_all
from checker.wording.sources import units_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence
    from pathlib import Path

    from checker.base.places import Place
    from checker.knowledge.rulings import LanguageText, Ruling
    from checker.wording.termbase import Termbase

_PLACEHOLDER = re.compile(
    r"\{\{.*?\}\} | \bTO-?DO\b | \bFIX-?ME\b | \bTBD\b | \bXXX+\b | \b[Ll]orem[ ]ipsum\b | \?\?\? |"
    r" <[^\W\d][\w -]*> | \[(?:…|\.\.\.)\] | ^\W*$",
    re.S | re.X,
)
"""Marks that people leave where a text is still to be written."""

PART = 50
"""So many rulings' texts are looked at in less time than it takes to make a process."""

_TOLD_ELSEWHERE = ("wording.stale", "wording.consistency")
"""What `ruling.translation-stale` says already, and what is no matter of one ruling."""


def text_problems(ruling: Ruling) -> Iterator[Problem]:
    """A placeholder is an error; a translation that is stale or missing is a notice."""
    for title in ruling.title.values():
        yield from _placeholder(title, ruling.place_of("title"))
    for lang, text in ruling.text.items():
        yield from _placeholder(text.text, text.place) if text.text is not None else ()
        if lang != ruling.source_language:
            yield from _behind(ruling, lang, text)


def wording_problems(ruling: Ruling, base: Termbase, folder: Path) -> list[Problem]:
    """What the checks of wording find in the languages that claim to be current; files are named from `folder`."""
    current = [lang for lang, text in ruling.text.items() if text.status == CURRENT]
    found = check_all(units_of(ruling, current, folder), base)
    return [finding.problem for finding in found if finding.check not in _TOLD_ELSEWHERE]


def all_wording_problems(
    rulings: Sequence[Ruling], base: Termbase, folder: Path, jobs: int
) -> Iterator[list[Problem]]:
    """The same of each of many rulings, in their order; many are shared out to processes."""
    parts = [rulings[at : at + PART] for at in range(0, len(rulings), PART)]
    for lang in {lang for ruling in rulings for lang in ruling.text}:
        base.words(lang)
    for found in shared_out(lambda part: [wording_problems(one, base, folder) for one in part], parts, jobs):
        yield from found


def _placeholder(words: str, place: Place) -> Iterator[Problem]:
    found = _PLACEHOLDER.search(words)
    if found:
        text = message('"{words}" is a placeholder, and a text should stand here', words=found.group())
        yield error("ruling.placeholder", place, text)


def _behind(ruling: Ruling, lang: str, text: LanguageText) -> Iterator[Problem]:
    if text.status == MISSING:
        said = message('there is no translation into "{language}" yet', language=lang)
        yield notice("ruling.translation-missing", text.place, said)
    elif text.status == STALE:
        said = message('the translation into "{language}" was made from another version of the text',
                       language=lang)  # fmt: skip
        hint = message(
            "if it still says the same: checker translate accept {ruling} --lang {language}",
            ruling=ruling.id,
            language=lang,
        )
        yield notice("ruling.translation-stale", text.place, said, hint)
