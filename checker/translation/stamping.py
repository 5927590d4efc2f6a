"""The stamp of a translation (`of:`), changed in the text of a file without touching anything else in it."""

from __future__ import annotations

import yaml
from yaml.nodes import MappingNode, Node, ScalarNode

from checker.translation.plain import edited


class NoTranslation(Exception):
    """The file has no text in that language."""


def stamped(source: str, lang: str, stamp: str) -> str:
    """The text of a ruling's file with `of: <stamp>` for a language.

    What stands there is replaced; where there is none it is put in, and a translation written as a bare text
    becomes a mapping with that text as it stood. Comments, order and quotes stay. Raises NoTranslation.
    """
    return edited(source, lambda text: _stamped(text, lang, stamp))


def _stamped(source: str, lang: str, stamp: str) -> str:
    texts = _mapping(yaml.compose(source, Loader=yaml.SafeLoader), "text")
    translation = _value(texts, lang) if texts else None
    if texts is None or translation is None:
        raise NoTranslation(lang)
    if isinstance(translation, MappingNode):
        return _in_mapping(source, translation, stamp)
    if texts.flow_style:
        return _replaced(source, translation, f"{{text: {_text(source, translation)}, of: {stamp}}}")
    return _replaced(source, translation, _as_block(source, texts, translation, stamp))


def _in_mapping(source: str, translation: MappingNode, stamp: str) -> str:
    old = _value(translation, "of")
    if old is not None:
        return _replaced(source, old, stamp)
    if translation.flow_style:
        at = translation.start_mark.index + 1
        return f"{source[:at]}of: {stamp}, {source[at:]}"
    first = translation.start_mark
    return f"{source[: first.index]}of: {stamp}\n{' ' * first.column}{source[first.index :]}"


def _as_block(source: str, texts: MappingNode, translation: Node, stamp: str) -> str:
    """A bare text as a block mapping below its key; lines after its first go two columns further in."""
    indent = " " * (texts.start_mark.column + 2)
    first, *rest = _text(source, translation).split("\n")
    moved = [f"  {line}" if line.strip() else line for line in rest]
    return "\n".join([f"\n{indent}of: {stamp}", f"{indent}text: {first}", *moved])


def _text(source: str, node: Node) -> str:
    return source[node.start_mark.index : node.end_mark.index]


def _replaced(source: str, node: Node, by: str) -> str:
    """A space before a line break would be left where a text has moved below its key."""
    before = source[: node.start_mark.index]
    before = before.rstrip(" ") if by.startswith("\n") else before
    return before + by + source[node.end_mark.index :]


def _mapping(node: Node | None, key: str) -> MappingNode | None:
    value = _value(node, key)
    return value if isinstance(value, MappingNode) else None


def _value(node: Node | None, key: str) -> Node | None:
    if not isinstance(node, MappingNode):
        return None
    pairs = ((name, value) for name, value in node.value if isinstance(name, ScalarNode))
    return next((value for name, value in pairs if name.value == key), None)
