"""What all events that set off triggers have in common (603.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from checker.engine.abilities.filters import ObjectFilter, PlayerFilter
from checker.engine.abilities.telling import Told, told_by
from checker.engine.abilities.words import Field
from checker.engine.records import changes as c
from checker.engine.state.table import Table

ANYBODY = PlayerFilter()
YOURSELF = PlayerFilter("you")
ANYTHING = ObjectFilter("object")


@dataclass(frozen=True, slots=True, kw_only=True)
class Event:
    """``occurrences`` says how often a change is the event, ``told`` gives the names that the text may use: "that",
    "that player", "attacker" … With ``one_or_more`` all that happens at once is one occurrence (603.2c)."""

    one_or_more: bool = False
    looks_back: ClassVar[bool] = False

    def occurrences(self, table: Table, change: c.Change, source: int, controller: str) -> int:
        return 0

    def told(self, table: Table, change: Any) -> Told:
        return told_by(table, change)


WHAT = Field("selector", required=True)
BY_ANYBODY = Field("selector", default=ANYBODY)
ONE_OR_MORE = {"one-or-more": Field("flag", default=False, says="all at once count as one")}
