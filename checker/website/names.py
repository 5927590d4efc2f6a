"""Terms in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from checker.knowledge.terms import Concept, Term


def term_words(concepts: Iterable[Concept], lang: str) -> dict[str, str]:
    """The terms of a language by the English ones; where two concepts have one English term, the first."""
    words: dict[str, str] = {}
    for concept in concepts:
        if "en" in concept.terms and lang in concept.terms:
            words.setdefault(concept.terms["en"].term, concept.terms[lang].term)
    return words


def term_forms(concepts: Iterable[Concept], lang: str) -> tuple[tuple[str, ...], ...]:
    """For each concept the forms of its term in a language, and the English term."""
    return tuple(_forms(concept.terms[lang], concept) for concept in concepts if lang in concept.terms)


def _forms(term: Term, concept: Concept) -> tuple[str, ...]:
    """A form that is only the beginning of words (`protett*`) is left out."""
    forms = [term.term, term.plural or "", *term.forms, *term.also]
    if "en" in concept.terms:
        forms.append(concept.terms["en"].term)
    return tuple(dict.fromkeys(form for form in forms if form and not form.endswith("*")))
