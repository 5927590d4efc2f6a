"""Instructions about instructions: may, if, unless, for each, later (118.12, 603.7, 608.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from checker.engine.abilities.conditions import Condition
from checker.engine.abilities.costs import Cost
from checker.engine.abilities.resolution import Resolution
from checker.engine.abilities.things import YOU, Targets, Things, players
from checker.engine.abilities.values import Value
from checker.engine.abilities.words import Field, Word, by_name, specs_of
from checker.engine.records.abilities import Effect, TriggeredAbility, TriggerEvent
from checker.engine.records.changes import DelayedStarts
from checker.engine.records.effects import DelayedTrigger, WaitingTrigger
from checker.engine.records.question import Question

Effects = tuple[Effect, ...]


@dataclass(frozen=True, slots=True)
class May:
    """608.2d: asked unless it can't be done at all; ``otherwise`` if the player doesn't."""

    effects: Effects
    by: Things = YOU
    otherwise: Effects = ()

    @property
    def targets(self) -> Targets:
        return specs_of(self.by, *self.effects, *self.otherwise)

    def perform(self, r: Resolution) -> None:
        for player in players(self.by.things(r)):
            if all(_is_possible(effect, r) for effect in self.effects) and self._wants(r, player):
                r.done = True
                r.within(self.effects)
            else:
                r.done = False
                r.within(self.otherwise)

    def _wants(self, r: Resolution, player: str) -> bool:
        return bool(r.ask(Question("may", player, (True, False), r.source, rule="608.2d")))


def _is_possible(effect: Effect, r: Resolution) -> bool:
    """Whether an instruction could do anything; one that can't tell could. What was "that" stays so."""
    test = getattr(effect, "is_possible", None)
    spoken = r.spoken
    possible = test is None or bool(test(r))
    r.spoken = spoken
    return possible


@dataclass(frozen=True, slots=True)
class IfHolds:
    """A condition looked at as the instruction is reached (608.2c)."""

    condition: Condition
    effects: Effects
    otherwise: Effects = ()

    @property
    def targets(self) -> Targets:
        return specs_of(*self.effects, *self.otherwise)

    def perform(self, r: Resolution) -> None:
        r.within(self.effects if self.condition.holds_in(r) else self.otherwise)


@dataclass(frozen=True, slots=True)
class IfDone:
    """ "If you do": the instruction before was followed (608.2)."""

    effects: Effects
    otherwise: Effects = ()

    @property
    def targets(self) -> Targets:
        return specs_of(*self.effects, *self.otherwise)

    def perform(self, r: Resolution) -> None:
        r.within(self.effects if r.done else self.otherwise)


@dataclass(frozen=True, slots=True)
class UnlessPaid:
    """118.12a: a player may pay; if not, the instructions are followed."""

    cost: Cost
    effects: Effects
    by: Things = YOU

    @property
    def targets(self) -> Targets:
        return specs_of(self.by, *self.effects)

    def perform(self, r: Resolution) -> None:
        who = players(self.by.things(r))
        pay = r.table.book.one("unless paid")
        if any(pay(r.table, player, self.cost.with_x(r.x), r.source) for player in who):
            r.done = False
            return
        r.done = True
        r.within(self.effects)


@dataclass(frozen=True, slots=True)
class ForEach:
    """Once for each of these, which is "that" meanwhile."""

    things: Things
    effects: Effects

    @property
    def targets(self) -> Targets:
        return specs_of(self.things, *self.effects)

    def perform(self, r: Resolution) -> None:
        for thing in self.things.things(r):
            r.speak_of((thing,))
            r.within(self.effects)


@dataclass(frozen=True, slots=True)
class Repeat:
    """So many times, one after the other."""

    count: Value
    effects: Effects

    @property
    def targets(self) -> Targets:
        return specs_of(self.count, *self.effects)

    def perform(self, r: Resolution) -> None:
        for _ in range(self.count.value(r)):
            r.within(self.effects)


@dataclass(frozen=True, slots=True)
class Later:
    """A delayed triggered ability (603.7), which goes on speaking of what was "that" as it was made."""

    event: TriggerEvent
    effects: Effects
    is_later: ClassVar[bool] = True

    @property
    def targets(self) -> Targets:
        return ()

    def perform(self, r: Resolution) -> None:
        ability = TriggeredAbility(self.event, self.effects)
        number = r.table.tick()
        delayed = DelayedTrigger(number, r.source, r.controller, ability, _known(r), x=_x(r))
        r.commit(DelayedStarts(delayed))


def _known(r: Resolution) -> tuple[tuple[str, int | str], ...]:
    """What the text has names for, as it is now: what the text itself moved is known where it went (400.7j)."""
    names = {**r.names, "that": r.that}
    return tuple((name, _now(r, thing)) for name, things in names.items() for thing in things)


def _now(r: Resolution, thing: int | str) -> int | str:
    now = r.now(thing) if isinstance(thing, int) else None
    return thing if now is None else now


def _x(r: Resolution) -> int | None:
    x: int | None = r.table.book.ask("X of what comes later")(r.on_stack.x)
    return x


@dataclass(frozen=True, slots=True)
class WhenDone:
    """ "When you do": a reflexive triggered ability (603.12), which waits at once."""

    effects: Effects
    is_later: ClassVar[bool] = True

    @property
    def targets(self) -> Targets:
        return ()

    def perform(self, r: Resolution) -> None:
        if not r.done:
            return
        ability = TriggeredAbility(Reflexive(), self.effects)
        waiting = WaitingTrigger(ability, r.source, r.controller, None, _known(r), _x(r))
        r.table.waiting = (*r.table.waiting, waiting)
        r.table.touch()


@dataclass(frozen=True, slots=True)
class Reflexive:
    """The event of a reflexive trigger: it has happened already."""

    looks_back: bool = False

    def occurrences(self, table: object, change: object, source: int, controller: str) -> int:
        return 0


_DO = Field("effects", required=True)
_ELSE = Field("effects", default=())
_NAMES = {"do": "effects", "else": "otherwise"}

FLOW = by_name(
    Word("may", May, "effects", {"effects": _DO, "by": Field("things", default=YOU), "else": _ELSE},
         "{may: [{draw: 1}]}", "A player may do this.", attributes=_NAMES),
    Word("if", IfHolds, "condition", {"condition": Field("condition", required=True), "do": _DO, "else": _ELSE},
         "{if: {controls: artifact}, do: [{draw: 1}]}", "Done if the condition holds.", attributes=_NAMES),
    Word("if-done", IfDone, "effects", {"effects": _DO, "else": _ELSE},
         "{if-done: [{draw: 1}]}", '"If you do": the instruction before was followed.', attributes=_NAMES),
    Word("unless-paid", UnlessPaid, "cost",
         {"cost": Field("cost", required=True), "by": Field("things", default=YOU), "do": _DO},
         '{unless-paid: "{2}", by: you, do: [{sacrifice: this}]}', "Done unless the player pays.", attributes=_NAMES),
    Word("for-each", ForEach, "things", {"things": Field("things", required=True), "do": _DO},
         "{for-each: each opponent, do: [{lose-life: 1, player: that}]}", "Once for each, which is 'that'.",
         attributes=_NAMES),
    Word("repeat", Repeat, "count", {"count": Field("value", required=True), "do": _DO},
         "{repeat: 2, do: [{draw: 1}]}", "So many times.", attributes=_NAMES),
    Word("later", Later, "event", {"event": Field("event", required=True), "do": _DO},
         "{later: {beginning-of: end}, do: [{sacrifice: that}]}", "A delayed triggered ability.",
         attributes=_NAMES),
    Word("when-done", WhenDone, "effects", {"effects": _DO},
         "{when-done: [{damage: 2, to: {target: any}}]}", '"When you do": a reflexive trigger.',
         attributes=_NAMES),
)  # fmt: skip
