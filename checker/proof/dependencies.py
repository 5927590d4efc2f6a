"""Which of the known cards a ruling may meet: those whose name stands in it, or in a card that it meets, and tokens.

More than it does meet, never fewer: a card is looked up by a name that somebody wrote, a token by its effect as well.
"""

from __future__ import annotations

import hashlib
import re
from collections import defaultdict
from dataclasses import dataclass, field, fields
from typing import TYPE_CHECKING

from checker.base.nodes import Mapping, Node, Scalar, Sequence, entries_below, walk
from checker.cards.index import plain

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from checker.cards.index import CardIndex, Entry
    from checker.knowledge.rulings import ExampleFile, Ruling

_WORD = re.compile(r"\w+")


@dataclass(slots=True)
class Cards:
    """The cards of an index by the first word of each of their names; `tokens` are the digests of the tokens."""

    tokens: frozenset[str]
    named: dict[str, list[tuple[str, Entry]]] = field(default_factory=lambda: defaultdict(list))
    read: dict[int, tuple[str, str]] = field(default_factory=dict)

    @classmethod
    def of(cls, index: CardIndex) -> Cards:
        """Of all cards that the index has."""
        entries = index.entries()
        cards = cls(frozenset(_digest(entry) for entry in entries if entry.is_token))
        for entry in entries:
            for name in map(plain, entry.names.values()):
                cards.named[_first(name)].append((name, entry))
        return cards

    def met_by(self, item: Ruling | ExampleFile) -> list[str]:
        """The digests of the cards that a ruling may meet, in an order of their own."""
        met = set(self.tokens)
        waiting = [_text(_nodes(item))]
        while waiting:
            for digest, text in self._in(waiting.pop()):
                if digest not in met:
                    met.add(digest)
                    waiting.append(text)
        return sorted(met)

    def _in(self, text: str) -> Iterator[tuple[str, str]]:
        """The cards named in a text: the digest and the text of each."""
        for word in set(_WORD.findall(text)):
            yield from (self._read(entry) for name, entry in self.named.get(word, ()) if name in text)

    def _read(self, entry: Entry) -> tuple[str, str]:
        if id(entry) not in self.read:
            self.read[id(entry)] = _digest(entry), _text([entry.node])
        return self.read[id(entry)]


def _digest(entry: Entry) -> str:
    return hashlib.sha256(repr(entry).encode()).hexdigest()


def _first(name: str) -> str:
    found = _WORD.search(name)
    return found[0] if found else ""


def _nodes(item: Ruling | ExampleFile) -> Iterator[Node]:
    for example in item.examples:
        parts = (getattr(example, part.name) for part in fields(example))
        yield from (part for part in parts if isinstance(part, Scalar | Sequence | Mapping))
    yield from (card.node for card in item.cards)


def _text(nodes: Iterable[Node]) -> str:
    """Everything written in nodes, keys and values, as names are compared."""
    found = []
    for node in nodes:
        found += [part.text for part in walk(node) if isinstance(part, Scalar)]
        found += [entry.key.text for entry in entries_below(node)]
    return "\n".join(map(plain, found))
