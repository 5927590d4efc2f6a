"""From a change to its log entry: names are taken before it happens, since afterwards they may be gone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

from checker.engine.kernel.settle import Item
from checker.engine.queries import view
from checker.engine.records import changes as c
from checker.engine.records.changes_combat import PhasesAdded
from checker.engine.records.news import (
    AbilityActivated,
    Attacked,
    BecameBlocked,
    BecameTarget,
    Blocked,
    EnteredBlocking,
    SpellCast,
    SpellCopied,
    WentUnblocked,
)
from checker.engine.records.targets import Thing
from checker.engine.state.table import Table


@dataclass(frozen=True, slots=True)
class Draft:
    """An entry that is written once its change has happened."""

    table: Table
    item: Item
    kind: str
    fields: dict[str, Any]

    def write(self, done: c.Change) -> None:
        fields = self.fields
        if isinstance(done, c.ZoneChange):
            fields = {**fields, "became": done.became, "left": done.left}
        if isinstance(done, c.CounterChange):
            if done.amount == 0:
                return
            fields = {**fields, "amount": done.amount}
        if self.kind:
            self.table.write(self.kind, self.item.rule, **fields)


def journal(table: Table, item: Item) -> Draft:
    change = item.change
    known = KINDS.get(type(change))
    if known is None:
        return Draft(table, item, "", {})
    kind, fields = known
    return Draft(table, item, kind, {name: _shown(table, value(table, change)) for name, value in fields.items()})


def _shown(table: Table, value: Any) -> Any:
    """Ids are wrapped in ``Object`` so that numbers and objects can't be taken for one another."""
    if isinstance(value, _Object):
        return None if value.thing is None else name_of(table, value.thing)
    return value


@dataclass(frozen=True, slots=True)
class _Object:
    thing: Thing | None


def name_of(table: Table, thing: Thing) -> Any:
    if not isinstance(thing, int):
        return thing
    named = table.named(thing)
    obj = table.objects.get(thing)
    is_controlled = obj is not None and obj.zone in ("battlefield", "stack")
    return replace(named, controller=view.controller(table, thing)) if is_controlled else named


def _object(name: str) -> Callable[[Table, Any], Any]:
    return lambda table, change: _Object(getattr(change, name))


def _plain(name: str) -> Callable[[Table, Any], Any]:
    return lambda table, change: getattr(change, name)


def _fields(objects: str = "", plain: str = "") -> dict[str, Callable[[Table, Any], Any]]:
    return {name: _object(name) for name in objects.split()} | {name: _plain(name) for name in plain.split()}


KINDS: dict[type[c.Change], tuple[str, dict[str, Callable[[Table, Any], Any]]]] = {
    c.Damage: ("damage", _fields("source target", "amount combat was_assigned prevented")),
    c.DamagePrevented: ("damage-prevented", _fields("source target", "amount combat")),
    c.LifeChange: ("life-change", _fields("", "player amount cause")),
    c.CounterChange: ("counter-change", _fields("target", "kind amount")),
    c.ZoneChange: ("zone-change", _fields("object", "to cause controller")),
    c.Destroy: ("destroyed", _fields("object", "cause")),
    c.Tapping: ("tapping", _fields("object", "tapped")),
    c.Draw: ("draw", _fields("", "player")),
    c.DrewFromEmpty: ("drew-from-empty", _fields("", "player")),
    c.Attachment: ("attachment", _fields("object to")),
    c.ManaChange: ("mana", _fields("source", "player pool sign")),
    c.StepBegan: ("step", _fields("", "step player")),
    Attacked: ("attack", _fields("object target", "defending_player")),
    Blocked: ("block", _fields("object attacker")),
    EnteredBlocking: ("enters-blocking", _fields("object attacker")),
    BecameBlocked: ("became-blocked", _fields("object")),
    WentUnblocked: ("unblocked", _fields("object")),
    SpellCast: ("cast", _fields("object", "player")),
    SpellCopied: ("copy", _fields("object of", "player")),
    AbilityActivated: ("activation", _fields("object source", "player")),
    BecameTarget: ("target", _fields("target by", "player")),
    c.LeavesCombat: ("leaves-combat", _fields("object")),
    c.PhaseChange: ("phasing", _fields("object", "out")),
    c.ProtectorChange: ("protector", _fields("object", "player")),
    c.TurnsOver: ("transform", _fields("object", "face")),
    c.LevelChange: ("level", _fields("object", "level")),
    c.ExtraTurn: ("extra-turn", _fields("", "player")),
    PhasesAdded: ("phases-added", _fields("", "phases")),
    c.Regenerated: ("regenerated", _fields("object")),
    c.PlayerLoses: ("loses", _fields("", "player why")),
    c.PlayerWins: ("wins", _fields("", "player why")),
    c.GameDrawn: ("drawn-game", _fields("", "why")),
    c.EffectStarts: ("effect", _fields("", "effect")),
    c.DamageWearsOff: ("damage-wears-off", {}),
}
