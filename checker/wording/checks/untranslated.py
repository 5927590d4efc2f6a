"""English words left in the text.

Terms of the base, small English words, and words of the source whose spelling the other language does not know.
What is the same in both languages (*permanent*, *vigilance*, *planeswalker*), card names, and a gloss in brackets
(*doppio attacco (double strike)*) stay. A page that is said to be in a language and is in English is told once.

    PASS  en: Pay the ninjutsu cost.   it: Paga il costo di ninjutsu.
    FAIL  en: That token has haste.    fr: Ce token a la célérité.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.problems import Severity
from checker.wording.checks.untranslated_data import ENGLISH, SAME, looks_foreign
from checker.wording.checks.variant import faults_of
from checker.wording.languages import language_of
from checker.wording.units import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.wording.reading import Reading

ID = "wording.untranslated"
SEVERITY = Severity.error
_ASIDE = re.compile(
    r"\([^()]*\)|\[[^\[\]]*\]|\{[^{}]*\}|https?://\S+|[\"“«][^\"”»]*[\"”»]|`[^`]*`|<[^<>]*>|%\([^)]*\)\w"
)
_LONG = 3


def check(reading: Reading) -> Iterator[Fault]:
    """Words of the base first; then what is English by itself or by the source."""
    if reading.lang == "en":
        return
    if language_of(reading.target.words) == "en" and (reading.source is None or reading.unit.source_lang == "en"):
        yield Fault(0, message("this is in English"), key="english")
        return
    faults = list(faults_of(reading, "untranslated"))
    suspects = {word for word in reading.target.known if _is_english(word, reading)}
    if not faults and not suspects:
        return
    covered = _covered(reading)
    faults = [fault for fault in faults if not covered[fault.at]]
    yield from faults
    suspects -= {fault.words.casefold() for fault in faults}
    for at, word in enumerate(reading.target.words) if suspects else ():
        if word not in suspects or covered[reading.target.starts[at]]:
            continue
        written = reading.target.slice(at, at)
        if word in ENGLISH[reading.lang] or (word,) in reading.base.english or not written[:1].isupper():
            suspects.discard(word)
            yield Fault(reading.target.starts[at], message('"{word}" is left in English', word=written), word, key=word)


def _is_english(word: str, reading: Reading) -> bool:
    lang = reading.lang
    if word in SAME[lang] or not word.isalpha() or reading.words.terms.has((word,)):
        return False
    if word in ENGLISH[lang]:
        return True
    if (
        reading.unit.source_lang != "en"
        or reading.source is None
        or len(word) <= _LONG
        or word not in reading.source.known
    ):
        return False
    return (word,) in reading.base.english or looks_foreign(word, lang)


def _covered(reading: Reading) -> list[bool]:
    """Which characters are in brackets, quotes, a card name or a placeholder."""
    text = reading.target.composed
    covered = [False] * (len(text) + 1)
    ranges = [found.span() for found in _ASIDE.finditer(text)]
    target = reading.target
    ranges += [(target.starts[span.first], target.ends[span.last]) for span in reading.card_spans]
    for start, end in ranges:
        covered[start:end] = [True] * (end - start)
    return covered
