"""What stands after a subject in `expect`, as a value that can be compared."""

from __future__ import annotations

from typing import Any

from checker.base.nodes import Mapping, Node, Scalar
from checker.scenarios.catalogue import english
from checker.scenarios.observe.moment import Moment
from checker.scenarios.reading import flag_of, is_none, is_number, items_of, number_of, scalars_of, text_of


def word(moment: Moment, node: Node) -> str | None:
    """A word; None for `none`."""
    return None if is_none(node) else text_of(node)


def number(moment: Moment, node: Node) -> int | None:
    """A number; None for `none`."""
    return None if is_none(node) else number_of(node)


def flag(moment: Moment, node: Node) -> bool:
    return flag_of(node)


def words(moment: Moment, node: Node) -> frozenset[str]:
    """A list of words as a set."""
    return frozenset(scalar.text for scalar in scalars_of(node))


def keyword_text(node: Node) -> str:
    """`flying`, or `{protection: red}` as "protection: red"."""
    if isinstance(node, Mapping):
        return ", ".join(f"{entry.key.text}: {plain(entry.value)}" for entry in node)
    return text_of(node)


def plain(node: Node) -> str:
    """A small value as text."""
    if isinstance(node, Scalar):
        return node.text
    if isinstance(node, Mapping):
        return "{" + keyword_text(node) + "}"
    return "[" + ", ".join(plain(item) for item in items_of(node)) + "]"


def thing(moment: Moment, node: Node) -> str | None:
    """A player or object by the name the example has for it; None for `none`. Raises BadInput if it means nothing."""
    if is_none(node) or not isinstance(node, Scalar):
        return word(moment, node)
    return moment.called(moment.names.thing(moment.table, node))


def player(moment: Moment, node: Node) -> str | None:
    if is_none(node) or not isinstance(node, Scalar):
        return word(moment, node)
    return moment.names.player(node)


def amounts(moment: Moment, node: Node) -> dict[str, int]:
    """`{kind: number}` without the kinds of which there is none."""
    return {e.key.text: number_of(e.value) for e in _entries(node) if number_of(e.value)}


def name(moment: Moment, node: Node) -> str | None:
    """A card's name, in any language, as its English one."""
    written = word(moment, node)
    return written if written is None else english(moment.names.world, written)


def stat(moment: Moment, node: Node) -> int | str | None:
    """A power or toughness: a number, or `*`."""
    return number(moment, node) if is_none(node) or is_number(node) else text_of(node)


def _entries(node: Node) -> Any:
    return node if isinstance(node, Mapping) else ()
