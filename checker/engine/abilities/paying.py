"""Paying while something resolves, and asking what was paid for a spell (118.12, 608.2h)."""

from __future__ import annotations

from dataclasses import dataclass

from checker.engine.abilities.conditions import Asked
from checker.engine.abilities.costs import Cost
from checker.engine.abilities.filters import NOTHING
from checker.engine.abilities.resolution import Resolution
from checker.engine.abilities.scope import Scope
from checker.engine.abilities.things import YOU, Targets, Things, players
from checker.engine.abilities.words import Field, Word, by_name, single
from checker.engine.kernel.payment import can_pay_mana, pay_mana
from checker.engine.queries import view
from checker.engine.records.mana import Pool
from checker.engine.state.table import Table


def can_pay(table: Table, player: str, cost: Cost, source: int) -> bool:
    """Whether a player can pay all of a cost (118.3)."""
    return cost.can_pay(table, source, player) and can_pay_mana(table, player, cost.mana)


def pay(table: Table, player: str, cost: Cost, source: int) -> None:
    """All of it is paid, mana first. Illegal (118.3) if it can't be."""
    pay_mana(table, player, cost.mana)
    for part in cost.others:
        part.pay(table, source, player)


@dataclass(frozen=True, slots=True)
class Pay:
    """A player pays; what can't be paid in full is not paid at all, and "if you do" finds nothing done (118.12)."""

    cost: Cost
    by: Things = YOU

    @property
    def targets(self) -> Targets:
        return self.by.targets

    def is_possible(self, r: Resolution) -> bool:
        cost = self.cost.with_x(r.x)
        return any(can_pay(r.table, player, cost, r.source) for player in players(self.by.things(r)))

    def perform(self, r: Resolution) -> None:
        cost = self.cost.with_x(r.x)
        for player in players(self.by.things(r)):
            if can_pay(r.table, player, cost, r.source):
                pay(r.table, player, cost, r.source)
                r.done = True
            else:
                r.skip("pay", player)


@dataclass(frozen=True, slots=True)
class ManaSpent(Asked):
    """At least that mana was spent to cast the spell, or the spell that became this permanent (400.7d)."""

    mana: Pool
    reads: frozenset[str] = NOTHING

    def holds_in(self, scope: Scope) -> bool:
        obj = view.obj_now_or_last(scope.table, scope.source)
        on_stack = obj.on_stack or obj.cast_as
        spent = on_stack.spent if on_stack is not None else Pool()
        return all(there >= wanted for there, wanted in zip(spent.amounts, self.mana.amounts, strict=True))


PAYING = by_name(
    Word("pay", Pay, "cost", {"cost": Field("cost", required=True), "by": Field("things", default=YOU)},
         '{pay: "{U}{R}"}', 'A player pays; what stands behind "may" is offered, "if-done" asks whether it was paid.',
         why="'You may pay …; if you do' is among the Rules' own ways to speak"),
)  # fmt: skip

CONDITIONS_OF_PAYING = by_name(
    single("mana-spent", ManaSpent, "pool", '{mana-spent: "{G}"}',
           "At least that mana was spent to cast the spell; none was on a copy."),
)  # fmt: skip
