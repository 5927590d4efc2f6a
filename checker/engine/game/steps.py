"""One step after the other: how each begins and ends, and what comes next (500–514)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from checker.engine.actions.attack import declare_attackers
from checker.engine.actions.block import declare_blockers
from checker.engine.actions.damage import combat_damage
from checker.engine.kernel.commit import commit
from checker.engine.kernel.expire import expiring
from checker.engine.queries import view
from checker.engine.rulebook.hooks import TurnBasedAction
from checker.engine.state.combat import NO_COMBAT
from checker.engine.state.table import Table
from checker.engine.state.turn import DAMAGE_STEPS, PHASE_ENDS, STEPS

PROCEDURES: dict[str, Callable[[Table], None]] = {
    "declare attackers": declare_attackers,
    "declare blockers": declare_blockers,
    **dict.fromkeys(DAMAGE_STEPS, combat_damage),
}


def begin_step(table: Table) -> None:
    """A step begins: what waits for its beginning triggers, then its turn-based actions are done. One that is
    skipped is over at once (614.10)."""
    step = table.turn.step
    if not table.book.one("a step begins")(table):
        table.turn = table.turn.at("end")
        return
    if step in PROCEDURES:
        PROCEDURES[step](table)
    for rule in table.book.all(TurnBasedAction, step):
        rule(table)
    stage = "check" if has_priority(table) else "end"
    table.turn = table.turn.at(stage, table.turn.active)


def has_priority(table: Table) -> bool:
    """Whether players get priority in the step that is on (502.4, 514.3)."""
    step = table.turn.step
    if step == "untap":
        return bool(table.book.ask("priority in untap")())
    if step in DAMAGE_STEPS:
        return bool(table.book.ask("priority in combat damage")()) or _only_looked_at(table)
    if step != "cleanup":
        return True
    version = table.version
    table.book.one("state-based actions")(table)
    again = bool(table.book.ask("priority in cleanup")(table, table.version != version))
    table.turn = replace(table.turn, again=again)
    return again


def _only_looked_at(table: Table) -> bool:
    table.book.one("state-based actions")(table)
    return False


def end_step(table: Table) -> None:
    """A step ends, and the next one is about to begin."""
    step = table.turn.step
    for rule in table.book.all(TurnBasedAction, "a step ends"):
        rule(table)
    commit(table, table.book.ask("damage that wears off with the step")(table))
    if step == "end of combat":
        for rule in table.book.all(TurnBasedAction, "combat ends"):
            rule(table)
    coming = next_step(table)
    if coming is None:
        return next_turn(table)
    if step in PHASE_ENDS and (table.turn.added or table.turn.resume):
        coming, added, resume = table.book.ask("phase after this one")(table.turn, coming)
        table.turn = replace(table.turn, added=added, resume=resume)
    if coming == "beginning of combat":
        table.combat = NO_COMBAT
    table.turn = table.turn.at("begin", step=coming)
    table.stir()
    return None


def next_step(table: Table) -> str | None:
    """The step after this one; None if the turn is over."""
    step = table.turn.step
    if step == "cleanup":
        return "cleanup" if table.turn.again else None
    if step == "declare attackers" and table.book.ask("blocks and damage are skipped")(table):
        return "end of combat"
    if step == "declare blockers":
        return str(table.book.ask("damage step")(table))
    if step == "first combat damage":
        return "second combat damage"
    if step in DAMAGE_STEPS:
        return "end of combat"
    return STEPS[STEPS.index(step) + 1]


def next_turn(table: Table) -> None:
    """The next turn begins with its untap step (500.7, 102.1)."""
    player = table.book.one("whose turn is next")(table)
    commit(table, expiring(table, "your next turn", player))
    for name in table.players:
        table.put_player(replace(table.players[name], lands_played=0))
    table.once = frozenset()
    turn = table.turn
    table.turn = replace(turn, active=player, number=turn.number + 1, step="untap", stage="begin",
                         priority="", passed=0, again=False, added=(), resume="")  # fmt: skip
    settle_in(table, player)
    table.write("turn", player=player)


def settle_in(table: Table, player: str) -> None:
    """What a player controls as their turn begins is no longer new (302.6); 'once each turn' starts again."""
    for obj in list(table.objects.values()):
        if obj.zone != "battlefield":
            continue
        if view.controller(table, obj.id) == player:
            table.put(replace(obj, sick=False, held_by=player, activated=()))
        elif obj.activated:
            table.put(replace(obj, activated=()))
