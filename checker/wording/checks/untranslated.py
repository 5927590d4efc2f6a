"""English words left in the text.

Terms of the base, small English words, words of the source whose spelling the other language does not know, English
creature types, and words that follow each other as they do in the source (*la legend rule*). What is the same in both
languages (*permanent*, *vigilance*, *planeswalker*), card names, and a gloss in brackets (*doppio attacco (double
strike)*) stay. A page that is said to be in a language and is in English is told once.

    PASS  en: Pay the ninjutsu cost.   it: Paga il costo di ninjutsu.
    FAIL  en: That token has haste.    fr: Ce token a la célérité.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.problems import Severity
from checker.engine.abilities.creature_types import CREATURE_TYPES
from checker.wording.checks.untranslated_data import BEFORE_A_NOUN, ENGLISH, NOUNS, SAME, SAME_TYPES, looks_foreign
from checker.wording.checks.untranslated_names import is_in_a_name, is_translated, word_at
from checker.wording.checks.untranslated_runs import runs
from checker.wording.checks.variant import faults_of
from checker.wording.languages import language_of
from checker.wording.tokens import STOP
from checker.wording.units import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.wording.reading import Reading

ID = "wording.untranslated"
SEVERITY = Severity.error
_ASIDE = re.compile(
    r"\((?:[^()\s]+\s+){0,5}[^()\s]*\)|\[[^\[\]]*\]|\{[^{}]*\}|https?://\S+|[\"“«][^\"”»]*[\"”»]|`[^`]*`|<[^<>]*>|%\([^)]*\)\w"
)
"""What may be English: a gloss of up to six words in round brackets, not a sentence of reminder text."""
_KEY = "\N{WORD JOINER}"
"""What stands where a literal was: the word behind it belongs to it, *resolve: all*."""
_LONG = 3


def check(reading: Reading) -> Iterator[Fault]:
    """Words of the base first; then what is English by itself or by the source."""
    if reading.lang == "en":
        return
    if language_of(reading.target.words) == "en" and (reading.source is None or reading.unit.source_lang == "en"):
        yield Fault(0, message("this is in English"), key="english")
        return
    faults = list(faults_of(reading, "untranslated"))
    suspects = set(_suspects(reading))
    kept = list(runs(reading)) if reading.source is not None and reading.unit.source_lang == "en" else []
    if not faults and not suspects and not kept:
        return
    covered = _covered(reading)
    faults = [fault for fault in faults if not (covered[fault.at] or is_in_a_name(word_at(fault.at, reading), reading))]
    yield from faults
    suspects -= {fault.words.casefold() for fault in faults}
    for at, word in enumerate(reading.target.words) if suspects else ():
        if word not in suspects or covered[reading.target.starts[at]]:
            continue
        written = reading.target.slice(at, at)
        if _is_told(word, written, at, reading):
            suspects.discard(word)
            yield Fault(reading.target.starts[at], message('"{word}" is left in English', word=written), word, key=word)
            faults.append(Fault(at, message("this is in English")))
    for first, last in kept if not faults else ():
        if not covered[reading.target.starts[first]]:
            words = reading.target.slice(first, last)
            yield Fault(reading.target.starts[first], message('"{word}" is left in English', word=words), words)
            return


def _is_told(word: str, written: str, at: int, reading: Reading) -> bool:
    """A capital letter may begin a name; *but* may be a French noun."""
    if is_in_a_name(at, reading) or _KEY in reading.target.composed[max(reading.target.starts[at] - 2, 0) :][:2]:
        return False
    if word in NOUNS.get(reading.lang, ()):
        before = reading.target.words[at - 1] if at else STOP
        return before not in BEFORE_A_NOUN and not (word == "or" and before == STOP)
    if word in ENGLISH[reading.lang] or (word,) in reading.base.english or not written[:1].isupper():
        return True
    return at > 0 and reading.target.words[at - 1] != STOP and _is_type(word)


def _is_type(word: str) -> bool:
    return word.title() in CREATURE_TYPES or word.title().removesuffix("s") in CREATURE_TYPES


def _suspects(reading: Reading) -> Iterator[str]:
    """Words that are English by themselves, and those of the source that are."""
    lang, here = reading.lang, reading.target.known
    for word in here & ENGLISH[lang]:
        if not (word in SAME[lang] or word in NOUNS.get(lang, ()) or reading.words.terms.has((word,))):
            yield word
    if reading.source is not None:
        is_english = reading.unit.source_lang == "en"
        for word in here & reading.source.known:
            if word in NOUNS.get(lang, ()) or (is_english and _is_kept_from(word, reading)):
                yield word


def _is_kept_from(word: str, reading: Reading) -> bool:
    """Whether a word that the English source has too is none of the language."""
    lang = reading.lang
    if len(word) <= _LONG or word in SAME[lang] or not word.isalpha():
        return False
    if reading.words.terms.has((word,)):
        return is_translated(word, reading)
    if _is_type(word):
        return not {word, word.removesuffix("s")} & SAME_TYPES[lang]
    return (word,) in reading.base.english or looks_foreign(word, lang)


def _covered(reading: Reading) -> list[bool]:
    """Which characters are in brackets, quotes, a card name or a placeholder."""
    text = reading.target.composed
    covered = [False] * (len(text) + 1)
    ranges = [found.span() for found in _ASIDE.finditer(text)]
    target = reading.target
    ranges += [
        (target.starts[span.first], target.ends[span.last])
        for span in reading.card_spans
        if len(span) > 1 or not is_translated(target.words[span.first], reading)
    ]
    for start, end in ranges:
        covered[start:end] = [True] * (end - start)
    return covered
