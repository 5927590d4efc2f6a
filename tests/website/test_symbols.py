"""Symbols: signs for the eye, names for the ear, and the text as it was written for searches and copies."""

from __future__ import annotations

from io import BytesIO
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont
from playwright.sync_api import Page

from checker.website import plugin
from checker.website.build import build
from checker.website.packages import package as folder_of
from checker.website.speech import Speech
from checker.website.symbol_font import symbol_font
from checker.website.symbols import symbol_name, with_symbols
from tests.website import sample
from tests.website.browser import package, visit
from tests.website.test_pages import text_of


@pytest.mark.parametrize(
    ("symbol", "name"),
    [
        ("T", "tap"),
        ("Q", "untap"),
        ("R", "red mana"),
        ("C", "colorless mana"),
        ("12", "generic mana: 12"),
        ("X", "generic mana: X"),
        ("R/W", "red mana or white mana"),
        ("2/G", "generic mana: 2 or green mana"),
        ("U/P", "blue mana or 2 life"),
        ("G/U/P", "green mana or blue mana or 2 life"),
    ],
)
def test_a_symbol_has_a_name(symbol: str, name: str) -> None:
    assert symbol_name(symbol, Speech("en")) == name
    assert f'role="img" aria-label="{name}"' in with_symbols(f"{{{symbol}}}")


@pytest.mark.parametrize("text", ["{T}: Add {R}{R/W}.", "{12}{W/P}{G/U/P}", "no symbol", "{TAP} {} {A/B} {123}"])
def test_the_text_stays_as_it_was_written(text: str) -> None:
    assert text_of(f'<p id="it">{with_symbols(text)}</p>', "it") == text


def test_braces_around_something_else_are_no_symbol() -> None:
    assert "ab-mana" not in with_symbols("{TAP} {} {A/B} {123} {t}")


def test_the_font_has_a_sign_for_every_letter_and_for_numbers_of_two_digits() -> None:
    package("mana-font/package.json")
    font = TTFont(BytesIO(_font()))
    assert {chr(code) for code in font.getBestCmap()} == set("WUBRGCSXYZTQEP0123456789")
    pairs = font["GSUB"].table.LookupList.Lookup[0].SubTable[0].ligatures
    assert sum(len(each) for each in pairs.values()) == 11
    assert len(_font()) < 10_000


def test_the_same_package_gives_the_same_font() -> None:
    package("mana-font/package.json")
    first = _font()
    symbol_font.cache_clear()
    assert _font() == first


def _font() -> bytes:
    folder = folder_of("mana-font")
    assert folder
    return symbol_font(folder)


def test_signs_come_from_the_font_and_are_copied_as_text(page: Page, address: str) -> None:
    package("mana-font/package.json")
    visit(page, address + "en/r/nasty/")
    page.evaluate("document.fonts.ready")
    assert page.evaluate(
        "[...document.fonts].some(font => font.family.includes('symbols') && font.status === 'loaded')"
    )
    answer = page.locator("#answer")
    answer.evaluate("one => getSelection().selectAllChildren(one)")
    assert page.evaluate("getSelection().toString().trim()") == sample.NASTY_TEXT


def test_without_the_package_there_are_letters_in_circles(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(plugin, "package", lambda name: None)
    assert build(sample.sites(), sample.PROJECT, tmp_path) == []
    assert not list(tmp_path.rglob("symbols.*"))
    assert 'class="ab-mana ab-mana--c"' in (tmp_path / "it" / "r" / "nasty" / "index.html").read_text("utf-8")
