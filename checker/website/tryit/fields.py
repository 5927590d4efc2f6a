"""What a reader can change about an example without writing YAML."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING

from checker.base.nodes import Mapping, Node, Scalar, Sequence
from checker.base.places import Place

if TYPE_CHECKING:
    from checker.website.tryit.splicing import Path

NUMBER, FLAG, CHOICE = "number", "flag", "choice"
MOST = 999
VALUE = "\N{WHITE SQUARE}"
"""Where the value goes in what is written."""
NOWHERE = Place("", 1, 1)
NOBODY = ""
"""The choice that takes an entry out."""


@dataclass(frozen=True, slots=True)
class Field:
    """`path` leads to its value in the text, or to where that would stand; `template` is what is written there.

    `options` are values with what they are called, for a choice; one of NOBODY takes the entry out of its mapping.
    `low` is the least number.
    """

    path: Path
    label: str
    kind: str
    value: str
    options: tuple[tuple[str, str], ...] = ()
    template: str = VALUE
    low: int = -MOST

    @property
    def name(self) -> str:
        """By which a change says what it changes."""
        return json.dumps([*self.path, self.template], ensure_ascii=False)

    @property
    def can_be_taken_out(self) -> bool:
        """Whether one of its values is that it isn't there."""
        return any(value == NOBODY for value, _ in self.options)

    def takes(self, value: str) -> bool:
        """Whether it may have that value."""
        if self.kind == NUMBER:
            return value.removeprefix("-").isdecimal() and self.low <= int(value) <= MOST
        return value in (("true", "false") if self.kind == FLAG else [known for known, _ in self.options])


@dataclass(frozen=True, slots=True)
class Thing:
    """A permanent, or a declaration of one creature, with what can be changed about it."""

    title: str
    fields: tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class Group:
    """A player with the own permanents, or a declaration."""

    title: str
    fields: tuple[Field, ...] = ()
    things: tuple[Thing, ...] = ()


def text(node: Node | None) -> str:
    """The text of a scalar, "" of anything else."""
    return node.text if isinstance(node, Scalar) else ""


def integer(node: Node | None, default: int | None = None) -> int | None:
    """A number that is written as one; None for an expression."""
    if node is None:
        return default
    written = text(node)
    return int(written) if written.removeprefix("-").isdecimal() else None


def mapping(node: Node | None) -> Mapping | None:
    """The node if it is a mapping."""
    return node if isinstance(node, Mapping) else None


def items(node: Node | None) -> tuple[Node, ...]:
    """The items of a list; none of anything else."""
    return node.items if isinstance(node, Sequence) else ()
