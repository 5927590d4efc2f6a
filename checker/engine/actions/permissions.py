"""Permissions that end as they are used: "you may play a card from there" is about one card (601.3)."""

from __future__ import annotations

from checker.engine.records.changes import EffectsEnd
from checker.engine.state.table import Table

KINDS = frozenset({"may-cast", "may-play"})


def used_up(table: Table, player: str, card: int) -> list[EffectsEnd]:
    """The end of one effect that lets the player play the card, if it is good for one card only."""
    for effect in table.effects:
        if effect.controller == player and card in (effect.objects or ()) and _is_for_one(effect.restrictions):
            return [EffectsEnd(frozenset({effect.number}))]
    return []


def _is_for_one(restrictions: tuple[tuple[str, object], ...]) -> bool:
    return any(kind in KINDS and isinstance(how, tuple) and "once" in how for kind, how in restrictions)
