"""Choices among what a player has, as an effect asks for them (608.2d)."""

from __future__ import annotations

from collections.abc import Sequence

from checker.engine.abilities.resolution import Resolution
from checker.engine.records.question import Question
from checker.engine.state.table import Table


def choose_own(r: Resolution, kind: str, player: str, own: Sequence[int], count: int) -> list[int]:
    """So many of what the player has; all of them, unasked, where there are no more."""
    if count <= 0 or not own:
        return []
    if len(own) <= count:
        return list(own)
    answer = r.ask(Question(kind, player, tuple(own), r.source, count, count, "608.2d"))
    return list(answer) if isinstance(answer, tuple) else [answer]


def hand_of(table: Table, player: str) -> tuple[int, ...]:
    return table.zone("hand", player)
