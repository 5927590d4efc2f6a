"""508.4, 509.4, 506.3: creatures that enter attacking or blocking without having been declared."""

from __future__ import annotations

from dataclasses import replace

from checker.engine.queries import view
from checker.engine.queries.battles import is_battle
from checker.engine.queries.combat import controllers_of, defender_of
from checker.engine.queries.history import this_turn
from checker.engine.queries.legal import refusing
from checker.engine.records.changes import Change
from checker.engine.records.news import Attacked
from checker.engine.records.targets import Thing
from checker.engine.rulebook.hooks import Consequence, Definition, ProcedureStep, Refusal
from checker.engine.rulebook.rule import rule
from checker.engine.state.combat import Attack
from checker.engine.state.table import Table


@rule(
    "508.4",
    ProcedureStep,
    slot="enters attacking",
    part="it is attacking",
    otherwise=lambda table, id, target: None,
)
def enters_attacking(table: Table, id: int, target: Thing) -> None:
    """A creature put onto the battlefield attacking is attacking without having been declared: it never attacked.

    Without it: it enters and does not attack.
    """
    if refusing(table, "entering attacker", id, target) is not None:
        return
    blocked = table.book.ask("blocked or not as it enters")(table)
    defender = defender_of(table, target) or table.turn.active
    table.combat = table.combat.joined({id: Attack(target, defender, blocked)}, controllers_of(table, ((id, target),)))
    table.write(
        "enters-attacking", object=table.named(id), target=table.named(target) if isinstance(target, int) else target
    )
    table.stir()


def _as_if_declared(table: Table) -> list[Change]:
    """News of an attack for each creature that entered attacking in the batch that was just made."""
    attackers = table.combat.attackers
    entered = []
    for entry in this_turn(table):
        if entry.batch != table.batch:
            break
        if entry.kind == "enters-attacking" and entry["object"].id in attackers:
            entered.append(entry["object"].id)
    return [Attacked(id, target, attackers[id].defending_player) for id in entered if (target := attackers[id].target)]


@rule("508.4", Consequence, also=("508.3a",), slot="after a batch", part="it never attacked", otherwise=_as_if_declared)
def never_attacked(table: Table) -> list[Change]:
    """What enters attacking was not declared as an attacker: nothing that looks for attacks sees one.

    Without it: it counts as a creature that attacks just now.
    """
    return []


def _not_declared(table: Table) -> bool | None:
    return None


@rule("508.4d", Definition, also=("506.3d",), slot="blocked or not as it enters", otherwise=_not_declared)
def unblocked_after_blocks(table: Table) -> bool | None:
    """One that enters attacking once blockers were declared is unblocked.

    Without it: it is neither blocked nor unblocked.
    """
    return None if table.turn.step in ("beginning of combat", "declare attackers") else False


@rule("506.3a", Refusal, slot="entering attacker")
def no_creature(table: Table, id: int, target: Thing) -> bool:
    """A permanent that is no creature enters, and does not attack."""
    return not view.is_creature(table, id)


@rule("506.3b", Refusal, slot="entering attacker")
def not_under_the_attacking_player(table: Table, id: int, target: Thing) -> bool:
    """One that enters under the control of a player who is not attacking does not attack."""
    return view.controller(table, id) != table.turn.active or not table.turn.is_combat


@rule("506.3f", Refusal, slot="entering attacker")
def also_a_battle(table: Table, id: int, target: Thing) -> bool:
    """A creature that is also a battle does not attack."""
    return is_battle(table, id)


@rule("508.4a", Refusal, also=("506.3c",), slot="entering attacker")
def nothing_there_to_attack(table: Table, id: int, target: Thing) -> bool:
    """If what it would attack is gone, or can no longer be attacked, it enters and does not attack."""
    defenders = table.book.ask("defending players")(table)
    if isinstance(target, str):
        return target not in defenders
    if not view.is_on_battlefield(table, target) or not view.seen(table, target).types & {"Planeswalker", "Battle"}:
        return True
    return defender_of(table, target) not in defenders


@rule("509.4", ProcedureStep, slot="enters blocking", otherwise=lambda table, id, attacker: None)
def enters_blocking(table: Table, id: int, attacker: int) -> None:
    """A creature put onto the battlefield blocking is blocking that attacker, which is blocked from then on.

    Without it: it enters and does not block.
    """
    if refusing(table, "entering blocker", id, attacker) is not None:
        return
    attack = table.combat.attackers[attacker]
    now = replace(attack, blocked=attack.blocked if attack.blocked is None else True, blockers=(*attack.blockers, id))
    table.combat = table.combat.joined({attacker: now}, {id: view.controller(table, id)}, {id: (attacker,)})
    table.stir()


@rule("506.3a", Refusal, slot="entering blocker", part="blocking")
def no_creature_blocks(table: Table, id: int, attacker: int) -> bool:
    """A permanent that is no creature enters, and does not block."""
    return not view.is_creature(table, id)


@rule("506.3f", Refusal, slot="entering blocker", part="blocking")
def a_battle_does_not_block(table: Table, id: int, attacker: int) -> bool:
    """A creature that is also a battle does not block."""
    return is_battle(table, id)


@rule("506.3e", Refusal, also=("509.4a",), slot="entering blocker")
def not_attacked_by_it(table: Table, id: int, attacker: int) -> bool:
    """If that creature attacks nothing of its controller's, or is not attacking any more, it enters and does not
    block."""
    attack = table.combat.attackers.get(attacker)
    return attack is None or attack.defending_player != view.controller(table, id)
