"""Brackets that are not closed, or close nothing.

PASS  it: Il Raptor (una 2/1) attacca.
FAIL  it: Il Raptor (una 2/1 attacca.
"""

from __future__ import annotations

import re
from collections import Counter
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.problems import Severity
from checker.wording.units import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.wording.reading import Reading

ID = "wording.brackets"
SEVERITY = Severity.error
_PAIRS = {")": "(", "]": "[", "}": "{"}
_BRACKET = re.compile(r"[()\[\]{}]")
_LIST = re.compile(r"\n\s*(?:\d+|[a-z])\)|:-?[)(]|;-?[)(]")
"""The number of an item in a list, or a face made of signs."""


def check(reading: Reading) -> Iterator[Fault]:
    """The first bracket that has no partner."""
    text = reading.target.composed
    if _BRACKET.search(text) is None:
        return
    at = _unpaired(_LIST.sub(lambda found: " " * len(found.group()), f"\n{text}")[1:])
    if at is not None and not _are_spoken_of(reading):
        yield Fault(at, message('the bracket "{sign}" has no partner', sign=text[at]), text[at])


def _unpaired(text: str) -> int | None:
    opened: list[int] = []
    for found in _BRACKET.finditer(text):
        at, sign = found.start(), found.group()
        if sign not in _PAIRS:
            opened.append(at)
        elif not opened or text[opened.pop()] != _PAIRS[sign]:
            return at
    return opened[-1] if opened else None


def _are_spoken_of(reading: Reading) -> bool:
    """Whether the source has the very same ones without partners: *a ) is missing*."""
    if reading.source is None:
        return False
    said, here = (Counter(_BRACKET.findall(each.composed)) for each in (reading.source, reading.target))
    return said == here and any(said[sign] != said[other] for sign, other in _PAIRS.items())
