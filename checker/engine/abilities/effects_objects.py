"""Instructions that change permanents where they are: counters, tapping, attaching, control, characteristics."""

from __future__ import annotations

from dataclasses import dataclass, replace

from checker.engine.abilities.continuous import ControlledByYou, Modification, Removes, settled
from checker.engine.abilities.durations import until_of
from checker.engine.abilities.replacing import Regenerate
from checker.engine.abilities.resolution import Resolution
from checker.engine.abilities.things import THIS, YOU, All, Target, Targets, Things, objects, players
from checker.engine.abilities.values import ONE, Number, Value
from checker.engine.abilities.words import Field, Word, by_name, specs_of
from checker.engine.queries import view
from checker.engine.queries.legal import refusing
from checker.engine.records.changes import (
    Attachment,
    CounterChange,
    EffectStarts,
    LeavesCombat,
    PhaseChange,
    ProtectorChange,
    ShieldStarts,
    Tapping,
)
from checker.engine.records.effects import ContinuousEffect, Shield
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
    """Taken off one permanent and put on another, if both are there (122.5)."""

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
        if count:
            r.commit(CounterChange(there[0], self.kind, -count), CounterChange(there[1], self.kind, count))


@dataclass(frozen=True, slots=True)
class Tap:
    """Permanents become tapped, or untapped; those that are so already are left alone (701.26)."""

    things: Things
    tapped: bool

    @property
    def targets(self) -> Targets:
        return self.things.targets

    def perform(self, r: Resolution) -> None:
        found = r.permanents(self.things.things(r), "tap" if self.tapped else "untap")
        r.commit(*(Tapping(id, self.tapped) for id in found if r.table.objects[id].tapped != self.tapped))


@dataclass(frozen=True, slots=True)
class Attach:
    """701.3; what can't be attached there stays where it is (701.3b)."""

    things: Things
    to: Things | None

    @property
    def targets(self) -> Targets:
        return specs_of(self.things, self.to)

    def perform(self, r: Resolution) -> None:
        goals = self.to.things(r) if self.to else (None,)
        found = r.permanents(self.things.things(r), "attach")
        goal = goals[0] if goals else None
        if self.to is not None and (goal is None or not _is_there(r, goal)):
            return r.skip("attach", goal)
        moved = [id for id in found if r.table.objects[id].attached_to != goal]
        able = [id for id in moved if goal is None or refusing(r.table, "attach", id, goal) is None]
        for id in moved:
            if id not in able:
                r.skip("attach", id)
        r.commit(*(Attachment(id, goal) for id in able))
        return None


def _is_there(r: Resolution, thing: Thing) -> bool:
    return isinstance(thing, str) or view.is_on_battlefield(r.table, thing)


@dataclass(frozen=True, slots=True)
class Modify:
    """A continuous effect of a resolution (611.2): on these things, or, if it only restricts, on all that a
    selector means from now on (611.2c)."""

    things: Things = THIS
    modifications: tuple[Modification, ...] = ()
    restrictions: tuple[tuple[str, object], ...] = ()
    until: str = "for good"

    @property
    def targets(self) -> Targets:
        return specs_of(self.things)

    def perform(self, r: Resolution) -> None:
        rule = isinstance(self.things, All) and self.things.of is None and not self.modifications
        found = () if rule else self._found(r)
        if not rule and not found:
            return
        stamp = r.table.tick()
        r.commit(EffectStarts(ContinuousEffect(
            stamp, r.source, r.controller, stamp, tuple(settled(m, r) for m in self.modifications),
            None if rule else found, until_of(self.until, r.controller),
            self.things.selector if isinstance(self.things, All) and rule else None, self.restrictions,
        )))  # fmt: skip

    def _found(self, r: Resolution) -> tuple[Thing, ...]:
        found = self.things.things(r)
        spells = tuple(t for t in objects(found) if t in r.table.objects and r.table.objects[t].zone == "stack")
        others = [t for t in objects(found) if t not in spells]
        return (*players(found), *spells, *r.permanents(others, "modify"))


@dataclass(frozen=True, slots=True)
class GainControl:
    """A player gains control of permanents or spells: the effect's controller, or another player whom the text names
    (613.1b)."""

    things: Things
    until: str = "for good"
    player: Things = YOU

    @property
    def targets(self) -> Targets:
        return specs_of(self.things, self.player)

    def perform(self, r: Resolution) -> None:
        things = objects(self.things.things(r))
        spells = set(things).intersection(r.table.zone("stack"))
        found = (*spells, *r.permanents([id for id in things if id not in spells], "modify"))
        for player in players(self.player.things(r)) if found else ():
            stamp, until = r.table.tick(), until_of(self.until, player)
            gains = ContinuousEffect(stamp, r.source, player, stamp, (ControlledByYou(),), found, until)
            r.commit(EffectStarts(gains))


def loses_subtype(subtypes: tuple[str, ...], of: Things = THIS, until: str = "for good") -> Modify:
    return Modify(of, (Removes("subtypes", frozenset(subtypes)),), (), until)


def no_protector(things: Things, until: str = "for good") -> Modify:
    return Modify(things, (), (("cannot-be-protector", None),), until)


@dataclass(frozen=True, slots=True)
class RegenerateThings:
    """A shield for the next time it would be destroyed this turn (701.19a)."""

    things: Things

    @property
    def targets(self) -> Targets:
        return self.things.targets

    def perform(self, r: Resolution) -> None:
        ids = r.permanents(self.things.things(r), "regenerate")
        until = until_of("end of turn", r.controller)
        shields = [Shield(r.table.tick(), r.source, r.controller, Regenerate(id), until, 1) for id in ids]
        r.commit(*(ShieldStarts(shield) for shield in shields))


@dataclass(frozen=True, slots=True)
class PhaseOut:
    """702.26."""

    things: Things

    @property
    def targets(self) -> Targets:
        return self.things.targets

    def perform(self, r: Resolution) -> None:
        r.commit(*(PhaseChange(id, True) for id in r.permanents(self.things.things(r), "phase out")))


@dataclass(frozen=True, slots=True)
class RemoveFromCombat:
    """506.4."""

    things: Things

    @property
    def targets(self) -> Targets:
        return self.things.targets

    def perform(self, r: Resolution) -> None:
        ids = r.permanents(self.things.things(r), "remove from combat")
        r.commit(*(LeavesCombat(id) for id in ids if r.table.combat.involves(id)))


@dataclass(frozen=True, slots=True)
class BecomeProtector:
    """A player becomes the protector of a battle (310.8)."""

    of: Things
    player: Things = YOU

    @property
    def targets(self) -> Targets:
        return specs_of(self.of, self.player)

    def perform(self, r: Resolution) -> None:
        battles = r.permanents(self.of.things(r), "become protector")
        for player in players(self.player.things(r))[:1]:
            r.commit(*(ProtectorChange(id, player) for id in battles))


_THINGS = Field("things", required=True)
_KIND = Field("counter", required=True)
_UNTIL = Field("duration", default="for good")

OBJECTS = by_name(
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
    Word("tap", lambda things: Tap(things, True), "things", {"things": _THINGS},
         "{tap: {target: creature}}", "Permanents become tapped."),
    Word("untap", lambda things: Tap(things, False), "things", {"things": _THINGS},
         "{untap: that}", "Permanents become untapped."),
    Word("attach", Attach, "things", {"things": _THINGS, "to": _THINGS},
         "{attach: this, to: {target: {types: [Creature], controller: you}}}", "It becomes attached."),
    Word("unattach", lambda things: Attach(things, None), "things", {"things": _THINGS},
         "{unattach: this}", "It becomes unattached."),
    Word("gain-control", GainControl, "things",
         {"things": _THINGS, "until": _UNTIL, "player": Field("things", default=YOU)},
         "{gain-control: {target: creature}, until: end of turn}", "You gain control of it, or another player does."),
    Word("loses-subtype", loses_subtype, "subtypes",
         {"subtypes": Field("texts", required=True), "of": _THINGS, "until": _UNTIL},
         "{loses-subtype: Class, of: {target: enchantment}}", "It is no longer of that subtype."),
    Word("players-cannot-be-protector", no_protector, "things", {"things": _THINGS, "until": _UNTIL},
         "{players-cannot-be-protector: each opponent}", "These players can't protect battles."),
    Word("regenerate", RegenerateThings, "things", {"things": _THINGS},
         "{regenerate: this}", "A regeneration shield for this turn."),
    Word("phases-out", PhaseOut, "things", {"things": _THINGS},
         "{phases-out: {target: creature}}", "Permanents phase out."),
    Word("become-protector", BecomeProtector, "of", {"of": _THINGS, "player": Field("things", default=YOU)},
         "{become-protector: {of: {target: battle}}}", "A player becomes the protector of a battle."),
    Word("remove-from-combat", RemoveFromCombat, "things", {"things": _THINGS},
         "{remove-from-combat: {target: {attacking: true}}}", "It is removed from combat."),
)  # fmt: skip
