"""Cards as they stand in their files; what they mean is the business of the floor below."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from checker.base.names import fold

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

    from checker.base.nodes import Mapping as MappingNode
    from checker.base.places import Place


TOKEN = " Token"
"""What the English name of a token that gives it none ends with (111.4)."""


@dataclass(frozen=True, slots=True)
class CardEntry:
    """`name` by language, English always among them; `node` is the whole card, its form checked."""

    name: Mapping[str, str]
    node: MappingNode
    place: Place

    @property
    def key(self) -> str:
        """The English name, by which cards are told apart."""
        return fold(self.name["en"]).casefold()


def laid_over(own: Iterable[CardEntry], behind: Iterable[CardEntry]) -> tuple[CardEntry, ...]:
    """The cards of both, the own ones where the name is the same."""
    return tuple(({card.key: card for card in behind} | {card.key: card for card in own}).values())


def card_namer(cards: Iterable[CardEntry], lang: str) -> Callable[[str], str]:
    """A function from a card's name in any language to its name in `lang`; other names stay as they are. A token is
    called by its subtypes alone where "Token" would be a foreign word (111.4)."""
    names = {
        fold(name).casefold(): card.name.get(lang, card.name["en"]) for card in cards for name in card.name.values()
    }

    def named(name: str) -> str:
        found = names.get(fold(name).casefold())
        if found is None and lang != "en" and name.endswith(TOKEN):
            return named(name.removesuffix(TOKEN))
        return name if found is None else found

    return named
