"""Battles: which permanents are, who may protect them, whether one is attacked (310)."""

from __future__ import annotations

from checker.engine.queries import view
from checker.engine.records.characteristics import Characteristics
from checker.engine.state.table import Table


def is_battle(table: Table, id: int) -> bool:
    return view.is_on_battlefield(table, id) and "Battle" in view.seen(table, id).types


def defense(table: Table, id: int) -> int | None:
    """Its defense, where it is (310.4); None for what has none."""
    if is_battle(table, id):
        on_battlefield: int = table.book.ask("defense on the battlefield")(table, id)
        return on_battlefield
    if view.is_on_battlefield(table, id) or view.seen(table, id).defense is None:
        return None
    elsewhere: int = table.book.ask("defense elsewhere")(table, id)
    return elsewhere


def is_attacked(table: Table, id: int) -> bool:
    """Whether a creature attacks it now."""
    return any(attack.target == id for attack in table.combat.attackers.values())


def may_protect(table: Table, battle: Characteristics, controller: str) -> list[str]:
    """The players whom a battle under that control may have as its protector (310.9a, 310.12a)."""
    allowed = [controller]
    if "Siege" in battle.subtypes:
        allowed = list(table.book.ask("who protects a Siege")(table, controller))
    return [
        p for p in allowed if table.players[p].is_in_game and not view.restrictions(table, "cannot-be-protector", p)
    ]
