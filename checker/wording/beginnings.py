"""Terms of which the beginning stands in a text, and another word where they should go on: *danno da scontro*."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from itertools import pairwise
from typing import TYPE_CHECKING

from checker.wording.listing import listed
from checker.wording.termbase import CARD, all_forms
from checker.wording.tokens import words_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.knowledge.terms import Term
    from checker.wording.lexicon import Span
    from checker.wording.reading import Reading

_PREPOSITIONS = {
    "it": (
        frozenset(("da", "dal", "dalla", "dall", "dallo", "dai", "dagli", "dalle")),
        frozenset(("di", "del", "della", "dell", "dello", "dei", "degli", "delle", "d")),
        frozenset(("a", "al", "alla", "all", "allo", "ai", "agli", "alle")),
    ),
    "fr": (frozenset(("de", "du", "des", "d")), frozenset(("à", "au", "aux"))),
}
_POINTING = frozenset(
    listed(
        "mio mia tuo tua tuoi tue suo sua suoi sue loro proprio propria questo questa quel quella quello quei ogni un "
        "una uno cui chi mon ma ton ta son sa ses leur leurs votre vos notre ce cet cette ces chaque un une quel quelle"
    )
)
"""What stands before a word that is still to come."""
_ARTICLES = frozenset(("l", "la", "le", "il", "lo", "i", "gli", "les"))
_NONE: frozenset[str] = frozenset()
_FEWEST = 3
"""The words of a term that has a preposition in it."""


def broken_terms(reading: Reading) -> Iterator[tuple[str, int, int]]:
    """Concepts that are told less often than in the source: (id, first word, last word) of what is there instead."""
    if reading.lang not in _PREPOSITIONS:
        return
    there, here = _counts(reading.source_spans), _counts(reading.spans)
    for key in sorted(there - here):
        concept = reading.base.concepts.get(key)
        if concept and reading.lang in concept.terms and not key.startswith("ph."):
            heads = _beginnings(concept.terms[reading.lang], concept.part, reading.lang)
            found = next(_broken(reading, heads), None) if heads else None
            if found is not None:
                yield key, *found


def _counts(spans: list[Span]) -> Counter[str]:
    return Counter(key for span in spans for key in span.keys if not key.startswith(CARD))


@lru_cache(maxsize=1024)
def _beginnings(term: Term, part: str, lang: str) -> frozenset[tuple[str, frozenset[str]]]:
    """The first words of its forms, with the prepositions that follow."""
    found = set()
    for form in all_forms(term, part, lang):
        words = words_of(form)
        kind = next((kind for kind in _PREPOSITIONS[lang] if len(words) >= _FEWEST and words[1] in kind), None)
        if kind is not None:
            found.add((words[0], kind))
    return frozenset(found)


def _broken(reading: Reading, heads: frozenset[tuple[str, frozenset[str]]]) -> Iterator[tuple[int, int]]:
    words = reading.target.words
    taken = {at for span in reading.spans if len(span) > 1 for at in range(span.first, span.last + 1)}
    known = {at: span.keys for span in reading.spans for at in range(span.first, span.last + 1)}
    for at, (word, behind) in enumerate(pairwise(words)):
        last = at + 2 + (words[at + 2 : at + 3] != () and words[at + 2] in _ARTICLES)
        if at in taken or last >= len(words) or not words[last].isalpha() or words[last] in _POINTING:
            continue
        said = known.get(last, _NONE) & reading.source_keys
        if not said and any(word == head and behind in kind for head, kind in heads):
            yield at, last
