"""A translation put into the file of its ruling, with everything else as it was.

Files in block style, which is what the project writes, are changed where the texts stand. Anything else goes
through a round trip of ruamel.yaml, which keeps comments and order as well and takes a hundred times as long.
"""

from __future__ import annotations

import io
import json
import re
import textwrap
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

import yaml
from yaml.nodes import MappingNode, Node, ScalarNode

from checker.translation.plain import edited

if TYPE_CHECKING:
    from collections.abc import Mapping

WIDTH = 120
_LOADER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
_PLAIN = re.compile(r"[^\W\d_][^:#\n\"{}\[\],&*!|>%@`]*[^\s:#\n\"{}\[\],&*!|>%@`]")
_LINE_END = re.compile("\r\n|[\r\v\f\x85\u2028\u2029]")
_WORDS = frozenset(("yes", "no", "on", "off", "true", "false", "null", "y", "n"))


@dataclass(frozen=True, slots=True)
class Change:
    """What is to stand in a language: None leaves it as it is. `stamp` is the fingerprint of the source.

    `reviewed` is (by, date); () takes a review away, since what was read is not what stands there.
    """

    lang: str
    title: str | None = None
    text: str | None = None
    stamp: str | None = None
    reviewed: tuple[str, str] | tuple[()] | None = None


class Unchangeable(Exception):
    """The file is no ruling with a title and a text, or what was to be written cannot stand in it."""


def changed(source: str, change: Change) -> str:
    """The text of the file with the change made. Raises Unchangeable."""
    clean = replace(change, title=_plain_spaces(change.title), text=_plain_spaces(change.text))
    return edited(source, lambda text: _looked_at(_changed(text, clean), clean))


def _plain_spaces(text: str | None) -> str | None:
    """Tabs as spaces, and the line ends of other systems as plain ones: YAML reads them in its own way."""
    return _LINE_END.sub("\n", text).replace("\t", " ") if text is not None else None


def _looked_at(new: str, change: Change) -> str:
    """What was written reads back as it was meant: a sign that YAML does not allow would spoil the file."""
    try:
        root = yaml.compose(_beginning(new), Loader=_LOADER)
    except yaml.YAMLError:
        raise Unchangeable from None
    title, own = _value(_mapping(root, "title"), change.lang), _value(_mapping(root, "text"), change.lang)
    text = _value(own, "text") if isinstance(own, MappingNode) else own
    for wanted, node in ((change.title, title), (change.text, text)):
        if wanted is not None and (node is None or str(node.value).split() != wanted.split()):
            raise Unchangeable
    return new


def _changed(source: str, change: Change) -> str:
    root = yaml.compose(_beginning(source), Loader=_LOADER)
    titles, texts = _mapping(root, "title"), _mapping(root, "text")
    if titles is None or texts is None:
        raise Unchangeable
    if titles.flow_style and change.title is None:
        titles = None
    flow = (titles is not None and titles.flow_style) or texts.flow_style
    own = _value(texts, change.lang)
    if flow or (isinstance(own, MappingNode) and own.flow_style):
        return _round_trip(source, change)
    splices = _in_titles(source, titles, change) if titles is not None and change.title is not None else []
    splices += _in_texts(source, texts, own, change)
    for start, end, new in sorted(splices, reverse=True):
        source = source[:start] + new + source[end:]
    return source


def _beginning(source: str) -> str:
    """The file up to the end of its texts, if the title stands before; what follows need not be read."""
    text = re.search(r"^text:", source, re.M)
    end = re.compile(r"^[a-z]", re.M).search(source, text.end()) if text else None
    if text and end and re.search(r"^title:", source[: text.start()], re.M):
        return source[: end.start()]
    return source


_Splice = tuple[int, int, str]


def _in_titles(source: str, titles: MappingNode, change: Change) -> list[_Splice]:
    written = _one_line(change.title or "")
    node = _value(titles, change.lang)
    if node is not None:
        return [(node.start_mark.index, _end(source, node), written)]
    at = _end(source, titles.value[-1][1])
    return [(at, at, f"\n{' ' * titles.start_mark.column}{change.lang}: {written}")]


def _in_texts(source: str, texts: MappingNode, own: Node | None, change: Change) -> list[_Splice]:
    indent = texts.start_mark.column
    if isinstance(own, MappingNode):
        return _in_mapping(source, own, change)
    if own is None:
        if change.text is None:
            return []
        at = _end(source, texts.value[-1][1])
        return [(at, at, f"\n{' ' * indent}{change.lang}:" + _whole(change, change.text, indent + 2))]
    text = change.text if change.text is not None else str(own.value)
    start = own.start_mark.index
    before = len(source[:start]) - len(source[:start].rstrip(" "))
    return [(start - before, _end(source, own), _whole(change, text, indent + 2))]


def _whole(change: Change, text: str, indent: int) -> str:
    """A translation as a block below its key."""
    rows = [f"text: {folded(text, indent + 2)}"]
    rows += [f"of: {change.stamp}"] if change.stamp else []
    rows += [_review(change.reviewed)] if change.reviewed else []
    return "".join(f"\n{' ' * indent}{row}" for row in rows)


def _in_mapping(source: str, own: MappingNode, change: Change) -> list[_Splice]:
    indent = own.start_mark.column
    splices: list[_Splice] = []
    text = _value(own, "text")
    if change.text is not None and text is not None:
        splices.append((text.start_mark.index, _end(source, text), folded(change.text, indent + 2)))
    added = []
    for key, new in (("of", change.stamp), ("reviewed", _review(change.reviewed)[10:] if change.reviewed else None)):
        node = _value(own, key)
        if new is not None and node is not None:
            splices.append((node.start_mark.index, _end(source, node), new))
        elif new is not None:
            added.append(f"\n{' ' * indent}{key}: {new}")
    if change.reviewed == () and (pair := _pair(own, "reviewed")):
        start = source.rfind("\n", 0, pair[0].start_mark.index)
        splices.append((start, _end(source, pair[1]), ""))
    if added:
        at = _end(
            source, next(value for key, value in reversed(own.value) if key.value != "reviewed" or change.reviewed)
        )
        splices.append((at, at, "".join(added)))
    return splices


def _review(reviewed: tuple[str, str] | tuple[()] | None) -> str:
    if not reviewed:
        return ""
    by, date = reviewed
    return f'reviewed: {{by: {_one_line(by)}, date: "{date}"}}'


def folded(text: str, indent: int) -> str:
    """A text as a folded block; a line break in it becomes an empty line."""
    lines: list[str] = []
    for number, paragraph in enumerate(text.strip().split("\n")):
        if number:
            lines.append("")
        lines += textwrap.wrap(paragraph.strip(), WIDTH - indent, break_long_words=False, break_on_hyphens=False)
    return ">-\n" + "\n".join(f"{' ' * indent}{line}" if line else "" for line in lines)


def _one_line(text: str) -> str:
    """A text on one line, between quotation marks if YAML needs them."""
    text = text.replace("\n", " ")
    return text if _is_plain(text) else json.dumps(text, ensure_ascii=False)


def _is_plain(text: str) -> bool:
    return _PLAIN.fullmatch(text) is not None and text.casefold() not in _WORDS


def _round_trip(source: str, change: Change) -> str:
    from ruamel.yaml import YAML
    from ruamel.yaml.scalarstring import FoldedScalarString

    editor = YAML()
    editor.preserve_quotes = True
    editor.width = WIDTH
    editor.indent(mapping=2, sequence=4, offset=2)
    data: Any = editor.load(source)
    if change.title is not None:
        data["title"][change.lang] = _scalar(change.title.replace("\n", " "))
    own = data["text"].get(change.lang)
    if not isinstance(own, dict):
        own = {} if own is None else {"text": own}
        data["text"][change.lang] = own
    if change.text is not None:
        flow = data["text"].fa.flow_style() if hasattr(data["text"], "fa") else False
        own["text"] = _scalar(change.text) if flow else FoldedScalarString(change.text)
    if change.stamp is not None:
        own["of"] = change.stamp
    if change.reviewed == ():
        own.pop("reviewed", None)
    elif change.reviewed:
        own["reviewed"] = _reviewed_row(change.reviewed)
    out = io.StringIO()
    editor.dump(data, out)
    return out.getvalue()


def _scalar(text: str) -> str:
    """With quotation marks where another reader would take the text for something else: `yes`, a question mark."""
    from ruamel.yaml.scalarstring import DoubleQuotedScalarString

    return text if _is_plain(text) and "?" not in text else DoubleQuotedScalarString(text)


def _reviewed_row(reviewed: tuple[str, ...]) -> Mapping[str, Any]:
    from ruamel.yaml.comments import CommentedMap
    from ruamel.yaml.scalarstring import DoubleQuotedScalarString

    row = CommentedMap(by=reviewed[0], date=DoubleQuotedScalarString(reviewed[1]))
    row.fa.set_flow_style()
    return row


def _end(source: str, node: Node) -> int:
    """Where a node ends, without the white space and the comment that follow it."""
    if isinstance(node, MappingNode) and not node.flow_style and node.value:
        return _end(source, node.value[-1][1])
    start = node.start_mark.index
    written = source[start : node.end_mark.index]
    return start + len(written.rstrip())


def _mapping(node: Node | None, key: str) -> MappingNode | None:
    value = _value(node, key)
    return value if isinstance(value, MappingNode) and value.value else None


def _value(node: Node | None, key: str) -> Node | None:
    pair = _pair(node, key)
    return pair[1] if pair else None


def _pair(node: Node | None, key: str) -> tuple[Node, Node] | None:
    if not isinstance(node, MappingNode):
        return None
    pairs = ((name, value) for name, value in node.value if isinstance(name, ScalarNode))
    return next(((name, value) for name, value in pairs if name.value == key), None)
