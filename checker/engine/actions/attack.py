"""Declaring attackers (508.1), in the order of its steps."""

from __future__ import annotations

from checker.engine.kernel.ask import put
from checker.engine.queries import combat, view
from checker.engine.queries.combat import Declaration
from checker.engine.queries.legal import insist
from checker.engine.records.question import Question
from checker.engine.state.combat import Attack
from checker.engine.state.table import Table


def declare_attackers(table: Table) -> None:
    """The active player declares attackers; nobody attacks if nobody can."""
    declaration = _choose(table)
    check_attack(table, declaration)
    table.book.one("attacking is paid for")(table, declaration)
    table.book.one("attackers tap")(table, [attacker for attacker, _ in declaration])
    for attacker, target in declaration:
        defender = combat.defender_of(table, target) or table.turn.active
        attacking = table.combat.with_attack(attacker, Attack(target, defender))
        table.combat = combat.remember_controllers(table, attacking, attacker, target)
    table.stir()
    if declaration:
        table.book.one("attackers were declared")(table, declaration)


def _choose(table: Table) -> Declaration:
    options = tuple(
        (creature, target)
        for creature in view.creatures(table, table.turn.active)
        for target in combat.attack_targets(table, creature)
    )
    question = Question("attack", table.turn.active, options, rule="508.1a")
    if not options and not (table.decider and table.decider.wants(table, question)):
        return ()
    declaration: Declaration = tuple(put(table, question))
    return declaration


def check_attack(table: Table, declaration: Declaration) -> None:
    """Illegal, with the rule that refuses, if the declaration breaks one (508.1a–d)."""
    for attacker, target in declaration:
        insist(table, "attacker", attacker)
        insist(table, "attack target", attacker, target)
    insist(table, "attack declaration", declaration)
