"""Every message of the code has a translation that says the same things, in good typography."""

from __future__ import annotations

import re
import warnings
from pathlib import Path
from string import Formatter
from typing import TYPE_CHECKING

import pytest
from babel.messages.frontend import CommandLineInterface
from babel.messages.pofile import read_po

from checker.base.speaking import BEFORE_A_VOWEL

if TYPE_CHECKING:
    from babel.messages.catalog import Catalog, Message

ROOT = Path(__file__).resolve().parents[2]
LANGUAGES = ("it", "fr")
COUNT = "count"

each_language = pytest.mark.parametrize("lang", LANGUAGES)


@pytest.fixture(scope="session")
def template(tmp_path_factory: pytest.TempPathFactory) -> Catalog:
    """The messages that stand in the code, found as `make messages` finds them."""
    out = tmp_path_factory.mktemp("messages") / "checker.pot"
    words = re.findall(r"--keyword (\S+)", (ROOT / "Makefile").read_text(encoding="utf-8"))
    keywords = [part for word in words for part in ("--keyword", word)]
    mapping = ["--mapping", str(ROOT / "pyproject.toml")]
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        command = ["pybabel", "--quiet", "extract", *mapping, "--no-default-keywords", *keywords]
        CommandLineInterface().run([*command, "--output", str(out), str(ROOT)])
    with out.open("rb") as file:
        return read_po(file)


def catalogue(lang: str) -> Catalog:
    with (ROOT / "locales" / lang / "LC_MESSAGES" / "checker.po").open("rb") as file:
        return read_po(file)


def keys(messages: Catalog) -> set[str]:
    return {key(one) for one in messages if one.id}


def key(one: Message) -> str:
    return forms(one.id)[0]


def forms(text: object) -> tuple[str, ...]:
    return (text,) if isinstance(text, str) else tuple(text or ())  # type: ignore[call-overload]


def fields(text: str) -> set[str]:
    """Names of fields, the number itself aside: "a card" may stand for "{count} cards"."""
    return {name for _, name, _, _ in Formatter().parse(text) if name} - {COUNT}


def translated(lang: str) -> list[tuple[str, str]]:
    """Each English form and its translation."""
    return [pair for one in catalogue(lang) if one.id for pair in zip(forms(one.id), forms(one.string), strict=True)]


def test_messages_are_found_in_code_and_templates(template: Catalog) -> None:
    found = keys(template)
    assert "{source} deals {shares}." in found
    assert "Home" in found
    assert len(found) > 400


@each_language
def test_every_message_is_translated_and_none_is_left_over(lang: str, template: Catalog) -> None:
    there = catalogue(lang)
    assert sorted(keys(template) - keys(there)) == [], "run `make messages`"
    assert sorted(keys(there) - keys(template)) == [], "run `make messages`"
    assert sorted(there.obsolete) == []


@each_language
def test_no_translation_is_empty_or_fuzzy(lang: str) -> None:
    messages = [one for one in catalogue(lang) if one.id]
    assert [key(one) for one in messages if not all(forms(one.string))] == []
    assert [key(one) for one in messages if one.fuzzy] == []


@each_language
def test_one_and_several_have_a_form_each(lang: str, template: Catalog) -> None:
    plural = {key(one) for one in template if len(forms(one.id)) == 2}
    assert {key(one) for one in catalogue(lang) if len(forms(one.string)) == 2} == plural


@each_language
def test_a_translation_has_the_fields_of_its_message(lang: str) -> None:
    different = [(text, said) for text, said in translated(lang) if fields(text) != fields(said)]
    assert different == []


@each_language
def test_a_field_is_written_with_a_word_that_is_known(lang: str) -> None:
    specs = {spec for _, said in translated(lang) for _, _, spec, _ in Formatter().parse(said) if spec}
    assert specs <= set(BEFORE_A_VOWEL)


@each_language
def test_an_apostrophe_is_a_typographic_one(lang: str) -> None:
    quoted_code = "A's and B's turn"
    plain = [said for _, said in translated(lang) if re.search(r"\w'\w", said.replace(quoted_code, ""))]
    assert plain == []


def test_french_puts_a_no_break_space_before_high_punctuation() -> None:
    space = "[\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]"
    wrong = re.compile(rf"(?<!{space})[;!?»%]|«(?!{space})| :")
    assert [said for _, said in translated("fr") if wrong.search(said)] == []


def test_italian_puts_no_space_before_punctuation() -> None:
    assert [said for _, said in translated("it") if re.search(r"\s[:;?!](\s|$)", said.replace(" ! ", " "))] == []


@each_language
def test_a_sentence_ends_as_its_message_does(lang: str) -> None:
    ends = ".:"
    other = [(text, said) for text, said in translated(lang) if (text[-1:] in ends or said[-1:] in ends)
             and text[-1:] != said[-1:]]  # fmt: skip
    assert other == []
