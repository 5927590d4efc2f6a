"""Editions of the rules: which there are, which numbers the one in force has, what moved. No rules text."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from difflib import get_close_matches
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

LETTERS = (*"abcdefghijkmnpqrstuvwxyz", "aa", "ab", "ac", "ad", "ae", "af")
"""Letters of subrules in their order: l and o are not used."""

_TOKEN = re.compile(r"([0-9]+)(?:-([0-9]+)|([a-z]{1,2})(?:-([a-z]{1,2}))?)?")


@dataclass(frozen=True, slots=True)
class Edition:
    """`numbers` are those of the edition in force; `moved` leads to them from those of older editions."""

    in_force: str
    dates: tuple[str, ...]
    numbers: frozenset[str]
    moved: Mapping[str, Mapping[str, tuple[str, ...]]] = field(default_factory=dict)
    fingerprints: Mapping[str, str] = field(default_factory=dict)

    def knows(self, number: str) -> bool:
        """Whether the edition in force has a rule of this number."""
        return number in self.numbers

    def nearest(self, number: str, count: int = 3) -> tuple[str, ...]:
        """Numbers like this one: of its section if there is such a section."""
        section = number.partition(".")[0]
        near = sorted(known for known in self.numbers if known.partition(".")[0] == section)
        return tuple(get_close_matches(number, near or sorted(self.numbers), n=count, cutoff=0.4))

    def now(self, number: str, edition: str) -> tuple[str, ...]:
        """What has become of an edition's number: several if it was split, itself if it did not move.

        What holds for a rule or section holds for all below it that are not named themselves.
        """
        moved = self.moved.get(edition, {})
        for above in _upwards(number):
            if above in moved:
                return tuple(new + number[len(above) :] for new in moved[above])
        return (number,)

    def before(self, number: str, edition: str) -> tuple[str, ...]:
        """Under which other numbers an edition had what stands under this number now; none if it did not move."""
        found = (
            old + number[len(above) :]
            for above in _upwards(number)
            for old, news in self.moved.get(edition, {}).items()
            if above in news
        )
        return tuple(old for old in dict.fromkeys(found) if old != number and number in self.now(old, edition))

    def former(self, number: str) -> dict[str, str]:
        """Its older numbers, the latest first, each with the last edition (its date) that had it."""
        older = sorted(date for date in self.dates if date < self.in_force)
        last = {old: date for date in older for old in self.before(number, date)}
        return dict(sorted(last.items(), key=lambda pair: pair[1], reverse=True))


UNKNOWN = Edition("", (), frozenset())
"""Where no edition is stored: nothing can be said about numbers."""


def _upwards(number: str) -> tuple[str, ...]:
    rule = number.rstrip("".join(LETTERS))
    return tuple(dict.fromkeys((number, rule, rule.partition(".")[0])))


def unfolded(section: str, folded: str) -> Iterator[str]:
    """The numbers of a section: "1-2 4a-c" stands for the section itself, 1, 2, 4, 4a, 4b and 4c of it.

    Raises ValueError with the part that is not of this form.
    """
    yield section
    for token in folded.split():
        parts = _TOKEN.fullmatch(token)
        if parts is None:
            raise ValueError(token)
        rule, last, first_letter, last_letter = parts.groups()
        letters = _letters(first_letter, last_letter or first_letter)
        if not letters and first_letter:
            raise ValueError(token)
        yield from (f"{section}.{number}" for number in range(int(rule), int(last or rule) + 1))
        yield from (f"{section}.{rule}{letter}" for letter in letters)


def _letters(first: str | None, last: str | None) -> tuple[str, ...]:
    """The letters from the first to the last; none if one of them is no letter of subrules."""
    if first not in LETTERS or last not in LETTERS:
        return ()
    return LETTERS[LETTERS.index(first) : LETTERS.index(last) + 1]
