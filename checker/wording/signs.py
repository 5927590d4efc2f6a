"""Concepts that a text denies, and such as it does not: *its toughness, not its power*."""

from __future__ import annotations

from bisect import bisect_right
from itertools import combinations, pairwise
from typing import TYPE_CHECKING

from checker.wording.bindings import CLAUSE
from checker.wording.particles.balance import counted
from checker.wording.termbase import CARD

if TYPE_CHECKING:
    from collections.abc import Sequence

    from checker.wording.lexicon import Span
    from checker.wording.reading import Reading
    from checker.wording.tokens import Text


def turned(reading: Reading) -> tuple[str, str] | None:
    """Two concepts of a kind of which each has the sign of the other one in the source."""
    if reading.source is None:
        return None
    said = _signs(reading.source, reading.source_spans, reading.unit.source_lang or "en")
    if len(set(said.values())) < 2:
        return None
    here = _signs(reading.target, reading.spans, reading.lang)
    moved = sorted(key for key in said.keys() & here.keys() if said[key] != here[key])
    return next((pair for pair in combinations(moved, 2) if _is_pair(*pair, said, reading)), None)


def _is_pair(one: str, other: str, said: dict[str, bool], reading: Reading) -> bool:
    concepts = reading.base.concepts
    return said[one] != said[other] and concepts[one].category == concepts[other].category


def _signs(text: Text, spans: Sequence[Span], lang: str) -> dict[str, bool]:
    """Of each concept that stands there once, whether its clause denies something."""
    ends = [found.end() for found in CLAUSE.finditer(text.composed)]
    if not ends:
        return {}
    bounds = [0, *ends, len(text.composed)]
    clauses = [bool(counted(text.composed[a:b], lang)["neg"]) for a, b in pairwise(bounds)]
    places: dict[str, list[int]] = {}
    for span in spans:
        for key in span.keys:
            places.setdefault(key, []).append(bisect_right(ends, text.starts[span.first]))
    return {key: clauses[at[0]] for key, at in places.items() if len(at) == 1 and not key.startswith((CARD, "pl."))}
