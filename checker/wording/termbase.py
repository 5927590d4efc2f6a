"""The termbase made ready: for each language its terms, what they are mistaken for, and the names of cards."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Any

from checker.base.names import fold
from checker.wording.inflecting import LANGUAGES, forms_of
from checker.wording.lexicon import Lexicon, leftmost_longest
from checker.wording.tokens import tokens, words_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from checker.knowledge.cards import CardEntry
    from checker.knowledge.terms import Concept, Forbidden, Term
    from checker.wording.lexicon import Span
    from checker.wording.tokens import Text

_KEPT = 4096
"""Texts whose terms are remembered."""
CARD = "card:"
"""What keys of card names begin with."""


@dataclass(frozen=True, slots=True)
class Variant:
    """A word that is taken for the term of a concept; `tail` follows its first word, at a distance if `apart`."""

    concept: str
    forbidden: Forbidden
    heads: frozenset[str]
    tail: tuple[str, ...]
    is_verb: bool


@dataclass(frozen=True)
class Words:
    """One language: `terms` and card names in one list, `also` with what may stand for them; `variants` in another."""

    lang: str
    terms: Lexicon
    also: Lexicon
    variants: Lexicon
    apart: tuple[Variant, ...]
    forbidden: Mapping[str, Variant]
    _spans: dict[str, tuple[list[Span], list[Span]]] = field(default_factory=dict)
    _keys: dict[str, frozenset[str]] = field(default_factory=dict)

    def found(self, text: Text) -> list[Span]:
        """Terms and card names in a text, the longest."""
        return self._all(text)[0]

    def every(self, text: Text) -> list[Span]:
        """All of them, those within others as well."""
        return self._all(text)[1]

    def keys(self, text: Text) -> frozenset[str]:
        """All concepts and cards that a text may speak of, by what stands for them as well."""
        if text.text not in self._keys:
            _forget(self._keys)
            spans = (*self.every(text), *self.also.every(text))
            self._keys[text.text] = frozenset(key for span in spans for key in span.keys)
        return self._keys[text.text]

    def _all(self, text: Text) -> tuple[list[Span], list[Span]]:
        """Kept, since a source is read once for each language that it is translated into."""
        if text.text not in self._spans:
            _forget(self._spans)
            every = self.terms.every(text)
            self._spans[text.text] = (leftmost_longest(every), every)
        return self._spans[text.text]


def _forget(kept: dict[str, Any]) -> None:
    if len(kept) > _KEPT:
        kept.clear()


@dataclass(frozen=True)
class Termbase:
    """All languages. Concepts are keys by their ids, cards by `card:` and their English names."""

    concepts: Mapping[str, Concept]
    cards: Mapping[str, CardEntry]
    _made: dict[str, Words] = field(default_factory=dict)
    _parts: dict[str, frozenset[str]] = field(default_factory=dict)
    near: dict[tuple[str, str], str | None] = field(default_factory=dict)
    """Which card's name some words nearly are, kept since sentences begin alike."""
    spellings: dict[str, tuple[dict[str, set[str]], set[str]]] = field(default_factory=dict)
    """By language: the spellings with the same letters without accents, and words that were found right."""
    _names: dict[str, Mapping[tuple[str, int], tuple[str, ...]]] = field(default_factory=dict)

    @classmethod
    def of(cls, concepts: Iterable[Concept], cards: Iterable[CardEntry] = ()) -> Termbase:
        """The termbase of a library."""
        by_key = {f"{CARD}{card.key}": card for card in cards}
        return cls({concept.id: concept for concept in concepts}, by_key)

    def words(self, lang: str) -> Words:
        """The words of a language, made when they are first asked for."""
        if lang not in self._made:
            self._made[lang] = _words(self, lang)
        return self._made[lang]

    def term(self, concept: str, lang: str) -> str:
        """The term as it stands in the base; for a card its name."""
        if concept.startswith(CARD):
            names = self.cards[concept].name
            return names.get(lang) or names["en"]
        return self.concepts[concept].terms[lang].term

    def parts(self, concept: str) -> frozenset[str]:
        """The concepts that its English term holds: `counter` in `defense counter`, `block` in `blocking creature`."""
        if concept not in self._parts:
            self._parts[concept] = _parts(self, concept)
        return self._parts[concept]

    def term_words(self, concept: str, lang: str) -> tuple[str, ...]:
        """The words of the term; none where the language has none."""
        term = self.concepts[concept].terms.get(lang)
        return words_of(term.term) if term else ()

    def card_names(self, lang: str) -> Mapping[tuple[str, int], tuple[str, ...]]:
        """The names of all cards in a language and in English, by first letter (small) and length."""
        if lang not in self._names:
            found: dict[tuple[str, int], list[str]] = defaultdict(list)
            names = {card.name.get(each) for card in self.cards.values() for each in (lang, "en")}
            for name in sorted(name for name in names if name):
                found[name[0].casefold(), len(name)].append(name)
            self._names[lang] = {key: tuple(each) for key, each in found.items()}
        return self._names[lang]

    @cached_property
    def english(self) -> frozenset[tuple[str, ...]]:
        """The English terms, by which an untranslated word is known."""
        return frozenset(self.words("en").terms.entries)


def _parts(base: Termbase, concept: str) -> frozenset[str]:
    term = base.concepts[concept].terms.get("en") if concept in base.concepts else None
    if term is None:
        return frozenset()
    text = tokens(term.term)
    return frozenset(key for span in base.words("en").terms.every(text) for key in span.keys)


def all_forms(term: Term, part: str, lang: str) -> set[str]:
    """Every form of a term: what the base lists, and what grammar makes of it."""
    forms = {term.term, *term.forms} | ({term.plural} if term.plural else set())
    if lang in LANGUAGES and part in ("verb", "noun", "adjective"):
        forms |= forms_of(term.term, part, lang)
    return forms


def _words(base: Termbase, lang: str) -> Words:
    terms, also, variants = Lexicon(), Lexicon(), Lexicon()
    for concept in base.concepts.values():
        term = concept.terms.get(lang)
        if term is not None:
            wrong = {each.term.casefold() for each in term.forbidden}
            for form in all_forms(term, concept.part, lang) - wrong:
                terms.add(form, concept.id)
            for form in term.also:
                also.add(form, concept.id)
            if lang == "en" and term.term[:1].isupper():
                terms.capital.add(concept.id)
    for key, card in base.cards.items():
        terms.capital.add(key)
        for name in {card.name.get(lang), card.name["en"]} - {None, ""}:
            terms.add_name(fold(str(name)), key)
    apart, forbidden = _forbidden(base, lang, variants)
    return Words(lang, terms, also, variants, tuple(apart), forbidden)


def _forbidden(base: Termbase, lang: str, variants: Lexicon) -> tuple[list[Variant], dict[str, Variant]]:
    apart: list[Variant] = []
    forbidden: dict[str, Variant] = {}
    for concept in base.concepts.values():
        term = concept.terms.get(lang)
        for number, each in enumerate(term.forbidden if term else ()):
            key = f"{concept.id}/{number}"
            first, *rest = words_of(each.term) or ("",)
            bending = LANGUAGES.get(lang)
            verbal = concept.part == "verb" and bending is not None and bending.is_verb(first)
            variant = Variant(concept.id, each, frozenset(_heads(first, verbal, lang)), tuple(rest), verbal)
            forbidden[key] = variant
            if verbal and rest:
                apart.append(variant)
            for form in _variant_forms(each.term, verbal, concept.part, lang):
                variants.add(form, key)
    return apart, forbidden


def _heads(first: str, verbal: bool, lang: str) -> set[str]:
    return LANGUAGES[lang].verb(first) if verbal else {first}


def _variant_forms(term: str, verbal: bool, part: str, lang: str) -> set[str]:
    """A reflexive verb is only mistaken with its pronoun, any other in all its forms."""
    if lang not in LANGUAGES or part == "phrase":
        return {term}
    if not verbal:
        return {term} | forms_of(term.replace("'", " ").replace("’", " "), "noun", lang)
    forms = forms_of(term, "verb", lang)
    if term.casefold().endswith("rsi"):
        return {form for form in forms if form.startswith("si ") or form.endswith(("rsi", "ndosi"))}
    if term.casefold().startswith(("se ", "s'")):
        verb = term.split("'")[-1].split()[-1]
        pronoun = "s'" if "'" in term else "se "
        return {f"{pronoun}{form}" for form in LANGUAGES["fr"].verb(verb)}
    return forms
