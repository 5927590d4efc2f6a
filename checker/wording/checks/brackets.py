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
_LIST = re.compile(r"(?:^|\n)\s*(?:\d+|[a-z])\)|[:;]-?[)(]")


def check(reading: Reading) -> Iterator[Fault]:
    """The first bracket that has no partner."""
    text = reading.target.composed
    if not _BRACKET.search(text) or _are_spoken_of(reading):
        return
    text = _LIST.sub(lambda found: " " * len(found.group()), text)
    opened: list[tuple[str, int]] = []
    for found in _BRACKET.finditer(text):
        at, sign = found.start(), found.group()
        if sign in _PAIRS.values():
            opened.append((sign, at))
        elif sign in _PAIRS:
            if not opened or opened[-1][0] != _PAIRS[sign]:
                yield _fault(at, sign)
                return
            opened.pop()
    if opened:
        yield _fault(opened[-1][1], opened[-1][0])


def _are_spoken_of(reading: Reading) -> bool:
    """Whether the source has the very same ones without partners: *a ) is missing*."""
    if reading.source is None:
        return False
    said, here = (Counter(_BRACKET.findall(each.composed)) for each in (reading.source, reading.target))
    return said == here and any(said[sign] != said[other] for sign, other in _PAIRS.items())


def _fault(at: int, sign: str) -> Fault:
    return Fault(at, message('the bracket "{sign}" has no partner', sign=sign), sign)
