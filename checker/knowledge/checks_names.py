"""Handles in an example that cannot be played yet, because a card of it is not there: are they all given?

An example that can be played needs no such check: there every name is looked up as it is used.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.names import fold, suggestion
from checker.base.nodes import Mapping, Scalar, Sequence, entries_below
from checker.base.problems import Problem, error
from checker.knowledge.forms_expect import SUBJECTS
from checker.knowledge.words import CHOICES, DECISIONS

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from checker.base.nodes import Entry, Node
    from checker.knowledge.cards import CardEntry
    from checker.knowledge.rulings import ExampleFile, Ruling
    from checker.scenarios.example import Example

_ZONES = frozenset(("battlefield", "hand", "library", "graveyard", "exile", "outside", "command"))
_CARDS = frozenset(("card", "spell"))
_HANDLES = frozenset(("as", "object", "makes"))
_NAMES = frozenset(("card", "creature", "permanent", "token", "spell", "players"))
_USING = frozenset(("card", "of", "targets", "together", *CHOICES, *DECISIONS))
_PAIRING = frozenset(("attack", "block", "attacking", "new-targets", "assign"))


def check_names(owner: Ruling | ExampleFile, known: frozenset[str]) -> Iterator[tuple[str, Problem]]:
    """Names that are like a given one and are none, in examples with a card that is not `known`."""
    cards = known.union(plain_names(owner.cards)) if owner.cards else known
    for example in owner.examples:
        if example.given is not None and not _cards(example.given) <= cards:
            yield from ((example.id, problem) for problem in _unknown(example, cards))


def plain_names(cards: Iterable[CardEntry]) -> Iterator[str]:
    """The names of cards in all languages, without regard to capitals."""
    return (_plain(name) for card in cards for name in card.name.values())


def _unknown(example: Example, cards: frozenset[str]) -> Iterator[Problem]:
    wholes = (example.given, example.play, example.expect, example.throughout, example.always, example.never)
    parts = [part for part in wholes if part is not None]
    there = {"A", "B", "none", "all"}
    used: list[Scalar] = []
    for part in parts:
        for entry in entries_below(part):
            there.update(_given(entry, in_state=part is example.given))
            used += _used(entry) if part is not example.given else ()
    for name in used:
        hint = suggestion(name.text, there)
        if name.text not in there and _plain(name.text) not in cards and hint is not None:
            text = message('nothing here is called "{name}"', name=name.text)
            yield error("scenario.unknown-name", name.place, text, hint)


def _cards(given: Mapping) -> set[str]:
    """The names of cards in a state."""
    named = [scalar for entry in entries_below(given) if entry.key.text in _CARDS for scalar in _scalars(entry.value)]
    named += [name for entry in given if entry.key.text in _ZONES for name in _bare(entry.value)]
    return {_plain(name.text) for name in named}


def _given(entry: Entry, in_state: bool) -> Iterator[str]:
    key = entry.key.text
    if key in _HANDLES or (in_state and key in _NAMES):
        yield from (scalar.text for scalar in _scalars(entry.value))
    elif in_state and key in _ZONES:
        yield from (scalar.text for scalar in _bare(entry.value))


def _used(entry: Entry) -> Iterator[Scalar]:
    key, value = entry.key.text, entry.value
    if isinstance(value, Mapping) and (key in SUBJECTS or key in _PAIRING):
        yield from (inner.key for inner in value)
    if isinstance(value, Mapping) and key in _PAIRING:
        yield from (scalar for inner in value for scalar in _scalars(inner.value))
    elif key in _USING:
        yield from _scalars(value)


def _bare(zone: Node) -> Iterator[Scalar]:
    """The objects of a zone that are given by their names alone."""
    for entry in zone if isinstance(zone, Mapping) else ():
        yield from _scalars(entry.value)


def _scalars(node: Node) -> Iterator[Scalar]:
    if isinstance(node, Scalar):
        yield node
    elif isinstance(node, Sequence):
        yield from (item for item in node if isinstance(item, Scalar))


def _plain(name: str) -> str:
    return fold(name).casefold()
