"""Instructions that deal damage, make creatures fight, or prevent damage (120, 615, 701.14)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from checker.engine.abilities.durations import until_of
from checker.engine.abilities.filters import AnyOf, Given, ObjectFilter, PlayerFilter, Selector
from checker.engine.abilities.replacing import PreventDamage
from checker.engine.abilities.resolution import Resolution
from checker.engine.abilities.things import THIS, Target, Targets, Things, objects
from checker.engine.abilities.values import Number, Value
from checker.engine.abilities.words import Field, Word, by_name, specs_of
from checker.engine.queries import view
from checker.engine.queries.legal import refusing
from checker.engine.records.changes import Damage, ShieldStarts
from checker.engine.records.effects import Shield
from checker.engine.records.targets import Thing


@dataclass(frozen=True, slots=True)
class DealDamage:
    """``source`` deals it to each of ``to``; with ``divided`` as it was divided among the targets (601.2d)."""

    amount: Value
    to: Things
    source: Things = THIS
    unpreventable: bool = False
    divided: bool = False

    @property
    def targets(self) -> Targets:
        return specs_of(self.source, self.to, self.amount)

    def perform(self, r: Resolution) -> None:
        sources = objects(self.source.things(r))
        if not sources:
            return r.skip("damage")
        parts = [Damage(sources[0], to, n, unpreventable=self.unpreventable) for to, n in self._parts(r)]
        dealt = r.commit(*(part for part in parts if can_be_dealt(r, part)))
        r.amount = sum(change.amount for change in dealt if isinstance(change, Damage))
        return None

    def _parts(self, r: Resolution) -> Iterator[tuple[Thing, int]]:
        found = self.to.things(r)
        amount = self.amount.value(r)
        shares = r.share(self.to.spec) if self.divided and isinstance(self.to, Target) else {}
        for thing in found:
            yield thing, shares.get(thing, amount)


def can_be_dealt(r: Resolution, damage: Damage) -> bool:
    """Whether no rule refuses the damage (120.1a, 120.8); if there is any, the instruction could not be followed."""
    if refusing(r.table, "change Damage", damage) is None:
        return True
    if damage.amount > 0:
        r.skip("damage", damage.target)
    return False


def deal_damage(
    amount: Value, to: Things, source: Things = THIS, unpreventable: bool = False, divided: bool = False
) -> DealDamage:
    """Damage that is divided is announced with the target word (601.2d); −1 there is X."""
    if divided and isinstance(to, Target):
        total = amount.number if isinstance(amount, Number) else -1
        to = replace(to, spec=replace(to.spec, divided=total))
    return DealDamage(amount, to, source, unpreventable, divided)


@dataclass(frozen=True, slots=True)
class Fight:
    """701.14: each deals damage equal to its power to the other; not if one of them is gone or no creature."""

    first: Things
    second: Things

    @property
    def targets(self) -> Targets:
        return specs_of(self.first, self.second)

    def perform(self, r: Resolution) -> None:
        pair = (*objects(self.first.things(r)), *objects(self.second.things(r)))
        if len(pair) != 2 or not all(view.is_on_battlefield(r.table, t) and view.is_creature(r.table, t) for t in pair):
            return r.skip("fight")
        one, other = pair
        r.speak_of(pair)
        powers = (view.power(r.table, one), view.power(r.table, other))
        hits = (Damage(one, other, powers[0]), Damage(other, one, powers[1]))
        r.commit(*(hit for hit in hits if can_be_dealt(r, hit)))
        return None


@dataclass(frozen=True, slots=True)
class Prevent:
    """A prevention shield (615.1, 615.7): ``amount`` None is all damage; ``next_only`` only the next time."""

    amount: Value | None
    to: Things | None = None
    by: Things | None = None
    combat: bool | None = None
    next_only: bool = False
    until: str = "end of turn"

    @property
    def targets(self) -> Targets:
        return specs_of(self.to, self.by, self.amount)

    def perform(self, r: Resolution) -> None:
        to, by = _given(self.to, r), _given(self.by, r)
        if (self.to and to is None) or (self.by and by is None):
            return r.skip("prevent damage")
        amount = None if self.amount is None else self.amount.value(r)
        shield = Shield(
            r.table.tick(), r.source, r.controller, PreventDamage(None, to, by, self.combat),
            until_of(self.until, r.controller),
            1 if self.next_only else amount, "uses" if self.next_only or amount is None else "damage",
        )  # fmt: skip
        r.commit(ShieldStarts(shield))
        return None


def _given(things: Things | None, r: Resolution) -> Selector | None:
    if things is None:
        return None
    selector = getattr(things, "selector", None)
    if isinstance(selector, ObjectFilter | PlayerFilter | AnyOf):
        return selector
    found = things.things(r)
    return Given(found) if found else None


DAMAGE = by_name(
    Word("damage", deal_damage, "amount",
         {"amount": Field("value", required=True), "to": Field("things", required=True),
          "source": Field("things", default=THIS, says="who deals it, if not this"),
          "unpreventable": Field("flag", default=False),
          "divided": Field("flag", default=False, says="as you choose among the targets")},
         "{damage: 3, to: {target: any}}", "Damage is dealt."),
    Word("fight", Fight, "first",
         {"first": Field("things", required=True), "with": Field("things", required=True)},
         "{fight: this, with: {target: creature}}", "Two creatures fight.", attributes={"with": "second"}),
    Word("prevent-damage", Prevent, "amount",
         {"amount": Field("value-or-all", required=True), "to": Field("things"), "by": Field("things"),
          "combat": Field("flag"), "next": Field("flag", default=False, says="only the next time"),
          "until": Field("duration", default="end of turn")},
         "{prevent-damage: 1, to: {target: any}, until: end of turn}",
         "That much of the damage that would be dealt is prevented.", attributes={"next": "next_only"}),
)  # fmt: skip
