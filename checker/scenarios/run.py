"""One play of an example: its game, and what was looked at so far."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from checker.scenarios.observe.expectations import Moments
from checker.scenarios.observe.moment import Moment

if TYPE_CHECKING:
    from checker.engine.state.table import Table
    from checker.scenarios.outcome import Observation
    from checker.scenarios.session import Session


@dataclass(slots=True)
class Run:
    """`before` is the game as it was given; `last` how long the log was at the previous `expect`; `tables` are the
    game at rest before the first step of play and after each."""

    session: Session
    before: Moment
    edition: str
    last: int = 0
    observations: list[Observation] = field(default_factory=list)
    tables: list[Table] = field(default_factory=list)

    def moments(self) -> Moments:
        """The game as it is now, and as it was."""
        table, names, before = self.session.table, self.session.names, self.before
        now = Moment(table, names, before.since, before.begun)
        return Moments(now, Moment(table, names, self.last, before.begun), before)
