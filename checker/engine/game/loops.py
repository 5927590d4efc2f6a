"""Loops of mandatory actions (104.4b, 732.4): the same position again, and nobody chose anything in between."""

from __future__ import annotations

from dataclasses import replace

from checker.engine.records.targets import Thing
from checker.engine.rulebook.hooks import Consequence
from checker.engine.state.objects import Obj
from checker.engine.state.table import Table


def watch_for_loops(table: Table) -> None:
    """Called before each priority. A choice since the last time starts the watch anew: a loop with a choice in it
    is no draw (104.4b)."""
    if table.stopped or not (table.zone("stack") or table.waiting):
        table.positions = frozenset()
        return
    if chosen_since(table):
        table.positions = frozenset()
    here = position(table)
    if here in table.positions:
        for rule in table.book.all(Consequence, "the same position again"):
            rule(table)
    table.positions |= {here}
    table.watched = table.last_log


def chosen_since(table: Table) -> bool:
    """Whether a player did something they need not have, since the last look."""
    cell = table.last_log
    while cell is not None and cell is not table.watched:
        if cell[0].kind in ("choice", "cast", "activation"):
            return True
        cell = cell[1]
    return False


def position(table: Table) -> int:
    """The whole position without what merely counts up: ids, timestamps, the log."""
    cards = {id: obj.card for id, obj in table.objects.items()}
    things = tuple(
        sorted(
            (zone, index if zone.startswith(("library", "stack")) else 0, repr(_look(table, id, cards)))
            for zone, ids in table.zones.items()
            for index, id in enumerate(ids)
            if zone != "nowhere"
        )
    )
    players = tuple(replace(player, lands_played=0) for player in table.players.values())
    lasting = (len(table.effects), len(table.delayed), tuple(shield.left for shield in table.shields))
    return hash((things, players, table.turn.step, table.turn.active, len(table.waiting), lasting))


def _look(table: Table, id: int, cards: dict[int, int]) -> tuple[object, ...]:
    obj = table.objects[id]
    card = 0 if obj.kind == "token" else obj.card
    seen = (obj.printed.name, obj.kind, obj.controller, obj.face, obj.tapped, obj.phased_out, obj.level, obj.protector)
    held = (obj.counters, obj.marked, _card(obj.attached_to, cards))
    return (card, *seen, *held, _look_of_stack(obj, cards))


def _look_of_stack(obj: Obj, cards: dict[int, int]) -> tuple[object, ...]:
    """Which spell or ability it is, as it was announced: two abilities of one source are two positions."""
    on_stack = obj.on_stack
    if on_stack is None:
        return ()
    targets = tuple(_card(target, cards) for target in on_stack.all_targets)
    return (on_stack.kind, on_stack.ability, on_stack.modes, on_stack.x, targets)


def _card(thing: Thing | None, cards: dict[int, int]) -> Thing | None:
    return cards.get(thing, 0) if isinstance(thing, int) else thing
