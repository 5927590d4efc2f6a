"""An example as a file of its own, which can be played alone."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.nodes import Entry, Mapping, Scalar, Sequence
from checker.website.tryit.emitting import emitted

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from checker.base.nodes import Node
    from checker.base.places import Place
    from checker.knowledge.cards import CardEntry
    from checker.scenarios.example import Example

PARTS = (
    "given", "play", "expect", "claimed", "vary", "cases", "always", "never", "throughout", "readings",
)  # fmt: skip
"""What stands in it; a contrast is an example of its own, and what happens without a rule is tried out instead."""
BLOCKS = 3
"""The levels that stand line by line: the file, its examples, an example; and what is in its parts."""


def standalone(example: Example, cards: Iterable[CardEntry] = ()) -> str:
    """A file of kind `examples` with this one, and with the cards of the file that it comes from."""
    own = tuple(card.node for card in cards)
    return emitted(Mapping(tuple(_entries(example, own)), example.place), BLOCKS)


def _entries(example: Example, cards: tuple[Node, ...]) -> Iterator[Entry]:
    place = example.place
    yield _entry("kind", Scalar("examples", place), place)
    if cards:
        yield _entry("cards", Sequence(cards, place), place)
    yield _entry("examples", Sequence((_example(example),), place), place)


def _example(example: Example) -> Mapping:
    place = example.place
    parts = [(part, node) for part in PARTS if (node := getattr(example, part)) is not None]
    entries = [_entry("id", Scalar(example.id, place), place), *(_entry(part, node, place) for part, node in parts)]
    return Mapping(tuple(entries), place)


def _entry(key: str, value: Node, place: Place) -> Entry:
    return Entry(Scalar(key, place), value)
