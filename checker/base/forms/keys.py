"""The form of a mapping with a closed list of keys."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from checker.base.forms.form import Form, Schema, wrong_type
from checker.base.messages import Message, message
from checker.base.names import suggestion
from checker.base.nodes import Entry, Mapping, Scalar
from checker.base.problems import Problem, error

if TYPE_CHECKING:
    from collections.abc import Mapping as Fields

    from checker.base.nodes import Node
    from checker.base.places import Place


@dataclass(frozen=True, slots=True)
class Keys(Form):
    """A mapping with a closed list of keys. `one_of`: exactly one of these must stand there."""

    fields: Fields[str, Form]
    required: tuple[str, ...] = ()
    one_of: tuple[str, ...] = ()

    def noun(self) -> Message:
        return message("a mapping")

    def likeness(self, node: Node) -> int:
        if not isinstance(node, Mapping):
            return 0
        known = sum(entry.key.text in self.fields for entry in node.entries)
        return 2 + known + sum(entry.key.text in self.one_of for entry in node.entries)

    def check(self, node: Node, found: list[Problem]) -> None:
        if not isinstance(node, Mapping):
            found.append(wrong_type(self, node))
            return
        before: Entry | None = None
        unknown = False
        for entry in node.entries:
            form = self.fields.get(entry.key.text)
            if form is None:
                unknown = True
                found.append(self._unknown_key(entry, before))
            else:
                form.check(entry.value, found)
            before = entry
        self._check_present(node, found, unknown)

    def schema(self, definitions: dict[str, Schema]) -> Schema:
        schema: Schema = {
            "type": "object",
            "properties": {name: form.schema(definitions) for name, form in self.fields.items()},
            "additionalProperties": False,
        }
        if self.required:
            schema["required"] = list(self.required)
        if self.one_of:
            schema["oneOf"] = [{"required": [name]} for name in self.one_of]
        return schema

    def _check_present(self, node: Mapping, found: list[Problem], unknown: bool) -> None:
        present = {entry.key.text for entry in node.entries}
        for name in self.required:
            if name not in present and not unknown:
                found.append(_missing(node.place, name))
        leading = [entry.key.text for entry in node.entries if entry.key.text in self.one_of]
        if len(leading) > 1:
            found.append(_both(node.place_of(leading[1]), leading[0], leading[1]))
        elif self.one_of and not leading and not unknown:
            found.append(_none_of(node.place, self.one_of))

    def _unknown_key(self, entry: Entry, before: Entry | None) -> Problem:
        key = entry.key.text
        hint = _name_cut_at_comma(entry, before) or suggestion(key, self.fields)
        known = message("the keys are: {keys}", keys=", ".join(self.fields))
        text = message('unknown key "{key}"', key=key)
        return error("form.unknown-key", entry.key.place, text, hint or known)


def _missing(place: Place, name: str) -> Problem:
    return error("form.missing-key", place, message('the key "{key}" is missing', key=name))


def _both(place: Place, first: str, second: str) -> Problem:
    text = message('"{first}" and "{second}" cannot stand together', first=first, second=second)
    return error("form.too-many-keys", place, text)


def _none_of(place: Place, names: tuple[str, ...]) -> Problem:
    text = message("one of these keys must stand here: {keys}", keys=", ".join(names))
    return error("form.missing-key", place, text)


def _name_cut_at_comma(entry: Entry, before: Entry | None) -> Message | None:
    """`{card: Leonardo, Cutting Edge}` is a card and a key without a value to YAML."""
    if before is None or not isinstance(entry.value, Scalar) or not entry.value.is_empty:
        return None
    if not isinstance(before.value, Scalar) or before.value.quoted or before.value.is_empty:
        return None
    name = f"{before.value.text}, {entry.key.text}"
    return message('a name with a comma is quoted: "{name}"', name=name)
