"""Instructions that change permanents where they are: tapping, attaching, phasing, leaving combat, protectors."""

from __future__ import annotations

from dataclasses import dataclass

from checker.engine.abilities.resolution import Resolution
from checker.engine.abilities.things import YOU, Targets, Things, players
from checker.engine.abilities.words import Field, Word, by_name, specs_of
from checker.engine.queries import view
from checker.engine.queries.legal import refusing
from checker.engine.records.changes import (
    Attachment,
    LeavesCombat,
    PhaseChange,
    ProtectorChange,
    Tapping,
)
from checker.engine.records.targets import Thing


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

OBJECTS = by_name(
    Word("tap", lambda things: Tap(things, True), "things", {"things": _THINGS},
         "{tap: {target: creature}}", "Permanents become tapped."),
    Word("untap", lambda things: Tap(things, False), "things", {"things": _THINGS},
         "{untap: that}", "Permanents become untapped."),
    Word("attach", Attach, "things", {"things": _THINGS, "to": _THINGS},
         "{attach: this, to: {target: {types: [Creature], controller: you}}}", "It becomes attached."),
    Word("unattach", lambda things: Attach(things, None), "things", {"things": _THINGS},
         "{unattach: this}", "It becomes unattached."),
    Word("phases-out", PhaseOut, "things", {"things": _THINGS},
         "{phases-out: {target: creature}}", "Permanents phase out."),
    Word("become-protector", BecomeProtector, "of", {"of": _THINGS, "player": Field("things", default=YOU)},
         "{become-protector: {of: {target: battle}}}", "A player becomes the protector of a battle."),
    Word("remove-from-combat", RemoveFromCombat, "things", {"things": _THINGS},
         "{remove-from-combat: {target: {attacking: true}}}", "It is removed from combat."),
)  # fmt: skip
