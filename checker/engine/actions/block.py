"""Declaring blockers (509.1), each defending player in turn order (802.4)."""

from __future__ import annotations

from dataclasses import replace

from checker.engine.kernel.ask import put
from checker.engine.queries import combat, view
from checker.engine.queries.combat import Blocks
from checker.engine.queries.legal import insist
from checker.engine.records.question import Question
from checker.engine.state.table import Table


def declare_blockers(table: Table) -> None:
    """Every defending player who is attacked declares blocks; then attackers are blocked or unblocked (509.1h)."""
    defenders = {attack.defending_player for attack in table.combat.attackers.values()}
    made: Blocks = ()
    for player in table.turn_order():
        if player in defenders:
            made += _declare(table, player)
    for attacker, attack in table.combat.attackers.items():
        blocked = bool(table.book.ask("becomes blocked")(attack.blockers))
        table.combat = table.combat.with_attack(attacker, replace(table.combat.attackers[attacker], blocked=blocked))
    table.stir()
    table.book.one("blockers were declared")(table, made)


def _declare(table: Table, player: str) -> Blocks:
    blocks = _choose(table, player)
    check_blocks(table, player, blocks)
    table.book.one("blocking is paid for")(table, player, blocks)
    for blocker, attackers in blocks:
        table.combat = table.combat.with_block(blocker, attackers).under(blocker, player)
        for attacker in attackers:
            attack = table.combat.attackers.get(attacker)
            if attack is None:
                continue
            table.combat = table.combat.with_attack(attacker, replace(attack, blockers=(*attack.blockers, blocker)))
    return blocks


def _choose(table: Table, player: str) -> Blocks:
    options = tuple(
        (creature, attacker)
        for creature in view.creatures(table, player)
        for attacker in combat.block_targets(table, creature)
    )
    question = Question("block", player, options, rule="509.1a")
    if not options and not (table.decider and table.decider.wants(table, question)):
        return ()
    blocks: Blocks = tuple(put(table, question))
    return blocks


def check_blocks(table: Table, player: str, blocks: Blocks) -> None:
    """Illegal, with the rule that refuses, if the declaration breaks one (509.1a–c)."""
    for blocker, attackers in blocks:
        for attacker in attackers:
            insist(table, "block", blocker, attacker)
            insist(table, "block restrictions", blocker, attacker)
    insist(table, "block declaration", player, blocks)
