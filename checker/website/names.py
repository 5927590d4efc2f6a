"""Card names in the reader's language."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from checker.base.names import fold

if TYPE_CHECKING:
    from checker.knowledge.cards import CardEntry


def card_namer(cards: Iterable[CardEntry], lang: str) -> Callable[[str], str]:
    """A function from a card's name in any language to its name in `lang`; other names stay as they are."""
    names = {
        fold(name).casefold(): card.name.get(lang, card.name["en"])
        for card in cards
        for name in card.name.values()
    }
    return lambda name: names.get(fold(name).casefold(), name)
