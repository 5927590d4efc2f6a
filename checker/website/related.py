"""Which rulings belong beside each other: those that share a rule or a card, the more the rarer it is."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace
from typing import TYPE_CHECKING

from checker.website.views import LinkView

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping, Sequence

    from checker.website.views import RulingView

RELATED = 4
"""How many related rulings a page names."""
COMMON = 12
"""What more rulings than this have in common says nothing of any two of them."""
CARD_WEIGHT = 0.5
"""What a shared card counts beside a shared rule."""


def with_related(rulings: Sequence[RulingView]) -> tuple[RulingView, ...]:
    """The rulings with links to those that are nearest to each."""
    by_id = {ruling.id: ruling for ruling in rulings}
    sharing: dict[str, list[str]] = defaultdict(list)
    for ruling in rulings:
        for mark in _marks(ruling):
            sharing[mark].append(ruling.id)
    return tuple(replace(ruling, related=tuple(_links(ruling, sharing, by_id))) for ruling in rulings)


def _marks(ruling: RulingView) -> Iterable[str]:
    """What it shares with others: rules by all their numbers, and cards."""
    numbers = {number for cite in ruling.cites for number in (cite.rule, *cite.twins)}
    return {*numbers, *(f"card {tag.id}" for tag in ruling.tags_of("card"))}


def _links(
    ruling: RulingView, sharing: Mapping[str, list[str]], by_id: Mapping[str, RulingView]
) -> Iterator[LinkView]:
    scores: dict[str, float] = defaultdict(float)
    for mark in _marks(ruling):
        others = sharing[mark]
        if len(others) <= COMMON:
            for other in others:
                scores[other] += (CARD_WEIGHT if mark.startswith("card ") else 1) / len(others)
    scores.pop(ruling.id, None)
    for other in sorted(scores, key=lambda id: (-scores[id], id))[:RELATED]:
        view = by_id[other]
        yield LinkView(view.id, view.title, view.text_lang, view.status)
