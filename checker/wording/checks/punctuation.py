"""Punctuation and spacing as the language has them.

French puts a no-break space (wide or narrow) before : ; ! ? and inside « », Italian and English put none. Italian
writes *un'* before a feminine noun only, *È* with its accent and *perché* with the acute one, and no hyphen after
*non*; the article is elided in French. In each language: no space before a comma, one after it, no double spaces,
no spaces inside brackets, a dash in the type line, and a full stop where the source has one.

    PASS  fr: Attention : ceci ne cible rien.
    FAIL  fr: Attention: ceci ne cible rien.
    FAIL  it: Un'altro giocatore sceglie.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.problems import Severity
from checker.wording.checks.punctuation_data import RULES
from checker.wording.units import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.wording.reading import Reading

ID = "wording.punctuation"
SEVERITY = Severity.error
_MASK = re.compile(
    r"\{\{.*?\}\}|\{[^{}\s]*\}|https?://\S+|`[^`]*`|<[^<>]*>|&(?:nbsp|#160|#8239);|%\([^)]*\)\w|\b\d{1,2}:\d\d\b|\S+\.\w+:\d+"
)
_ENTITY = re.compile(r"&(?:nbsp|#160|#8239);")
_ALONE = re.compile(r"(?<=\s)[:;!?](?=[\s,.)]|$)")
_END = re.compile(r"[\"”»’')\]\s\u00a0\u202f]*$")


def check(reading: Reading) -> Iterator[Fault]:
    """Each rule of the language and of all languages; then the end of the text."""
    text = _masked(reading.target.composed)
    named = _mentioned(reading)
    taken: set[int] = set()
    for rule in _RULES_OF[reading.lang]:
        if not rule.may_be_in(text, reading.target.known):
            continue
        for found in rule.pattern.finditer(text):
            if found.start() not in taken and found.group().strip() not in named:
                taken.add(found.start())
                words = reading.target.composed[found.start() : found.end()]
                yield Fault(found.start(), rule.message, words, key=rule.key)
    if reading.source is not None:
        yield from _ending(reading.source.composed, reading.target.composed, named)


_RULES_OF = {lang: (*RULES[lang], *RULES["all"]) for lang in ("it", "fr", "en")}
"""The rules of a language, then those of all."""


def _masked(text: str) -> str:
    """What is not prose as letters of the same number; an entity for a no-break space as such spaces."""
    if not any(sign in text for sign in "{<`&%/:"):
        return text
    return _MASK.sub(_blank, text)


def _blank(found: re.Match[str]) -> str:
    if _ENTITY.fullmatch(found.group()):
        return "b" * (len(found.group()) - 1) + "\u00a0"
    return "b" * len(found.group())


def _mentioned(reading: Reading) -> frozenset[str]:
    """Signs that the source speaks of (*begins with !, quote it*): they stand alone; in French all do."""
    if reading.source is None or reading.unit.source_lang == "fr":
        return frozenset()
    return frozenset(_ALONE.findall(reading.source.composed))


def _ending(source: str, text: str, named: frozenset[str]) -> Iterator[Fault]:
    said, here = (_END.sub("", each)[-1:] for each in (source, text))
    if said in named:
        return
    if said != here and said in ".?!" and said and here not in ".?!…:":
        told = message('the source ends with "{said}", the translation does not', said=said)
        yield Fault(max(len(text) - 1, 0), told, here)
    elif said == "?" and here in ".!" and here:
        yield Fault(len(text) - 1, message('the source ends with "{said}", the translation does not', said=said), here)
