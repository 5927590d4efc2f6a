"""What an example says in passing: the claims it plays, the rules, editions and parameters it names."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from checker.base.nodes import Mapping, Scalar, Sequence
from checker.knowledge.fields import only, required

if TYPE_CHECKING:
    from checker.base.nodes import Entry, Node
    from checker.scenarios.example import Example

_PARAMETER = re.compile(r"[a-z][a-z0-9_]*")


@dataclass(frozen=True, slots=True)
class Played:
    """One game that is played: an example, or the contrast that stands in it; texts with their places.

    `parameters` are all words in expressions, min and max among them.
    """

    id: Scalar
    claims: tuple[Scalar, ...]
    rules: tuple[Scalar, ...]
    editions: tuple[Scalar, ...]
    parameters: frozenset[str]


def played(example: Example) -> tuple[Played, ...]:
    """The example itself, and its contrast."""
    own = _gathered(Scalar(example.id, example.place), _parts(example))
    if example.contrast is None:
        return (own,)
    contrast = example.contrast
    id = only(Scalar, contrast.get("id")) or Scalar(required(contrast, "id"), contrast.place)
    return own, _gathered(id, [contrast])


def claims_of(example: Example) -> dict[str, tuple[str, ...]]:
    """The claims that are played, by the id of the example or contrast that plays them, each once."""
    return {game.id.text: tuple(dict.fromkeys(claim.text for claim in game.claims)) for game in played(example)}


def declared(example: Example) -> dict[str, Scalar]:
    """The parameters of `vary` and `cases`, each where it stands first."""
    rows = [example.vary, *(example.cases or ())]
    keys = [entry.key for row in rows if isinstance(row, Mapping) for entry in row]
    return {key.text: key for key in reversed(keys)}


def expects_something(example: Example) -> bool:
    """Whether anything must come out, at the end, on the way, or in one of its readings."""
    wholes = (example.expect, example.claimed, example.always, example.never, example.throughout)
    if any(_says_something(node) for node in wholes):
        return True
    return _observes(example.play) or any(_reading_expects(entry.value) for entry in example.readings or ())


def _parts(example: Example) -> list[Node]:
    parts = (
        example.given,
        example.play,
        example.expect,
        example.claimed,
        example.without,
        example.always,
        example.never,
        example.throughout,
        example.readings,
    )
    return [part for part in parts if part is not None]


def _gathered(id: Scalar, parts: list[Node]) -> Played:
    gatherer = _Gatherer()
    for part in parts:
        gatherer.read(part)
    return Played(
        id=id,
        claims=tuple(gatherer.claims),
        rules=tuple(gatherer.rules),
        editions=tuple(gatherer.editions),
        parameters=frozenset(gatherer.parameters),
    )


class _Gatherer:
    def __init__(self) -> None:
        self.claims: list[Scalar] = []
        self.rules: list[Scalar] = []
        self.editions: list[Scalar] = []
        self.parameters: set[str] = set()

    def read(self, node: Node) -> None:
        waiting: list[Node] = [node]
        while waiting:
            current = waiting.pop()
            if isinstance(current, Mapping):
                for entry in current.entries:
                    self._entry(entry)
                    waiting.append(entry.value)
            elif isinstance(current, Sequence):
                waiting.extend(current.items)
            elif current.text.startswith("="):
                self._expression(current)

    def _entry(self, entry: Entry) -> None:
        key, value = entry.key, entry.value
        if key.quoted and key.text[0:1].isdigit():
            self.rules.append(key)
        elif isinstance(value, Scalar):
            if key.text == "claim":
                self.claims.append(value)
            elif key.text == "edition":
                self.editions.append(value)
        elif key.text in ("refused", "allowed") and isinstance(value, Mapping):
            by = value.get("by")
            self.rules += [by] if isinstance(by, Scalar) else []

    def _expression(self, node: Scalar) -> None:
        self.parameters.update(_PARAMETER.findall(node.text))


_OBSERVING = frozenset(("refused", "legal", "asked", "not-asked", "expect", "claimed"))


def _observes(play: Sequence | None) -> bool:
    return any(not _OBSERVING.isdisjoint(step.keys()) for step in play or () if isinstance(step, Mapping))


def _reading_expects(node: Node) -> bool:
    if not isinstance(node, Mapping):
        return False
    return _says_something(node.get("expect")) or _observes(only(Sequence, node.get("play")))


def _says_something(node: Node | None) -> bool:
    if isinstance(node, Sequence):
        return any(_says_something(item) for item in node)
    if isinstance(node, Mapping):
        return any(entry.key.text not in ("claim", "edition", "since") for entry in node)
    return False
