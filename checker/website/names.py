"""Terms in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from checker.knowledge.terms import Concept


def term_words(concepts: Iterable[Concept], lang: str) -> dict[str, str]:
    """The terms of a language by the English ones."""
    return {
        concept.terms["en"].term: concept.terms[lang].term
        for concept in concepts
        if "en" in concept.terms and lang in concept.terms
    }
