"""400.11, 903.11: what may be brought in from outside the game."""

from __future__ import annotations

from checker.engine.rulebook.hooks import Refusal
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
