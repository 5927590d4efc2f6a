"""506.4, 508.4, 508.8: being removed from combat, entering it without a declaration, and combat without attackers."""

from __future__ import annotations

from checker.engine.queries import view
from checker.engine.queries.battles import is_battle
from checker.engine.queries.combat import defender_of, remember_controllers
from checker.engine.records.changes import LeavesCombat
from checker.engine.records.targets import Thing
from checker.engine.rulebook.hooks import Consequence, Definition, ProcedureStep
from checker.engine.rulebook.rule import rule
from checker.engine.state.combat import Attack
from checker.engine.state.table import Table


@rule("506.4", Consequence, slot="after a batch", part="attackers and blockers")
def removed_from_combat(table: Table) -> list[LeavesCombat]:
    """What is no longer a creature, became a battle or changed hands is removed from combat.

    Without it: it goes on attacking or blocking.
    """
    combat = table.combat
    if not combat.attackers:
        return []
    fighting = {*combat.attackers, *combat.blockers}
    return [LeavesCombat(id) for id in sorted(fighting) if not _fights_on(table, id)]


def _fights_on(table: Table, id: int) -> bool:
    types = view.seen(table, id).types
    if not view.is_on_battlefield(table, id) or "Creature" not in types or "Battle" in types:
        return False
    return view.controller(table, id) == table.combat.controllers.get(id)


@rule("506.4", Consequence, also=("506.4c",), slot="after a batch", part="what is attacked")
def no_longer_attacked(table: Table) -> list[LeavesCombat]:
    """An attacked planeswalker or battle that is none any more, or whose controller changed, is removed from combat;
    its attackers attack nothing then.

    Without it: they go on attacking it.
    """
    attacked = dict.fromkeys(attack.target for attack in table.combat.attackers.values())
    return [
        LeavesCombat(target) for target in attacked if isinstance(target, int) and not _stays_attacked(table, target)
    ]


def _stays_attacked(table: Table, target: int) -> bool:
    if not view.is_on_battlefield(table, target) or not view.seen(table, target).types & {"Planeswalker", "Battle"}:
        return False
    return view.controller(table, target) == table.combat.controllers.get(target)


@rule("506.4", Consequence, slot="after a batch", part="protector changed", since="2026-08-07")
def protector_changed(table: Table) -> list[LeavesCombat]:
    """An attacked battle is removed from combat if its protector changes.

    Without it: it stays, and is dealt combat damage.
    """
    attacked = {attack.target: attack.defending_player for attack in table.combat.attackers.values()}
    return [
        LeavesCombat(target)
        for target, defender in attacked.items()
        if isinstance(target, int) and is_battle(table, target) and table.objects[target].protector != defender
    ]


@rule("508.8", Definition, slot="blocks and damage are skipped", otherwise=lambda table: False)
def nobody_attacks(table: Table) -> bool:
    """Without attackers the declare blockers and combat damage steps are skipped.

    Without it: they take place all the same.
    """
    return not table.combat.attackers


@rule(
    "508.4", ProcedureStep, also=("506.3d", "508.4d"), slot="enters attacking", otherwise=lambda table, id, target: None
)
def enters_attacking(table: Table, id: int, target: Thing) -> None:
    """A creature put onto the battlefield attacking attacks without having been declared; once blocks were declared
    it is unblocked.

    Without it: it enters and does not attack.
    """
    defender = defender_of(table, target)
    if defender is None or not view.is_creature(table, id) or view.controller(table, id) != table.turn.active:
        return
    after_blocks = table.turn.step not in ("beginning of combat", "declare attackers")
    attacking = table.combat.with_attack(id, Attack(target, defender, False if after_blocks else None))
    table.combat = remember_controllers(table, attacking, id, target)
    table.stir()
