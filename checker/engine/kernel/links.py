"""What an object goes on knowing of cards that it exiled (607.2a, 610.3): an effect that changes nothing."""

from __future__ import annotations

from checker.engine.records.changes import LinkStarts
from checker.engine.records.effects import ContinuousEffect, Duration
from checker.engine.records.targets import Thing
from checker.engine.state.table import Table

EXILED = "exiled with it"
UNTIL = "exiled until it leaves"


def link(
    table: Table, source: int, player: str, cards: tuple[Thing, ...], what: str, zone: str | None = None
) -> LinkStarts:
    """The effect that keeps it in mind; ``zone`` is where the cards go back to."""
    stamp = table.tick()
    return LinkStarts(
        ContinuousEffect(stamp, source, player, stamp, (), cards, Duration(), restrictions=((what, zone),))
    )


def exiled_with(table: Table, source: int) -> tuple[int, ...]:
    """The cards that were exiled with the source, and still are."""
    return tuple(
        card
        for effect in table.effects
        if effect.source == source and any(name == EXILED for name, _ in effect.restrictions)
        for card in effect.objects or ()
        if isinstance(card, int) and card in table.objects and table.objects[card].zone == "exile"
    )
