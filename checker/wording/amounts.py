"""The numbers of a text, however they are written: digits, words, ordinals, times of day."""

from __future__ import annotations

import re
from collections import Counter
from functools import lru_cache
from typing import TYPE_CHECKING

from checker.wording.spelled import CARDINALS, MULTIPLIERS, ORDINALS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

Numbers = Counter[str]
MINUS = str.maketrans("−‐‑–", "----")
TOKEN = re.compile(
    r"(?P<rule>\b[1-9]\d{2}\.(?!000\b)\d+[a-z]*)"
    r"|(?P<stat>(?<![\w{/])[+\-−‐‑]?(?:\d+|X)/[+\-−‐‑]?(?:\d+|X)(?![\w}/]))"
    r"|(?P<signed>(?<![\w{/])[+\-−‐‑–](?:\d+|X)\b(?!/))"
    r"|(?P<time>\b\d{1,2}(?::\d\d(?:\s?[ap]\.?m\b\.?)?|\s?[ap]\.?m\b\.?|\s?h\b(?:\s?\d\d\b)?))"
    r"|(?P<place>(?<![\w{/.])\d+(?:st|nd|rd|th|ers?|res?|ères?|i?[eè]mes?|es?|[°ªº])(?!\w))"
    r"|(?P<digits>(?<![\w{/%.])\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+(?![\w}/])|(?<![\w{/%.])\d+(?![\w}/]))"
    r"|(?P<word>[^\W\d_]+(?:-[^\W\d_]+)*)"
)
_CLOCK = re.compile(r"(\d+)(?:\D+?(\d\d))?(?:\s?([ap])\.?m)?\b")
_LETTERS = re.compile(r"[^\W\d_]+")
_DIGIT = re.compile(r"\d")
_CARDINAL, _ORDINAL = (
    frozenset(
        part for words in known.values() for word, value in words.items() if value != one for part in word.split("-")
    )
    for known, one in ((CARDINALS, 1), (ORDINALS, 0))
)
"""The words by which it is known that a text may have numbers; "one" alone is none."""
_MOST = 100
"""Ordinals are known up to here."""
_PERCENT = frozenset(("pour", "per"))
_AMBIGUOUS = frozenset((("it", "sei"), ("fr", "neuf")))
"""`sei` may be *you are*, `neuf` may be *new*: they prove nothing."""
_ET = re.compile(r"\b(vingt|trente|quarante|cinquante|soixante) et (?=un|onz)", re.I)
_AND = {"en": ("and",)}
_TELLING = frozenset((*(word for words in CARDINALS.values() for word in words), *_PERCENT, "and"))
_WHOLE = frozenset(word for known in (*CARDINALS.values(), *ORDINALS.values()) for word in known if "-" in word)


def numbers(text: str, lang: str) -> Numbers:
    """The numbers of a text, each as digits; "one" as a word is none."""
    return Counter(written for written, _, _ in amounts(text, lang))


@lru_cache(maxsize=4096)
def places(text: str, lang: str) -> Counter[int]:
    """The ordinals of a text and the fractions that are called so, *first* as well."""
    if not _may_have(text, _ORDINAL):
        return Counter()
    found: Counter[int] = Counter()
    for match in TOKEN.finditer(_ET.sub(r"\1-et-", text)):
        value = _place(match, ORDINALS.get(lang, {}))
        if value is not None and value < _MOST:
            found[value] += 1
    return found


def _place(match: re.Match[str], known: dict[str, int]) -> int | None:
    """What an ordinal counts to; *a third-level spell* holds one."""
    if match.lastgroup == "place":
        return int("".join(sign for sign in match.group() if sign.isdecimal()))
    if match.lastgroup != "word":
        return None
    word = match.group().casefold()
    if "-" not in word or word in known:
        return known.get(word)
    return next((known[part] for part in word.split("-") if part in known), None)


def _may_have(text: str, words: frozenset[str]) -> bool:
    return _DIGIT.search(text) is not None or not words.isdisjoint(_words(text))


@lru_cache(maxsize=4096)
def _words(text: str) -> frozenset[str]:
    return frozenset(_LETTERS.findall(text.casefold()))


def place_of(number: str, text: str, lang: str) -> int:
    """Where a number stands first; 0 if it does not."""
    return next((at for written, at, _ in amounts(text, lang) if written == number), 0)


@lru_cache(maxsize=4096)
def amounts(text: str, lang: str) -> tuple[tuple[str, int, int], ...]:
    """Each number as digits, with where it begins and ends; words that stand together are one (`two hundred`)."""
    return tuple(_each(text, lang)) if _may_have(text, _CARDINAL) else ()


def _each(text: str, lang: str) -> Iterator[tuple[str, int, int]]:
    spelled: list[tuple[str, int, int]] = []
    for match in TOKEN.finditer(_ET.sub(r"\1-et-", text)):
        if match.lastgroup == "word":
            spelled += (part for part in _parts(match) if part[0] in _TELLING)
            continue
        yield from _put_together(spelled, lang)
        spelled = []
        written = match.group().translate(MINUS)
        if match.lastgroup == "digits":
            yield re.sub(r"\D", "", written), *match.span()
        elif match.lastgroup == "time":
            yield _clock(written), *match.span()
        elif match.lastgroup == "rule" or (match.lastgroup == "stat" and written[0] not in "+-"):
            yield written, *match.span()
    yield from _put_together(spelled, lang)


def _parts(match: re.Match[str]) -> Sequence[tuple[str, int, int]]:
    """A word with its ends; *seven-card* is two, *dix-sept* one."""
    word, start = match.group().casefold(), match.start()
    if "-" not in word or word in _WHOLE:
        return ((word, start, match.end()),)
    return [(part.group(), start + part.start(), start + part.end()) for part in re.finditer(r"[^-]+", word)]


def _put_together(words: list[tuple[str, int, int]], lang: str) -> Iterator[tuple[str, int, int]]:
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


def _clock(written: str) -> str:
    """A time of day on the clock of 24 hours: *2:05 p.m.* is *14 h 05*."""
    found = _CLOCK.match(written)
    hour, minute, half = found.groups() if found else ("0", None, None)
    return f"{int(hour) % 12 + 12 if half == 'p' else int(hour)}:{minute or '00'}"
