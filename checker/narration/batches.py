"""The batches of a log: what happened at the same time."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from checker.engine.kernel.journal import KINDS
from checker.engine.records.log import LogEntry

COMMITTED = frozenset(kind for kind, _ in KINDS.values())
"""Kinds of entries that the kernel writes as it makes changes; the others only tell of something in between."""


@dataclass(frozen=True, slots=True)
class Written:
    """An entry and its place in the log, from 0."""

    at: int
    entry: LogEntry

    def is_(self, kind: str, **fields: object) -> bool:
        entry = self.entry
        return entry.kind == kind and all(entry.get(name) == value for name, value in fields.items())


Batch = tuple[Written, ...]


def batches(log: Iterable[LogEntry]) -> list[Batch]:
    """Changes that were made together are one batch; every other entry is one by itself. Shares of damage that are
    assigned one after the other, and cards drawn so, are put together."""
    found: list[list[Written]] = []
    for at, entry in enumerate(log):
        one = Written(at, entry)
        if found and _belong_together(found[-1][-1].entry, entry):
            found[-1].append(one)
        else:
            found.append([one])
    return [tuple(batch) for batch in found]


def _belong_together(before: LogEntry, now: LogEntry) -> bool:
    if before.kind == now.kind == "assignment" or (_is_drawing(before) and _is_drawing(now)):
        return True
    return before.batch == now.batch and {before.kind, now.kind} <= COMMITTED


def _is_drawing(entry: LogEntry) -> bool:
    return entry.kind == "draw" or (entry.kind == "zone-change" and entry["cause"] == "drawn")
