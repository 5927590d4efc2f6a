"""The log: what happened, in order, each entry with the rule that made it happen."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from checker.engine.records.targets import Thing


@dataclass(frozen=True, slots=True)
class Named:
    """An object as it is called in the log: its id, the card it is (which follows it through zones), its name."""

    id: int
    card: int
    name: str
    controller: str | None = None


@dataclass(frozen=True, slots=True)
class LogEntry:
    """``kind`` is a noun (``damage``, ``zone-change`` …); ``fields`` hold names, numbers, players and ``Named``.

    ``rule`` is the rule itself (its number is looked up in the edition shown), ``batch`` counts the batches:
    entries with one number happened at the same time.
    """

    kind: str
    fields: tuple[tuple[str, Any], ...]
    rule: Any
    turn: int
    step: str
    batch: int
    objects: tuple[Thing, ...] = ()

    def __getitem__(self, name: str) -> Any:
        return dict(self.fields)[name]

    def get(self, name: str, default: Any = None) -> Any:
        return dict(self.fields).get(name, default)
