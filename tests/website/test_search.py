"""The files of the search: which words lead where, and how much a reader fetches."""

from __future__ import annotations

import json

import pytest

from checker.base.places import Place
from checker.knowledge.terms import Concept, Term
from checker.website.names import term_forms
from checker.website.search import Forms, file_of, folded, search_files, words
from checker.website.speech import Speech
from tests.website import sample

HERE = Place("terms.yaml", 1, 1)
BUDGET = 300_000
"""Bytes before the answer to two words, at a thousand rulings."""


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("L’abilità (702.19b)", ["abilita", "702.19b"]),
        ("Rules 702.19, 702.4b.", ["rules", "702.19", "702.4b"]),
        ("{T}: add {W/P}, a 2/1", ["{t}", "add", "{w/p}", "2/1"]),
        ("ÉQUIPEMENT œuvre", ["equipement", "oeuvre"]),
        ("regola:702.19b", ["regola", "702.19b"]),
    ],
)
def test_texts_are_cut_into_words(text: str, expected: list[str]) -> None:
    assert words(text) == expected


@pytest.mark.parametrize(("word", "expected"), [("702.19b", "70"), ("{t}", "_t"), ("abilita", "ab"), ("ß", "ss")])
def test_a_word_stands_in_the_file_of_its_first_letters(word: str, expected: str) -> None:
    assert file_of(folded(word)) == expected


def pages_of(lang: str, word: str) -> list[str]:
    files = search_files(sample.site(lang), Speech(lang))
    pages = json.loads(files["pages.json"])
    found = json.loads(files.get(f"{file_of(word)}.json", "{}")).get(word, [])
    return [pages[number][0] for number in found[::2]]


def test_a_ruling_is_found_by_title_text_rule_card_and_mechanic() -> None:
    ruling = "r/a-blocked-double-striker-stops-there/"
    for word in ("blocked", "second", "509.1h", "702.7b", "raptor", "doppio"):
        assert ruling in pages_of("en", word)
    assert pages_of("en", "tapped") == []


def test_a_language_finds_its_own_pages_only() -> None:
    assert pages_of("it", "bloccata") == ["r/a-blocked-double-striker-stops-there/"]
    assert pages_of("it", "bloquee") == []


def test_a_title_in_another_language_says_so() -> None:
    rows = json.loads(search_files(sample.site("fr"), Speech("fr"))["pages.json"])
    assert next(row[3:] for row in rows if row[0] == "r/two-readings/") == ["it"]
    assert next(row[3:] for row in rows if row[0] == "r/nasty/") == []


def test_a_term_is_found_by_its_other_forms_and_in_english() -> None:
    term = Term("protettore", HERE, plural="protettori", forms=("protettrice", "protett*"))
    concept = Concept("protector", HERE, {"it": term, "en": Term("protector", HERE)})
    assert term_forms((concept,), "it") == (("protettore", "protettori", "protettrice", "protector"),)
    forms = Forms.of(term_forms((concept,), "it"))
    assert set(forms.beside("Il protettore sceglie.")) == {"protettore", "protettori", "protettrice", "protector"}
    assert list(forms.beside("Nessuno sceglie.")) == []


def test_a_term_of_several_words_is_found_as_a_whole() -> None:
    forms = Forms.of((("campo di battaglia", "battlefield"),))
    assert "battlefield" in set(forms.beside("Entra nel campo di battaglia."))
    assert list(forms.beside("Il campo, la battaglia.")) == []


def test_a_thousand_rulings_cost_a_reader_little() -> None:
    files = {name: len(text.encode()) for name, text in search_files(sample.large_site(1000), Speech("en")).items()}
    titles = files.pop("pages.json")
    assert titles + sum(sorted(files.values())[-2:]) < BUDGET
