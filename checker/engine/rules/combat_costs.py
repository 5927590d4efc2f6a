"""508.1h–j, 509.1d–f: mana that has to be paid for attacking and blocking."""

from __future__ import annotations

from collections.abc import Iterable

from checker.engine.kernel.payment import pay_mana
from checker.engine.queries import view
from checker.engine.queries.combat import Blocks, Declaration
from checker.engine.queries.requirements import tolls
from checker.engine.records.mana import ManaCost
from checker.engine.rulebook.hooks import ProcedureStep
from checker.engine.rulebook.rule import rule
from checker.engine.state.table import Table


@rule(
    "508.1h", ProcedureStep, also=("508.1j",), slot="attacking is paid for", otherwise=lambda table, declaration: None
)
def pays_to_attack(table: Table, declaration: Declaration) -> None:
    """What the chosen attackers cost is added up and paid; a declaration that can't be paid for is illegal.

    Without it: attacking costs nothing.
    """
    costs = [cost for attacker, target in declaration for cost in tolls(table, attacker, target)]
    _pay(table, table.turn.active, costs)


@rule(
    "509.1d", ProcedureStep, also=("509.1f",), slot="blocking is paid for", otherwise=lambda table, player, blocks: None
)
def pays_to_block(table: Table, player: str, blocks: Blocks) -> None:
    """What the chosen blockers cost is added up and paid; a declaration that can't be paid for is illegal.

    Without it: blocking costs nothing.
    """
    blocking = [blocker for blocker, attackers in blocks if attackers]
    _pay(table, player, [cost for id in blocking for cost, _ in view.restrictions(table, "block-cost", id)])


def _pay(table: Table, player: str, costs: Iterable[object]) -> None:
    total = ManaCost()
    for cost in costs:
        total = total.plus(cost) if isinstance(cost, ManaCost) else total
    if total.symbols:
        pay_mana(table, player, total)
