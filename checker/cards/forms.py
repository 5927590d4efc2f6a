"""The forms of everything that is written in the vocabulary, by kind, for whoever checks files or makes schemas."""

from __future__ import annotations

from functools import cache

from checker.base.forms import Choice, Form, Named
from checker.cards.ability_forms import ABILITY_FORMS, Instruction, characteristics
from checker.cards.kinds import KIND_FORMS
from checker.engine.abilities.words import Field

_FACTORIES = KIND_FORMS | ABILITY_FORMS
_RECURSIVE = frozenset(
    {"value", "things", "selector", "condition", "event", "cost", "effect", "static", "triggered", "activated",
     "replacement", "keyword", "abilities", "face", "token", "spell", "effects"}
)  # fmt: skip


class Forms:
    """Makes each form once. Recursive kinds stand in a schema under their names."""

    def __init__(self) -> None:
        self._made: dict[str, Form] = {}

    def of(self, field: Field) -> Form:
        """The form of a field."""
        return Choice(field.among) if field.kind == "choice" else self[field.kind]

    def __getitem__(self, kind: str) -> Form:
        if kind not in self._made:
            make = _FACTORIES[kind]
            recursive = kind in _RECURSIVE
            self._made[kind] = Named(kind, lambda: make(self.of)) if recursive else make(self.of)
        return self._made[kind]


@cache
def forms() -> Forms:
    """The forms of the vocabulary."""
    return Forms()


CHARACTERISTICS = frozenset(characteristics(Forms().of))
"""The keys for what is printed on an object."""


def step_effect(made: Forms) -> Form:
    """An instruction as a step of play: ``{effect: {destroy: bears, by: A}}``."""
    return Named("effect-step", lambda: Instruction(made.of, by_somebody=True))


def card_keys(made: Forms) -> dict[str, Form]:
    """The keys of a card, or of an object in an example, that hold its characteristics and abilities."""
    return characteristics(made.of)
