"""What is known where examples are tried out: cards, edition, and what the site says in each language."""

from __future__ import annotations

import json
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from checker.base.shipped import shipped
from checker.cards.index import CardIndex
from checker.engine.game.book import standard_book
from checker.knowledge.cards import card_namer
from checker.knowledge.library import Library, load
from checker.knowledge.project import RULINGS, Project
from checker.proof.stage import Stage, stage
from checker.scenarios.playing import play
from checker.scenarios.world import World
from checker.website.speech import Speech

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from checker.engine.rulebook.book import Rulebook

WORDS = "words.json"


@dataclass(frozen=True, slots=True)
class Known:
    """`terms` are the words of each language by the English ones; `numbers` the rules that have a page."""

    library: Library
    edition: str
    terms: Mapping[str, Mapping[str, str]]
    numbers: frozenset[str]
    cards: CardIndex
    book: Rulebook

    @classmethod
    def of(
        cls, library: Library, edition: str, terms: Mapping[str, Mapping[str, str]], numbers: Iterable[str]
    ) -> Known:
        """The cards of a library, and the standard rules."""
        cards = CardIndex.of([card.node for card in library.cards])
        return cls(library, edition, terms, frozenset(numbers), cards, standard_book())

    def stage(self) -> Stage:
        """The engine with these cards, under the edition of the site; what one text made it remember, it forgets."""
        return stage(World(self.cards, self.edition), self.book, play)

    def speech(self, lang: str) -> Speech:
        """How things are called in a language."""
        return Speech(lang, card_namer(self.library.cards, lang), self.terms.get(lang, {}))

    def words(self) -> str:
        """All but the library, as it is put beside the engine."""
        value = {"edition": self.edition, "terms": self.terms, "numbers": sorted(self.numbers)}
        return json.dumps(value, ensure_ascii=False, sort_keys=True)


@cache
def known() -> Known:
    """What was put beside the engine."""
    folder = shipped(RULINGS)
    assert folder is not None
    words = json.loads((folder / WORDS).read_text("utf-8"))
    nowhere = Project(None, Path("/"))
    return Known.of(load((), nowhere), words["edition"], words["terms"], words["numbers"])
