"""Values in the format's notation (`[flying, trample]`, `{by: raptor, amount: 2}`) as people read them."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from functools import lru_cache
from typing import TYPE_CHECKING, Any

import yaml

from checker.base.messages import message
from checker.base.nodes import Mapping, Node, Scalar, walk
from checker.narration.headings import STEPS
from checker.website.words import DAMAGE_STEPS, FACES, PLAYERS, RESULTS, TRIGGERS

if TYPE_CHECKING:
    from collections.abc import Container

    from checker.scenarios.example import Example
    from checker.website.speech import Speech

OWN = {"result": RESULTS, "face": FACES}
"""Words that mean something else than elsewhere, by the observation."""

AT_A_MOMENT = re.compile(r"(?P<seen>.*) \((?P<player>[^,()]+), (?P<step>[^()]+)\)", re.DOTALL)
_LOADER: Any = getattr(yaml, "CBaseLoader", yaml.BaseLoader)
LEVEL = re.compile(r"level ([0-9]+)")
MARK = re.compile(r" \([0-9]+\)$")

NAMING_KEYS = ("card", "creature", "permanent", "copy-of", "token", "cast", "ability-of")


@dataclass(frozen=True, slots=True)
class Reader:
    """Reads values of one example: `handles` are what its objects are called there, with their names."""

    speech: Speech
    handles: dict[str, str] = field(default_factory=dict)

    def told(self, text: str, word: str = "") -> str:
        """What was seen of `word`, in the reader's language; what is not of the notation is given back."""
        if text in (own := OWN.get(word, {})):
            return self.speech.tell(own[text])
        if text == "none" and word in PLAYERS:
            return self.speech.tell(message("nobody"))
        value = _parsed(text)
        return self._counters(value) if word == "counters" and value and isinstance(value, dict) else self._value(value)

    def at_a_moment(self, text: str, word: str) -> str:
        """What was seen, with the turn and step if they stand behind it in brackets."""
        found = AT_A_MOMENT.fullmatch(text)
        if found is None or found["step"] not in STEPS:
            return self.told(text, word)
        moment = self.speech.tell(message("{player}'s turn, {step}", player=found["player"], step=STEPS[found["step"]]))
        return f"{self.told(found['seen'], word)} ({moment})"

    def differences(self, usual: str, other: str, word: str) -> tuple[str, str]:
        """Two values; of two lists only what is not in both."""
        parts = [_parsed(text) for text in (usual, other)]
        if not all(isinstance(part, list) for part in parts):
            return self.told(usual, word), self.told(other, word)
        was, now = parts
        return self._list([x for x in was if x not in now]), self._list([x for x in now if x not in was])

    def subject(self, text: str) -> str:
        """Who or what is looked at: the name behind a handle, a card's name, a player."""
        name, mark = _unmarked(self.handles.get(text, text))
        told = self.speech.name(name)
        return f"{told}{mark}" if told != text or text in self.handles else self._made(text)

    def _made(self, handle: str) -> str:
        """What was made under a handle is called by it if it is a word (`copy`, `mutant`)."""
        words = (self.speech.word(word) for word in (handle, handle.capitalize()))
        return next((told for told in words if told not in (handle, handle.capitalize())), handle)

    def _value(self, value: Any) -> str:
        if isinstance(value, list):
            return self._list(value) or self.speech.word("none")
        if isinstance(value, dict):
            return self._row(value)
        if value in self.handles:
            return self.subject(value)
        if level := LEVEL.fullmatch(value):
            return self.speech.tell(message("level {number}", number=level[1]))
        told = self.speech.word(value)
        return told if told != value else self.subject(value)

    def _list(self, values: list[Any]) -> str:
        return ", ".join(map(self._value, values))

    def _row(self, row: dict[str, Any]) -> str:
        """A row of damage as a sentence of numbers, an ability by what has it; any other mapping as its entries."""
        if {"to", "amount"} <= row.keys():
            return self._damage(row)
        if object := row.get("ability-of", next(iter(row)) if _is_ability(row, self.handles) else ""):
            return self.speech.tell(message("ability of {object}", object=self.subject(object)))
        entries = (self._pair(self._value(key), self._value(value)) for key, value in row.items())
        return ", ".join(entries) or self.speech.word("none")

    def _counters(self, counters: dict[str, Any]) -> str:
        """Kinds of counters, each with how many, as the board shows them."""
        return ", ".join(f"{self._value(kind)} ×{self._value(count)}" for kind, count in counters.items())

    def _pair(self, what: str, value: str) -> str:
        return self.speech.tell(message("{what}: {value}", what=what, value=value))

    def _damage(self, row: dict[str, Any]) -> str:
        source = self._value(row["by"]) if "by" in row else ""
        text = self._pair(f"{source} → {self._value(row['to'])}".lstrip(), row["amount"])
        step = row.get("step")
        if step not in DAMAGE_STEPS:
            return text
        return self.speech.tell(message("{damage} ({step})", damage=text, step=DAMAGE_STEPS[step]))


@lru_cache(maxsize=10_000)
def _parsed(text: str) -> Any:
    """Lists, mappings and texts; what cannot be read as YAML is a text. The same values come again and again."""
    try:
        value = yaml.load(text, _LOADER)
    except yaml.YAMLError:
        return text
    return text if value is None else value


def handles(example: Example) -> dict[str, str]:
    """The names behind the handles of an example; where several have one name, a number stands behind it."""
    found: dict[str, str] = {}
    for node in (example.given, example.play):
        for each in walk(node) if node else ():
            if isinstance(each, Mapping) and (name := _name(each)):
                found[_text(each, "as")] = name
    names = list(found.values())
    numbered = [f"{name} ({names[:at].count(name) + 1})" for at, name in enumerate(names)]
    return {
        handle: name if names.count(name) == 1 else marked
        for (handle, name), marked in zip(found.items(), numbered, strict=True)
    }


def _unmarked(name: str) -> tuple[str, str]:
    """A name and the number that tells it apart, with the space before it."""
    found = MARK.search(name)
    return (name[: found.start()], found[0]) if found else (name, "")


def _is_ability(row: dict[str, Any], known: Container[str]) -> bool:
    """Whether it is `{talent: leaving}`, as an ability on the stack is written."""
    return len(row) == 1 and all(key in known and value in TRIGGERS for key, value in row.items())


def _name(node: Mapping) -> str:
    if not _text(node, "as"):
        return ""
    return next((name for key in NAMING_KEYS if (name := _text(node, key))), "")


def _text(node: Mapping, key: str) -> str:
    value: Node | None = node.get(key)
    return value.text if isinstance(value, Scalar) else ""
