"""What belongs to players: life, results, what they control, mana, what lies in their zones."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from checker.base.messages import message
from checker.base.nodes import Mapping, Node, Scalar
from checker.engine.queries import view
from checker.engine.records.mana import Pool
from checker.engine.state.objects import OWN_ZONES
from checker.scenarios.catalogue import english
from checker.scenarios.notation import listed, shown
from checker.scenarios.observe import readers
from checker.scenarios.observe.moment import Moment, Seen, Word, compared, of_players
from checker.scenarios.reading import (
    is_none,
    is_number,
    items_of,
    mapping_of,
    number_of,
    pool_in,
    scalars_of,
    text_of,
    wrong,
)

RESULTS = {"draw": "draws"}


def _result(moment: Moment, player: str) -> str | None:
    result = moment.table.players[player].result
    return RESULTS.get(result, result) if result else None


def result(moment: Moment, node: Node) -> Iterator[Seen]:
    """`{A: wins, B: loses}`, or `draw`: everybody drew."""
    if isinstance(node, Mapping):
        yield from of_players(_result, readers.word)(moment, node)
        return
    results = {_result(moment, player) for player in moment.table.players}
    actual = "draw" if results == {"draws"} else {p: _result(moment, p) for p in moment.table.players}
    yield compared("", text_of(node), actual, node.place)


def controls(moment: Moment, node: Node) -> Iterator[Seen]:
    """How many permanents of a name or subtype a player controls."""
    for entry in mapping_of(node):
        player = moment.names.player(entry.key)
        held = [view.seen(moment.table, id) for id in view.controlled(moment.table, player)]
        for what in mapping_of(entry.value):
            wanted = english(moment.names.world, what.key.text)
            count = sum(seen.name == wanted or wanted in seen.subtypes for seen in held)
            yield compared(f"{player}.{what.key.text}", number_of(what.value), count, what.value.place)


def tokens(moment: Moment, node: Node) -> Iterator[Seen]:
    """The tokens a player controls: how many, which names, or how many of each name."""
    for entry in mapping_of(node):
        player = moment.names.player(entry.key)
        owned = view.controlled(moment.table, player)
        names = [view.seen(moment.table, id).name for id in owned if moment.table.objects[id].is_token]
        yield _tokens(entry.key.text, entry.value, names)


def _tokens(subject: str, node: Node, names: list[str]) -> Seen:
    if is_number(node):
        return compared(subject, number_of(node), len(names), node.place)
    if isinstance(node, Mapping):
        wanted = {e.key.text: number_of(e.value) for e in node}
        return compared(subject, wanted, {name: names.count(name) for name in wanted}, node.place)
    return compared(subject, sorted(s.text for s in scalars_of(node)), sorted(names), node.place)


def mana(moment: Moment, node: Node) -> Iterator[Seen]:
    """What is in a mana pool: `"{2}{W}"` or a number, which is colourless."""
    for entry in mapping_of(node):
        player = moment.names.player(entry.key)
        value = entry.value
        wanted = Pool() if is_none(value) else pool_in(value)
        actual = moment.table.players[player].pool
        yield compared(player, str(wanted) or 0, str(actual) or 0, value.place)


def contents(moment: Moment, node: Node) -> Iterator[Seen]:
    """What lies in a zone, of each player: names in any order, or how many."""
    for zone in mapping_of(node):
        if isinstance(zone.value, Mapping):
            for entry in zone.value:
                ids = held_by(moment, zone.key.text, moment.names.player(entry.key))
                yield _held(moment, f"{zone.key.text}.{entry.key.text}", entry.value, ids)
        else:
            ids = tuple(id for player in moment.table.players for id in held_by(moment, zone.key.text, player))
            yield _held(moment, zone.key.text, zone.value, ids)


def held_by(moment: Moment, zone: str, player: str) -> tuple[int, ...]:
    """The objects of a player in a zone: by owner; on the battlefield and the stack by controller."""
    table = moment.table
    if zone in OWN_ZONES:
        return table.zone(zone, player)
    if zone in ("battlefield", "stack"):
        return tuple(id for id in table.zone(zone) if view.controller(table, id) == player)
    return tuple(id for id in table.zone(zone) if table.objects[id].owner == player)


def _held(moment: Moment, subject: str, node: Node, ids: tuple[int, ...]) -> Seen:
    if is_number(node):
        return compared(subject, number_of(node), len(ids), node.place)
    wanted = Counter(_wanted(moment, item, ids) for item in items_of(node))
    actual = Counter(_called(moment, id, wanted) for id in ids)
    expected_text, actual_text = (listed(sorted(map(shown, found.elements()))) for found in (wanted, actual))
    return Seen(subject, expected_text, actual_text, wanted == actual, node.place)


def _wanted(moment: Moment, node: Node, ids: tuple[int, ...]) -> str:
    """A card's handle, or its name if that is not the name of one card only."""
    if not isinstance(node, Scalar):
        return wrong(node, message("a name"))
    names = moment.names
    if node.text in names.handles or node.text in names.objects:
        return moment.called(names.object(moment.table, node))
    return english(names.world, node.text)


def _called(moment: Moment, id: int, wanted: Counter[str]) -> str:
    """Its name where the name was asked for, else its handle if it has one."""
    obj = moment.table.objects[id]
    name = obj.printed.on_card
    return name if name in wanted or obj.printed.unknown else moment.called(id)


def _life(moment: Moment, player: str) -> int:
    return moment.table.players[player].life


def _drawn(moment: Moment, player: str) -> int:
    """Cards drawn: a draw from an empty library is none (121.4)."""
    empty = sum(bool(entry["player"] == player) for entry in moment.entries("drew-from-empty"))
    return sum(bool(entry["player"] == player) for entry in moment.entries("draw")) - empty


def _cast(moment: Moment, player: str) -> int:
    turn = moment.table.turn.number
    return sum(entry["player"] == player and entry.turn == turn for entry in moment.entries("cast"))


WORDS: dict[str, Word] = {
    "life": of_players(_life, readers.number),
    "result": result,
    "controls": controls,
    "tokens": tokens,
    "mana": mana,
    "contents": contents,
    "drawn": of_players(_drawn, readers.number),
    "cast-this-turn": of_players(_cast, readers.number),
}
