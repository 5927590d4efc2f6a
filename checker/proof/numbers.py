"""Rule numbers compared: their natural order, and the nearest of those that there are."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

_NUMBER = re.compile(r"(\d+)(?:\.(\d+)([a-z]*))?$")

Key = tuple[int, int, str]


def key_of(number: str) -> Key:
    """What a rule number is sorted by: 510.10 comes after 510.4, 702.4b after 702.4a, other texts last."""
    match = _NUMBER.match(number)
    if match is None:
        return (10**6, 0, number)
    return (int(match[1]), int(match[2] or 0), match[3])


def nearest_numbers(number: str, known: Iterable[str], count: int = 3) -> tuple[str, ...]:
    """The known numbers around this one, in their order: those of its section before all others."""
    ordered = sorted(set(known), key=key_of)
    wanted = key_of(number)
    at = sum(key_of(other) < wanted for other in ordered)
    near = sorted(range(len(ordered)), key=lambda i: (key_of(ordered[i])[0] != wanted[0], abs(i - at + 0.5)))
    return tuple(sorted((ordered[i] for i in near[:count]), key=key_of))
