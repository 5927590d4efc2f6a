"""509: declaring blockers, and what being blocked means."""

from __future__ import annotations

from dataclasses import replace

from checker.engine.kernel.commit import commit
from checker.engine.queries import view
from checker.engine.queries.battles import is_battle
from checker.engine.queries.combat import Blocks, blocks_at_most
from checker.engine.queries.legal import refusing
from checker.engine.queries.requirements import best_blocks, block_requirements_met
from checker.engine.records.news import BecameBlocked, Blocked, WentUnblocked
from checker.engine.rulebook.hooks import Definition, ProcedureStep, Refusal
from checker.engine.rulebook.rule import Rule, rule
from checker.engine.state.combat import Attack
from checker.engine.state.table import Table


@rule("506.3", Refusal, slot="block", part="only creatures block")
def blocker_is_no_creature(table: Table, blocker: int, attacker: int) -> bool:
    """Only a creature can block."""
    return not view.is_creature(table, blocker)


@rule("509.1a", Refusal, slot="block", part="untapped")
def blocker_is_tapped(table: Table, blocker: int, attacker: int) -> bool:
    """The chosen creatures must be untapped."""
    return blocker in table.objects and table.objects[blocker].tapped


@rule("509.1a", Refusal, slot="block", part="no battle")
def blocker_is_a_battle(table: Table, blocker: int, attacker: int) -> bool:
    """They can't also be battles."""
    return "Battle" in view.seen(table, blocker).types


@rule("509.1a", Refusal, also=("802.4a",), slot="block", part="attacking that player")
def blocker_is_not_attacked(table: Table, blocker: int, attacker: int) -> bool:
    """A creature blocks an attacker that attacks its controller, their planeswalker, or a battle they protect."""
    attack = table.combat.attackers.get(attacker)
    if attack is None or not view.is_on_battlefield(table, blocker):
        return True
    if isinstance(attack.target, int) and is_battle(table, attack.target):
        return False
    return view.controller(table, blocker) != attack.defending_player


@rule("509.1a", Refusal, slot="block declaration", part="one attacker each")
def blocks_too_many(table: Table, player: str, blocks: Blocks) -> bool:
    """One creature blocks one attacker, unless something lets it block more."""
    return any(len(attackers) > blocks_at_most(table, blocker) for blocker, attackers in blocks)


@rule("509.1b", Refusal, slot="block restrictions", part="creature by creature")
def block_restrictions(table: Table, blocker: int, attacker: int) -> Rule | bool:
    """A block that some restriction forbids is illegal (flying, protection, "can't block" …)."""
    return refusing(table, "block restriction", blocker, attacker) or False


@rule("509.1b", Refusal, slot="block declaration", part="as a whole")
def block_declaration_restrictions(table: Table, player: str, blocks: Blocks) -> Rule | bool:
    """So is a declaration that breaks one only as a whole (menace, "can't block alone" …)."""
    return refusing(table, "block declaration restriction", player, blocks) or False


@rule("509.1b", Refusal, slot="block restriction", part="an effect says it can't")
def cannot_block(table: Table, blocker: int, attacker: int) -> bool:
    """What says that a creature can't block, or can't be blocked, wins over what lets it."""
    for selector, source in view.restrictions(table, "cannot-block", blocker):
        owner = view.controller(table, source)
        if selector is None or selector.matches(table, attacker, source, owner):  # type: ignore[attr-defined]
            return True
    for selector, source in view.restrictions(table, "cannot-be-blocked", attacker):
        owner = view.controller(table, source)
        if selector is None or selector.matches(table, blocker, source, owner):  # type: ignore[attr-defined]
            return True
    return False


@rule("509.1c", Refusal, slot="block declaration")
def block_requirements(table: Table, player: str, blocks: Blocks) -> bool:
    """As many requirements to block are obeyed as can be without breaking a restriction."""
    return block_requirements_met(table, player, blocks) < best_blocks(table, player)


@rule("509.1h", Definition, slot="becomes blocked", part="is blocked", otherwise=lambda blockers: False)
def becomes_blocked(blockers: tuple[int, ...]) -> bool:
    """An attacker with a creature declared as its blocker is blocked, one without is unblocked.

    Without it: every attacker is unblocked.
    """
    return bool(blockers)


def _unblocked_again(attack: Attack) -> Attack:
    return attack if attack.blockers else replace(attack, blocked=False)


@rule("509.1h", Definition, slot="blocker leaves", part="stays blocked", otherwise=_unblocked_again)
def stays_blocked(attack: Attack) -> Attack:
    """An attacker stays blocked even if all its blockers leave combat.

    Without it: it becomes unblocked when the last of them is gone.
    """
    return attack


@rule("509.1i", ProcedureStep, slot="blockers were declared", otherwise=lambda table, blocks: None)
def block_triggers(table: Table, blocks: Blocks) -> None:
    """Abilities that wait for blockers being declared trigger, those of unblocked attackers too (509.3g).

    Without it: nothing triggers on blocks.
    """
    made = [Blocked(blocker, attacker) for blocker, attackers in blocks for attacker in attackers]
    became = [
        BecameBlocked(id, attack.blockers) if attack.blocked else WentUnblocked(id)
        for id, attack in table.combat.attackers.items()
    ]
    commit(table, [*made, *became])
