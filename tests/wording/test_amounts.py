"""Numbers are the same however each language writes them."""

from __future__ import annotations

import pytest

from checker.wording.amounts import numbers, places, written
from checker.wording.spelled import CARDINALS, ORDINALS

SAME = [
    ("21", "en", "twenty-one tokens"),
    ("21", "it", "ventuno pedine"),
    ("21", "fr", "vingt et un jetons"),
    ("23", "it", "ventitré carte"),
    ("91", "fr", "quatre-vingt-onze cartes"),
    ("205", "en", "two hundred and five cards"),
    ("200", "fr", "deux cents cartes"),
    ("200", "it", "duecento carte"),
    ("7", "en", "a seven-card hand"),
    ("1000", "en", "1,000 life"),
    ("1000", "it", "1.000 punti vita"),
    ("1000", "fr", "1\N{NARROW NO-BREAK SPACE}000 points de vie"),
    ("704.5g", "en", "rule 704.5g"),
    ("14:05", "en", "at 2:05 p.m."),
    ("14:05", "fr", "à 14 h 05"),
    ("2/3", "it", "una 2/3"),
    ("10", "fr", "une dizaine de cartes"),
]


@pytest.mark.parametrize(("number", "lang", "text"), SAME)
def test_a_number_is_known_by_its_digits(number: str, lang: str, text: str) -> None:
    assert list(numbers(text, lang)) == [number]


@pytest.mark.parametrize("lang", CARDINALS)
def test_every_word_for_a_number_is_found(lang: str) -> None:
    found = {word: numbers(f"x {word} x", lang) for word in CARDINALS[lang]}
    assert found == {
        word: {} if value == 1 or word in ("sei", "neuf") else {str(value): 1}
        for word, value in CARDINALS[lang].items()
    }


@pytest.mark.parametrize("lang", ORDINALS)
def test_every_word_for_a_place_is_found(lang: str) -> None:
    found = {word: places(f"x {word} x", lang) for word in ORDINALS[lang]}
    assert found == {word: {value: 1} if value < 100 else {} for word, value in ORDINALS[lang].items()}


def test_numbers_in_words_and_in_digits_come_in_their_order() -> None:
    text = "Draw two cards, lose 3 life at 14:05, and put two hundred and five of them on X/7 or 8 others."
    assert written(text, "en") == ["2", "3", "14:05", "205", "X/7", "8"]


@pytest.mark.parametrize("sign", "+-−‐‑–")
def test_what_has_a_sign_is_no_number(sign: str) -> None:
    assert written(f"{sign}3 and {sign}X, a 2/2", "en") == ["2/2"]


@pytest.mark.parametrize(
    ("lang", "text"),
    [
        ("en", "one card"),
        ("it", "un segnalino +1/+1"),
        ("fr", "une carte à 50 pour cent"),
        ("it", "sei il proprietario"),
    ],
)
def test_articles_signs_and_words_with_another_meaning_are_no_numbers(lang: str, text: str) -> None:
    assert set(numbers(text, lang)) <= {"50"}


@pytest.mark.parametrize(
    ("place", "lang", "text"),
    [
        (21, "en", "the twenty-first card"),
        (21, "it", "la ventunesima carta"),
        (21, "fr", "la vingt et unième carte"),
        (26, "it", "il ventiseiesimo"),
        (9, "fr", "le neuvième"),
        (2, "fr", "la 2e carte"),
        (3, "en", "a third of them"),
        (3, "fr", "un tiers"),
        (4, "it", "un quarto"),
    ],
)
def test_an_ordinal_is_known_by_what_it_counts_to(place: int, lang: str, text: str) -> None:
    assert list(places(text, lang)) == [place]
