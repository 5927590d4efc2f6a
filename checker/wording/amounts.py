"""The numbers of a text, however they are written: digits, words, ordinals, times of day."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from itertools import chain
from operator import itemgetter
from typing import TYPE_CHECKING

from checker.wording.digits import Amount, in_digits
from checker.wording.spelled import CARDINALS, MULTIPLIERS, ORDINALS
from checker.wording.tokens import tokens

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

Numbers = Counter[str]
_WORD = re.compile(r"[^\W\d_]+(?:-[^\W\d_]+)*")
_MOST = 100
"""Ordinals are known up to here."""
_PERCENT = frozenset(("pour", "per"))
_AMBIGUOUS = frozenset((("it", "sei"), ("fr", "neuf")))
"""`sei` may be *you are*, `neuf` may be *new*: they prove nothing."""
_ET = re.compile(r"\b(vingt|trente|quarante|cinquante|soixante) et (?=un|onz)", re.I)
_AND = {"en": ("and",)}
_TELLING = frozenset((*(word for words in CARDINALS.values() for word in words), *_PERCENT, "and"))
_WHOLE = frozenset(word for known in (*CARDINALS.values(), *ORDINALS.values()) for word in known if "-" in word)
_COUNTING = {lang: frozenset(word for word, value in known.items() if value != 1) for lang, known in CARDINALS.items()}
"""A text that has none of these has no number in words: "one" alone is none. Of *twenty-one* it has *twenty*."""
_PLACING = {lang: frozenset(known) for lang, known in ORDINALS.items()}
"""Of *twenty-first* a text has *first*."""
_NONE: frozenset[str] = frozenset()


def numbers(text: str, lang: str) -> Numbers:
    """The numbers of a text, each as digits; "one" as a word is none."""
    return Counter(written(text, lang))


def written(text: str, lang: str) -> list[str]:
    """The same in their order."""
    return [number for number, _, _ in amounts(text, lang)]


def place_of(number: str, text: str, lang: str) -> int:
    """Where a number stands first; 0 if it does not."""
    return next((at for written, at, _ in amounts(text, lang) if written == number), 0)


@lru_cache(maxsize=4096)
def amounts(text: str, lang: str) -> tuple[Amount, ...]:
    """Each number with where it begins and ends; words that stand together are one (`two hundred`)."""
    found = in_digits(text).amounts
    if tokens(text).known.isdisjoint(_COUNTING.get(lang, _NONE)):
        return found
    words = _WORD.finditer(_joined(text))
    spelled = [part for word in words for part in _parts(word) if part[0] in _TELLING]
    return tuple(sorted(chain(found, _put_together(spelled, lang)), key=itemgetter(1)))


@lru_cache(maxsize=4096)
def places(text: str, lang: str) -> Counter[int]:
    """The ordinals of a text and the fractions that are called so, *first* as well."""
    found = [place for place in in_digits(text).places if place < _MOST]
    if not tokens(text).known.isdisjoint(_PLACING.get(lang, _NONE)):
        values = [_place(word, ORDINALS[lang]) for word in _WORD.findall(_joined(text).casefold())]
        found += [value for value in values if value is not None and value < _MOST]
    return Counter(found)


def _joined(text: str) -> str:
    """*Vingt et un* with hyphens, as it is written as well; no place moves."""
    return _ET.sub(r"\1-et-", text)


def _place(word: str, known: Mapping[str, int]) -> int | None:
    """What an ordinal counts to; *a third-level spell* holds one."""
    if "-" not in word or word in known:
        return known.get(word)
    return next((known[part] for part in word.split("-") if part in known), None)


def _parts(match: re.Match[str]) -> Sequence[Amount]:
    """A word with its ends; *seven-card* is two, *dix-sept* one."""
    word, start = match.group().casefold(), match.start()
    if "-" not in word or word in _WHOLE:
        return ((word, start, match.end()),)
    return [(part.group(), start + part.start(), start + part.end()) for part in re.finditer(r"[^-]+", word)]


def _put_together(words: list[Amount], lang: str) -> Iterator[Amount]:
    known, times = CARDINALS.get(lang, {}), MULTIPLIERS.get(lang, {})
    total, begin, last, end = 1, -1, -1, -1
    for at, (word, start, stop) in enumerate(words):
        value = None if (lang, word) in _AMBIGUOUS else known.get(word)
        joins = end >= 0 and start - end <= 1
        after_per = at > 0 and words[at - 1][0] in _PERCENT and start - words[at - 1][2] <= 1
        if value is None or (word in times and after_per):
            end = stop if joins and word in _AND.get(lang, ()) and total >= 20 else -1
            continue
        if joins and word in times:
            total *= value
        elif joins and total >= 20 and value < min(total, 100):
            total += value
        else:
            if total != 1:
                yield str(total), begin, last
            total, begin = value, start
        last = end = stop
    if total != 1:
        yield str(total), begin, last
