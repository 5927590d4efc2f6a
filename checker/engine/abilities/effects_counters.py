"""Instructions about counters on permanents and players (122)."""

from __future__ import annotations

from dataclasses import dataclass, replace

from checker.engine.abilities.resolution import Resolution
from checker.engine.abilities.things import Target, Targets, Things, objects, players
from checker.engine.abilities.values import ONE, Number, Value
from checker.engine.abilities.words import Field, Word, by_name, specs_of
from checker.engine.queries.legal import refusing
from checker.engine.records.changes import (
    CounterChange,
)
from checker.engine.records.targets import Thing


@dataclass(frozen=True, slots=True)
class PutCounters:
    """Counters of one kind on permanents and players (122.1); with ``divided`` as they were distributed among the
    targets (601.2d)."""

    kind: str
    to: Things
    count: Value = ONE
    divided: bool = False

    @property
    def targets(self) -> Targets:
        return specs_of(self.to, self.count)

    def perform(self, r: Resolution) -> None:
        things = self.to.things(r)
        count = self.count.value(r)
        able: list[Thing] = [*players(things), *r.permanents(objects(things), "put counters")]
        shares = r.share(self.to.spec) if self.divided and isinstance(self.to, Target) else {}
        if count > 0:
            r.commit(*(CounterChange(thing, self.kind, shares.get(thing, count)) for thing in able))


def put_counters(kind: str, to: Things, count: Value = ONE, divided: bool = False) -> PutCounters:
    """Counters that are distributed are announced with the target word (601.2d); −1 there is X."""
    if divided and isinstance(to, Target):
        to = replace(to, spec=replace(to.spec, divided=count.number if isinstance(count, Number) else -1))
    return PutCounters(kind, to, count, divided)


@dataclass(frozen=True, slots=True)
class RemoveCounters:
    """As many as are there, at most ``count`` (None: all of them)."""

    kind: str
    origin: Things
    count: Value | None = ONE

    @property
    def targets(self) -> Targets:
        return specs_of(self.origin, self.count)

    def perform(self, r: Resolution) -> None:
        wanted = None if self.count is None else self.count.value(r)
        changes = []
        for thing in self.origin.things(r):
            held = _held(r, thing, self.kind)
            taken = held if wanted is None else min(wanted, held)
            if taken:
                changes.append(CounterChange(thing, self.kind, -taken))
            else:
                r.skip("remove counters", thing)
        done = r.commit(*changes)
        r.amount = -sum(change.amount for change in done if isinstance(change, CounterChange))


def _held(r: Resolution, thing: Thing, kind: str) -> int:
    if isinstance(thing, str):
        return r.table.players[thing].counter(kind)
    obj = r.table.objects.get(thing)
    return obj.counter(kind) if obj else 0


@dataclass(frozen=True, slots=True)
class MoveCounters:
    """Taken off one permanent and put on another, if both are there and both can be done (122.5)."""

    kind: str
    origin: Things
    to: Things
    count: Value | None = ONE

    @property
    def targets(self) -> Targets:
        return specs_of(self.origin, self.to, self.count)

    def perform(self, r: Resolution) -> None:
        origins, goals = objects(self.origin.things(r)), objects(self.to.things(r))
        there = r.permanents([*origins[:1], *goals[:1]], "move counters")
        if len(there) != 2 or there[0] == there[1]:
            return
        held = _held(r, there[0], self.kind)
        count = held if self.count is None else min(self.count.value(r), held)
        put = CounterChange(there[1], self.kind, count)
        if count and refusing(r.table, "change CounterChange", put) is not None:
            r.skip("move counters", there[1])
        elif count:
            r.commit(CounterChange(there[0], self.kind, -count), put)


_THINGS = Field("things", required=True)
_KIND = Field("counter", required=True)

COUNTERS = by_name(
    Word("put-counters", put_counters, "kind",
         {"kind": _KIND, "to": _THINGS, "count": Field("value", default=ONE),
          "divided": Field("flag", default=False, says="distributed as you choose among the targets")},
         '{put-counters: "+1/+1", count: 2, to: this}', "Counters are put on permanents or players."),
    Word("remove-counters", RemoveCounters, "kind",
         {"kind": _KIND, "from": _THINGS, "count": Field("value-or-all", default=ONE)},
         '{remove-counters: "+1/+1", from: this}', "Counters are taken off.", attributes={"from": "origin"}),
    Word("move-counters", MoveCounters, "kind",
         {"kind": _KIND, "from": _THINGS, "to": _THINGS, "count": Field("value-or-all", default=ONE)},
         '{move-counters: "+1/+1", from: this, to: {target: creature}}', "Counters are moved.",
         attributes={"from": "origin"}),
)  # fmt: skip
