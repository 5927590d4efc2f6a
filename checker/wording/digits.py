"""The numbers of a text in digits: those of rules, power and toughness, and times of day among them."""

from __future__ import annotations

import re
from functools import lru_cache
from typing import NamedTuple

Amount = tuple[str, int, int]
"""A number as digits, with where it begins and ends."""
MINUS = str.maketrans("−‐‑–", "----")
_BEGINNING = re.compile(r"[\dX+\-−‐‑–]")
_NUMBER = re.compile(
    r"(?P<rule>\b[1-9]\d{2}\.(?!000\b)\d+[a-z]*)"
    r"|(?P<stat>(?<![\w{/])[+\-−‐‑]?(?:\d+|X)/[+\-−‐‑]?(?:\d+|X)(?![\w}/]))"
    r"|(?P<signed>(?<![\w{/])[+\-−‐‑–](?:\d+|X)\b(?!/))"
    r"|(?P<time>\b\d{1,2}(?::\d\d(?:\s?[ap]\.?m\b\.?)?|\s?[ap]\.?m\b\.?|\s?h\b(?:\s?\d\d\b)?))"
    r"|(?P<place>(?<![\w{/.])\d+(?:st|nd|rd|th|ers?|res?|ères?|i?[eè]mes?|es?|[°ªº])(?!\w))"
    r"|(?P<digits>(?<![\w{/%.])\d{1,3}(?:[.,'’ \u00a0\u202f]\d{3})+(?![\w}/])|(?<![\w{/%.])\d+(?![\w}/]))"
)
"""All of them begin with a sign of those above."""
_NO_DIGITS = re.compile(r"\D+")
_CLOCK = re.compile(r"(\d+)(?:\D+?(\d\d))?(?:\s?([ap])\.?m)?\b")


class Digits(NamedTuple):
    """Amounts, and the places that ordinals such as *3rd* count to, as they follow one another."""

    amounts: tuple[Amount, ...]
    places: tuple[int, ...]


@lru_cache(maxsize=4096)
def in_digits(text: str) -> Digits:
    """The numbers in digits, which mean the same in every language; *+2* and *-1/-1* are none."""
    amounts: list[Amount] = []
    places: list[int] = []
    end = 0
    for beginning in _BEGINNING.finditer(text):
        start = beginning.start()
        found = _NUMBER.match(text, start) if start >= end else None
        if found is None:
            continue
        kind, written, end = found.lastgroup, found.group().translate(MINUS), found.end()
        if kind == "digits":
            amounts.append((_only_digits(written), start, end))
        elif kind == "time":
            amounts.append((_clock(written), start, end))
        elif kind == "place":
            places.append(int(_only_digits(written)))
        elif kind == "rule" or (kind == "stat" and written[0] not in "+-"):
            amounts.append((written, start, end))
    return Digits(tuple(amounts), tuple(places))


def _only_digits(written: str) -> str:
    return _NO_DIGITS.sub("", written)


def _clock(written: str) -> str:
    """A time of day on the clock of 24 hours: *2:05 p.m.* is *14 h 05*."""
    found = _CLOCK.match(written)
    hour, minute, half = found.groups() if found else ("0", None, None)
    return f"{int(hour) % 12 + 12 if half == 'p' else int(hour)}:{minute or '00'}"
