"""Replacement and prevention effects about amounts: damage, counters, life (614, 615)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from checker.engine.abilities.filters import Selector, ThisObject
from checker.engine.abilities.scope import Standing
from checker.engine.abilities.selectors import SIMPLE
from checker.engine.abilities.things import Things
from checker.engine.abilities.words import Field, Word, by_name
from checker.engine.kernel.entering import as_if_there
from checker.engine.records import changes as c
from checker.engine.records.targets import Thing
from checker.engine.state.table import Table

Changes = Sequence[c.Change]


THIS, ANY = ThisObject(), SIMPLE["any"]


def is_meant(selector: Selector | None, table: Table, thing: Thing, source: int, controller: str) -> bool:
    return selector is None or selector.matches(table, thing, source, controller)


def is_damage_meant(
    effect: PreventDamage | MoreDamage | RedirectDamage, table: Table, change: c.Change, source: int, controller: str
) -> bool:
    """Whether a change is damage of the kind, from whom and to whom an effect speaks of."""
    if not isinstance(change, c.Damage) or change.amount <= 0 or effect.combat not in (None, change.combat):
        return False
    to = is_meant(effect.to, table, change.target, source, controller)
    return to and is_meant(effect.by, table, change.source, source, controller)


@dataclass(frozen=True, slots=True)
class PreventDamage:
    """``amount`` None prevents all of it. ``to`` and ``by`` None are anything; ``combat`` None is any damage."""

    amount: int | None
    to: Selector | None = None
    by: Selector | None = None
    combat: bool | None = None

    def fits(self, table: Table, change: c.Change, source: int, controller: str) -> bool:
        meant = is_damage_meant(self, table, change, source, controller)
        return meant and bool(table.book.ask("damage can be prevented")(table, change))

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
        return is_damage_meant(self, table, change, source, controller)

    def rewrite(self, table: Table, change: Any, source: int, controller: str) -> Changes:
        return (replace(change, amount=change.amount * self.times + self.plus, assigned=change.was_assigned),)


@dataclass(frozen=True, slots=True)
class RedirectDamage:
    """614.9: damage is dealt to another player or permanent instead, if that one is there and can be dealt damage."""

    to: Selector
    onto: Things
    by: Selector | None = None
    combat: bool | None = None

    def fits(self, table: Table, change: Any, source: int, controller: str) -> bool:
        if not is_damage_meant(self, table, change, source, controller):
            return False
        return self._other(table, source, controller) not in (None, change.target)

    def rewrite(self, table: Table, change: Any, source: int, controller: str) -> Changes:
        return (replace(change, target=self._other(table, source, controller)),)

    def _other(self, table: Table, source: int, controller: str) -> Thing | None:
        found = self.onto.things(Standing(table, source, controller))
        return found[0] if found and is_meant(ANY, table, found[0], source, controller) else None


@dataclass(frozen=True, slots=True)
class MoreCounters:
    """Counters that would be put: multiplied, then increased. ``kind`` None is any; ``effect``: those that an effect
    puts, not a cost or combat damage (614.16)."""

    times: int = 1
    plus: int = 0
    kind: str | None = None
    to: Selector | None = None
    effect: bool = False

    def fits(self, table: Table, change: c.Change, source: int, controller: str) -> bool:
        if isinstance(change, c.ZoneChange):
            put = change.to == "battlefield" and any(self._is_kind(kind) and n > 0 for kind, n in change.counters)
            counts = put and table.book.ask("entering with counters")()
            return counts and is_meant(self.to, as_if_there(table, change), change.object, source, controller)
        if not isinstance(change, c.CounterChange) or change.amount <= 0 or not self._is_kind(change.kind):
            return False
        if self.effect and not change.effect:
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


_SELECTOR = Field("selector")
_DAMAGE = {"to": _SELECTOR, "by": _SELECTOR, "combat": Field("flag")}
_MORE = {"times": Field("number", default=1), "plus": Field("number", default=0)}

AMOUNTS = by_name(
    Word("prevent-damage", PreventDamage, "amount", {"amount": Field("number-or-all", required=True), **_DAMAGE},
         "{prevent-damage: 1, to: {subtypes: [Cleric], controller: you}}", "So much of each such damage is prevented."),
    Word("more-damage", MoreDamage, "times", {**_MORE, **_DAMAGE},
         "{more-damage: {times: 2}, to: any}", "Damage is multiplied, then increased."),
    Word("redirect-damage", RedirectDamage, "to",
         {"to": Field("selector", required=True), "onto": Field("things", required=True), "by": _SELECTOR,
          "combat": Field("flag")},
         "{redirect-damage: you, onto: enchanted creature}", "Damage to it is dealt to another instead (614.9)."),
    Word("more-counters", MoreCounters, "times", {**_MORE, "kind": Field("counter"), "to": _SELECTOR,
          "effect": Field("flag", default=False, says="only counters that an effect puts (614.16)")},
         "{more-counters: {times: 2}, to: {controller: you}}", "More counters are put."),
    Word("more-life", MoreLife, "times", {**_MORE, "player": _SELECTOR},
         "{more-life: {times: 2}, player: you}", "More life is gained; times 0 is none."),
)  # fmt: skip
