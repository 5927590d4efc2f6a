"""What the website says in the reader's language: messages, closed words and names of cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import date

from babel.dates import format_date

from checker.base.messages import Message, translate
from checker.website.words import WORDS

LANGUAGE_NAMES = {"it": "Italiano", "fr": "Français", "en": "English"}

DATE_LOCALES = {"en": "en_GB"}


def unchanged(name: str) -> str:
    """A name that has no translation."""
    return name


@dataclass(frozen=True, slots=True)
class Speech:
    """A language, how to name cards in it, and its terms by the English ones."""

    lang: str
    card_name: Callable[[str], str] = unchanged
    terms: Mapping[str, str] = field(default_factory=dict)

    def tell(self, message: Message) -> str:
        """A message in the language."""
        return translate(message, self.lang)

    def word(self, text: str) -> str:
        """A closed word of the format (a zone, a step) or a term (a keyword); anything else is given back."""
        return self.tell(WORDS[text]) if text in WORDS else self.terms.get(text, text)

    def name(self, text: str) -> str:
        """The name of a card or of something the example made up."""
        return self.card_name(text)

    def day(self, iso: str) -> str:
        """A date such as 2026-09-25 as people write it; what is no date is given back."""
        try:
            return format_date(date.fromisoformat(iso), "long", locale=DATE_LOCALES.get(self.lang, self.lang))
        except ValueError:
            return iso
