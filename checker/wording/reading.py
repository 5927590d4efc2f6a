"""A unit with all that the checks want to know of it, worked out when it is first asked for."""

from __future__ import annotations

import re
from bisect import bisect_right
from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from checker.wording.lexicon import Span
from checker.wording.listing import listed
from checker.wording.literals import masked
from checker.wording.termbase import CARD
from checker.wording.tokens import STOP, tokens

if TYPE_CHECKING:
    from checker.wording.termbase import Termbase, Variant, Words
    from checker.wording.tokens import Text
    from checker.wording.units import Unit

_SENTENCE = re.compile(r"(?<=[.!?])[\"”»’\u00a0\u202f)]*\s+(?=[\"“«(]*[A-ZÀ-Ý{+\-−\d])")
_ARTICLES = {
    "it": listed("il i un del dei al ai dal dai nel nei sul sui di da"),
    "fr": listed("un du des au aux de"),
    "en": listed("a an the"),
}
"""Those that are no pronouns."""
_THE = ("le", "la", "les", "l")
"""Pronouns as well, but not where a French sentence begins."""
_INFINITIVE = ("are", "ere", "ire", "rsi", "er", "ir", "re", "rla", "rlo", "rle", "rli", "rne")
_GAP = 7
"""The most words between a verb and what belongs to it: `retirez cette créature de la partie`."""


@dataclass(frozen=True, slots=True)
class Found:
    """A forbidden variant, and where it stands."""

    span: Span
    variant: Variant


@dataclass(frozen=True)
class Reading:
    """`unit` under a termbase."""

    unit: Unit
    base: Termbase

    @property
    def lang(self) -> str:
        return self.unit.lang

    @cached_property
    def words(self) -> Words:
        """The termbase's words in the language of the text."""
        return self.base.words(self.unit.lang)

    @cached_property
    def target(self) -> Text:
        """The text that is checked, without what is no prose."""
        return tokens(self._prose[0])

    @cached_property
    def source(self) -> Text | None:
        """The text that it was translated from."""
        return tokens(self._prose[1]) if self.unit.source is not None else None

    @cached_property
    def _prose(self) -> tuple[str, str]:
        text, source = self.unit.text, self.unit.source
        return masked(text, source, self._is_term, self._is_own) if source is not None else (text, "")

    def _is_term(self, words: str) -> bool:
        """Whether they hold a term of either language."""
        return self._is_own(words) or bool(self._source_words.terms.every(tokens(words)))

    def _is_own(self, words: str) -> bool:
        return bool(self.words.terms.every(tokens(words)))

    @cached_property
    def spans(self) -> list[Span]:
        """Terms and card names of the text, the longest."""
        return self.words.found(self.target)

    @cached_property
    def every(self) -> list[Span]:
        """All of them, those within others as well."""
        return self.words.every(self.target)

    @cached_property
    def source_every(self) -> list[Span]:
        """All of the source, those within others as well."""
        return self._source_words.every(self.source) if self.source else []

    @cached_property
    def source_spans(self) -> list[Span]:
        """Terms and card names of the source, the longest."""
        return self._source_words.found(self.source) if self.source else []

    @cached_property
    def source_keys(self) -> frozenset[str]:
        """All concepts that the source may speak of, those within longer terms as well."""
        return self._source_words.keys(self.source) if self.source else frozenset()

    @cached_property
    def outer_keys(self) -> frozenset[str]:
        """The concepts of the longest terms."""
        return frozenset(key for span in self.spans for key in span.keys)

    @cached_property
    def keys(self) -> frozenset[str]:
        """All concepts that the text has a term of; of a longer term the parts that it really holds."""
        found = set(self.outer_keys)
        for other in self.words.also.every(self.target):
            if self.around(other) is None:
                found |= other.keys
        for inner in self.words.every(self.target):
            outer = self.around(inner)
            if outer is None:
                found |= inner.keys
            else:
                found |= inner.keys if self._is_phrase(outer) else inner.keys & self._parts(outer)
        return frozenset(found)

    def holds(self, outer: Span, inner: Span) -> bool:
        """Whether a longer term speaks of what its words are terms of."""
        return self._is_phrase(outer) or bool(inner.keys & self._parts(outer))

    def _is_phrase(self, span: Span) -> bool:
        """A set phrase has all its words: *lorsque vous pourriez lancer un rituel*."""
        return any(key in self.base.concepts and self.base.concepts[key].part == "phrase" for key in span.keys)

    def _parts(self, span: Span) -> set[str]:
        return {part for key in span.keys for part in self.base.parts(key)}

    @cached_property
    def card_spans(self) -> list[Span]:
        """The names of cards in the text."""
        return [span for span in self.spans if all(key.startswith(CARD) for key in span.keys)]

    @cached_property
    def sentences(self) -> list[tuple[int, str]]:
        """The sentences of the text, with where each begins."""
        return _sentences(self.target.composed)

    @cached_property
    def pairs(self) -> list[tuple[int, str, str]]:
        """Sentences beside those of the source if there are as many, else the whole beside the whole."""
        if self.source is None:
            return []
        theirs = _sentences(self.source.composed)
        if len(theirs) != len(self.sentences):
            return [(0, self.source.composed, self.target.composed)]
        return [(at, said, text) for (_, said), (at, text) in zip(theirs, self.sentences, strict=True)]

    @cached_property
    def variants(self) -> list[Found]:
        """Forbidden variants: of concepts that the source has, and those that are wrong anywhere."""
        found = [
            Found(span, self.words.forbidden[key])
            for span in self.words.variants.every(self.target)
            for key in sorted(span.keys)
        ]
        known = self.target.known
        found += [
            each for variant in self.words.apart if known.issuperset(variant.tail) for each in self._apart(variant)
        ]
        kept: list[Found] = []
        end = -1
        for each in sorted(found, key=lambda f: (f.span.first, -len(f.span))):
            if each.span.last > end and self._counts(each):
                kept.append(each)
                end = each.span.last
        return kept

    def around(self, inner: Span) -> Span | None:
        """The term that holds these words and more; terms do not overlap, so it can only be the last before them."""
        span = self._before(inner.first)
        return span if span is not None and span.covers(inner) else None

    def span_of(self, word: int) -> Span | None:
        """The term that a word is one of."""
        span = self._before(word)
        return span if span is not None and word <= span.last else None

    def _before(self, word: int) -> Span | None:
        """The last term that begins at a word or before it."""
        at = bisect_right(self._firsts, word) - 1
        return self.spans[at] if at >= 0 else None

    @cached_property
    def _firsts(self) -> list[int]:
        return [span.first for span in self.spans]

    @cached_property
    def _source_terms(self) -> frozenset[str]:
        """The concepts whose very terms the source has: what merely may stand for one accuses nobody."""
        every = self._source_words.every(self.source) if self.source else ()
        return frozenset(key for span in every for key in span.keys)

    @cached_property
    def _source_words(self) -> Words:
        return self.base.words(self.unit.source_lang or "en")

    def _counts(self, found: Found) -> bool:
        variant = found.variant
        if self.around(found.span) is not None:
            return False
        words = self.target.words[found.span.first : found.span.last + 1]
        if variant.is_verb and len(words) == 1 and self._is_noun(found.span.first):
            return False
        approved = self.words.terms.has(words) | self.words.also.has(words)
        if variant.concept in approved:
            return False
        if self.source is None:
            return variant.forbidden.alone and not approved
        unless = variant.forbidden.unless
        if unless and unless.casefold() in self.source.composed.casefold():
            return False
        if approved & self.source_keys:
            return False
        return variant.concept in self._source_terms or (variant.forbidden.alone and not approved)

    def _is_noun(self, at: int) -> bool:
        """An article before a word that may be a verb too (*del gioco*): infinitives follow prepositions as well."""
        before = self.target.words[at - 1] if at else ""
        if self.lang == "fr" and before in _THE and (at == 1 or self.target.words[at - 2] == STOP):
            return True
        return before in _ARTICLES.get(self.lang, ()) and not self.target.words[at].endswith(_INFINITIVE)

    def _apart(self, variant: Variant) -> list[Found]:
        words, tail = self.target.words, variant.tail
        found: list[Found] = []
        for at in range(1, len(words) - len(tail) + 1):
            if words[at : at + len(tail)] != tail:
                continue
            for first in range(at - 1, max(at - _GAP, 0) - 1, -1):
                if words[first] == STOP:
                    break
                if words[first] in variant.heads:
                    found.append(Found(Span(first, at + len(tail) - 1, frozenset()), variant))
                    break
        return found


def _sentences(text: str) -> list[tuple[int, str]]:
    found = []
    at = 0
    for gap in _SENTENCE.finditer(text):
        found.append((at, text[at : gap.start()]))
        at = gap.end()
    return [*found, (at, text[at:])]
