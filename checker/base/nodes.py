"""A YAML document as plain data: text, lists and mappings, each with its place. Nothing is interpreted."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeAlias

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.base.places import Place


@dataclass(frozen=True, slots=True)
class Scalar:
    """A text as it stands in the file; `quoted` tells `"2"` from `2`."""

    text: str
    place: Place
    quoted: bool = False

    @property
    def is_empty(self) -> bool:
        """Whether nothing was written (`life:`)."""
        return not self.text and not self.quoted


@dataclass(frozen=True, slots=True)
class Sequence:
    """A list."""

    items: tuple[Node, ...]
    place: Place

    def __iter__(self) -> Iterator[Node]:
        return iter(self.items)

    def __len__(self) -> int:
        return len(self.items)


@dataclass(frozen=True, slots=True)
class Entry:
    """A key with its value."""

    key: Scalar
    value: Node


@dataclass(frozen=True, slots=True)
class Mapping:
    """Keys with values, in the order of the file; of a key written twice only the first is here."""

    entries: tuple[Entry, ...]
    place: Place

    def get(self, key: str) -> Node | None:
        """The value of a key."""
        for entry in self.entries:
            if entry.key.text == key:
                return entry.value
        return None

    def __contains__(self, key: object) -> bool:
        return any(entry.key.text == key for entry in self.entries)

    def __iter__(self) -> Iterator[Entry]:
        return iter(self.entries)

    def __len__(self) -> int:
        return len(self.entries)

    def keys(self) -> tuple[str, ...]:
        """The keys as text, in the order of the file."""
        return tuple(entry.key.text for entry in self.entries)

    def place_of(self, key: str) -> Place:
        """Where a key stands; the mapping's own place if it is not there."""
        return next((entry.key.place for entry in self.entries if entry.key.text == key), self.place)


Node: TypeAlias = Scalar | Sequence | Mapping


def walk(node: Node) -> Iterator[Node]:
    """The node and all below it, keys left out, in the order of the file; without recursion."""
    waiting = [node]
    while waiting:
        current = waiting.pop()
        yield current
        if isinstance(current, Sequence):
            waiting.extend(reversed(current.items))
        elif isinstance(current, Mapping):
            waiting.extend(entry.value for entry in reversed(current.entries))


def entries_below(node: Node) -> Iterator[Entry]:
    """All entries of the mappings in a node, those of one mapping together; without recursion."""
    waiting = [node]
    while waiting:
        current = waiting.pop()
        if isinstance(current, Sequence):
            waiting.extend(current.items)
        elif isinstance(current, Mapping):
            yield from current.entries
            waiting.extend(entry.value for entry in current.entries)
