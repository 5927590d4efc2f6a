"""The event of excess damage: more than was lethal, or than there were counters (120.10)."""

from __future__ import annotations

from dataclasses import dataclass

from checker.engine.abilities.event import ANYTHING, WHAT, Event
from checker.engine.abilities.filters import Selector
from checker.engine.abilities.words import Field, Word, by_name
from checker.engine.records import changes as c
from checker.engine.records.news import ExcessDamage
from checker.engine.state.table import Table


@dataclass(frozen=True, slots=True)
class DealsExcessDamage(Event):
    """One of those sources dealt a permanent damage, which in all was excess damage."""

    dealer: Selector
    to: Selector = ANYTHING

    def occurrences(self, table: Table, change: c.Change, source: int, controller: str) -> int:
        if not isinstance(change, ExcessDamage):
            return 0
        dealt = any(self.dealer.matches(table, one, source, controller) for one in change.sources)
        return int(dealt and self.to.matches(table, change.target, source, controller))


EXCESS = by_name(
    Word("deals-excess-damage", DealsExcessDamage, "dealer",
         {"dealer": WHAT, "to": Field("selector", default=ANYTHING)},
         "{deals-excess-damage: {kind: object, controller: you}, to: permanent}",
         "It deals a permanent excess damage, with others that do so at the same time; 'that' is the permanent."),
)  # fmt: skip
