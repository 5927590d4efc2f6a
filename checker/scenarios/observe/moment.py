"""What an expectation looks at: a table, how the example calls things, and the log since play began."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from checker.base.nodes import Mapping, Node, Scalar
from checker.base.places import Place
from checker.engine.queries import view
from checker.engine.records.log import LogEntry, Named
from checker.engine.state.objects import Obj
from checker.engine.state.table import Table
from checker.scenarios.names import Names
from checker.scenarios.notation import shown
from checker.scenarios.reading import mapping_of


@dataclass(frozen=True)
class Moment:
    """`since` is the number of log entries that do not count: those of before play, or before the last `expect`;
    `begun` is a step that had begun before play but is logged as it goes on."""

    table: Table
    names: Names
    since: int = 0
    begun: str = ""

    @cached_property
    def log(self) -> list[LogEntry]:
        """The entries that count, the oldest first."""
        return self.table.log()[self.since :]

    def entries(self, *kinds: str) -> Iterator[LogEntry]:
        return (entry for entry in self.log if entry.kind in kinds)

    def obj(self, id: int) -> Obj:
        """An object as it is, or as it last was."""
        return view.obj_now_or_last(self.table, id)

    def card(self, node: Scalar) -> int:
        return self.names.card(self.table, node)

    def called(self, thing: Any) -> str:
        """An object's id, a player, or a name of the log, as the example calls it."""
        if isinstance(thing, Named):
            return self.names.card_called(thing.card) or thing.name
        return self.names.called(self.table, thing)


@dataclass(frozen=True, slots=True)
class Seen:
    """One value looked at: what was expected of whom, and what it is, both in the format's notation."""

    subject: str
    expected: str
    actual: str
    holds: bool
    place: Place


Word = Callable[[Moment, Node], Iterable[Seen]]
"""A word of `expect`: it looks at what its node asks for."""

Reader = Callable[[Moment, Node], Any]


def compared(subject: str, expected: Any, actual: Any, place: Place) -> Seen:
    """Two values that hold if they are equal."""
    return Seen(subject, shown(expected), shown(actual), expected == actual, place)


def of_objects(actual: Callable[[Moment, int], Any], read: Reader) -> Word:
    """A word whose mapping goes from objects to values: `power: {bears: 2}`."""

    def look(moment: Moment, node: Node) -> Iterator[Seen]:
        for entry in mapping_of(node):
            id = moment.names.object(moment.table, entry.key)
            yield compared(entry.key.text, read(moment, entry.value), actual(moment, id), entry.value.place)

    return look


def of_players(actual: Callable[[Moment, str], Any], read: Reader) -> Word:
    """A word whose mapping goes from players to values: `life: {B: 18}`."""

    def look(moment: Moment, node: Node) -> Iterator[Seen]:
        for entry in mapping_of(node):
            player = moment.names.player(entry.key)
            yield compared(entry.key.text, read(moment, entry.value), actual(moment, player), entry.value.place)

    return look


def of_game(actual: Callable[[Moment], Any], read: Reader) -> Word:
    """A word with one value for the whole game: `step: end of combat`."""

    def look(moment: Moment, node: Node) -> Iterator[Seen]:
        yield compared("", read(moment, node), actual(moment), node.place)

    return look


def as_mapping(node: Node) -> Mapping | None:
    return node if isinstance(node, Mapping) else None
