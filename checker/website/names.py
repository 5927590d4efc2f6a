"""Names of cards and terms in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from checker.base.names import fold

if TYPE_CHECKING:
    from checker.knowledge.cards import CardEntry
    from checker.knowledge.terms import Concept


def card_namer(cards: Iterable[CardEntry], lang: str) -> Callable[[str], str]:
    """A function from a card's name in any language to its name in `lang`; other names stay as they are."""
    names = {
        fold(name).casefold(): card.name.get(lang, card.name["en"]) for card in cards for name in card.name.values()
    }
    return lambda name: names.get(fold(name).casefold(), name)


def term_words(concepts: Iterable[Concept], lang: str) -> dict[str, str]:
    """The terms of a language by the English ones."""
    return {
        concept.terms["en"].term: concept.terms[lang].term
        for concept in concepts
        if "en" in concept.terms and lang in concept.terms
    }
