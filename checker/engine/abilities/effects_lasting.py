"""Instructions whose effect lasts: changed characteristics, control, restrictions, shields (611.2, 614.8)."""

from __future__ import annotations

from dataclasses import dataclass

from checker.engine.abilities.continuous import ControlledByYou, Modification
from checker.engine.abilities.continuous_power import settled
from checker.engine.abilities.continuous_types import Removes
from checker.engine.abilities.durations import until_of
from checker.engine.abilities.filters import SaidBy
from checker.engine.abilities.replacing_moves import Regenerate
from checker.engine.abilities.resolution import Resolution
from checker.engine.abilities.things import THIS, YOU, All, Targets, Things, objects, players
from checker.engine.abilities.words import Field, Word, by_name, specs_of
from checker.engine.records.changes import (
    EffectStarts,
    ShieldStarts,
)
from checker.engine.records.effects import ContinuousEffect, Shield
from checker.engine.records.targets import Thing


def said_by(player: str, parameter: object) -> object:
    """The parameter of a restriction: its "you" is the effect's controller, whoever has the source then (611.2)."""
    return SaidBy(player, parameter) if hasattr(parameter, "matches") and hasattr(parameter, "reads") else parameter


PERMISSIONS = frozenset({"may-cast", "may-play"})
"""What is said of cards, wherever they are."""


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
        rule = rule and not any(name in PERMISSIONS for name, _ in self.restrictions)
        found = () if rule else self._found(r)
        if not rule and not found:
            return
        stamp = r.table.tick()
        r.commit(EffectStarts(ContinuousEffect(
            stamp, r.source, r.controller, stamp, tuple(settled(m, r) for m in self.modifications),
            None if rule else found, until_of(self.until, r.controller),
            self.things.selector if isinstance(self.things, All) and rule else None,
            tuple((name, said_by(r.controller, parameter)) for name, parameter in self.restrictions),
        )))  # fmt: skip

    def _found(self, r: Resolution) -> tuple[Thing, ...]:
        found = self.things.things(r)
        if self.restrictions and all(name in PERMISSIONS for name, _ in self.restrictions):
            return tuple(now for thing in objects(found) if (now := r.now(thing)) is not None)
        there = r.table.objects
        elsewhere = tuple(t for t in objects(found) if t in there and there[t].zone != "battlefield")
        others = [t for t in objects(found) if t not in elsewhere]
        return (*players(found), *elsewhere, *r.permanents(others, "modify"))


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


_THINGS = Field("things", required=True)
_UNTIL = Field("duration", default="for good")

LASTING = by_name(
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
)  # fmt: skip
