"""704: state-based actions. Each gives the changes it wants; they are made together (704.3)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from checker.engine.kernel.ask import ask
from checker.engine.kernel.commit import commit_items
from checker.engine.kernel.settle import Item
from checker.engine.queries import history, view
from checker.engine.queries.legal import refusing
from checker.engine.records.changes import Attachment, Change, CounterChange, Destroy, PlayerLoses, ZoneChange
from checker.engine.records.question import Question
from checker.engine.rulebook.hooks import ProcedureStep, StateBasedAction
from checker.engine.rulebook.rule import rule
from checker.engine.state.objects import Obj
from checker.engine.state.table import Table

SBA = "state-based action"


def _wanted(table: Table) -> list[Item]:
    """What the actions want now, each thing once: a move beats a destruction of the same object."""
    found: dict[object, Item] = {}
    for action in table.book.all(StateBasedAction, SBA):
        for change in action.fn(table):
            key = (isinstance(change, CounterChange | Attachment), getattr(change, "object", None) or change)
            if key not in found or isinstance(change, ZoneChange):
                found[key] = Item(change, action)
    return list(found.values())


def _one_after_the_other(table: Table) -> None:
    while not table.stopped and (wanted := _wanted(table)):
        version = table.version
        if not any(commit_items(table, [item]) and table.version != version for item in wanted):
            return


@rule("704.3", ProcedureStep, slot="state-based actions", otherwise=_one_after_the_other)
def performed_together(table: Table) -> None:
    """All state-based actions that apply are performed at the same time, and again until none applies.

    Without it: they are performed one after the other.
    """
    while table.quiet != table.version and not table.stopped:
        wanted = _wanted(table)
        version = table.version
        if not wanted or not commit_items(table, wanted) or table.version == version:
            table.quiet = table.version
    _forget_deathtouch(table)
    _forget_draws(table)


def _forget_draws(table: Table) -> None:
    """704.5b, too, looks at what happened since the last check only: whoever could not lose then has not lost."""
    for player in table.players.values():
        if player.drew_from_empty:
            table.put_player(replace(player, drew_from_empty=False))
            table.quiet = table.version


def _forget_deathtouch(table: Table) -> None:
    """704.5h looks at damage since the last check only."""
    touched = [obj for obj in table.permanents() if obj.deathtouched]
    for obj in touched:
        table.put_status(replace(obj, deathtouched=False))
    if touched:
        table.quiet = table.version


@rule("704.5a", StateBasedAction, also=("104.3b",), slot=SBA)
def no_life(table: Table) -> list[Change]:
    """A player with 0 or less life loses the game."""
    return [PlayerLoses(name, "life") for name in table.in_game() if table.players[name].life <= 0]


@rule("704.5b", StateBasedAction, also=("104.3c", "121.4"), slot=SBA)
def drew_from_nothing(table: Table) -> list[Change]:
    """A player who had to draw from an empty library loses the game."""
    return [PlayerLoses(name, "drew") for name in table.in_game() if table.players[name].drew_from_empty]


@rule("704.5c", StateBasedAction, also=("104.3d",), slot=SBA)
def ten_poison(table: Table) -> list[Change]:
    """A player with ten or more poison counters loses the game."""
    return [PlayerLoses(name, "poison") for name in table.in_game() if table.players[name].counter("poison") >= 10]


@rule("704.5d", StateBasedAction, also=("111.7",), slot=SBA)
def token_elsewhere(table: Table) -> list[Change]:
    """A token in a zone other than the battlefield ceases to exist."""
    return [
        ZoneChange(obj.id, "nowhere", "ceased")
        for obj in table.objects.values()
        if obj.kind == "token" and obj.zone not in ("battlefield", "nowhere")
    ]


@rule("704.5e", StateBasedAction, also=("707.10a",), slot=SBA)
def copy_elsewhere(table: Table) -> list[Change]:
    """A copy of a spell in a zone other than the stack ceases to exist."""
    return [
        ZoneChange(obj.id, "nowhere", "ceased")
        for obj in table.objects.values()
        if obj.kind == "copy" and obj.zone not in ("stack", "nowhere")
    ]


def _creatures(table: Table) -> Iterator[tuple[Obj, int]]:
    for obj in view.of_kind(table, "Creature"):
        yield obj, view.toughness(table, obj.id)


@rule("704.5f", StateBasedAction, slot=SBA)
def no_toughness(table: Table) -> list[Change]:
    """A creature with toughness 0 or less is put into its owner's graveyard; that is no destruction."""
    return [ZoneChange(obj.id, "graveyard", SBA) for obj, toughness in _creatures(table) if toughness <= 0]


@rule("704.5g", StateBasedAction, slot=SBA)
def lethal_damage(table: Table) -> list[Change]:
    """A creature with damage marked on it that is at least its toughness is destroyed."""
    return [
        Destroy(obj.id)
        for obj, toughness in _creatures(table)
        if 0 < toughness <= obj.marked and not _cannot_be_destroyed(table, obj.id)
    ]


@rule("704.5h", StateBasedAction, also=("702.2b",), slot=SBA)
def deathtouch(table: Table) -> list[Change]:
    """A creature dealt damage by a source with deathtouch since the last check is destroyed."""
    return [
        Destroy(obj.id)
        for obj, toughness in _creatures(table)
        if toughness > 0 and obj.deathtouched and not _cannot_be_destroyed(table, obj.id)
    ]


def _cannot_be_destroyed(table: Table, id: int) -> bool:
    return refusing(table, "change Destroy", Destroy(id)) is not None


@rule("704.5i", StateBasedAction, also=("306.9",), slot=SBA)
def no_loyalty(table: Table) -> list[Change]:
    """A planeswalker with loyalty 0 is put into its owner's graveyard."""
    return [
        ZoneChange(obj.id, "graveyard", SBA)
        for obj in view.of_kind(table, "Planeswalker")
        if obj.counter("loyalty") == 0
    ]


@rule("704.5j", StateBasedAction, slot=SBA)
def legend_rule(table: Table) -> list[Change]:
    """Of legendary permanents with one name under one player's control that player keeps one; the players choose in
    turn order (101.4)."""
    named: dict[tuple[str, str], list[int]] = {}
    for obj in view.of_kind(table, "Legendary"):
        seen = view.seen(table, obj.id)
        if seen.name:
            named.setdefault((view.controller(table, obj.id), seen.name), []).append(obj.id)
    going: list[Change] = []
    order = {player: place for place, player in enumerate(table.turn_order())}
    for (player, _), ids in sorted(named.items(), key=lambda several: order.get(several[0][0], len(order))):
        if len(ids) > 1:
            kept = ask(table, Question("keep", player, tuple(ids), rule="704.5j"))
            going += [ZoneChange(id, "graveyard", SBA) for id in ids if id != kept]
    return going


@rule("704.5k", StateBasedAction, slot=SBA)
def world_rule(table: Table) -> list[Change]:
    """Of permanents with the supertype world only the newest stays; if the newest came together, none does."""
    worlds = view.of_kind(table, "World")
    if len(worlds) < 2:
        return []
    newest = max(worlds, key=lambda obj: obj.timestamp)
    together = history.entered_with(table, newest.id)
    last = [obj for obj in worlds if obj is newest or obj.id in together]
    return [ZoneChange(obj.id, "graveyard", SBA) for obj in worlds if obj not in last or len(last) > 1]


@rule("704.5m", StateBasedAction, also=("303.4c",), slot=SBA)
def aura_on_nothing_legal(table: Table) -> list[Change]:
    """An Aura attached to something illegal, or to nothing, is put into its owner's graveyard."""
    return [
        ZoneChange(obj.id, "graveyard", SBA)
        for obj in view.of_kind(table, "Aura")
        if obj.attached_to is None or refusing(table, "attachment", obj.id, obj.attached_to) is not None
    ]


@rule("704.5n", StateBasedAction, slot=SBA)
def equipment_on_something_illegal(table: Table) -> list[Change]:
    """An Equipment attached to something illegal becomes unattached and stays on the battlefield."""
    return [
        Attachment(obj.id, None)
        for obj in (*view.of_kind(table, "Equipment"), *view.of_kind(table, "Fortification"))
        if obj.attached_to is not None and refusing(table, "attachment", obj.id, obj.attached_to) is not None
    ]


@rule("704.5p", StateBasedAction, also=("310.10",), slot=SBA)
def attached_without_being_an_attachment(table: Table) -> list[Change]:
    """A creature or battle that is attached comes loose; so does what is no Aura, Equipment or Fortification."""
    return [
        Attachment(obj.id, None)
        for obj in table.permanents()
        if obj.attached_to is not None
        and (
            view.seen(table, obj.id).types & {"Creature", "Battle"}
            or not view.seen(table, obj.id).subtypes & {"Aura", "Equipment", "Fortification"}
        )
    ]


@rule("704.5q", StateBasedAction, slot=SBA)
def counters_cancel(table: Table) -> list[Change]:
    """+1/+1 and -1/-1 counters on one permanent are removed in pairs."""
    changes: list[Change] = []
    for obj in table.permanents():
        pairs = min(obj.counter("+1/+1"), obj.counter("-1/-1"))
        if pairs:
            changes += [CounterChange(obj.id, "+1/+1", -pairs), CounterChange(obj.id, "-1/-1", -pairs)]
    return changes
