"""The form of a card as it stands in its file."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.forms import (
    Choice,
    Date,
    Flag,
    Form,
    Keys,
    ListOf,
    Named,
    OneOf,
    Text,
    described,
)
from checker.knowledge.forms_common import NAME

if TYPE_CHECKING:
    from checker.knowledge.vocabulary import Vocabulary


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
        "why": described("Why it needs a word that no other card uses.", Text()),
        "invented": described("No such card was printed; its name must say so.", Flag()),
    }
    return Named("card", lambda: Keys(about | dict(words.printed), required=("name",)))
