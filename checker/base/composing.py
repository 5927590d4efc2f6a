"""Builds nodes out of YAML events with a list of what is open instead of recursion."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from checker.base.messages import Message, message
from checker.base.nodes import Entry, Mapping, Node, Scalar, Sequence
from checker.base.places import Place
from checker.base.problems import Problem, error

if TYPE_CHECKING:
    from collections.abc import Iterable

READ_AS_BOOLEAN = frozenset(
    spelling
    for word in ("y", "n", "yes", "no", "true", "false", "on", "off")
    for spelling in (word, word.capitalize(), word.upper())
)


class Composer:
    """Collects one document. `compose` gives None if it is empty, refused or too deep: see `problems`."""

    def __init__(self, file: str, depth: int) -> None:
        self.file = file
        self.depth = depth
        self.problems: list[Problem] = []
        self._open: list[tuple[bool, Place, list[Node]]] = []
        self._root: Node | None = None
        self._refused = False
        self._documents = 0
        self._anchors: set[str] = set()

    def compose(self, events: Iterable[Any]) -> Node | None:
        """Read the events to the end, or to where nesting is too deep."""
        for event in events:
            kind = type(event).__name__
            if kind == "ScalarEvent":
                self._scalar(event)
            elif kind == "MappingStartEvent" or kind == "SequenceStartEvent":
                self._start(event, kind == "MappingStartEvent")
                if len(self._open) > self.depth:
                    self._too_deep(event)
                    break
            elif kind == "MappingEndEvent" or kind == "SequenceEndEvent":
                self._end()
            elif kind == "AliasEvent":
                self._alias(event)
            elif kind == "DocumentStartEvent":
                self._document(event)
        return None if self._refused else self._root

    def _scalar(self, event: Any) -> None:
        if event.anchor or event.tag:
            self._decorated(event)
        self._add(Scalar(event.value, self._place(event), bool(event.style)))

    def _start(self, event: Any, is_mapping: bool) -> None:
        if event.anchor or event.tag:
            self._decorated(event)
        self._open.append((is_mapping, self._place(event), []))

    def _end(self) -> None:
        is_mapping, place, children = self._open.pop()
        if is_mapping:
            self._add(Mapping(self._entries(children), place))
        else:
            self._add(Sequence(tuple(children), place))

    def _add(self, node: Node) -> None:
        if self._open:
            self._open[-1][2].append(node)
        elif self._documents == 1:
            self._root = node

    def _entries(self, children: list[Node]) -> tuple[Entry, ...]:
        found: dict[str, Entry] = {}
        for key, value in zip(children[::2], children[1::2], strict=True):
            if not isinstance(key, Scalar):
                self.problems.append(_not_a_word(key))
            elif key.text in found:
                self.problems.append(_duplicate(key, found[key.text].key))
            else:
                found[key.text] = Entry(key, value)
                if not key.quoted and key.text in READ_AS_BOOLEAN:
                    self.problems.append(boolean_word(key))
        return tuple(found.values())

    def _too_deep(self, event: Any) -> None:
        self._refuse("yaml.depth", event, message("nesting is deeper than {depth} levels", depth=self.depth))

    def _document(self, event: Any) -> None:
        self._documents += 1
        if self._documents == 2:
            self._refuse("yaml.documents", event, message("a second document begins here"))

    def _decorated(self, event: Any) -> None:
        if event.anchor:
            self._anchors.add(event.anchor)
            self._refuse("yaml.anchor", event, message("an anchor (&{name}) is not read", name=event.anchor),
                         message("write the value out where it is needed"))  # fmt: skip
        if event.tag:
            self._refuse("yaml.tag", event, message("a tag ({tag}) is not read", tag=_written(event.tag)),
                         message("leave it out; to write text that begins with !, quote it"))  # fmt: skip

    def _alias(self, event: Any) -> None:
        if event.anchor not in self._anchors:
            self._refuse("yaml.alias", event, message("an alias (*{name}) names nothing", name=event.anchor),
                         message("to write text that begins with *, quote it"))  # fmt: skip
        self._add(Scalar("", self._place(event)))

    def _refuse(self, id: str, event: Any, text: Message, hint: Message | None = None) -> None:
        self._refused = True
        self.problems.append(error(id, self._place(event), text, hint))

    def _place(self, event: Any) -> Place:
        mark = event.start_mark
        return Place(self.file, mark.line + 1, mark.column + 1)


def boolean_word(word: Scalar) -> Problem:
    """The problem of a key or handle that YAML 1.1 reads as true or false."""
    return error(
        "yaml.boolean-word",
        word.place,
        message('"{word}" without quotes means true or false to YAML', word=word.text),
        message("quote it, or use another word"),
    )


def _written(tag: str) -> str:
    return tag.replace("tag:yaml.org,2002:", "!!")


def _duplicate(key: Scalar, first: Scalar) -> Problem:
    text = message('the key "{key}" stands in line {line} already', key=key.text, line=first.place.line)
    return error("yaml.duplicate-key", key.place, text)


def _not_a_word(key: Node) -> Problem:
    hint = message('a value that begins with a brace or bracket is quoted: "{mana}"', mana="{2}{R}")
    return error("yaml.key", key.place, message("a key must be a word"), hint)
