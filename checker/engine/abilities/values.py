"""Numbers that a text speaks of: fixed ones, X, counts, powers, and what is worked out from them (107)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from math import prod
from typing import Protocol

from checker.engine.abilities.filters import NOTHING, Selector, matching
from checker.engine.abilities.scope import Scope
from checker.engine.abilities.things import Targets, Things, objects, players
from checker.engine.abilities.words import Field, Word, by_name
from checker.engine.queries import view


class Value(Protocol):
    """``reads`` are the characteristics it looks at (613.8)."""

    @property
    def targets(self) -> Targets: ...

    @property
    def reads(self) -> frozenset[str]: ...

    def value(self, scope: Scope) -> int: ...


@dataclass(frozen=True, slots=True)
class Number:
    number: int
    targets: Targets = ()
    reads: frozenset[str] = NOTHING

    def value(self, scope: Scope) -> int:
        return self.number


@dataclass(frozen=True, slots=True)
class TheX:
    """The X that was chosen (107.3)."""

    targets: Targets = ()
    reads: frozenset[str] = NOTHING

    def value(self, scope: Scope) -> int:
        return scope.x


@dataclass(frozen=True, slots=True)
class ThatMuch:
    """As much as the instruction before, or the event that triggered, was about."""

    targets: Targets = ()
    reads: frozenset[str] = NOTHING

    def value(self, scope: Scope) -> int:
        return scope.amount


@dataclass(frozen=True, slots=True)
class Count:
    """How many there are of what a selector means."""

    selector: Selector
    targets: Targets = ()

    @property
    def reads(self) -> frozenset[str]:
        return self.selector.reads

    def value(self, scope: Scope) -> int:
        return len(matching(scope.table, self.selector, scope.source, scope.controller))


@dataclass(frozen=True, slots=True)
class Measured:
    """The power, toughness or mana value of an object, its last one if it is gone; of several their sum."""

    what: str
    of: Things

    @property
    def targets(self) -> Targets:
        return self.of.targets

    @property
    def reads(self) -> frozenset[str]:
        return frozenset({self.what})

    def value(self, scope: Scope) -> int:
        return sum(view.measured(scope.table, id, self.what) for id in objects(self.of.things(scope)))


@dataclass(frozen=True, slots=True)
class Greatest:
    """The greatest power, toughness or mana value among what a selector means; 0 among none."""

    what: str
    among: Selector
    targets: Targets = ()

    @property
    def reads(self) -> frozenset[str]:
        return self.among.reads | {self.what}

    def value(self, scope: Scope) -> int:
        found = objects(matching(scope.table, self.among, scope.source, scope.controller))
        return max((view.measured(scope.table, id, self.what) for id in found), default=0)


@dataclass(frozen=True, slots=True)
class CountersOn:
    """The counters of one kind on objects or players."""

    kind: str
    of: Things
    reads: frozenset[str] = NOTHING

    @property
    def targets(self) -> Targets:
        return self.of.targets

    def value(self, scope: Scope) -> int:
        things = self.of.things(scope)
        on_objects = sum(view.obj_now_or_last(scope.table, id).counter(self.kind) for id in objects(things))
        return on_objects + sum(scope.table.players[name].counter(self.kind) for name in players(things))


@dataclass(frozen=True, slots=True)
class LifeOf:
    of: Things
    reads: frozenset[str] = NOTHING

    @property
    def targets(self) -> Targets:
        return self.of.targets

    def value(self, scope: Scope) -> int:
        return sum(scope.table.players[name].life for name in players(self.of.things(scope)))


@dataclass(frozen=True, slots=True)
class CardsIn:
    """How many cards the players have in a zone: a hand, a graveyard, a library that was given."""

    zone: str
    of: Things
    reads: frozenset[str] = NOTHING

    @property
    def targets(self) -> Targets:
        return self.of.targets

    def value(self, scope: Scope) -> int:
        return sum(len(scope.table.zone(self.zone, name)) for name in players(self.of.things(scope)))


@dataclass(frozen=True, slots=True)
class Worked:
    """Worked out from other numbers: their sum, product, difference, the greater or the lesser."""

    how: str
    parts: tuple[Value, ...]

    @property
    def targets(self) -> Targets:
        return tuple(spec for part in self.parts for spec in part.targets)

    @property
    def reads(self) -> frozenset[str]:
        return NOTHING.union(*(part.reads for part in self.parts))

    def value(self, scope: Scope) -> int:
        return OPERATIONS[self.how]([part.value(scope) for part in self.parts])


@dataclass(frozen=True, slots=True)
class Half:
    """Half of a number, rounded up or down (107.1a)."""

    of: Value
    rounded: str

    @property
    def targets(self) -> Targets:
        return self.of.targets

    @property
    def reads(self) -> frozenset[str]:
        return self.of.reads

    def value(self, scope: Scope) -> int:
        whole = self.of.value(scope)
        return -(-whole // 2) if self.rounded == "up" else whole // 2


OPERATIONS: dict[str, Callable[[list[int]], int]] = {
    "plus": sum,
    "times": prod,
    "minus": lambda numbers: numbers[0] - sum(numbers[1:]) if len(numbers) > 1 else -numbers[0],
    "max": max,
    "min": min,
}

ONE = Number(1)

SIMPLE: dict[str, Value] = {"x": TheX(), "that much": ThatMuch()}


def _measured(what: str) -> Callable[[Things], Value]:
    return lambda of: Measured(what, of)


def _worked(how: str) -> Callable[[tuple[Value, ...]], Value]:
    return lambda parts: Worked(how, parts)


def _of(name: str, make: Callable[[Things], Value], says: str) -> Word:
    return Word(name, make, "of", {"of": Field("things", required=True)}, f"{{{name}: this}}", says)


def _from(name: str, says: str) -> Word:
    fields = {"parts": Field("values", required=True)}
    return Word(name, _worked(name), "parts", fields, f"{{{name}: [2, x]}}", says)


VALUES = by_name(
    Word("count", Count, "selector", {"selector": Field("selector", required=True)},
         "{count: {types: [Creature], controller: you}}", "How many there are."),
    _of("power-of", _measured("power"), "Its power, or its last one."),
    _of("toughness-of", _measured("toughness"), "Its toughness, or its last one."),
    _of("mana-value-of", _measured("mana_value"), "Its mana value."),
    _of("life-of", LifeOf, "A player's life total."),
    Word("greatest", Greatest, "what",
         {"what": Field("choice", required=True, among=("power", "toughness", "mana_value")),
          "among": Field("selector", required=True)},
         "{greatest: power, among: {types: [Creature], controller: you}}", "The greatest among them, 0 among none."),
    Word("counters", CountersOn, "kind",
         {"kind": Field("counter", required=True), "of": Field("things", required=True)},
         '{counters: "+1/+1", of: this}', "How many counters of that kind."),
    Word("cards-in", CardsIn, "zone",
         {"zone": Field("choice", required=True, among=("hand", "graveyard", "library")),
          "of": Field("things", required=True)},
         "{cards-in: hand, of: you}", "How many cards a player has there."),
    _from("plus", "The sum."),
    _from("times", "The product."),
    _from("minus", "The first less the others; of one its negative."),
    _from("max", "The greatest."),
    _from("min", "The least."),
    Word("half", Half, "of", {"of": Field("value", required=True),
         "rounded": Field("choice", required=True, among=("up", "down"))},
         "{half: {life-of: you}, rounded: up}", "Half of it."),
)  # fmt: skip
