"""Values in the format's notation (`[flying, trample]`, `{by: raptor, amount: 2}`) as people read them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import yaml

from checker.base.messages import message
from checker.base.nodes import Mapping, Node, Scalar, walk
from checker.website.words import DAMAGE_STEPS, RESULTS

if TYPE_CHECKING:
    from checker.scenarios.example import Example
    from checker.website.speech import Speech

NAMING_KEYS = ("card", "creature", "permanent", "token", "copy-of", "cast", "ability-of")


@dataclass(frozen=True, slots=True)
class Reader:
    """Reads values of one example: `handles` are what its objects are called there, with their names."""

    speech: Speech
    handles: dict[str, str] = field(default_factory=dict)

    def told(self, text: str, word: str = "") -> str:
        """What was seen of `word`, in the reader's language; what is not of the notation is given back."""
        if word == "result" and text in RESULTS:
            return self.speech.tell(RESULTS[text])
        return self._value(_parsed(text))

    def differences(self, usual: str, other: str, word: str) -> tuple[str, str]:
        """Two values; of two lists only what is not in both."""
        parts = [_parsed(text) for text in (usual, other)]
        if not all(isinstance(part, list) for part in parts):
            return self.told(usual, word), self.told(other, word)
        was, now = parts
        return self._list([x for x in was if x not in now]), self._list([x for x in now if x not in was])

    def subject(self, text: str) -> str:
        """Who or what is looked at: the name behind a handle, a card's name, a player."""
        return self.speech.name(self.handles.get(text, text))

    def _value(self, value: Any) -> str:
        if isinstance(value, list):
            return self._list(value) or self.speech.word("none")
        if isinstance(value, dict):
            return self._row(value)
        if value in self.handles:
            return self.subject(value)
        told = self.speech.word(value)
        return told if told != value else self.subject(value)

    def _list(self, values: list[Any]) -> str:
        return ", ".join(map(self._value, values))

    def _row(self, row: dict[str, Any]) -> str:
        """A row of damage as a sentence of numbers; any other mapping as its entries."""
        if {"by", "to", "amount"} <= row.keys():
            return self._damage(row)
        entries = (self._pair(self._value(key), self._value(value)) for key, value in row.items())
        return ", ".join(entries) or self.speech.word("none")

    def _pair(self, what: str, value: str) -> str:
        return self.speech.tell(message("{what}: {value}", what=what, value=value))

    def _damage(self, row: dict[str, Any]) -> str:
        text = self._pair(f"{self._value(row['by'])} → {self._value(row['to'])}", row["amount"])
        step = row.get("step")
        if step not in DAMAGE_STEPS:
            return text
        return self.speech.tell(message("{damage} ({step})", damage=text, step=DAMAGE_STEPS[step]))


def _parsed(text: str) -> Any:
    """Lists, mappings and texts; what cannot be read as YAML is a text."""
    try:
        value = yaml.load(text, yaml.BaseLoader)
    except yaml.YAMLError:
        return text
    return text if value is None else value


def handles(example: Example) -> dict[str, str]:
    """The names behind the handles of an example; where two have one name, the handle stands behind it."""
    found: dict[str, str] = {}
    for node in (example.given, example.play):
        for each in walk(node) if node else ():
            if isinstance(each, Mapping) and (name := _name(each)):
                found[_text(each, "as")] = name
    names = list(found.values())
    return {handle: name if names.count(name) == 1 else f"{name} ({handle})" for handle, name in found.items()}


def _name(node: Mapping) -> str:
    if not _text(node, "as"):
        return ""
    return next((name for key in NAMING_KEYS if (name := _text(node, key))), "")


def _text(node: Mapping, key: str) -> str:
    value: Node | None = node.get(key)
    return value.text if isinstance(value, Scalar) else ""
