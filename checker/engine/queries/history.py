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


def left_battlefield(table: Table, player: str, watcher: int) -> list[int]:
    """Ids of the permanents that left the battlefield under a player's control this turn, as they were, for an
    ability of ``watcher``."""
    looks_back = table.book.ask("looks back at the whole turn")()
    found = []
    for entry in this_turn(table):
        if not looks_back and _came(entry, watcher):
            break
        if _left(table, entry) and entry["object"].controller == player:
            found.append(entry["object"].id)
    return found


def _left(table: Table, entry: LogEntry) -> bool:
    if entry.kind == "phasing":
        return bool(entry["out"]) and bool(table.book.ask("phasing out is leaving")())
    return entry.kind == "zone-change" and entry.get("left") == "battlefield"


def _came(entry: LogEntry, id: int) -> bool:
    return entry.kind == "zone-change" and entry["to"] == "battlefield" and entry.get("became") == id


def entered_with(table: Table, id: int) -> set[int]:
    """Ids of what entered the battlefield at the same time as a permanent, itself included; none if it was there from
    the beginning."""
    entered = [entry for entry in table.log() if entry.kind == "zone-change" and entry["to"] == "battlefield"]
    batches = {entry.batch for entry in entered if entry.get("became") == id}
    return {entry["became"] for entry in entered if entry.batch in batches}


def spells_cast(table: Table, player: str | None = None) -> list[int]:
    """Ids of the spells cast this turn, by one player or by all, the newest first."""
    return [
        entry["object"].id for entry in this_turn(table) if entry.kind == "cast" and player in (None, entry["player"])
    ]


def attackers(table: Table) -> set[int]:
    """Ids of the creatures that attacked this turn."""
    return {entry["object"].id for entry in this_turn(table) if entry.kind == "attack"}


def sacrificed(table: Table, player: str) -> list[int]:
    """Ids of what a player sacrificed this turn, as it was."""
    return [
        entry["object"].id
        for entry in this_turn(table)
        if entry.kind == "zone-change" and entry["cause"] == "sacrificed" and entry["object"].controller == player
    ]


def drawn(table: Table, player: str, step: str | None = None) -> int:
    """How many cards a player drew this turn, or in its steps of that name."""
    return sum(
        entry.kind == "zone-change"
        and entry["cause"] == "drawn"
        and entry["object"].controller == player
        and step in (None, entry.step)
        for entry in this_turn(table)
    )
