"""What a creature attacks that enters attacking, where no text says it (508.4)."""

from __future__ import annotations

from checker.engine.kernel.ask import ask
from checker.engine.queries import combat, view
from checker.engine.queries.battles import is_battle
from checker.engine.records.question import Question
from checker.engine.records.targets import Thing
from checker.engine.state.table import Table


def choose_attacked(table: Table, player: str, subject: int | None = None) -> Thing | None:
    """The player, planeswalker or battle that the creature's controller chooses; None if nobody can be attacked."""
    options = tuple(attackable(table))
    if not options or not table.turn.is_combat or player != table.turn.active:
        return None
    chosen: Thing = ask(table, Question("attacked", player, options, subject, rule="508.4"))
    return chosen


def attackable(table: Table) -> list[Thing]:
    """Defending players, their planeswalkers, and the battles they protect."""
    defenders = combat.defending_players(table)
    found: list[Thing] = list(defenders)
    for obj in table.permanents():
        if is_battle(table, obj.id):
            found += [obj.id] if obj.protector in defenders else []
        elif "Planeswalker" in view.seen(table, obj.id).types and view.controller(table, obj.id) in defenders:
            found.append(obj.id)
    return found
