"""The texts of a ruling: is the source there, is any of them a placeholder, which translations are behind?"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.problems import Problem, error, notice

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.knowledge.rulings import Ruling

_PLACEHOLDER = re.compile(
    r"\{\{.*?\}\}|\bTODO\b|\bFIXME\b|\bTBD\b|\bXXX+\b|\blorem ipsum\b|\?\?\?|<[^<>\n]*>|^\W*$", re.I | re.S
)


def text_problems(ruling: Ruling) -> Iterator[Problem]:
    """Placeholders are errors; a translation that is stale or missing is a notice."""
    for lang, text in ruling.text.items():
        for words in (ruling.title.get(lang), text.text):
            found = _PLACEHOLDER.search(words) if words is not None else None
            if found:
                said = message("this is a placeholder, not a text: {words}", words=found.group() or '""')
                yield error("ruling.placeholder", ruling.place, said)
        if text.status != "current":
            yield _behind(ruling, lang, text.status)


def _behind(ruling: Ruling, lang: str, status: str) -> Problem:
    if status == "missing":
        missing = message("there is no text in {lang} yet", lang=lang)
        return notice("ruling.translation-missing", ruling.place, missing)
    text = message("the text in {lang} was made from another version of the source text", lang=lang)
    hint = message("read both; if it still says the same: checker translate accept {ruling} --lang {lang}",
                   ruling=ruling.id, lang=lang)  # fmt: skip
    return notice("ruling.translation-stale", ruling.place, text, hint)
