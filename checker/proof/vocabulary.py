"""What the cards are made of: their abilities by kind, and which card uses which word of the vocabulary."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from checker.base.nodes import Mapping, Scalar, Sequence, walk
from checker.engine.abilities.vocabulary import VOCABULARY

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from checker.base.nodes import Node
    from checker.engine.abilities.words import Word
    from checker.knowledge.cards import CardEntry

KINDS = ("keywords", "static", "triggered", "activated", "replacement", "spell", "levels", "abilities")
"""The keys of a card that hold abilities."""


@dataclass(frozen=True, slots=True)
class UsedWord:
    """A word of the vocabulary with the cards that use it; `why` is what is said for one that few use."""

    name: str
    why: str
    cards: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CardStatistics:
    """`abilities` counts by kind; `words` are all that the engine knows, in the order of their names."""

    cards: int
    invented: int
    abilities: dict[str, int]
    words: tuple[UsedWord, ...]

    @property
    def of_one_card(self) -> tuple[UsedWord, ...]:
        """The words that a single card uses."""
        return tuple(word for word in self.words if len(word.cards) == 1)

    @property
    def unused(self) -> tuple[UsedWord, ...]:
        """The words that no card uses."""
        return tuple(word for word in self.words if not word.cards)


def statistics(cards: Iterable[CardEntry]) -> CardStatistics:
    """Count; the back of a card belongs to it."""
    cards = tuple(cards)
    abilities: Counter[str] = Counter()
    users: dict[str, list[str]] = {name: [] for name in sorted(_words())}
    for card in cards:
        faces = list(_faces(card.node))
        abilities.update(_abilities(faces))
        for name in _used(faces):
            users[name].append(card.name["en"])
    return CardStatistics(
        cards=len(cards),
        invented=sum("invented" in card.node for card in cards),
        abilities={kind: abilities[kind] for kind in KINDS if abilities[kind]},
        words=tuple(UsedWord(name, _words()[name].why, tuple(found)) for name, found in users.items()),
    )


def _words() -> dict[str, Word]:
    return {name: word for group in VOCABULARY.values() for name, word in group.items()}


def _faces(card: Mapping) -> Iterator[Mapping]:
    yield card
    back = card.get("back")
    if isinstance(back, Mapping):
        yield back


def _abilities(faces: Iterable[Mapping]) -> Iterator[str]:
    for face in faces:
        for kind in KINDS:
            node = face.get(kind)
            yield from [kind] * (len(node) if isinstance(node, Sequence) else node is not None)


def _used(faces: Iterable[Mapping]) -> set[str]:
    parts = (face.get(kind) for face in faces for kind in KINDS)
    said = (word for part in parts if part is not None for node in walk(part) for word in _said(node))
    return set(said) & _words().keys()


def _said(node: Node) -> tuple[str, ...]:
    if isinstance(node, Mapping):
        return node.keys()
    return (node.text,) if isinstance(node, Scalar) else ()
