"""One value put into a YAML text, the rest of which stays as it was written, comments and all."""

from __future__ import annotations

from dataclasses import dataclass

import yaml
from yaml.nodes import MappingNode, Node, ScalarNode, SequenceNode

from checker.website.tryit.emitting import quoted

Path = tuple[str | int, ...]
"""The way from the root of a document to a value: keys, and numbers of items."""


def put(text: str, path: Path, value: str) -> str:
    """The text with a value, written in one line, at a path; keys that are lacking are added.

    What is called by its name alone becomes `{card: Name, …}` where a key of it is put. The number after the last
    item of a list adds one. Raises ValueError if the text cannot be read, or the path leads nowhere.
    """
    try:
        root = yaml.compose(text, yaml.BaseLoader)
    except yaml.YAMLError as failure:
        raise ValueError(str(failure)) from failure
    if root is None:
        raise ValueError("the text is empty")
    start, end, written = _splice(text, root, path, value)
    return text[:start] + written + text[end:]


@dataclass(frozen=True, slots=True)
class _Wanting:
    """The last node on a path, and the rest of the path, for which there is nothing."""

    node: Node
    rest: Path


def _splice(text: str, root: Node, path: Path, value: str) -> tuple[int, int, str]:
    """What to replace by what."""
    found = _walked(root, path)
    if isinstance(found, _Wanting):
        return _added(text, found.node, found.rest, value)
    start = found.start_mark.index
    space = " " if text[start - 1 : start] == ":" else ""
    return start, _end(found), space + value


def _walked(node: Node, path: Path) -> Node | _Wanting:
    for at, step in enumerate(path):
        below = _child(node, step)
        if below is None:
            return _Wanting(node, path[at:])
        node = below
    return node


def _child(node: Node, step: str | int) -> Node | None:
    if isinstance(node, SequenceNode) and isinstance(step, int):
        return node.value[step] if step < len(node.value) else None
    if isinstance(node, MappingNode):
        return next((value for key, value in node.value if key.value == step), None)
    return None


def _added(text: str, node: Node, rest: Path, value: str) -> tuple[int, int, str]:
    if isinstance(node, SequenceNode) and isinstance(rest[0], int):
        return _appended(text, node, _nested(rest[1:], value), "- ")
    if isinstance(node, MappingNode) and isinstance(rest[0], str):
        return _appended(text, node, f"{_key(rest[0])}: {_nested(rest[1:], value)}", "")
    if isinstance(node, ScalarNode) and isinstance(rest[0], str) and node.value:
        start, end = node.start_mark.index, _end(node)
        return start, end, f"{{card: {text[start:end]}, {_key(rest[0])}: {_nested(rest[1:], value)}}}"
    raise ValueError(f"nothing can be put at {rest[0]}")


def _appended(text: str, node: MappingNode | SequenceNode, entry: str, dash: str) -> tuple[int, int, str]:
    if node.flow_style:
        at = _end(_last(node)) if node.value else node.end_mark.index - 1
        return at, at, f", {entry}" if node.value else entry
    at = text.find("\n", _end(node))
    at = len(text) if at < 0 else at
    return at, at, f"\n{' ' * node.start_mark.column}{dash}{entry}"


def _nested(path: Path, value: str) -> str:
    for step in reversed(path):
        value = f"[{value}]" if isinstance(step, int) else f"{{{_key(step)}: {value}}}"
    return value


def _key(word: str) -> str:
    return word if word.replace("-", "").isalpha() else quoted(word)


def _last(node: MappingNode | SequenceNode) -> Node:
    last: Node = node.value[-1][1] if isinstance(node, MappingNode) else node.value[-1]
    return last


def _end(node: Node) -> int:
    """Where a node ends; PyYAML lets one that has no braces end where the next thing begins."""
    while isinstance(node, MappingNode | SequenceNode) and not node.flow_style and node.value:
        node = _last(node)
    end: int = node.end_mark.index
    return end
