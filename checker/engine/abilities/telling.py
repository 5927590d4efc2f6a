"""What an event tells: the names by which a text speaks of what took part in it ("that player", "attacker" …)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from checker.engine.queries import view
from checker.engine.records import changes as c
from checker.engine.records.news import (
    AbilityActivated,
    Attacked,
    BecameBlocked,
    BecameTarget,
    Blocked,
    EnteredBlocking,
    ExcessDamage,
    SpellCast,
    SpellCopied,
    WentUnblocked,
)
from checker.engine.records.targets import Thing
from checker.engine.state.table import Table

Told = dict[str, Thing]


def told_by(table: Table, change: c.Change) -> Told:
    """The names that an event gives; "that" is what the event is about."""
    teller = TELLERS.get(type(change))
    return teller(table, change) if teller else {}


def _moved(table: Table, change: c.ZoneChange) -> Told:
    """What left the battlefield is spoken of as it was, what went elsewhere as it is (603.10)."""
    has_left = change.left == "battlefield" and change.to != "battlefield"
    that = change.object if has_left or not change.became else change.became
    obj = view.obj_now_or_last(table, that)
    player = view.controller(table, that) if obj.zone in ("battlefield", "stack") else obj.owner
    return {"that": that, "that player": player}


def _attacked(table: Table, change: Attacked) -> Told:
    defender = change.defending_player
    return {"that": change.object, "attacker": change.object, "that player": defender, "defending player": defender}


def _blocked(table: Table, change: Blocked | EnteredBlocking) -> Told:
    return {"that": change.attacker, "blocker": change.object, "attacker": change.attacker}


def _became_blocked(table: Table, change: BecameBlocked) -> Told:
    told: Told = {"that": change.object, "attacker": change.object}
    return told | ({"blocker": change.blockers[0]} if change.blockers else {})


def _damage(table: Table, change: c.Damage | c.DamagePrevented) -> Told:
    told: Told = {"that": change.source, "the damaged one": change.target}
    return told | ({"that player": change.target} if isinstance(change.target, str) else {})


def _of_player(table: Table, change: Any) -> Told:
    return {"that": change.player, "that player": change.player}


def _of_object(name: str) -> Callable[[Table, Any], Told]:
    def told(table: Table, change: Any) -> Told:
        player = getattr(change, "player", None)
        return {"that": getattr(change, name)} | ({"that player": player} if player else {})

    return told


TELLERS: dict[type[c.Change], Callable[[Table, Any], Told]] = {
    c.ZoneChange: _moved,
    Attacked: _attacked,
    Blocked: _blocked,
    EnteredBlocking: _blocked,
    BecameBlocked: _became_blocked,
    WentUnblocked: lambda table, change: {"that": change.object, "attacker": change.object},
    c.Damage: _damage,
    c.DamagePrevented: _damage,
    ExcessDamage: lambda table, change: {"that": change.target, "the damaged one": change.target},
    c.StepBegan: _of_player,
    c.LifeChange: _of_player,
    c.Draw: _of_player,
    SpellCast: _of_object("object"),
    SpellCopied: _of_object("object"),
    AbilityActivated: _of_object("object"),
    BecameTarget: _of_object("by"),
    c.Tapping: _of_object("object"),
    c.TurnsOver: _of_object("object"),
    c.CounterChange: _of_object("target"),
}
