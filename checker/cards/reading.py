"""From nodes whose form was checked to the values of the vocabulary: numbers, things, selectors, costs, instructions.

What only shows itself here (a name that nothing bears, a token that nobody knows) is raised as ``BadInput``.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from checker.base.messages import Message, message
from checker.base.names import suggestion
from checker.base.nodes import Mapping as MappingNode
from checker.base.nodes import Node, Scalar, Sequence, walk
from checker.base.problems import BadInput, error
from checker.cards.worded import fields_of, leading_word
from checker.engine.abilities.words import Field, Word
from checker.engine.records.characteristics import Printed
from checker.engine.records.mana import ManaCost, Pool, parse_cost, pool_of

T = TypeVar("T")
Read = Callable[["Reader", Node], Any]


@dataclass(slots=True)
class Reader:
    """``names`` are those that the text gives with ``as``; None lets any name stand for a thing of the game.

    ``token`` looks a predefined token up; ``kinds`` says how each kind of field is read.
    """

    kinds: Mapping[str, Read]
    token: Callable[[str], Printed | None]
    names: frozenset[str] | None = field(default_factory=frozenset)

    def read(self, kind: str, node: Node) -> Any:
        return self.kinds[kind](self, node)

    def each(self, kind: str, node: Node) -> tuple[Any, ...]:
        """A list of one kind; a single one counts as a list."""
        items = node.items if isinstance(node, Sequence) else (node,)
        return tuple(self.read(kind, item) for item in items)

    def field(self, described: Field, node: Node) -> Any:
        return text_of(node) if described.kind == "choice" else self.read(described.kind, node)

    def word(self, words: Mapping[str, Word], node: Node) -> Any:
        """What a mapping means that one word leads."""
        assert isinstance(node, MappingNode)
        word = leading_word(node, words)
        assert word is not None
        return self.make(word, fields_of(word, node))

    def beside(self, words: Mapping[str, Word], node: MappingNode) -> list[Any]:
        """What each word of a mapping means that holds several side by side."""
        found = []
        for entry in node.entries:
            word = words.get(entry.key.text)
            if word is not None:
                found.append(self.make(word, fields_of(word, MappingNode((entry,), node.place))))
        return found

    def make(self, word: Word, nodes: Mapping[str, Node]) -> Any:
        given = {name: field.default for name, field in word.fields.items() if field.default is not None}
        given |= {name: self.field(word.fields[name], node) for name, node in nodes.items()}
        return word.make(**{word.attribute(name): value for name, value in given.items()})

    def within(self, node: Node) -> Reader:
        """A reader that knows the names which the text in ``node`` gives."""
        if self.names is None:
            return self
        return Reader(self.kinds, self.token, frozenset(given_names(node)))


def given_names(node: Node) -> list[str]:
    """The names that target words give with ``as``."""
    named = (part.get("as") for part in walk(node) if isinstance(part, MappingNode) and "target" in part)
    return [name.text for name in named if isinstance(name, Scalar)]


def text_of(node: Node) -> str:
    assert isinstance(node, Scalar)
    return node.text


def whole(node: Node) -> int:
    """A whole number; what stands for one in an example was worked out before."""
    text = text_of(node)
    if text.startswith("="):
        raise BadInput(error("cards.expression", node.place, message("nothing here says what {text} is", text=text)))
    return int(text)


def unknown(node: Node, known: list[str], what: Message) -> BadInput:
    """A name that nothing bears, with the nearest one that something does."""
    text = message('"{name}" is no {what} that is known here', name=text_of(node), what=what)
    return BadInput(error("cards.unknown", node.place, text, suggestion(text_of(node), known)))


def mana_of(node: Node) -> ManaCost:
    """A mana cost; ``{T}`` is none."""
    return _mana(parse_cost, node)


def pool_in(node: Node) -> Pool:
    """Mana as it is added: no hybrid symbols, no X."""
    return _mana(pool_of, node)


def _mana(read: Callable[[str], T], node: Node) -> T:
    try:
        return read(text_of(node))
    except ValueError as wrong:
        raise BadInput(error("cards.mana", node.place, message("{symbol} is no mana", symbol=wrong))) from wrong
