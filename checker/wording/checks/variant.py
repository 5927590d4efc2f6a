"""A word that is taken for the official term and is not.

The termbase lists them with each concept: literal translations, words of other games, slang, a wrong preposition.
One is only reported where the source has the concept that it is taken for, and not where it is the right term of
another concept of the source. Without a source only those are reported that are wrong wherever they stand.

    PASS  en: State-based actions are checked.   it: Si controllano le azioni generate dallo stato.
    FAIL  en: State-based actions are checked.   it: Si controllano le azioni di stato.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.messages import Message, message
from checker.base.problems import Severity
from checker.wording.units import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.wording.reading import Found, Reading

ID = "wording.forbidden-variant"
SEVERITY = Severity.error


def check(reading: Reading) -> Iterator[Fault]:
    """Those that are neither an old term, nor an untranslated word, nor the term of something else."""
    return faults_of(reading, "variant")


def faults_of(reading: Reading, kind: str) -> Iterator[Fault]:
    """The forbidden variants of one kind: variant, term, outdated or untranslated."""
    for found in reading.variants:
        if kind_of(found, reading) == kind:
            span = found.span
            words = reading.target.slice(span.first, span.last)
            term = reading.base.term(found.variant.concept, reading.lang)
            key = f"{found.variant.concept}/{found.variant.forbidden.term}"
            yield Fault(reading.target.starts[span.first], _message(kind, words, term), words, key=key)


def kind_of(found: Found, reading: Reading) -> str:
    """Which check tells of it."""
    span, variant = found.span, found.variant
    words = reading.target.words[span.first : span.last + 1]
    if variant.forbidden.stale:
        return "outdated"
    if variant.forbidden.really or reading.words.terms.has(words):
        return "term"
    return "untranslated" if words in reading.base.english else "variant"


def _message(kind: str, words: str, term: str) -> Message:
    if kind == "outdated":
        return message('"{words}" is old wording; today it is "{term}"', words=words, term=term)
    if kind == "untranslated":
        return message('"{words}" is left in English; the term is "{term}"', words=words, term=term)
    if kind == "term":
        return message('"{words}" is something else; the term is "{term}"', words=words, term=term)
    return message('"{words}" is not the official wording; the term is "{term}"', words=words, term=term)
