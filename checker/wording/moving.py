"""The same numbers or symbols, said of other things: *two creatures with three counters*, *{T}: Add {C}*."""

from __future__ import annotations

import re
from collections import Counter
from itertools import combinations
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from checker.wording.lexicon import Span
    from checker.wording.reading import Reading
    from checker.wording.tokens import Text

_STOP = re.compile(r"[.;!?:]")
_COST = re.compile(r"(?:[,\s\u00a0\u202f]|\{[^{}]*\})*:")
_PAID = "cost"
"""What stands before a colon."""
Placed = tuple[str, int, int]
"""What is written, from where to where."""


_Around = frozenset[str]


def moved(reading: Reading, said: Iterable[Placed], here: Iterable[Placed]) -> tuple[str, str] | None:
    """Two items that have changed places, while what stands around them did not."""
    if reading.source is None:
        return None
    theirs, ours = list(said), list(here)
    order, other = [item for item, _, _ in theirs], [item for item, _, _ in ours]
    if order == other or Counter(order) != Counter(other):
        return None
    differing = [at for at, item in enumerate(order) if item != other[at]]
    source = {at: _around(reading.source, reading.source_spans, *theirs[at][1:]) for at in differing}
    target = {at: _around(reading.target, reading.spans, *ours[at][1:]) for at in differing}
    for one, two in combinations(differing, 2):
        if order[one] == other[two] and order[two] == other[one] and _stays(one, two, source, target):
            return order[one], order[two]
    return None


def _stays(one: int, two: int, source: dict[int, _Around], target: dict[int, _Around]) -> bool:
    """Whether what stands around each place is the same, rather than gone with the items."""
    stays = len(source[one] & target[one]) + len(source[two] & target[two])
    goes = len(source[one] & target[two]) + len(source[two] & target[one])
    return stays >= goes and stays > 0


def _around(text: Text, spans: list[Span], start: int, end: int) -> _Around:
    """The concepts before and after, as far as the clause goes; of a cost what it is paid for."""
    cost = _COST.match(text.composed, end)
    found: set[str] = {_PAID} if cost else set()
    before = [span for span in spans if text.ends[span.last] <= start]
    after = next((span for span in spans if text.starts[span.first] >= end), None)
    if before and not _STOP.search(text.composed, text.ends[before[-1].last], start):
        found |= before[-1].keys
    if after is not None and not _STOP.search(text.composed, cost.end() if cost else end, text.starts[after.first]):
        found |= after.keys
    return frozenset(found)
