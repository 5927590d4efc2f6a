"""506.4, 508.8: being removed from combat, and combat without attackers."""

from __future__ import annotations

from checker.engine.queries import view
from checker.engine.queries.battles import is_battle
from checker.engine.records.changes import LeavesCombat
from checker.engine.rulebook.hooks import Consequence, Definition
from checker.engine.rulebook.rule import rule
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
    attacked = {attack.target for attack in combat.attackers.values()}
    return [
        LeavesCombat(id, "fighting" if id in attacked else "") for id in sorted(fighting) if not _fights_on(table, id)
    ]


def _fights_on(table: Table, id: int) -> bool:
    types = view.seen(table, id).types
    if not view.is_on_battlefield(table, id) or "Creature" not in types or "Battle" in types:
        return False
    return view.controller(table, id) == table.combat.controllers.get(id)


@rule("506.4", Consequence, also=("506.4c", "506.4d", "506.4e"), slot="after a batch", part="what is attacked")
def no_longer_attacked(table: Table) -> list[LeavesCombat]:
    """An attacked planeswalker or battle that is none any more, or whose controller changed, is removed from combat;
    its attackers attack nothing then. One that is both a blocking creature and attacked goes on being the other.

    Without it: they go on attacking it.
    """
    attacked = {attack.target: attack.defending_player for attack in table.combat.attackers.values()}
    return [
        LeavesCombat(target, "attacked" if table.combat.involves(target) else "")
        for target, defender in attacked.items()
        if isinstance(target, int) and not _stays_attacked(table, target, defender)
    ]


def _stays_attacked(table: Table, target: int, defender: str) -> bool:
    """A battle that goes on as a planeswalker alone is attacked only if its protector controls it (506.4e)."""
    types = view.seen(table, target).types
    if not view.is_on_battlefield(table, target) or not types & {"Planeswalker", "Battle"}:
        return False
    controller = view.controller(table, target)
    return controller == table.combat.controllers.get(target) and ("Battle" in types or controller == defender)


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
    """If no creature was declared as an attacker or entered attacking, the declare blockers and combat damage steps are
    skipped; if all that did are gone, they are not.

    Without it: they take place all the same.
    """
    return not table.combat.attackers and not table.combat.controllers
