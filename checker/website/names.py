"""Terms in the reader's language."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from checker.website.list_views import ConceptView, TermView

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


def glossary(concepts: Iterable[Concept], languages: Iterable[str]) -> tuple[ConceptView, ...]:
    """All concepts with their terms in the languages, in the order of their file."""
    languages = tuple(languages)
    return tuple(
        ConceptView(
            concept.id,
            concept.category or "",
            tuple(_term(lang, concept.terms[lang]) for lang in languages if lang in concept.terms),
        )
        for concept in concepts
    )


def _term(lang: str, term: Term) -> TermView:
    forms = dict.fromkeys(form for form in (term.plural or "", *term.forms) if form and not form.endswith("*"))
    return TermView(lang, term.term, tuple(forms), tuple((one.term, one.why or "") for one in term.forbidden))


def _forms(term: Term, concept: Concept) -> tuple[str, ...]:
    """A form that is only the beginning of words (`protett*`) is left out."""
    forms = [term.term, term.plural or "", *term.forms, *term.also]
    if "en" in concept.terms:
        forms.append(concept.terms["en"].term)
    return tuple(dict.fromkeys(form for form in forms if form and not form.endswith("*")))
