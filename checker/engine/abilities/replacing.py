"""Replacement and prevention effects: what they look for and what happens instead (614, 615)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from checker.engine.abilities.filters import ObjectFilter, Selector, ThisObject
from checker.engine.abilities.scope import Standing
from checker.engine.abilities.values import Value
from checker.engine.abilities.words import Field, Word, by_name
from checker.engine.queries import view
from checker.engine.records import changes as c
from checker.engine.records.targets import Thing
from checker.engine.state.table import Table

Changes = Sequence[c.Change]
THIS = ThisObject()


def is_meant(selector: Selector | None, table: Table, thing: Thing, source: int, controller: str) -> bool:
    return selector is None or selector.matches(table, thing, source, controller)


@dataclass(frozen=True, slots=True)
class PreventDamage:
    """``amount`` None prevents all of it. ``to`` and ``by`` None are anything; ``combat`` None is any damage."""

    amount: int | None
    to: Selector | None = None
    by: Selector | None = None
    combat: bool | None = None

    def fits(self, table: Table, change: c.Change, source: int, controller: str) -> bool:
        if not isinstance(change, c.Damage) or change.amount <= 0 or change.unpreventable:
            return False
        if self.combat not in (None, change.combat):
            return False
        to = is_meant(self.to, table, change.target, source, controller)
        return to and is_meant(self.by, table, change.source, source, controller)

    def rewrite(self, table: Table, change: Any, source: int, controller: str) -> Changes:
        made: Changes = change.less(change.amount if self.amount is None else self.amount)
        return made


@dataclass(frozen=True, slots=True)
class MoreDamage:
    """Damage multiplied, then increased."""

    times: int = 1
    plus: int = 0
    to: Selector | None = None
    by: Selector | None = None
    combat: bool | None = None

    def fits(self, table: Table, change: c.Change, source: int, controller: str) -> bool:
        if not isinstance(change, c.Damage) or change.amount <= 0 or self.combat not in (None, change.combat):
            return False
        to = is_meant(self.to, table, change.target, source, controller)
        return to and is_meant(self.by, table, change.source, source, controller)

    def rewrite(self, table: Table, change: Any, source: int, controller: str) -> Changes:
        return (replace(change, amount=change.amount * self.times + self.plus),)


@dataclass(frozen=True, slots=True)
class MoreCounters:
    """Counters that would be put: multiplied, then increased. ``kind`` None is any."""

    times: int = 1
    plus: int = 0
    kind: str | None = None
    to: Selector | None = None

    def fits(self, table: Table, change: c.Change, source: int, controller: str) -> bool:
        if isinstance(change, c.ZoneChange):
            put = change.to == "battlefield" and any(self._is_kind(kind) and n > 0 for kind, n in change.counters)
            counts = put and table.book.ask("entering with counters")()
            return counts and is_meant(_wide(self.to), table, change.object, source, controller)
        if not isinstance(change, c.CounterChange) or change.amount <= 0 or not self._is_kind(change.kind):
            return False
        return is_meant(self.to, table, change.target, source, controller)

    def rewrite(self, table: Table, change: Any, source: int, controller: str) -> Changes:
        """Counters that it enters with are put on it too (122.6)."""
        if isinstance(change, c.ZoneChange):
            held = ((kind, self._more(n) if self._is_kind(kind) else n) for kind, n in change.counters)
            return (replace(change, counters=tuple(held)),)
        return (replace(change, amount=self._more(change.amount)),)

    def _is_kind(self, kind: str) -> bool:
        return self.kind in (None, kind)

    def _more(self, amount: int) -> int:
        return amount * self.times + self.plus


@dataclass(frozen=True, slots=True)
class MoreLife:
    """Life that would be gained: multiplied, then increased; ``times`` 0 is no life at all."""

    times: int = 1
    plus: int = 0
    player: Selector | None = None

    def fits(self, table: Table, change: c.Change, source: int, controller: str) -> bool:
        if not isinstance(change, c.LifeChange) or change.amount <= 0:
            return False
        return is_meant(self.player, table, change.player, source, controller)

    def rewrite(self, table: Table, change: Any, source: int, controller: str) -> Changes:
        return (replace(change, amount=change.amount * self.times + self.plus),)


@dataclass(frozen=True, slots=True)
class SkipsDraws:
    """A draw is skipped (614.10, 614.11)."""

    player: Selector

    def fits(self, table: Table, change: c.Change, source: int, controller: str) -> bool:
        return isinstance(change, c.Draw) and is_meant(self.player, table, change.player, source, controller)

    def rewrite(self, table: Table, change: Any, source: int, controller: str) -> Changes:
        return ()


@dataclass(frozen=True, slots=True)
class EntersTapped:
    """614.12: about its own entering, or with ``selector`` about that of others."""

    selector: Selector = THIS

    def fits(self, table: Table, change: c.Change, source: int, controller: str) -> bool:
        return _is_entering(self.selector, table, change, source, controller) and not _is_tapped(change)

    def rewrite(self, table: Table, change: Any, source: int, controller: str) -> Changes:
        return (replace(change, tapped=True),)


@dataclass(frozen=True, slots=True)
class EntersWithCounters:
    """614.12, 122.6: as it enters, so many counters of a kind are on it."""

    kind: str
    count: Value
    selector: Selector = THIS

    def fits(self, table: Table, change: c.Change, source: int, controller: str) -> bool:
        return _is_entering(self.selector, table, change, source, controller)

    def rewrite(self, table: Table, change: Any, source: int, controller: str) -> Changes:
        on_stack = view.obj_now_or_last(table, change.object).on_stack
        scope = Standing(table, source, controller, change, x=(on_stack.x or 0) if on_stack else 0)
        held = dict(change.counters)
        held[self.kind] = held.get(self.kind, 0) + self.count.value(scope)
        return (replace(change, counters=tuple(held.items())),)


def _is_tapped(change: c.Change) -> bool:
    return isinstance(change, c.ZoneChange) and change.tapped


def _is_entering(selector: Selector, table: Table, change: c.Change, source: int, controller: str) -> bool:
    if not isinstance(change, c.ZoneChange) or change.to != "battlefield":
        return False
    return is_meant(_wide(selector), table, change.object, source, controller)


def _wide(selector: Selector | None) -> Selector | None:
    """What is about to enter is looked at where it comes from."""
    return selector.anywhere() if isinstance(selector, ObjectFilter) else selector


@dataclass(frozen=True, slots=True)
class GoesElsewhere:
    """What would move from one zone to another goes to a third instead (614.6)."""

    selector: Selector
    to: str
    instead_of: str
    origin: str | None = "battlefield"

    def fits(self, table: Table, change: c.Change, source: int, controller: str) -> bool:
        if not isinstance(change, c.ZoneChange) or change.to != self.instead_of:
            return False
        obj = table.objects.get(change.object)
        if obj is None or self.origin not in (None, obj.zone):
            return False
        return self.selector.matches(table, change.object, source, controller)

    def rewrite(self, table: Table, change: Any, source: int, controller: str) -> Changes:
        return (replace(change, to=self.to),)


@dataclass(frozen=True, slots=True)
class Regenerate:
    """A regeneration shield on one permanent (701.19a)."""

    object: int

    def fits(self, table: Table, change: c.Change, source: int, controller: str) -> bool:
        return isinstance(change, c.Destroy) and change.object == self.object and not change.no_regeneration

    def rewrite(self, table: Table, change: Any, source: int, controller: str) -> Changes:
        return (c.Regenerated(self.object),)


@dataclass(frozen=True, slots=True)
class SkipsStep:
    """A step is skipped (614.1b, 614.10)."""

    step: str
    player: Selector | None = None

    def fits(self, table: Table, change: c.Change, source: int, controller: str) -> bool:
        if not isinstance(change, c.StepBegan) or change.step != self.step:
            return False
        return is_meant(self.player, table, change.player, source, controller)

    def rewrite(self, table: Table, change: Any, source: int, controller: str) -> Changes:
        return ()


_SELECTOR = Field("selector")
_DAMAGE = {"to": _SELECTOR, "by": _SELECTOR, "combat": Field("flag")}
_MORE = {"times": Field("number", default=1), "plus": Field("number", default=0)}
_THIS = Field("selector", default=THIS)

REPLACEMENTS = by_name(
    Word("prevent-damage", PreventDamage, "amount", {"amount": Field("number-or-all", required=True), **_DAMAGE},
         "{prevent-damage: 1, to: {subtypes: [Cleric], controller: you}}", "So much of each such damage is prevented."),
    Word("more-damage", MoreDamage, "times", {**_MORE, **_DAMAGE},
         "{more-damage: {times: 2}, to: any}", "Damage is multiplied, then increased."),
    Word("more-counters", MoreCounters, "times", {**_MORE, "kind": Field("counter"), "to": _SELECTOR},
         "{more-counters: {times: 2}, to: {controller: you}}", "More counters are put."),
    Word("more-life", MoreLife, "times", {**_MORE, "player": _SELECTOR},
         "{more-life: {times: 2}, player: you}", "More life is gained; times 0 is none."),
    Word("skips-draws", SkipsDraws, "player", {"player": Field("selector", required=True)},
         "{skips-draws: opponent}", "The player draws no cards."),
    Word("enters-tapped", EntersTapped, "selector", {"selector": _THIS},
         "{enters-tapped: this}", "It enters tapped."),
    Word("enters-with", EntersWithCounters, "kind",
         {"kind": Field("counter", required=True), "count": Field("value", required=True), "object": _THIS},
         '{enters-with: "+1/+1", count: 2}', "It enters with counters.", attributes={"object": "selector"}),
    Word("goes", GoesElsewhere, "selector",
         {"selector": Field("selector", required=True), "to": Field("zone", required=True),
          "instead-of": Field("zone", required=True), "from": Field("zone", default="battlefield")},
         "{goes: creature, to: exile, instead-of: graveyard}", "It goes there instead.",
         attributes={"from": "origin"}),
    Word("skips", SkipsStep, "step", {"step": Field("step", required=True), "player": _SELECTOR},
         "{skips: draw, player: you}", "The player skips that step."),
)  # fmt: skip
