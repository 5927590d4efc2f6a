"""What the website says in the reader's language: messages, closed words and names of cards."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import date

from checker.base.messages import Message, translate
from checker.base.names import printed as with_apostrophes
from checker.narration.headings import capital
from checker.narration.words import SUBTYPES
from checker.website.words import WORDS

LANGUAGE_NAMES = {"it": "Italiano", "fr": "Français", "en": "English"}

MONTHS = {
    "it": "gennaio febbraio marzo aprile maggio giugno luglio agosto settembre ottobre novembre dicembre",
    "fr": "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
    "en": "January February March April May June July August September October November December",
}
"""Written out here, because the browser that tries examples out has no Babel."""


NO_BREAK = {"« ": "«\xa0", " »": "\xa0»", " : ": "\xa0: "}
"""French signs that a line may not begin or end with; nobody else has a space there."""


def printed(text: str) -> str:
    """A word or name as it is printed: data files may have the typewriter's apostrophes and spaces."""
    text = with_apostrophes(text)
    for typed, sign in NO_BREAK.items():
        text = text.replace(typed, sign)
    return text


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
        """The name of a card or of something the example made up, which may be called by its subtype."""
        name = self.card_name(text)
        return capital(self.tell(SUBTYPES[name])) if name in SUBTYPES else printed(name)

    def day(self, iso: str) -> str:
        """A date such as 2026-09-25 as people write it; what is no date is given back."""
        try:
            day = date.fromisoformat(iso)
        except ValueError:
            return iso
        return f"{day.day} {MONTHS[self.lang].split()[day.month - 1]} {day.year}"
