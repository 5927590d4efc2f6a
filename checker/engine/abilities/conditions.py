"""Conditions: what stands behind an "if" or an "as long as" (603.4, 611.3a)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Protocol

from checker.engine.abilities.filters import NOTHING, Selector, is_who, matching
from checker.engine.abilities.scope import Scope, Standing
from checker.engine.abilities.things import THIS, Things
from checker.engine.abilities.values import Value
from checker.engine.abilities.words import Field, Word, by_name
from checker.engine.kernel.triggers import x_meant
from checker.engine.queries import view
from checker.engine.records.changes import Change
from checker.engine.state.table import Table


class Condition(Protocol):
    @property
    def reads(self) -> frozenset[str]: ...

    def holds(self, table: Any, source: int, controller: str, event: Change | None) -> bool: ...

    def holds_in(self, scope: Scope) -> bool: ...


@dataclass(frozen=True, slots=True)
class Asked:
    """Base of all conditions: what holds is asked in a scope; ``event`` is what the ability that asks triggered on."""

    def holds(self, table: Table, source: int, controller: str, event: Change | None) -> bool:
        x = x_meant(table, source, event) if event is not None else None
        return self.holds_in(Standing(table, source, controller, event, x=x or 0))

    def holds_in(self, scope: Scope) -> bool:
        return False


@dataclass(frozen=True, slots=True)
class Controls(Asked):
    """A player controls so many of what a selector means; ``who``: you, opponent (any one of them)."""

    selector: Selector
    who: str = "you"
    least: int = 1
    most: int | None = None

    @property
    def reads(self) -> frozenset[str]:
        return self.selector.reads | {"controller"}

    def holds_in(self, scope: Scope) -> bool:
        table = scope.table
        found = matching(table, self.selector, scope.source, scope.controller)
        owners = [view.controller(table, id) for id in found if isinstance(id, int)]
        return any(self._is_enough(owners.count(player)) for player in self._players(table, scope.controller))

    def _players(self, table: Table, controller: str) -> list[str]:
        return [controller] if self.who == "you" else view.opponents(table, controller)

    def _is_enough(self, count: int) -> bool:
        return count >= self.least and (self.most is None or count <= self.most)


@dataclass(frozen=True, slots=True)
class NumberIs(Asked):
    """A number is at least, at most, or exactly another."""

    number: Value
    least: Value | None = None
    most: Value | None = None
    equals: Value | None = None

    @property
    def reads(self) -> frozenset[str]:
        parts = [part for part in (self.number, self.least, self.most, self.equals) if part]
        return NOTHING.union(*(part.reads for part in parts))

    def holds_in(self, scope: Scope) -> bool:
        number = self.number.value(scope)
        if self.least is not None and number < self.least.value(scope):
            return False
        if self.most is not None and number > self.most.value(scope):
            return False
        return self.equals is None or number == self.equals.value(scope)


@dataclass(frozen=True, slots=True)
class Is(Asked):
    """The source, or another thing, is one of what a selector means, wherever it is."""

    selector: Selector
    object: Things = THIS

    @property
    def reads(self) -> frozenset[str]:
        return self.selector.reads

    def holds_in(self, scope: Scope) -> bool:
        things = self.object.things(scope)
        matches = self.selector.matches
        return bool(things) and all(matches(scope.table, t, scope.source, scope.controller) for t in things)


@dataclass(frozen=True, slots=True)
class TurnOf(Asked):
    """It is the turn of such a player."""

    who: str
    reads: frozenset[str] = NOTHING

    def holds_in(self, scope: Scope) -> bool:
        return is_who(scope.table, scope.table.turn.active, self.who, scope.controller, scope.source)


@dataclass(frozen=True, slots=True)
class DuringStep(Asked):
    """The step is one of these."""

    steps: tuple[str, ...]
    reads: frozenset[str] = NOTHING

    def holds_in(self, scope: Scope) -> bool:
        return scope.table.turn.step in self.steps


@dataclass(frozen=True, slots=True)
class Paid(Asked):
    """A cost that could be paid beside the spell's own was: kicker and the like (601.2b)."""

    cost: str
    reads: frozenset[str] = NOTHING

    def holds_in(self, scope: Scope) -> bool:
        obj = view.obj_now_or_last(scope.table, scope.source)
        if obj.on_stack is None:
            return self.cost in scope.table.book.ask("costs paid for what it was")(obj)
        return self.cost in obj.on_stack.paid


@dataclass(frozen=True, slots=True)
class Not(Asked):
    condition: Condition

    @property
    def reads(self) -> frozenset[str]:
        return self.condition.reads

    def holds_in(self, scope: Scope) -> bool:
        return not self.condition.holds_in(scope)


@dataclass(frozen=True, slots=True)
class Joined(Asked):
    """All of several conditions, or any of them."""

    conditions: tuple[Condition, ...]
    all_of: bool

    @property
    def reads(self) -> frozenset[str]:
        return NOTHING.union(*(condition.reads for condition in self.conditions))

    def holds_in(self, scope: Scope) -> bool:
        answers = (condition.holds_in(scope) for condition in self.conditions)
        return all(answers) if self.all_of else any(answers)


_VALUE = Field("value")

CONDITIONS = by_name(
    Word("controls", Controls, "selector",
         {"selector": Field("selector", required=True),
          "who": Field("choice", default="you", among=("you", "opponent")),
          "least": Field("number", default=1), "most": Field("number")},
         "{controls: {types: [Artifact]}, least: 3}", "A player controls so many of them."),
    Word("number", NumberIs, "number",
         {"number": Field("value", required=True), "least": _VALUE, "most": _VALUE, "equals": _VALUE},
         "{number: {life-of: you}, most: 5}", "A number is at least, at most or exactly so much."),
    Word("is", Is, "selector",
         {"selector": Field("selector", required=True), "object": Field("things", default=THIS)},
         "{is: {tapped: true}}", "The source, or another object, is such a one."),
    Word("turn-of", TurnOf, "who", {"who": Field("choice", required=True, among=("you", "opponent"))},
         "{turn-of: you}", "It is that player's turn."),
    Word("during", DuringStep, "steps", {"steps": Field("steps", required=True)},
         "{during: [upkeep]}", "The step is one of these."),
    Word("paid", Paid, "cost", {"cost": Field("text", required=True)}, "{paid: kicker}", "That cost was paid as well."),
    Word("not", Not, "condition", {"condition": Field("condition", required=True)},
         "{not: {turn-of: you}}", "The condition does not hold."),
    Word("all-of", lambda conditions: Joined(conditions, True), "conditions",
         {"conditions": Field("conditions", required=True)},
         "{all-of: [{turn-of: you}, {during: [upkeep]}]}", "All of these conditions hold."),
    Word("any-of", lambda conditions: Joined(conditions, False), "conditions",
         {"conditions": Field("conditions", required=True)},
         "{any-of: [{turn-of: you}, {during: [upkeep]}]}", "One of these conditions holds."),
)  # fmt: skip
