"""The form of an example: its players, their permanents, who fights whom; and what a change of it writes."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.nodes import Entry, Mapping, Scalar
from checker.base.problems import BadInput
from checker.base.yaml import read_yaml
from checker.proof.playing import bindings_of
from checker.scenarios.binding import bound
from checker.website.tryit.emitting import flow
from checker.website.tryit.fields import (
    NOBODY,
    NOWHERE,
    NUMBER,
    VALUE,
    Field,
    Group,
    Thing,
    integer,
    items,
    mapping,
    text,
)
from checker.website.tryit.fights import Fights
from checker.website.tryit.permanents import Effects, permanents, thing
from checker.website.tryit.splicing import Path, put
from checker.website.values import Reader, handles

if TYPE_CHECKING:
    from collections.abc import Iterable

    from checker.base.nodes import Node
    from checker.scenarios.example import Example
    from checker.scenarios.frames import Frame
    from checker.scenarios.world import World
    from checker.website.speech import Speech
    from checker.website.tryit.permanents import Permanent

FIRST: Path = ("examples", 0)
"""Where the example stands in its text."""
LIFE = 20


def form(example: Example, world: World, speech: Speech, before: Frame | None) -> tuple[Group, ...]:
    """What can be changed about an example; `before` is the table as it is given, if it can be."""
    given, at = example.given, (*FIRST, "given")
    reader = Reader(speech, handles(example))
    there = permanents(given, _valued(example).given, at, world)
    players = _players(given, before)
    active, step = _turn(given)
    fights = Fights(players, active or players[0], step, there, reader)
    effects = Effects(given.get("effects") if given else None, (*at, "effects"))

    def of(player: str) -> Group:
        theirs = [one for one in there if one.controller == player]
        return Group(player, _life(player, given, at, before, speech), tuple(map(told, theirs)))

    def told(one: Permanent) -> Thing:
        return thing(one, reader.subject(one.called or one.face.name), effects, speech, tuple(fights.given(one)))

    return (*map(of, players), *fights.declared(example.play, (*FIRST, "play")))


def changed(source: str, groups: Iterable[Group], name: str, value: str) -> str:
    """The text with another value of a field; as it was where there is no such field or value."""
    found = next((field for field in fields_of(groups) if field.name == name), None)
    if found is None or not found.takes(value):
        return source
    if found.value == NOBODY or value == NOBODY:
        return put(source, found.path[:-1], flow(_with(source, found.path, value)))
    return put(source, found.path, found.template.replace(VALUE, value))


def _valued(example: Example) -> Example:
    """With the first values of its parameters."""
    try:
        return bound(example, next(iter(bindings_of(example)), {}))
    except BadInput:
        return example


def fields_of(groups: Iterable[Group]) -> list[Field]:
    """All fields."""
    return [
        field for group in groups for field in (*group.fields, *(field for one in group.things for field in one.fields))
    ]


def _with(source: str, path: Path, value: str) -> Node:
    """The mapping that a path leads into, with another value of its last key, or without it."""
    node, _ = read_yaml(source, "")
    for step in path[:-1]:
        node = items(node)[step] if isinstance(step, int) else (mapping(node) or Mapping((), NOWHERE)).get(step)
    key = str(path[-1])
    kept = tuple(entry for entry in mapping(node) or () if entry.key.text != key)
    added = (Entry(Scalar(key, NOWHERE), _read(value)),) if value != NOBODY else ()
    return Mapping((*kept, *added), NOWHERE)


def _read(value: str) -> Node:
    node, _ = read_yaml(value, "")
    return node or Scalar(value, NOWHERE)


def _players(given: Mapping | None, before: Frame | None) -> tuple[str, ...]:
    if before is not None:
        return tuple(player.name for player in before.players)
    named = tuple(text(node) for node in items(given.get("players") if given else None))
    return named or ("A", "B")


def _turn(given: Mapping | None) -> tuple[str, str]:
    """Whose turn it is, and which step."""
    turn = given.get("turn") if given else None
    if isinstance(turn, Mapping):
        return text(turn.get("of")), text(turn.get("step"))
    of, _, step = text(turn).partition(",")
    return of.strip(), step.strip()


def _life(player: str, given: Mapping | None, at: Path, before: Frame | None, speech: Speech) -> tuple[Field, ...]:
    usual = next((one.life for one in before.players if one.name == player), LIFE) if before else LIFE
    written = mapping(given.get("life") if given else None)
    value = integer(written.get(player) if written else None, usual)
    return () if value is None else (Field((*at, "life", player), speech.word("life"), NUMBER, str(value)),)
