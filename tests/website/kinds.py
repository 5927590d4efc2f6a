"""Every kind of page of the sample, and what a reader can do on one before looking at it: one list for all tests."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.website.browser import phone

PROVED = "r/a-blocked-double-striker-stops-there/"
PAGES = (
    "",
    PROVED,
    "r/double-strike/",
    "r/two-readings/",
    "r/failed/",
    "r/nasty/",
    "t/combat/",
    "all/",
    "rules/",
    "rules/509.1/",
    "cards/",
    "cards/ridgetop-raptor/",
    "mechanics/",
    "mechanics/double-strike/",
    "terms/",
    "sources/",
    "sources/article/",
    "about/",
    "api/",
    "changes/",
    "coverage/",
    "status/",
    "404.html",
)
"""In the folder of a language. Where rulings have several kinds of pages, each of them is here."""
ROOT_PAGES = ("index.html", "404.html")
MOVED = "r/the-old-address/"
"""Sends its reader on: nobody reads it."""


def _search(page: Page) -> None:
    page.keyboard.press("/")
    page.keyboard.insert_text("strike")
    expect(page.locator(".ab-found").first).to_be_visible()


def _narrow(page: Page) -> None:
    page.locator("[data-facets] select").last.select_option(index=1)


def _switch(page: Page) -> None:
    page.locator(".md-select button").focus()
    expect(page.locator(".md-select a").first).to_be_visible()


def _menu(page: Page) -> None:
    phone(page).locator("#__drawer").evaluate("box => box.click()")


WAYS: dict[str, tuple[str, Callable[[Page], object], str]] = {
    "what was found": ("", _search, ".md-search"),
    "a narrowed list": ("all/", _narrow, "main"),
    "the choice of a language": ("about/", _switch, ".md-select"),
    "the middle of a game": (PROVED, lambda page: page.keyboard.press("ArrowRight"), "main"),
    "an example that was closed": (PROVED, lambda page: page.locator(".ab-example summary").last.click(), "main"),
    "what the badge means": (PROVED, lambda page: page.locator(".ab-badge summary").click(), "main"),
    "the menu of a phone": ("", _menu, ".md-sidebar"),
}
"""A page, what is done on it, and the part of it that is new then."""


def kinds_of(folder: Path) -> set[tuple[str, int]]:
    """The kinds of pages in a built language: the first part of their addresses, and how many parts these have."""
    pages = {path.relative_to(folder).as_posix().removesuffix("index.html") for path in folder.rglob("*.html")}
    return {kind_of(page) for page in pages}


def kind_of(page: str) -> tuple[str, int]:
    """The kind of the page at an address."""
    return page.partition("/")[0], page.count("/")
