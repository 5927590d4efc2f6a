"""What a ruling is about, read off its examples: cards, mechanics, kinds of cards, steps of the turn."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from checker.base.names import fold
from checker.base.nodes import Mapping, Scalar, Sequence, walk
from checker.narration.headings import STEPS
from checker.website.views import TagView
from checker.website.words import TYPES

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from checker.knowledge.cards import CardEntry
    from checker.knowledge.rulings import Ruling
    from checker.knowledge.terms import Concept
    from checker.proof.report import RulingReport
    from checker.scenarios.frames import Frame
    from checker.website.speech import Speech

KEYWORD = "keyword"
"""The category of terms that are mechanics."""
OTHER_PLAIN = {"æ": "ae", "œ": "oe", "ß": "ss"}
RESERVED = frozenset({"index", "readme", "404", "con", "prn", "aux", "nul"})


def slug(text: str) -> str:
    """A name in addresses: small letters, digits and hyphens ("Æther Vial": aether-vial)."""
    text = "".join(OTHER_PLAIN.get(letter, letter) for letter in fold(text).casefold())
    plain = "".join(c for c in unicodedata.normalize("NFKD", text) if not unicodedata.combining(c))
    made = re.sub(r"[^a-z0-9]+", "-", plain.replace("'", "").replace("’", "")).strip("-")
    return f"{made}-" if made in RESERVED else made


@dataclass(frozen=True, slots=True)
class Tagger:
    """Makes the tags of rulings in a language; `concepts` are those that are mechanics."""

    speech: Speech
    cards: dict[str, CardEntry]
    concepts: tuple[Concept, ...] = ()
    by_id: dict[str, Concept] = field(default_factory=dict)

    @classmethod
    def of(cls, speech: Speech, cards: Iterable[CardEntry], concepts: Iterable[Concept]) -> Tagger:
        """`cards` are all that rulings may name: those that don't exist have no page, and no tag."""
        found = {_key(name): card for card in cards if not _is_invented(card) for name in card.name.values()}
        by_id = {concept.id: concept for concept in concepts}
        keywords = tuple(concept for concept in by_id.values() if concept.category == KEYWORD)
        return cls(speech, found, keywords, by_id)

    def tags(self, ruling: Ruling, report: RulingReport) -> tuple[TagView, ...]:
        """Of each kind in the order of the titles, but steps in the order of the turn."""
        cards = {card.key: card for card in self._cards(ruling)}
        frames = [frame for example in report.examples for frame in example.outcome.frames]
        made = (
            _sorted(self._card(card) for card in cards.values()),
            _sorted(self._mechanics(ruling, frames)),
            _sorted(self._types(cards.values(), frames)),
            self._steps(frames),
        )
        return tuple(tag for tags in made for tag in tags)

    def terms(self, ids: Iterable[str]) -> tuple[TagView, ...]:
        """Concepts by their ids, in that order, each with its terms in the other languages."""
        return tuple(self._term(self.by_id[id]) for id in ids if id in self.by_id)

    def _term(self, concept: Concept) -> TagView:
        own = concept.terms.get(self.speech.lang) or next(iter(concept.terms.values()))
        others = tuple(term.term for term in concept.terms.values() if term is not own)
        return TagView("term", concept.id, own.term, others)

    def _cards(self, ruling: Ruling) -> Iterator[CardEntry]:
        for example in ruling.examples:
            for part in (example.given, example.play, example.vary, example.cases):
                texts = (node.text for node in walk(part) if isinstance(node, Scalar)) if part else ()
                yield from (self.cards[_key(text)] for text in texts if _key(text) in self.cards)

    def _card(self, card: CardEntry) -> TagView:
        title = card.name.get(self.speech.lang, card.name["en"])
        others = tuple(dict.fromkeys(name for name in card.name.values() if name != title))
        return TagView("card", slug(card.name["en"]), title, others)

    def _mechanics(self, ruling: Ruling, frames: Iterable[Frame]) -> Iterator[TagView]:
        """Keywords that a permanent has in an example, and those that the English text names."""
        seen = {word.partition(":")[0] for frame in frames for one in frame.permanents for word in one.keywords}
        text = " ".join([ruling.title.get("en", ""), (ruling.text["en"].text if "en" in ruling.text else "") or ""])
        for concept in self.concepts:
            english = concept.terms["en"].term if "en" in concept.terms else ""
            if english and (english in seen or re.search(rf"\b{re.escape(english)}\b", text, re.IGNORECASE)):
                yield self._mechanic(concept, english)

    def _mechanic(self, concept: Concept, english: str) -> TagView:
        own = concept.terms.get(self.speech.lang)
        title = own.term if own else english
        others = tuple(dict.fromkeys(term.term for term in concept.terms.values() if term.term != title))
        return TagView("mechanic", slug(english), title, others)

    def _types(self, cards: Iterable[CardEntry], frames: Iterable[Frame]) -> Iterator[TagView]:
        """Card types of permanents and cards, and subtypes other than those of creatures and lands."""
        names = {name for frame in frames for one in frame.permanents for name in one.types}
        for card in cards:
            types = _words(card.node, "types")
            names |= types
            if not types & {"Creature", "Land"}:
                names |= _words(card.node, "subtypes")
        for name in names:
            told = self.speech.tell(TYPES[name]) if name in TYPES else self.speech.terms.get(name, name)
            yield TagView("type", slug(name), told)

    def _steps(self, frames: Iterable[Frame]) -> list[TagView]:
        seen = {frame.step for frame in frames}
        return [TagView("step", slug(step), self.speech.tell(told)) for step, told in STEPS.items() if step in seen]


def _sorted(tags: Iterable[TagView]) -> list[TagView]:
    return sorted(set(tags), key=lambda tag: tag.title.casefold())


def _key(name: str) -> str:
    return fold(name).casefold()


def _is_invented(card: CardEntry) -> bool:
    mark = card.node.get("invented")
    return isinstance(mark, Scalar) and mark.text == "true"


def _words(node: Mapping, key: str) -> set[str]:
    """The words of a list under a key."""
    value = node.get(key)
    items = value.items if isinstance(value, Sequence) else ()
    return {item.text for item in items if isinstance(item, Scalar)}
