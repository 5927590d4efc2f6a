"""The form of a card, and of the characteristics that a card, a token or an object in an example can have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.forms import (
    Choice,
    Date,
    Flag,
    Form,
    Keys,
    ListOf,
    ManaText,
    Named,
    OneOf,
    Text,
    described,
)
from checker.knowledge.forms_common import AMOUNT, COLOR, NAME, NAMES, STAT
from checker.knowledge.words import LAYOUTS, SUPERTYPES, TYPES

if TYPE_CHECKING:
    from checker.knowledge.forms_common import Vocabulary


def cards_file(words: Vocabulary) -> Form:
    """A file of kind `cards`."""
    return Keys({"kind": Choice(("cards",)), "cards": cards_list(words)}, required=("kind", "cards"))


def cards_list(words: Vocabulary) -> Form:
    """The list of cards, also as it stands in a file of examples."""
    return ListOf(card(words))


def card(words: Vocabulary) -> Form:
    """A card with what is known of it."""
    languages: dict[str, Form] = dict.fromkeys(words.languages, NAME)
    about: dict[str, Form] = {
        "name": described("In English, or in each language.", OneOf((NAME, Keys(languages, required=("en",))))),
        "source": described("Where the text was read.", Text()),
        "date": described("The day on which it was read there.", Date()),
        "invented": described("No such card was printed; its name must say so.", Flag()),
    }
    return Named("card", lambda: Keys(about | characteristics(words), required=("name",)))


def characteristics(words: Vocabulary) -> dict[str, Form]:
    """The keys for what is printed on an object, `name` left out."""
    printed: dict[str, Form] = {
        "mana-cost": described("Symbols in quotation marks; none: mana value 0.", ManaText()),
        "colors": described("If they are not those of the mana cost.", ListOf(COLOR)),
        "types": ListOf(Choice(TYPES)),
        "supertypes": ListOf(Choice(SUPERTYPES)),
        "subtypes": NAMES,
        "power": STAT,
        "toughness": STAT,
        "defense": AMOUNT,
        "loyalty": AMOUNT,
        "keywords": described("With a parameter where one belongs to it: {ward: …}.", ListOf(words.keyword)),
        "layout": Choice(LAYOUTS),
        "back": described("The other face, in the same words.", Named("back", lambda: _back(words))),
    }
    return printed | dict(words.abilities)


def _back(words: Vocabulary) -> Form:
    names = Keys(dict.fromkeys(words.languages, NAME))
    return Keys({"name": OneOf((NAME, names))} | characteristics(words))
