"""The laws of spelling hold for every term that the project itself uses."""

from __future__ import annotations

import pytest

from checker.wording.accents import breaks_a_law
from checker.wording.termbase import Termbase
from checker.wording.tokens import words_of


@pytest.mark.parametrize("lang", ["fr", "it"])
def test_no_term_of_the_base_breaks_a_law_of_spelling(base: Termbase, lang: str) -> None:
    terms = [concept.terms[lang].term for concept in base.concepts.values() if lang in concept.terms]
    broken = [word for term in terms for word in words_of(term) if word.isalpha() and breaks_a_law(word, lang)]
    assert broken == []


@pytest.mark.parametrize("word", ["éffet", "premiere", "révéle", "protèger", "exilee", "etape", "annonçer"])
def test_what_french_never_writes_breaks_a_law(word: str) -> None:
    assert breaks_a_law(word, "fr")


@pytest.mark.parametrize("word", ["metá", "piú", "perchè", "possibilita", "varieta", "règola"])
def test_what_italian_never_writes_breaks_a_law(word: str) -> None:
    assert breaks_a_law(word, "it")


@pytest.mark.parametrize("word", ["effet", "événement", "appelle", "cette", "différent", "presque", "règlement", "ego"])
def test_right_french_words_break_none(word: str) -> None:
    assert not breaks_a_law(word, "fr")


@pytest.mark.parametrize("word", ["metà", "caffè", "ventitré", "partita", "stabilita", "dieta", "composita"])
def test_right_italian_words_break_none(word: str) -> None:
    assert not breaks_a_law(word, "it")
