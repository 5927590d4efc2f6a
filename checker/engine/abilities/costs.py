"""Costs (118): mana, and parts that are no mana, each of which can say whether it can be paid and pay itself."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Protocol

from checker.engine.abilities.filters import ObjectFilter, Selector
from checker.engine.abilities.words import Field, Word, by_name
from checker.engine.kernel.ask import ask
from checker.engine.kernel.commit import commit
from checker.engine.queries import view
from checker.engine.queries.legal import insist, refusing
from checker.engine.records.changes import Change, CounterChange, LifeChange, Tapping, ZoneChange
from checker.engine.records.mana import ManaCost
from checker.engine.records.question import Question
from checker.engine.state.table import Table

NO_MANA = ManaCost()
X = -1_000_000
"""The amount of a cost that says X, until X is announced (107.3a)."""
AMOUNTS = ("amount", "count")
Used = tuple[tuple[str, int], ...]
"""The objects that paid, each with the word for how: the text may speak of them (400.7d, 608.2h)."""


class CostPart(Protocol):
    """``name`` is the word it has in a text, by which an action may name what pays it."""

    @property
    def name(self) -> str: ...

    def can_pay(self, table: Table, source: int, player: str) -> bool: ...

    def pay(self, table: Table, source: int, player: str) -> Used | None: ...


@dataclass(frozen=True, slots=True)
class Cost:
    """``mana`` is paid by whoever pays mana; ``others`` pay themselves."""

    mana: ManaCost = NO_MANA
    others: tuple[CostPart, ...] = ()

    def can_pay(self, table: Table, source: int, player: str) -> bool:
        """Whether all that is no mana can be paid."""
        return all(part.can_pay(table, source, player) for part in self.others)

    @property
    def has_x(self) -> bool:
        """Whether X is in it, as mana or as an amount of something else (107.3a)."""
        return bool(self.mana.xs) or any(X in _amounts(part) for part in self.others)

    def with_x(self, x: int) -> Cost:
        """The cost with X as it was announced."""
        return Cost(self.mana.with_x(x), tuple(_with_x(part, x) for part in self.others))

    @property
    def taps(self) -> bool:
        """Whether {T} or {Q} is in it (302.6)."""
        return any(isinstance(part, TapThis) for part in self.others)

    @property
    def is_loyalty(self) -> bool:
        """Whether it makes its ability a loyalty ability (606.2)."""
        return any(isinstance(part, Loyalty) for part in self.others)

    @property
    def only_tap(self) -> bool:
        """Whether {T} is all there is to it."""
        return not self.mana.symbols and self.others == (TapThis(),)


def _amounts(part: CostPart) -> tuple[int, ...]:
    return tuple(getattr(part, name, 0) for name in AMOUNTS)


def _with_x(part: CostPart, x: int) -> CostPart:
    for name in AMOUNTS:
        if getattr(part, name, 0) == X:
            part = replace(part, **{name: x})  # type: ignore[type-var]
    return part


@dataclass(frozen=True, slots=True)
class TapThis:
    """{T}, or with ``tapped`` false {Q} (107.5, 107.6)."""

    tapped: bool = True
    name: str = "tap"

    def can_pay(self, table: Table, source: int, player: str) -> bool:
        return view.is_on_battlefield(table, source) and table.objects[source].tapped != self.tapped

    def pay(self, table: Table, source: int, player: str) -> None:
        commit(table, [Tapping(source, self.tapped)])


@dataclass(frozen=True, slots=True)
class PayLife:
    """118.3b: as much as one has, not more."""

    amount: int
    name: str = "pay-life"

    def can_pay(self, table: Table, source: int, player: str) -> bool:
        return table.players[player].life >= self.amount or self.amount == 0

    def pay(self, table: Table, source: int, player: str) -> None:
        if self.amount:
            commit(table, [LifeChange(player, -self.amount, "payment")])


@dataclass(frozen=True, slots=True)
class RemoveCounters:
    """Take counters off the source."""

    kind: str
    count: int = 1
    name: str = "remove-counters"

    def can_pay(self, table: Table, source: int, player: str) -> bool:
        return source in table.objects and table.objects[source].counter(self.kind) >= self.count

    def pay(self, table: Table, source: int, player: str) -> None:
        commit(table, [CounterChange(source, self.kind, -self.count)])


@dataclass(frozen=True, slots=True)
class PutCounters:
    """Put counters on the source, which can always be paid (118.3)."""

    kind: str
    count: int = 1
    name: str = "put-counters"

    def can_pay(self, table: Table, source: int, player: str) -> bool:
        return source in table.objects

    def pay(self, table: Table, source: int, player: str) -> None:
        commit(table, [CounterChange(source, self.kind, self.count, effect=False)])


@dataclass(frozen=True, slots=True)
class Loyalty:
    """A loyalty symbol: so many loyalty counters are put on the source, or taken off it (606.4)."""

    amount: int
    name: str = "loyalty"

    def can_pay(self, table: Table, source: int, player: str) -> bool:
        obj = table.objects.get(source)
        return obj is not None and obj.counter("loyalty") + self.amount >= 0

    def pay(self, table: Table, source: int, player: str) -> None:
        commit(table, [CounterChange(source, "loyalty", self.amount, effect=False)] if self.amount else [])


@dataclass(frozen=True, slots=True)
class Chosen:
    """Objects that the player chooses and gives: sacrificed, discarded, exiled, returned to hand, tapped.

    ``name`` is also the kind of the question; ``zone`` is where they are.
    """

    name: str
    selector: Selector
    count: int = 1
    zone: str = "battlefield"

    def can_pay(self, table: Table, source: int, player: str) -> bool:
        return len(self.options(table, source, player)) + len(self._given(table, source, player)) >= self.count

    def pay(self, table: Table, source: int, player: str) -> Used:
        options, count = self.options(table, source, player), self.count
        if len(options) < count:
            given = self._given(table, source, player)
            if len(options) + len(given) < count:  # another part of the cost has taken what there was
                insist(table, "payment", ())
            return tuple((self.name, thing) for thing in given)
        answer = ask(table, Question(self.name, player, options, source, count, count, "118.3"))
        things = answer if isinstance(answer, tuple) else (answer,)
        commit(table, [_given(table, self.name, thing) for thing in things])
        return tuple((self.name, thing) for thing in things)

    def _given(self, table: Table, source: int, player: str) -> list[int]:
        """What paid for something else and pays for this too: nothing, as long as 118.10 is known."""
        if self.name != "sacrifice":
            return []
        given = table.book.ask("paid for something else")(table, player)
        selector = self.selector.anywhere() if isinstance(self.selector, ObjectFilter) else self.selector
        return [id for id in given if selector.matches(table, id, source, player)]

    def options(self, table: Table, source: int, player: str) -> tuple[int, ...]:
        """What the player could give."""
        ids = _sacrificed(table, player) if self.name == "sacrifice" else _own(table, self.zone, player)
        fitting = (id for id in ids if self.selector.matches(table, id, source, player))
        return tuple(id for id in fitting if self.name != "tap" or not table.objects[id].tapped)


def _sacrificed(table: Table, player: str) -> list[int]:
    return [obj.id for obj in table.permanents() if refusing(table, "sacrifice", player, obj.id) is None]


def _own(table: Table, zone: str, player: str) -> Iterable[int]:
    return view.controlled(table, player) if zone == "battlefield" else table.zone(zone, player)


def _given(table: Table, how: str, thing: int) -> Change:
    if how == "tap":
        return Tapping(thing)
    to, cause = {
        "sacrifice": ("graveyard", "sacrificed"),
        "discard": ("graveyard", "discarded"),
        "exile": ("exile", "exiled"),
        "return": ("hand", "returned"),
    }[how]
    return ZoneChange(thing, to, cause)


def _chosen(name: str, zone: str) -> object:
    def make(selector: Selector, count: int = 1) -> Chosen:
        fits = selector.within(zone) if isinstance(selector, ObjectFilter) and zone != "battlefield" else selector
        return Chosen(name, fits, count, zone)

    return make


def _gives(name: str, zone: str, example: str, says: str) -> Word:
    fields = {
        "selector": Field("selector", required=True),
        "count": Field("amount", default=1, says="how many, if not one; or x"),
    }
    return Word(name, _chosen(name.removesuffix("-others"), zone), "selector", fields, example, says)  # type: ignore[arg-type]


def _counters(name: str, make: object, says: str) -> Word:
    fields = {"kind": Field("counter", required=True), "count": Field("amount", default=1, says="or x")}
    return Word(name, make, "kind", fields, f'{{{name}: "+1/+1"}}', says)  # type: ignore[arg-type]


COSTS = by_name(
    Word("tap", lambda yes: TapThis(), "yes", {"yes": Field("flag", required=True)}, "{tap: true}", "{T}"),
    Word("untap", lambda yes: TapThis(False), "yes", {"yes": Field("flag", required=True)}, "{untap: true}", "{Q}"),
    Word("pay-life", PayLife, "amount", {"amount": Field("amount", required=True)}, "{pay-life: 2}",
         "Pay life, so much or x."),
    Word("loyalty", Loyalty, "amount", {"amount": Field("number", required=True)}, "{loyalty: -2}",
         "A loyalty symbol: put on, or with a minus take off, that many loyalty counters."),
    _gives("sacrifice", "battlefield", "{sacrifice: {types: [Creature]}}", "Sacrifice what the player controls."),
    _gives("discard", "hand", "{discard: card}", "Discard a card from hand."),
    _gives("exile", "graveyard", "{exile: {types: [Creature]}}", "Exile a card from one's graveyard."),
    _gives("return", "battlefield", "{return: {types: [Land]}}", "Return a permanent to its owner's hand."),
    _gives("tap-others", "battlefield", "{tap-others: {selector: creature, count: 2}}", "Tap untapped permanents."),
    _counters("remove-counters", RemoveCounters, "Take counters off the source."),
    _counters("put-counters", PutCounters, "Put counters on the source."),
)  # fmt: skip
"""What a cost may hold beside ``mana``. ``tap-others`` asks which with a question of kind tap."""
