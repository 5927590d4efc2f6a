"""Changes to combats and to what phases there are (500.8, 509.1h)."""

from __future__ import annotations

from dataclasses import dataclass

from checker.engine.records.changes import Change


@dataclass(frozen=True, slots=True)
class BecomesBlocked(Change):
    """An effect says that an attacker becomes blocked, by no creature (509.1h)."""

    object: int


@dataclass(frozen=True, slots=True)
class PhasesAdded(Change):
    """Phases, by the steps that they begin with, directly after the phase that is on (500.8)."""

    phases: tuple[str, ...]
