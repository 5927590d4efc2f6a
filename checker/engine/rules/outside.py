"""400.11, 701.23, 903.11: searching, and what may be brought in from outside the game."""

from __future__ import annotations

from checker.engine.rulebook.hooks import Definition, Refusal
from checker.engine.rulebook.rule import rule
from checker.engine.state.table import Table


@rule("903.11", Refusal, slot="brought in")
def commander_brings_nothing_in(table: Table, id: int) -> bool:
    """In a Commander game cards outside the game are not brought in by effects."""
    return "commander" in table.options


@rule("108.5", Refusal, slot="brought in")
def nontraditional_cards_stay_out(table: Table, id: int) -> bool:
    """Nontraditional cards (planes, schemes, dungeons …) are not brought in."""
    types = table.objects[id].face_up.types
    return bool(types & {"Plane", "Phenomenon", "Scheme", "Vanguard", "Conspiracy", "Dungeon"})


@rule("701.23b", Definition, slot="a search may find nothing", otherwise=lambda table, player: False)
def may_find_nothing(table: Table, player: str) -> bool:
    """Whoever searches a hidden zone for cards with a stated quality need not find one that is there.

    Without it: what is there is found.
    """
    return True


@rule("701.23j", Definition, slot="cards outside the game", otherwise=lambda table, player: [])
def own_cards_outside_the_game(table: Table, player: str) -> list[int]:
    """Searching outside the game a player chooses among the cards there that they own (400.11a, 108.3b).

    Without it: nothing is found there.
    """
    return [id for id in table.zone("outside", player) if table.objects[id].owner == player]
