"""104, 732.4: how a game ends."""

from __future__ import annotations

from checker.engine.kernel.commit import commit
from checker.engine.queries import view
from checker.engine.records.changes import Change, GameDrawn, PlayerLoses, PlayerWins
from checker.engine.rulebook.hooks import Consequence, Refusal
from checker.engine.rulebook.rule import rule
from checker.engine.state.table import Table


@rule("104.2a", Consequence, also=("104.2c",), slot="after somebody lost", part="the last one left")
def last_one_wins(table: Table) -> list[Change]:
    """A player whose opponents have all left the game wins it; a whole team does so together."""
    left = table.in_game()
    if table.stopped or not left or len(table.players) == 1 or view.opponents(table, left[0]):
        return []
    return [PlayerWins(left[0], "opponents left")]


@rule("104.4a", Consequence, slot="after somebody lost", part="all lose together")
def nobody_left(table: Table) -> list[Change]:
    """If all remaining players lose at the same time the game is a draw."""
    return [] if table.stopped or table.in_game() else [GameDrawn("all lost together")]


@rule("101.2", Refusal, slot="change PlayerLoses", part="an effect says the player can't lose")
def cannot_lose(table: Table, change: PlayerLoses) -> bool:
    """A player who can't lose the game does not, except by conceding (104.3a)."""
    return change.why != "conceded" and bool(view.restrictions(table, "cannot-lose-the-game", change.player))


@rule("101.2", Refusal, slot="change PlayerWins", part="an effect says the player can't win")
def cannot_win(table: Table, change: PlayerWins) -> bool:
    """A player who can't win the game does not, except as the last one left (104.2a)."""
    return change.why != "opponents left" and bool(view.restrictions(table, "cannot-win-the-game", change.player))


@rule("104.4b", Consequence, also=("732.4",), slot="the same position again")
def a_loop_is_a_draw(table: Table) -> None:
    """A loop of mandatory actions that nobody can stop makes the game a draw.

    Without it: it goes on for ever.
    """
    commit(table, [GameDrawn("loop")])
