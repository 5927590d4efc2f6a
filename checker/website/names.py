"""Terms in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from checker.knowledge.terms import Concept


def term_words(concepts: Iterable[Concept], lang: str) -> dict[str, str]:
    """The terms of a language by the English ones; where two concepts have one English term, the first."""
    words: dict[str, str] = {}
    for concept in concepts:
        if "en" in concept.terms and lang in concept.terms:
            words.setdefault(concept.terms["en"].term, concept.terms[lang].term)
    return words
