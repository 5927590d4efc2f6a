"""What happens to a defeated Siege, and to permanents that turn over (310.12b, 608.2g, 701.27)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from checker.engine.abilities.event import Event
from checker.engine.abilities.filters import Selector
from checker.engine.abilities.resolution import Resolution
from checker.engine.abilities.things import Targets, Things, objects
from checker.engine.abilities.words import Field, Word, by_name
from checker.engine.queries.legal import refusing
from checker.engine.records.changes import Change, CounterChange, TurnsOver, ZoneChange
from checker.engine.records.question import Question
from checker.engine.state.table import Table


@dataclass(frozen=True, slots=True)
class LastCounterRemoved(Event):
    """The last counter of a kind is taken off a permanent."""

    kind: str
    of: Selector

    def occurrences(self, table: Table, change: Change, source: int, controller: str) -> int:
        if not isinstance(change, CounterChange) or change.kind != self.kind or change.amount >= 0:
            return 0
        if not isinstance(change.target, int) or not self.of.matches(table, change.target, source, controller):
            return 0
        obj = table.objects.get(change.target)
        return int(obj is not None and obj.counter(self.kind) == 0)


@dataclass(frozen=True, slots=True)
class ExileThenCastTransformed:
    """The source is exiled; then its controller may cast the card transformed without paying its mana cost."""

    targets: ClassVar[Targets] = ()

    def perform(self, r: Resolution) -> None:
        if r.permanents((r.source,), "exile") == []:
            return
        happened = r.commit(ZoneChange(r.source, "exile", "exiled"))
        card = next((c.became for c in happened if isinstance(c, ZoneChange) and c.to == "exile"), None)
        if card is None or not _can_be_cast(r, card):
            return
        if r.ask(Question("may", r.controller, (True, False), card, rule="310.12b")):
            r.table.book.one("cast during a resolution")(r.table, r.controller, card, 1)


def _can_be_cast(r: Resolution, card: int) -> bool:
    """Whether it has a back face that can be cast, and can go to the stack at all (111.8)."""
    move = ZoneChange(card, "stack", "cast", controller=r.controller, face=1)
    may = r.table.book.one("may be cast transformed")
    return bool(may(r.table, r.controller, card)) and refusing(r.table, "change ZoneChange", move) is None


@dataclass(frozen=True, slots=True)
class Transform:
    """A double-faced permanent is turned over; what can't be is not."""

    of: Things

    @property
    def targets(self) -> Targets:
        return self.of.targets

    def perform(self, r: Resolution) -> None:
        for id in r.permanents(objects(self.of.things(r)), "transform"):
            turned = id == r.source and refusing(r.table, "transform by its own ability", id, r.id) is not None
            if turned or refusing(r.table, "transform", id) is not None:
                r.skip("transform", id)
            else:
                r.commit(TurnsOver(id, 1 - r.table.objects[id].face))


BATTLES = by_name(
    Word("transform", Transform, "of", {"of": Field("things", required=True)}, "{transform: this}",
         "A double-faced permanent is turned over."),
)  # fmt: skip
