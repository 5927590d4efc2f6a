"""800.4: what a player who leaves a game of more than two takes along."""

from __future__ import annotations

from checker.engine.kernel.commit import commit
from checker.engine.queries import view
from checker.engine.records.changes import Change, EffectsEnd, ZoneChange
from checker.engine.rulebook.hooks import Consequence
from checker.engine.rulebook.rule import rule
from checker.engine.state.table import Table


def _gone(table: Table) -> list[str]:
    return [name for name, player in table.players.items() if player.left]


@rule("800.4a", Consequence, slot="after somebody lost", part="what they own")
def takes_their_objects_along(table: Table) -> list[Change]:
    """What a player who leaves owns leaves with them; what gives them control of something ends; their abilities and
    copies on the stack are gone; what they still control is exiled."""
    if table.stopped:
        return []
    for player in _gone(table):
        owned = [obj.id for obj in table.objects.values() if obj.owner == player and obj.zone != "nowhere"]
        leaving = [ZoneChange(id, "nowhere", "left-game") for id in owned]
        commit(table, [*leaving, *_control_ends(table, player)])
    return []


def _control_ends(table: Table, player: str) -> list[Change]:
    numbers = frozenset(
        effect.number
        for effect in table.effects
        if effect.controller == player and any(m.layer == "2" for m in effect.modifications)
    )
    return [EffectsEnd(numbers)] if numbers else []


@rule("800.4c", Consequence, also=("800.4a",), slot="after a batch", part="what nobody controls")
def nobody_controls_it(table: Table) -> list[Change]:
    """What would be under the control of a player who left is exiled."""
    gone = _gone(table)
    if not gone or table.stopped:
        return []
    return [
        ZoneChange(obj.id, "exile", "left-game") for obj in table.permanents() if view.controller(table, obj.id) in gone
    ]
