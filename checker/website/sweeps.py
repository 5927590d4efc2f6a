"""Over which values an example was played, in words: of what, and from where to where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.nodes import Mapping, Node, Scalar, Sequence
from checker.website.values import NAMING_KEYS
from checker.website.views import SweepView

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.scenarios.example import Example
    from checker.website.values import Reader

BY_PLAYER = frozenset({"life", "poison", "mana"})
"""Words under which each player has a value."""


def sweeps(example: Example, reader: Reader) -> tuple[SweepView, ...]:
    """One for each parameter, in the order of the file."""
    values = {**_ranges(example.vary, reader), **_lists(example.cases)}
    places = _places(example)
    return tuple(SweepView(*_told(name, places, reader), text) for name, text in values.items())


def _ranges(vary: Mapping | None, reader: Reader) -> dict[str, str]:
    found = {}
    for entry in vary or ():
        if isinstance(entry.value, Sequence):
            first, last = (end.text for end in entry.value if isinstance(end, Scalar))
            found[entry.key.text] = reader.speech.tell(message("from {first} to {last}", first=first, last=last))
    return found


def _lists(cases: Sequence | None) -> dict[str, str]:
    """The values of each parameter, each once."""
    found: dict[str, dict[str, None]] = {}
    for row in cases or ():
        for entry in row if isinstance(row, Mapping) else ():
            if isinstance(entry.value, Scalar):
                found.setdefault(entry.key.text, {})[entry.value.text] = None
    return {name: ", ".join(values) for name, values in found.items()}


def _told(name: str, places: dict[str, tuple[str, str]], reader: Reader) -> tuple[str, str]:
    """Whose what has the value of a parameter; its name alone where the file nowhere says so."""
    if name not in places:
        return "", name
    owner, word = places[name]
    return reader.subject(owner) if owner else "", reader.speech.word(word)


def _places(example: Example) -> dict[str, tuple[str, str]]:
    """By parameter, where the file says `=name` first: the name of the thing around it, and the word before it."""
    found: dict[str, tuple[str, str]] = {}
    for part in (example.given, example.play):
        for owner, word, text in _values(part, "", "") if part else ():
            if text.startswith("="):
                found.setdefault(text[1:].strip(), (owner, word))
    return found


def _values(node: Node, owner: str, word: str) -> Iterator[tuple[str, str, str]]:
    if isinstance(node, Scalar):
        yield owner, word, node.text
    elif isinstance(node, Sequence):
        for item in node:
            yield from _values(item, owner, word)
    else:
        owner = next((value.text for key in NAMING_KEYS if isinstance(value := node.get(key), Scalar)), owner)
        for entry in node:
            if word in BY_PLAYER:
                yield from _values(entry.value, entry.key.text, word)
            else:
                yield from _values(entry.value, owner, entry.key.text)
