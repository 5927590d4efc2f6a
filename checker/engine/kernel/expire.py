"""Durations that are over (500.4, 500.5, 514.2, 611.2a)."""

from __future__ import annotations

from checker.engine.records.changes import EffectsEnd
from checker.engine.records.effects import ContinuousEffect, DelayedTrigger, Duration, Shield
from checker.engine.state.table import Table


def expiring(table: Table, until: str, player: str | None = None) -> list[EffectsEnd]:
    """The end of everything that lasts until then (for ``player`` only, if one is named); nothing if there is none."""
    lasting: list[ContinuousEffect | Shield | DelayedTrigger] = [*table.effects, *table.shields, *table.delayed]
    numbers = frozenset(one.number for one in lasting if _is_over(one.duration, until, player))
    return [EffectsEnd(numbers)] if numbers else []


def _is_over(duration: Duration, until: str, player: str | None) -> bool:
    return duration.until == until and (player is None or duration.player == player)
