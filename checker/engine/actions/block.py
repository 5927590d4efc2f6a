"""Declaring blockers (509.1), each defending player in turn order (802.4)."""

from __future__ import annotations

from dataclasses import replace

from checker.engine.kernel.ask import put
from checker.engine.queries import combat, view
from checker.engine.queries.combat import Blocks
from checker.engine.queries.legal import insist
from checker.engine.records.question import Question
from checker.engine.state.combat import Attack
from checker.engine.state.table import Table


def declare_blockers(table: Table) -> None:
    """Every defending player who is attacked declares blocks; then attackers are blocked or unblocked (509.1h)."""
    defenders = {attack.defending_player for attack in table.combat.attackers.values()}
    made: Blocks = ()
    for player in sorted(table.turn_order(), key=lambda player: player not in defenders):
        if player in defenders or _meant(table, player):
            made += _declare(table, player)
    is_blocked = table.book.ask("becomes blocked")
    attackers = table.combat.attackers
    now = {
        id: Attack(a.target, a.defending_player, bool(a.blocked or is_blocked(a.blockers)), a.blockers)
        for id, a in attackers.items()
    }
    table.combat = table.combat.joined(now, {})
    table.stir()
    table.book.one("blockers were declared")(table, made)


def _meant(table: Table, player: str) -> bool:
    """Whether a player who is not attacked is to be asked all the same: then the rules say why they can't block."""
    return table.decider is not None and table.decider.wants(table, Question("block", player, (), rule="509.1a"))


def _declare(table: Table, player: str) -> Blocks:
    blocks = _choose(table, player)
    table.book.one("blocking is paid for")(table, player, blocks)
    attackers = dict(table.combat.attackers)
    for blocker, blocked in blocks:
        for id in blocked:
            if id in attackers:
                attackers[id] = replace(attackers[id], blockers=(*attackers[id].blockers, blocker))
    if blocks:
        table.combat = table.combat.joined(attackers, {blocker: player for blocker, _ in blocks}, dict(blocks))
    return blocks


def _choose(table: Table, player: str) -> Blocks:
    """The declaration, legal as a whole. What was offered needs no second look, creature by creature."""
    options = tuple(
        (creature, attacker)
        for creature in view.creatures(table, player)
        for attacker in combat.block_targets(table, creature)
    )
    question = Question("block", player, options, rule="509.1a")
    blocks: Blocks = ()
    if options or (table.decider and table.decider.wants(table, question)):
        blocks = tuple(put(table, question))
    for blocker, attackers in blocks:
        for attacker in attackers:
            if (blocker, attacker) not in options:
                insist(table, "block", blocker, attacker)
                insist(table, "block restrictions", blocker, attacker)
    insist(table, "block declaration", player, blocks)
    return blocks
