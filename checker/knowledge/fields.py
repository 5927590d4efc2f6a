"""Values out of nodes whose form was checked: what is not there is None or empty."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

from checker.base.nodes import Mapping, Scalar, Sequence

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.base.nodes import Node
    from checker.base.places import Place

Kind = TypeVar("Kind", Mapping, Sequence, Scalar)


def text_of(node: Mapping, key: str) -> str | None:
    """The text of a key."""
    value = node.get(key)
    return value.text if isinstance(value, Scalar) else None


def required(node: Mapping, key: str) -> str:
    """The text of a key that the form demands; empty where the form was not followed."""
    return text_of(node, key) or ""


def scalars_of(node: Mapping, key: str) -> tuple[Scalar, ...]:
    """The texts of a list, with their places; one text counts as a list of one."""
    value = node.get(key)
    if isinstance(value, Scalar):
        return (value,)
    return tuple(item for item in value if isinstance(item, Scalar)) if isinstance(value, Sequence) else ()


def texts_of(node: Mapping, key: str) -> tuple[str, ...]:
    """The texts of a list."""
    return tuple(scalar.text for scalar in scalars_of(node, key))


def rows_of(node: Mapping, key: str) -> tuple[Mapping, ...]:
    """The mappings of a list; one mapping counts as a list of one."""
    value = node.get(key)
    if isinstance(value, Mapping):
        return (value,)
    return tuple(item for item in value if isinstance(item, Mapping)) if isinstance(value, Sequence) else ()


def only(kind: type[Kind], node: Node | None) -> Kind | None:
    """The node if it is of this kind."""
    return node if isinstance(node, kind) else None


def pairs_of(node: Node | None) -> Iterator[tuple[str, Node]]:
    """Keys and values of a mapping; none of anything else."""
    if isinstance(node, Mapping):
        for entry in node:
            yield entry.key.text, entry.value


def places_of(node: Mapping) -> dict[str, Place]:
    """Where each key stands."""
    return {entry.key.text: entry.key.place for entry in node}
