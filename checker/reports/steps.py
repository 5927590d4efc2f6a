"""The end of a game as a few lines of text."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from checker.engine.records.log import LogEntry
    from checker.scenarios.outcome import Outcome

LAST = 6
"""How many entries of the log are shown below a failure."""


def last_steps(outcome: Outcome, lang: str) -> list[str]:
    """The last entries of the log, oldest first, each in a line."""
    return [_plain(entry) for entry in outcome.log[-LAST:]]


def _plain(entry: LogEntry) -> str:
    fields = ", ".join(f"{name} {getattr(value, 'name', value)}" for name, value in entry.fields)
    return f"{entry.step}: {entry.kind}: {fields}"
