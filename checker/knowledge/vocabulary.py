"""The words of cards as rulings and examples need them: whole for editors, in outline for reading, none for texts.

A file is read with the outline: abilities are let through and checked when the card or object that has them is
read, so that a word that is lacking concerns only the examples that use it. Who reads texts alone loads none.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

from checker.base.forms import Anything, ListOf
from checker.knowledge.forms_common import KEYWORD

if TYPE_CHECKING:
    from collections.abc import Mapping

    from checker.base.forms import Form

ABILITIES = (
    "spell",
    "additional-cost",
    "static",
    "triggered",
    "activated",
    "replacement",
    "levels",
    "abilities",
)
LANGUAGES = ("it", "fr", "en")
ANYTHING = Anything()


@dataclass(frozen=True, slots=True, eq=False)
class Vocabulary:
    """`printed`: the keys for what is printed on a card; `effect`: one that lasts; `step`: one that happens at once."""

    printed: Mapping[str, Form]
    effect: Form = ANYTHING
    step: Form = ANYTHING
    languages: tuple[str, ...] = LANGUAGES


@cache
def whole(languages: tuple[str, ...] = LANGUAGES) -> Vocabulary:
    """Every word of abilities and effects."""
    from checker.cards.forms import card_keys, forms, step_effect

    made = forms()
    return Vocabulary({"levels": ANYTHING, **card_keys(made)}, made["effect"], step_effect(made), languages)


@cache
def outline(languages: tuple[str, ...] = LANGUAGES) -> Vocabulary:
    """Characteristics alone; whatever stands in abilities, keywords and effects is let through."""
    from checker.cards.forms import card_keys, forms

    loose = dict.fromkeys(ABILITIES, ANYTHING) | {"keywords": ListOf(KEYWORD), "back": ANYTHING}
    return Vocabulary({**card_keys(forms()), **loose}, languages=languages)


@cache
def wordless(languages: tuple[str, ...] = LANGUAGES) -> Vocabulary:
    """None of them, for titles, texts and terms."""
    return Vocabulary({}, languages=languages)
