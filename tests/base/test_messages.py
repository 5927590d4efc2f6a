"""Messages with fields, in English and in other languages."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from checker.base import messages
from checker.base.messages import Message, counted, listed, message, translate
from checker.base.speaking import following, joined

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PO = """\
msgid ""
msgstr "Content-Type: text/plain; charset=UTF-8\\nPlural-Forms: nplurals=2; plural=(n != 1);\\n"

msgid "{wanted} is wanted here"
msgstr "qui ci vuole {wanted}"

msgid "a list"
msgstr "un elenco"

msgid "{count} card of {name}"
msgid_plural "{count} cards of {name}"
msgstr[0] "{count} carta di {name}"
msgstr[1] "{count} carte di {name}"

msgid "given to {name}"
msgstr "data {name:a}"
"""


@pytest.fixture
def locales(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    folder = tmp_path / "it" / "LC_MESSAGES"
    folder.mkdir(parents=True)
    (folder / "checker.po").write_text(PO, encoding="utf-8")
    monkeypatch.setattr(messages, "shipped", lambda name: tmp_path)
    messages.catalogue.cache_clear()
    yield folder
    messages.catalogue.cache_clear()


def test_fields_are_filled_in_and_numbers_become_text() -> None:
    told = message("at most {limit} of {size}", limit=3, size="five")
    assert told == Message("at most {limit} of {size}", (("limit", "3"), ("size", "five")))
    assert told.english() == "at most 3 of five"


def test_a_field_may_hold_braces() -> None:
    assert message("write {mana}", mana="{2}{R}").english() == "write {2}{R}"


def test_a_translation_reaches_the_nouns_in_its_fields(locales: Path) -> None:
    told = message("{wanted} is wanted here", wanted=message("a list"))
    assert translate(told, "it") == "qui ci vuole un elenco"
    assert translate(told, "en") == "a list is wanted here"


def test_what_has_no_translation_stays_english(locales: Path) -> None:
    assert translate(message("the file is empty"), "it") == "the file is empty"
    assert translate(message("a list"), "fr") == "a list"


def test_a_compiled_file_is_used_unless_its_source_is_newer(locales: Path) -> None:
    import os

    from babel.messages.mofile import write_mo
    from babel.messages.pofile import read_po

    compiled, source = locales / "checker.mo", locales / "checker.po"
    with source.open("rb") as file, compiled.open("wb") as out:
        write_mo(out, read_po(file))
    source.write_text(PO.replace("un elenco", "una lista"), encoding="utf-8")
    os.utime(source, (1, 1))
    assert translate(message("a list"), "it") == "un elenco"
    messages.catalogue.cache_clear()
    os.utime(compiled, (0, 0))
    assert translate(message("a list"), "it") == "una lista"


def test_nouns_are_listed_with_or() -> None:
    nouns = tuple(message(noun) for noun in ("a", "b", "c"))
    assert listed(nouns[:1]).english() == "a"
    assert listed(nouns[:2]).english() == "a or b"
    assert listed(nouns).english() == "a, b or c"


def test_a_counted_message_has_one_form_for_one_and_another_for_several(locales: Path) -> None:
    one, two = (counted("{count} card of {name}", "{count} cards of {name}", n, name="B") for n in (1, 2))
    assert [told.english() for told in (one, two)] == ["1 card of B", "2 cards of B"]
    assert [translate(told, "it") for told in (one, two)] == ["1 carta di B", "2 carte di B"]


def test_a_small_word_changes_before_a_vowel(locales: Path) -> None:
    assert translate(message("given to {name}", name="Angelo"), "it") == "data ad Angelo"
    assert translate(message("given to {name}", name="Elfo"), "it") == "data a Elfo"


@pytest.mark.parametrize(
    ("word", "name", "together"),
    [
        ("de", "Ours", "d’Ours"),
        ("de", "Loup", "de Loup"),
        ("de", "Hurlefeu", "de Hurlefeu"),
        ("de", "Épée", "d’Épée"),
        ("que", "Ombre", "qu’Ombre"),
        ("e", "Elfo", "ed Elfo"),
        ("e", "Angelo", "e Angelo"),
        ("a", "", "a "),
    ],
)
def test_words_before_names(word: str, name: str, together: str) -> None:
    assert joined(word, name) == together


@pytest.mark.parametrize(
    ("words", "name", "together"),
    [
        ("assignation des blessures de", "Elfe", "assignation des blessures d’Elfe"),
        ("attaque de", "Golem", "attaque de Golem"),
        ("attack of", "Elf", "attack of Elf"),
    ],
)
def test_the_last_of_several_words_changes_before_a_vowel(words: str, name: str, together: str) -> None:
    assert following(words, name) == together
