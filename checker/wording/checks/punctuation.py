"""Punctuation and spacing as the language has them.

French puts a no-break space (wide or narrow) before : ; ! ? and inside « », Italian and English put none. Articles and
pronouns are elided before vowels and nowhere else, an apostrophe is not lost, not doubled, and has no space beside it.
Accents are those of the language: *È* and not *E'*, *perché*, *révèle*; words that an accent tells apart (*ou* and
*où*, *a* and *à*, *ne* and *né*) are known by their neighbours. In each language: no space before a comma, one after
it, no double spaces, no spaces inside brackets, no sign too many, a dash in the type line, a capital letter after a
full stop, and a full stop or a question mark where the source has one.

    PASS  fr: Attention : ceci ne cible rien.
    FAIL  fr: Attention: ceci ne cible rien.
    FAIL  it: Un'altro giocatore sceglie.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.problems import Severity
from checker.wording.accents import wrong_accents
from checker.wording.checks import punctuation_fr, punctuation_it
from checker.wording.checks.punctuation_data import ALL, ENGLISH, NBSP, SAME_AS_SOURCE
from checker.wording.quoting import outermost
from checker.wording.sentences import sentence_faults
from checker.wording.units import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.wording.reading import Reading

ID = "wording.punctuation"
SEVERITY = Severity.error
_MASK = re.compile(
    r"\{\{.*?\}\}|\{[^{}\s]*\}|https?://\S+|`[^`]*`|<[^<>]*>|&(?:nbsp|#160|#8239);|%\([^)]*\)\w|%(?:\d\$)?[-+#0]?[\d.*]*[sdifcuxX]\b|\b\d{1,2}:\d\d\b|\S+\.\w+:\d+"
)
_ENTITY = re.compile(r"&(?:nbsp|#160|#8239);")
_ALONE = re.compile(r"(?<=\s)[:;!?](?=[\s,.)]|$)")


def check(reading: Reading) -> Iterator[Fault]:
    """Each rule of the language and of all languages; then the end of the text."""
    source = reading.source.composed if reading.source is not None else ""
    text = _masked(reading.target.composed, source)
    named = _mentioned(reading)
    taken: set[int] = set()
    for rule in _RULES_OF[reading.lang]:
        if not rule.may_be_in(text, reading.target.known):
            continue
        for found in rule.pattern.finditer(text):
            is_same = rule.key in SAME_AS_SOURCE and rule.pattern.search(source) is not None
            if found.start() not in taken and found.group().strip() not in named and not is_same:
                taken.add(found.start())
                words = reading.target.composed[found.start() : found.end()]
                yield Fault(found.start(), rule.message, words, key=rule.key)
    for at, word in wrong_accents(reading):
        if at not in taken:
            yield Fault(at, message('the accents of "{word}" are wrong', word=word), word, key=word.casefold())
    if reading.source is not None:
        yield from sentence_faults(source, reading.target.composed, named)


_RULES_OF = {"it": (*punctuation_it.RULES, *ALL), "fr": (*punctuation_fr.RULES, *ALL), "en": (*ENGLISH, *ALL)}
"""The rules of a language, then those of all."""


def _masked(text: str, source: str) -> str:
    """What is not prose, and what is quoted as the source has it, as letters of the same number."""
    if source and any(sign in text for sign in "“«\""):
        for start, end, _ in outermost(text):
            if text[start + 1 : end - 1].strip(NBSP + " ") in source:
                text = text[: start + 1] + "b" * (end - start - 2) + text[end - 1 :]
    if not any(sign in text for sign in "{<`&%/:$"):
        return text
    return _MASK.sub(_blank, text)


def _blank(found: re.Match[str]) -> str:
    words = found.group()
    if _ENTITY.fullmatch(words):
        return "b" * (len(words) - 1) + "\u00a0"
    return ("_" if words[0] == "%" else "b") * len(words)


def _mentioned(reading: Reading) -> frozenset[str]:
    """Signs that the source speaks of (*begins with !, quote it*): they stand alone; in French all do."""
    if reading.source is None or reading.unit.source_lang == "fr":
        return frozenset()
    return frozenset(_ALONE.findall(reading.source.composed))
