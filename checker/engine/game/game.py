"""The game: a table is taken from rest to rest until a player has priority, and players act (117, 500)."""

from __future__ import annotations

from collections.abc import Callable

from checker.engine.actions.activate import activate
from checker.engine.actions.cast import cast
from checker.engine.actions.land import concede, play_land
from checker.engine.actions.resolve import resolve_top
from checker.engine.game.loops import watch_for_loops
from checker.engine.game.steps import begin_step, end_step
from checker.engine.records.actions import Action, Activate, BudgetSpent, Cast, Concede, Pass, PlayLand
from checker.engine.records.question import Illegal
from checker.engine.rulebook.hooks import Consequence
from checker.engine.state.table import Table
from checker.engine.state.turn import DAMAGE_STEPS


def tick(table: Table) -> bool:
    """Go on by one unit from a rest to the next: the beginning of a step, a check before priority, a resolution, or
    the end of a step. False when a player has priority or the game is over. Raises BudgetSpent, and whatever a
    question or a mistake raises: the table is then to be thrown away."""
    if table.stopped or table.turn.stage == "priority":
        return False
    table.steps_left -= 1
    if table.steps_left < 0:
        raise BudgetSpent
    STAGES[table.turn.stage](table)
    return True


def act(table: Table, action: Action) -> None:
    """A player acts. Illegal if the rules refuse; then the table is to be thrown away."""
    if isinstance(action, Concede):
        concede(table, action)
        return pass_on(table, action.player)
    if table.turn.stage != "priority":
        raise Illegal("nobody has priority", None, {"player": action.player})
    if isinstance(action, Pass):
        return pass_priority(table, action)
    ACTIONS[type(action)](table, action)
    receiver = table.book.one("priority after acting")(table, action.player)
    table.turn = table.turn.at("check", receiver)
    return None


def pass_priority(table: Table, action: Pass) -> None:
    """117.3d, 117.4: the next player gets priority; once all have passed the top resolves or the step ends."""
    if table.turn.priority != action.player:
        raise Illegal("this player does not have priority", None, {"player": action.player})
    passed = table.turn.passed + 1
    if passed < len(table.in_game()):
        table.turn = table.turn.at("priority", after(table, action.player), passed)
        if table.decider is not None:
            table.decider.seen(table)
        return
    stage = table.book.one("all have passed")(table)
    table.turn = table.turn.at(stage)


def after(table: Table, player: str) -> str:
    """The next player in turn order who is still in the game."""
    names = list(table.players)
    start = names.index(player) + 1
    others = names[start:] + names[:start]
    return next((name for name in others if table.players[name].is_in_game), player)


def pass_on(table: Table, player: str) -> None:
    """A player left: whoever is next has what they had; what that leaves behind is looked at first (704.3)."""
    if table.stopped:
        return
    if table.turn.priority == player:
        table.turn = table.turn.at("check", after(table, player))
    elif table.turn.stage == "priority":
        table.turn = table.turn.at("check", table.turn.priority, table.turn.passed)


def check(table: Table) -> None:
    """117.5: state-based actions, then triggers, until neither is left; then priority."""
    settle_down(table)
    watch_for_loops(table)
    if not table.stopped:
        give_priority(table)


def settle_down(table: Table) -> None:
    """State-based actions and triggers, again and again, until there is nothing left to do (117.5, 704.3)."""
    step = "combat damage" if table.turn.step in DAMAGE_STEPS else table.turn.step
    puts = table.book.get(f"triggers in {step}")
    for rule in table.book.all(Consequence, "states"):
        rule(table)
    table.book.one("state-based actions")(table)
    while not table.stopped and table.waiting and (puts is None or puts.fn(table)):
        table.book.one("triggers go on the stack")(table)
        table.book.one("state-based actions")(table)


def give_priority(table: Table) -> None:
    receiver = table.turn.priority or table.turn.active
    if not table.players[receiver].is_in_game:
        receiver = after(table, receiver)
    table.turn = table.turn.at("priority", receiver, table.turn.passed)
    if table.decider is not None:
        table.decider.seen(table)


def resolve(table: Table) -> None:
    """The top of the stack resolves, and the active player gets priority (117.3b)."""
    resolve_top(table)
    table.turn = table.turn.at("check", table.turn.active)


STAGES: dict[str, Callable[[Table], None]] = {
    "begin": begin_step,
    "check": check,
    "resolve": resolve,
    "end": end_step,
}

ACTIONS: dict[type[Action], Callable[..., object]] = {Cast: cast, Activate: activate, PlayLand: play_land}
