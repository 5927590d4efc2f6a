"""How each kind of change is written into the table. Nothing here decides anything: that was settled before."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from checker.engine.queries import view
from checker.engine.records import changes as c
from checker.engine.records.changes_combat import BecomesBlocked, PhasesAdded
from checker.engine.records.effects import ContinuousEffect
from checker.engine.records.targets import Thing
from checker.engine.state.objects import LastKnown, Obj
from checker.engine.state.table import Table


def apply(table: Table, change: c.Change) -> c.Change:
    """Make one change; gives it back as it happened (a zone change with the new object's id)."""
    writer = WRITERS.get(type(change))
    if writer is None:
        return change
    made = writer(table, change)
    return change if made is None else made


def remember(table: Table, id: int) -> None:
    """Keep what an object was, because it is about to leave (608.2h)."""
    obj = table.objects[id]
    attack = table.combat.attackers.get(id)
    table.last_known[id] = LastKnown(
        replace(obj, controller=view.controller(table, id) if obj.zone in ("battlefield", "stack") else obj.owner),
        view.seen(table, id) if not obj.printed.unknown else obj.face_up,
        attack.target if attack else None,
        attack.defending_player if attack else None,
        bool(attack and attack.blocked),
    )


def add_counters(held: tuple[tuple[str, int], ...], kind: str, amount: int) -> tuple[tuple[str, int], ...]:
    """Counters by kind, never below none (122)."""
    now = dict(held)
    now[kind] = max(0, now.get(kind, 0) + amount)
    return tuple((name, count) for name, count in now.items() if count)


def _zone_change(table: Table, change: c.ZoneChange) -> c.Change:
    old = table.objects[change.object]
    if old.zone == "battlefield":
        table.combat = leave_combat(table, old.id)
    table.remove(old)
    new = moved(table, old, change)
    table.next_id += 1
    table.put(new)
    table.insert(new, change.bottom)
    if old.zone == "stack" and change.to == "battlefield" and table.book.ask("effects on a permanent spell go on")():
        table.effects = tuple(_follows(effect, old.id, new.id) for effect in table.effects)
    if change.to == "stack" and table.book.ask("an ability that lets it be cast goes on")():
        table.effects = tuple(_follows(effect, old.id, new.id, "6") for effect in table.effects)
    if old.id in table.last_known:
        table.last_known[old.id] = replace(table.last_known[old.id], became=new.id)
    if change.attacking is not None and new.zone == "battlefield":
        table.book.one("enters attacking")(table, new.id, change.attacking)
    if change.blocking is not None and new.zone == "battlefield":
        table.book.one("enters blocking")(table, new.id, change.blocking)
    return replace(change, became=new.id, left=old.zone)


def _follows(effect: ContinuousEffect, old: int, new: int, layer: str = "") -> ContinuousEffect:
    """An effect on what was cast, or became a permanent, is one on what it is now; of one layer only, if it
    is named."""
    fits = any(layer in ("", one.layer) for one in effect.modifications)
    if effect.objects is None or old not in effect.objects or not fits:
        return effect
    return replace(effect, objects=tuple(new if thing == old else thing for thing in effect.objects))


def moved(table: Table, old: Obj, change: c.ZoneChange) -> Obj:
    """The new object that the old one became: nothing of it is left but the card (400.7)."""
    controller = change.controller or old.owner
    enters = change.to == "battlefield"
    return Obj(
        table.next_id, old.card, old.printed, old.owner, controller, change.to, table.tick(),
        old.printed.side(change.face),
        old.kind if old.kind != "copy" or change.to != "battlefield" else "token",
        tapped=change.tapped, sick=enters, counters=change.counters, attached_to=change.attach_to,
        protector=change.protector,
        copied=change.copied, level=change.level,
        cast_as=old.on_stack if old.zone == "stack" and enters else None,
    )  # fmt: skip


def leave_combat(table: Table, id: int, only: str = "") -> Any:
    """The combat once ``id`` is out of it. What becomes of those it blocked is the rules' to say (509.1h)."""
    combat = table.combat
    if only != "fighting" and any(attack.target == id for attack in combat.attackers.values()):
        attackers = {
            a: replace(attack, target=None) if attack.target == id else attack for a, attack in combat.attackers.items()
        }
        combat = replace(combat, attackers=attackers)
    if only == "attacked" or not combat.involves(id):
        return combat
    blocked = combat.blockers.get(id, ())
    combat = combat.without(id)
    for attacker in blocked:
        attack = combat.attackers.get(attacker)
        if attack is not None:
            combat = combat.with_attack(attacker, table.book.ask("blocker leaves")(attack))
    return combat


def _damage_marked(table: Table, change: c.DamageMarked) -> None:
    obj = table.objects.get(change.object)
    if obj is not None:
        touched = obj.deathtouched or change.deathtouch
        table.put_status(replace(obj, marked=obj.marked + change.amount, deathtouched=touched))


def _life_change(table: Table, change: c.LifeChange) -> None:
    player = table.players[change.player]
    table.put_player(replace(player, life=player.life + change.amount))
    table.stir()


def _counter_change(table: Table, change: c.CounterChange) -> c.CounterChange:
    """What is not there is not taken off: of several changes in a batch the last may find less, or none."""
    if isinstance(change.target, str):
        player = table.players[change.target]
        change = replace(change, amount=max(change.amount, -player.counter(change.kind)))
        table.put_player(replace(player, counters=add_counters(player.counters, change.kind, change.amount)))
    elif change.target in table.objects:
        obj = table.objects[change.target]
        change = replace(change, amount=max(change.amount, -obj.counter(change.kind)))
        since = obj.counters_since
        if change.amount > 0:
            since = (*((kind, then) for kind, then in since if kind != change.kind), (change.kind, table.tick()))
        counters = add_counters(obj.counters, change.kind, change.amount)
        table.put(replace(obj, counters=counters, counters_since=since))
    return change


def _object_gets(**fields: Callable[[Any], object]) -> Callable[[Table, Any], None]:
    """A writer that sets fields of the change's object, if it is still there."""

    def write(table: Table, change: Any) -> None:
        obj = table.objects.get(change.object)
        if obj is not None:
            table.put_status(replace(obj, **{name: value(change) for name, value in fields.items()}))  # type: ignore[arg-type]

    return write


def _turns_over(table: Table, change: c.TurnsOver) -> None:
    obj = table.objects.get(change.object)
    if obj is not None:
        table.put(replace(obj, face=obj.printed.side(change.face), timestamp=table.tick()))


def _attachment(table: Table, change: c.Attachment) -> None:
    obj = table.objects.get(change.object)
    if obj is None:
        return
    moved: Thing | None = change.to
    stamp = table.tick() if moved is not None and moved != obj.attached_to else obj.timestamp
    first = next((host for host in (obj.first_host, obj.attached_to, moved) if host is not None), None)
    table.put(replace(obj, attached_to=moved, first_host=first, timestamp=stamp))


def _regenerated(table: Table, change: c.Regenerated) -> None:
    obj = table.objects.get(change.object)
    if obj is not None:
        table.put(replace(obj, tapped=True, marked=0, deathtouched=False))
        table.combat = leave_combat(table, change.object)


def _phase(table: Table, change: c.PhaseChange) -> None:
    obj = table.objects.get(change.object)
    if obj is not None:
        by = view.controller(table, change.object) if change.out else ""
        if change.out:
            table.combat = leave_combat(table, change.object)
        table.put(replace(obj, phased_out=change.out, phased_by=by))


def _drew_from_empty(table: Table, change: c.DrewFromEmpty) -> None:
    table.put_player(replace(table.players[change.player], drew_from_empty=True))


def _mana(table: Table, change: c.ManaChange) -> None:
    player = table.players[change.player]
    if not (player.pool.unlimited and change.sign < 0):
        table.put_player(replace(player, pool=player.pool.plus(change.pool, change.sign)))


def _effect_starts(table: Table, change: c.EffectStarts | c.LinkStarts) -> None:
    table.effects = (*table.effects, change.effect)
    table.touch()


def _effects_end(table: Table, change: c.EffectsEnd) -> None:
    table.effects = tuple(e for e in table.effects if e.number not in change.numbers)
    table.shields = tuple(s for s in table.shields if s.number not in change.numbers)
    table.delayed = tuple(d for d in table.delayed if d.number not in change.numbers)
    table.touch()


def _shield_starts(table: Table, change: c.ShieldStarts) -> None:
    table.shields = (*table.shields, change.shield)


def _delayed_starts(table: Table, change: c.DelayedStarts) -> None:
    table.delayed = (*table.delayed, change.trigger)
    table.touch()


def _damage_wears_off(table: Table, change: c.DamageWearsOff) -> None:
    for obj in list(table.objects.values()):
        if obj.marked or obj.deathtouched:
            table.put_status(replace(obj, marked=0, deathtouched=False))


def _leaves_combat(table: Table, change: c.LeavesCombat) -> None:
    table.combat = leave_combat(table, change.object, change.only)
    table.stir()


def _becomes_blocked(table: Table, change: BecomesBlocked) -> None:
    attack = table.combat.attackers.get(change.object)
    if attack is not None:
        table.combat = table.combat.with_attack(change.object, replace(attack, blocked=True))
        table.stir()


def _phases_added(table: Table, change: PhasesAdded) -> None:
    """The most recently created phases come first."""
    table.turn = replace(table.turn, added=(*change.phases, *table.turn.added))


def _extra_turn(table: Table, change: c.ExtraTurn) -> None:
    table.turn = replace(table.turn, extra=(*table.turn.extra, change.player))


def _player_loses(table: Table, change: c.PlayerLoses) -> None:
    table.put_player(replace(table.players[change.player], result="loses", left=True))


def _player_wins(table: Table, change: c.PlayerWins) -> None:
    """The whole team wins, those of it who had lost too (104.2c)."""
    for player in table.players.values():
        if not view.is_opponent(table, change.player, player.name):
            table.put_player(replace(player, result="wins"))
        elif player.is_in_game:
            table.put_player(replace(player, result="loses"))
    table.stopped = True


def _game_drawn(table: Table, change: c.GameDrawn) -> None:
    for player in table.players.values():
        if player.is_in_game or player.result == "loses":
            table.put_player(replace(player, result="draw"))
    table.stopped = True


WRITERS: dict[type[c.Change], Callable[[Table, Any], c.Change | None]] = {
    c.ZoneChange: _zone_change,
    c.DamageMarked: _damage_marked,
    c.LifeChange: _life_change,
    c.CounterChange: _counter_change,
    c.Tapping: _object_gets(tapped=lambda change: change.tapped),
    c.ProtectorChange: _object_gets(protector=lambda change: change.player),
    c.TurnsOver: _turns_over,
    c.LevelChange: _object_gets(level=lambda change: change.level),
    c.ExtraTurn: _extra_turn,
    PhasesAdded: _phases_added,
    c.Attachment: _attachment,
    c.Regenerated: _regenerated,
    c.PhaseChange: _phase,
    c.DrewFromEmpty: _drew_from_empty,
    c.ManaChange: _mana,
    c.EffectStarts: _effect_starts,
    c.LinkStarts: _effect_starts,
    c.EffectsEnd: _effects_end,
    c.ShieldStarts: _shield_starts,
    c.DelayedStarts: _delayed_starts,
    c.DamageWearsOff: _damage_wears_off,
    c.LeavesCombat: _leaves_combat,
    BecomesBlocked: _becomes_blocked,
    c.PlayerLoses: _player_loses,
    c.PlayerWins: _player_wins,
    c.GameDrawn: _game_drawn,
}
