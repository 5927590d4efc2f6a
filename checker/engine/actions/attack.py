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
    table.book.one("attackers tap")(table, [attacker for attacker, _ in declaration])
    table.book.one("attacking is paid for")(table, declaration)
    if not declaration:
        return
    attackers = {a: Attack(target, combat.defender_of(table, target) or table.turn.active) for a, target in declaration}
    table.combat = table.combat.joined(attackers, combat.controllers_of(table, declaration))
    table.stir()
    table.book.one("attackers were declared")(table, declaration)


def _choose(table: Table) -> Declaration:
    """The declaration, legal as a whole. What was offered needs no second look, creature by creature."""
    options = tuple(
        (creature, target)
        for creature in view.creatures(table, table.turn.active)
        for target in combat.attack_targets(table, creature)
    )
    question = Question("attack", table.turn.active, options, rule="508.1a")
    declaration: Declaration = ()
    if options or (table.decider and table.decider.wants(table, question)):
        declaration = tuple(put(table, question))
    for attacker, target in declaration:
        if (attacker, target) not in options:
            insist(table, "attacker", attacker)
            insist(table, "attack target", attacker, target)
    insist(table, "attack declaration", declaration)
    return declaration
