"""Nodes as YAML in the layout of our files: what fits into a line stands in one, the rest line by line."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from checker.base.nodes import Mapping, Scalar, Sequence

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.base.nodes import Entry, Node

WIDTH = 88
PLAIN = re.compile(r"[\w+=-](?:[^\x00-\x1f\x7f#:,\[\]{}\"]*[^\x00-\x20\x7f#:,\[\]{}\"])?")
"""What needs no quotation marks, wherever it stands."""
PUNCTUATED = re.compile(r"[^\W_](?:[^\x00-\x1f\x7f#:\"]*[^\x00-\x20\x7f#:\"])?")
"""What needs none outside of braces and brackets."""


def emitted(node: Mapping, block: int = 1) -> str:
    """A document; the collections of its first `block` levels stand line by line even where they are short."""
    return "\n".join(line.rstrip() for line in _lines(node, "", block)) + "\n"


def flow(node: Node) -> str:
    """A node in one line, as it may stand in braces and brackets."""
    if isinstance(node, Scalar):
        return node.text if not node.quoted and (node.is_empty or PLAIN.fullmatch(node.text)) else quoted(node.text)
    if isinstance(node, Sequence):
        return f"[{', '.join(map(flow, node))}]"
    return f"{{{', '.join(f'{flow(entry.key)}: {flow(entry.value)}' for entry in node)}}}"


def quoted(text: str) -> str:
    """A text in quotation marks."""
    return json.dumps(text, ensure_ascii=False)


def _alone(node: Node) -> str:
    """A node in one line that stands in no braces or brackets."""
    if isinstance(node, Scalar) and not node.quoted and PUNCTUATED.fullmatch(node.text):
        return node.text
    return flow(node)


def _lines(node: Node, indent: str, block: int) -> Iterator[str]:
    if isinstance(node, Mapping):
        for entry in node:
            yield from _entry(entry, indent, block)
    elif isinstance(node, Sequence):
        for item in node:
            yield from _item(item, indent, block)
    else:
        yield indent + _alone(node)


def _entry(entry: Entry, indent: str, block: int) -> Iterator[str]:
    head = f"{indent}{flow(entry.key)}:"
    if _is_short(entry.value, f"{head} ", block):
        yield f"{head} {_alone(entry.value)}"
        return
    yield head
    yield from _lines(entry.value, f"{indent}  ", block - 1)


def _item(item: Node, indent: str, block: int) -> Iterator[str]:
    """`- ` before the first line of what stands in it; a step of play needs no braces."""
    is_step = isinstance(item, Mapping) and len(item) == 1
    if not is_step and _is_short(item, f"{indent}- ", block):
        yield f"{indent}- {_alone(item)}"
        return
    first, *rest = _lines(item, f"{indent}  ", block - 1)
    yield f"{indent}- {first.removeprefix(f'{indent}  ')}"
    yield from rest


def _is_short(node: Node, before: str, block: int) -> bool:
    if isinstance(node, Scalar) or not node:
        return True
    return block <= 0 and len(before) + len(flow(node)) <= WIDTH
