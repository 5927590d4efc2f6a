"""Whether a text has the term of a concept: by itself, or in a longer term that stands for nothing else."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from checker.wording.inflecting import LANGUAGES
from checker.wording.termbase import CARD

if TYPE_CHECKING:
    from checker.wording.lexicon import Span
    from checker.wording.reading import Reading

_SMALL = 3


class Presence:
    """What a translation has terms of. A longer term that the source has too is only itself, and what it is a kind of.

    *Untap step* is kept by *étape de dégagement*, which then says nothing of the *untap* beside it; *counter* is kept
    by *marqueur défense*.
    """

    def __init__(self, reading: Reading) -> None:
        self.reading = reading
        self.base = reading.base
        self.used = self._used()
        self.keys = self._keys()

    def has(self, wanted: frozenset[str]) -> bool:
        """In any form, within a longer term, or word by word (*costo addizionale o alternativo*)."""
        return bool(wanted & self.keys) or any(self._word_by_word(key) for key in wanted)

    def _used(self) -> frozenset[Span]:
        """The longer terms of which the source has one each."""
        there = Counter(frozenset(span.keys) for span in self.reading.source_spans)
        found = set()
        for span in self.reading.spans:
            same = next((keys for keys in there if keys & span.keys and there[keys]), None)
            if same is not None:
                there[same] -= 1
                found.add(span)
        return frozenset(found)

    def _keys(self) -> frozenset[str]:
        found: set[str] = set(self.reading.outer_keys)
        for span in self.reading.spans:
            for other in span.keys:
                parts = self.base.parts(other)
                found |= parts if span not in self.used else {part for part in parts if self._is_kind(other, part)}
        for inner in (*self.reading.every, *self.reading.words.also.every(self.reading.target)):
            outer = self.reading.around(inner)
            if outer is None or (outer not in self.used and self.reading.holds(outer, inner)):
                found |= inner.keys
        return frozenset(found)

    def _is_kind(self, key: str, part: str) -> bool:
        """A *defense counter* is a *counter*; an *untap step* is no *untap*."""
        if key.startswith(CARD) or part.startswith(CARD):
            return False
        whole, end = self.base.term_words(key, "en"), self.base.term_words(part, "en")
        return whole[-len(end) :] == end or self.base.concepts[part].part in ("phrase", "adverb")

    def _word_by_word(self, key: str) -> bool:
        words = [word for word in self.base.term_words(key, self.reading.lang) if len(word) > _SMALL]
        bend = LANGUAGES[self.reading.lang].numbers
        here = self.reading.target.known
        return len(words) > 1 and all(bend(word) & here for word in words) and bool(bend(words[-1]) & self._outside)

    @property
    def _outside(self) -> frozenset[str]:
        """The words that stand in no longer term of the source's."""
        inside = {at for span in self.used if len(span) > 1 for at in range(span.first, span.last + 1)}
        return frozenset(word for at, word in enumerate(self.reading.target.words) if at not in inside)
