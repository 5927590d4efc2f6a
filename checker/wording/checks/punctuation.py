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
from functools import lru_cache
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.problems import Severity
from checker.wording.accents import wrong_accents
from checker.wording.checks import punctuation_fr, punctuation_it
from checker.wording.checks.punctuation_data import ALL, ENGLISH, NBSP, SAME_AS_SOURCE
from checker.wording.quoting import outermost
from checker.wording.seeking.hints import Seeker, Signed
from checker.wording.sentences import sentence_faults
from checker.wording.units import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.wording.reading import Reading

ID = "wording.punctuation"
SEVERITY = Severity.error
MASK = Signed(
    r"\{\{.*?\}\}|\{[^{}\s]*\}|https?://\S+|`[^`]*`|<[^<>]*>|&(?:nbsp|#160|#8239);|%\([^)]*\)\w"
    r"|%(?:\d\$)?[-+#0]?[\d.*]*[sdifcuxX]\b|\b\d{1,2}:\d\d\b|\S+\.\w+:\d+",
    ("{", "`", "<", "&", "%", "://", *(f":{digit}" for digit in range(10))),
)
_ENTITY = re.compile(r"&(?:nbsp|#160|#8239);")
_ALONE = re.compile(r"\s([:;!?])(?=[\s,.)]|$)")


def check(reading: Reading) -> Iterator[Fault]:
    """Each rule of the language and of all languages; then the end of the text."""
    source = reading.source.composed if reading.source is not None else ""
    text = _masked(reading.target.composed, source)
    named = _mentioned(reading)
    taken: set[int] = set()
    rules = RULES[reading.lang]
    for number, found in _SEEKER[reading.lang].found(text, reading.target):
        rule = rules[number]
        is_same = rule.key in SAME_AS_SOURCE and rule.hinted.pattern.search(source) is not None
        if found.start() not in taken and found.group().strip() not in named and not is_same:
            taken.add(found.start())
            words = reading.target.composed[found.start() : found.end()]
            yield Fault(found.start(), rule.message, words, key=rule.key)
    for at, word in wrong_accents(reading):
        if at not in taken:
            yield Fault(at, message('the accents of "{word}" are wrong', word=word), word, key=word.casefold())
    if reading.source is not None:
        yield from sentence_faults(source, reading.target.composed, named)


RULES = {"it": (*punctuation_it.RULES, *ALL), "fr": (*punctuation_fr.RULES, *ALL), "en": (*ENGLISH, *ALL)}
"""The rules of a language, then those of all."""
_SEEKER = {lang: Seeker(rule.hinted for rule in rules) for lang, rules in RULES.items()}


def _masked(text: str, source: str) -> str:
    """What is not prose, and what is quoted as the source has it, as letters of the same number."""
    for start, end, _ in outermost(text) if source else ():
        if text[start + 1 : end - 1].strip(NBSP + " ") in source:
            text = text[: start + 1] + "b" * (end - start - 2) + text[end - 1 :]
    return MASK.replaced(text, _blank)


def _blank(found: re.Match[str]) -> str:
    words = found.group()
    if _ENTITY.fullmatch(words):
        return "b" * (len(words) - 1) + "\u00a0"
    return ("_" if words[0] == "%" else "b") * len(words)


def _mentioned(reading: Reading) -> frozenset[str]:
    """Signs that the source speaks of (*begins with !, quote it*): they stand alone; in French all do."""
    if reading.source is None or reading.unit.source_lang == "fr":
        return frozenset()
    return _alone(reading.source.composed)


@lru_cache(maxsize=1024)
def _alone(source: str) -> frozenset[str]:
    return frozenset(_ALONE.findall(source))
