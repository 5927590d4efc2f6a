"""What happened earlier in the turn, read from the log (608.2i)."""

from __future__ import annotations

from collections.abc import Iterator

from checker.engine.records.log import LogEntry
from checker.engine.state.table import Table


def this_turn(table: Table) -> Iterator[LogEntry]:
    """The entries of the turn that is on, the newest first."""
    cell = table.last_log
    while cell is not None and cell[0].turn == table.turn.number:
        yield cell[0]
        cell = cell[1]


def left_battlefield(table: Table, player: str) -> list[int]:
    """Ids of the permanents that left the battlefield under a player's control this turn, as they were."""
    return [
        entry["object"].id
        for entry in this_turn(table)
        if entry.kind == "zone-change" and entry.get("left") == "battlefield" and entry["object"].controller == player
    ]


def spells_cast(table: Table, player: str | None = None) -> list[int]:
    """Ids of the spells cast this turn, by one player or by all, the newest first."""
    return [
        entry["object"].id for entry in this_turn(table) if entry.kind == "cast" and player in (None, entry["player"])
    ]


def attackers(table: Table) -> set[int]:
    """Ids of the creatures that attacked this turn."""
    return {entry["object"].id for entry in this_turn(table) if entry.kind == "attack"}


def attackers(table: Table) -> set[int]:
    """Ids of the creatures that attacked this turn."""
    return {entry["object"].id for entry in this_turn(table) if entry.kind == "attack"}
