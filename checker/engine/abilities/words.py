"""What a word of the vocabulary is: its name in YAML, the class behind it, its fields and an example.

The cards floor reads card data by these descriptions and makes its messages, the JSON Schema and the manual page
from them; the engine knows only the classes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from checker.engine.records.targets import TargetSpec


@dataclass(frozen=True, slots=True)
class Field:
    """``kind`` says how a value is read: value (a number or an expression of numbers), number, flag, text, mana,
    things, filter, effects, effect, condition, event, cost, duration, counter, keyword, abilities, pt (a pair
    [power, toughness]), characteristics, zone, player, choice (one of ``among``), and lists of these ("things*").
    """

    kind: str
    required: bool = False
    default: Any = None
    among: tuple[str, ...] = ()
    says: str = ""


@dataclass(frozen=True, slots=True)
class Word:
    """``main`` is the name of the field that the word's own value fills: ``{damage: 3, to: …}`` has main amount.

    ``{word: {field: …}}`` is read like ``{word: main, field: …}``. ``why`` is needed by a word that a single card
    uses."""

    name: str
    make: Callable[..., Any]
    main: str
    fields: Mapping[str, Field]
    example: str
    says: str
    why: str = ""
    attributes: Mapping[str, str] = field(default_factory=dict)

    def attribute(self, name: str) -> str:
        """The class's attribute for a YAML field name: ``up-to`` → ``up_to`` unless told otherwise."""
        return self.attributes.get(name, name.replace("-", "_"))


def single(
    name: str, make: Callable[[Any], Any], kind: str, example: str, says: str, among: tuple[str, ...] = ()
) -> Word:
    """A word with one field."""

    def from_value(value: Any) -> Any:
        return make(value)

    return Word(name, from_value, "value", {"value": Field(kind, required=True, among=among)}, example, says)


def by_name(*words: Word) -> dict[str, Word]:
    return {word.name: word for word in words}


def specs_of(*parts: Any) -> tuple[TargetSpec, ...]:
    """The target words in parts of a text, in their order; parts that are not there (None) have none."""
    return tuple(spec for part in parts if part is not None for spec in part.targets)
