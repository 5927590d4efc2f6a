"""Forms of lists, of mappings with free keys, and the choice between forms."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from checker.base.forms.form import Form, Schema, wrong_type
from checker.base.forms.scalars import Name
from checker.base.messages import Message, listed, message
from checker.base.nodes import Mapping, Node, Sequence
from checker.base.problems import Problem, error

if TYPE_CHECKING:
    from checker.base.places import Place


@dataclass(frozen=True, slots=True)
class ListOf(Form):
    """A list of things of one form."""

    form: Form
    minimum: int = 0
    maximum: int | None = None

    def noun(self) -> Message:
        return message("a list")

    def likeness(self, node: Node) -> int:
        return 2 if isinstance(node, Sequence) else 0

    def check(self, node: Node, found: list[Problem]) -> None:
        if not isinstance(node, Sequence):
            found.append(wrong_type(self, node))
            return
        for item in node.items:
            self.form.check(item, found)
        count = len(node.items)
        if count < self.minimum:
            found.append(_too_few(node.place, count, self.minimum))
        if self.maximum is not None and count > self.maximum:
            text = message("too many entries: {count}, and {most} at most", count=count, most=self.maximum)
            found.append(error("form.length", node.place, text))

    def schema(self, definitions: dict[str, Schema]) -> Schema:
        schema: Schema = {"type": "array", "items": self.form.schema(definitions)}
        ends = {"minItems": self.minimum or None, "maxItems": self.maximum}
        return schema | {name: end for name, end in ends.items() if end is not None}


@dataclass(frozen=True, slots=True)
class MappingOf(Form):
    """A mapping whose keys are free, of one form, and whose values are of another."""

    value: Form
    key: Form = field(default_factory=Name)
    minimum: int = 0

    def noun(self) -> Message:
        return message("a mapping")

    def likeness(self, node: Node) -> int:
        return 2 if isinstance(node, Mapping) else 0

    def check(self, node: Node, found: list[Problem]) -> None:
        if not isinstance(node, Mapping):
            found.append(wrong_type(self, node))
            return
        for entry in node.entries:
            self.key.check(entry.key, found)
            self.value.check(entry.value, found)
        if len(node.entries) < self.minimum:
            found.append(_too_few(node.place, len(node.entries), self.minimum))

    def schema(self, definitions: dict[str, Schema]) -> Schema:
        schema: Schema = {"type": "object", "additionalProperties": self.value.schema(definitions)}
        return schema | ({"minProperties": self.minimum} if self.minimum else {})


@dataclass(frozen=True, slots=True)
class OneOf(Form):
    """One of several forms: the one that the node is most like, the first among equals."""

    forms: tuple[Form, ...]

    def noun(self) -> Message:
        return listed(tuple(dict.fromkeys(form.noun() for form in self.forms)))

    def likeness(self, node: Node) -> int:
        return max(form.likeness(node) for form in self.forms)

    def check(self, node: Node, found: list[Problem]) -> None:
        best, form = 0, self.forms[0]
        for candidate in self.forms:
            likeness = candidate.likeness(node)
            if likeness > best:
                best, form = likeness, candidate
        if best:
            form.check(node, found)
        else:
            found.append(wrong_type(self, node))

    def schema(self, definitions: dict[str, Schema]) -> Schema:
        return {"anyOf": [form.schema(definitions) for form in self.forms]}


def one_or_more(form: Form) -> Form:
    """A thing, or a list of such things."""
    return OneOf((form, ListOf(form)))


def _too_few(place: Place, count: int, least: int) -> Problem:
    text = message("too few entries: {count}, and {least} at least", count=count, least=least)
    return error("form.length", place, text)
