"""Playing a land, and conceding: special actions and what needs no priority (116.2a, 104.3a)."""

from __future__ import annotations

from dataclasses import replace

from checker.engine.actions.permissions import used_up
from checker.engine.kernel.commit import commit
from checker.engine.queries.legal import insist
from checker.engine.records.actions import Concede, PlayLand
from checker.engine.records.changes import PlayerLoses, ZoneChange
from checker.engine.state.table import Table


def play_land(table: Table, action: PlayLand) -> None:
    insist(table, "play land", action)
    player = table.players[action.player]
    table.put_player(replace(player, lands_played=player.lands_played + 1))
    over = used_up(table, action.player, action.object)
    move = ZoneChange(action.object, "battlefield", "played", controller=action.player, face=action.face)
    commit(table, [move, *over])


def concede(table: Table, action: Concede) -> None:
    commit(table, [PlayerLoses(action.player, "conceded")])
