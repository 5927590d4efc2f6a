"""Concepts that a text denies, and such as it does not: *its toughness, not its power*."""

from __future__ import annotations

from bisect import bisect_right
from collections import Counter, defaultdict
from itertools import combinations, pairwise
from typing import TYPE_CHECKING

from checker.wording.bindings import clause_ends
from checker.wording.families import families
from checker.wording.particles.balance import counted
from checker.wording.termbase import CARD

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from checker.wording.families import Placed
    from checker.wording.lexicon import Span
    from checker.wording.reading import Reading
    from checker.wording.tokens import Text

Places = dict[str, int]
"""Where each concept stands that stands in a text once."""


def turned(reading: Reading) -> tuple[str, str] | None:
    """Two concepts of a kind that have changed places, of which each has the sign of the other one in the source."""
    if reading.source is None:
        return None
    said, here = _places(reading.source, reading.source_spans), _places(reading.target, reading.spans)
    for one, other in _exchanged(said, here, reading):
        theirs = _signs(reading.source, (said[one], said[other]), reading.unit.source_lang or "en")
        if theirs[0] != theirs[1] and _signs(reading.target, (here[one], here[other]), reading.lang) == theirs[::-1]:
            return one, other
    return None


def denied_family(reading: Reading) -> tuple[str, Placed] | None:
    """*Owns it but does not control it* in the place of *controls it but does not own it*: both in the words used."""
    if reading.source is None:
        return None
    theirs, lang = reading.unit.source_lang or "en", reading.lang
    said, here = _single(reading.source.composed, theirs), _single(reading.target.composed, lang)
    for one, other in combinations(sorted(said.keys() & here.keys()), 2):
        signs = _signs(reading.source, (said[one][0], said[other][0]), theirs)
        if signs[0] != signs[1] and _signs(reading.target, (here[one][0], here[other][0]), lang) == signs[::-1]:
            return (said[one][1], here[other]) if signs[1] else (said[other][1], here[one])
    return None


def _single(text: str, lang: str) -> dict[str, Placed]:
    return {family: found[0] for family, found in families(text, lang).items() if len(found) == 1}


def _places(text: Text, spans: Sequence[Span]) -> Places:
    counts = Counter(key for span in spans for key in span.keys)
    return {
        key: text.starts[span.first]
        for span in spans
        for key in span.keys
        if counts[key] == 1 and not key.startswith((CARD, "pl."))
    }


def _exchanged(said: Places, here: Places, reading: Reading) -> Iterator[tuple[str, str]]:
    kinds: dict[str, list[str]] = defaultdict(list)
    for key in said.keys() & here.keys():
        kinds[reading.base.concepts[key].category or ""].append(key)
    for keys in kinds.values():
        for one, other in combinations(sorted(keys), 2):
            if (said[one] < said[other]) != (here[one] < here[other]):
                yield one, other


def _signs(text: Text, places: tuple[int, int], lang: str) -> tuple[bool, ...]:
    """Whether the clauses of two concepts deny something."""
    bounds = [0, *clause_ends(text), len(text.composed)]
    clauses = list(pairwise(bounds))
    found = [clauses[min(bisect_right(bounds, at) - 1, len(clauses) - 1)] for at in places]
    return tuple(bool(counted(text.composed[start:end], lang)["neg"]) for start, end in found)
