"""Everybody can read the pages and use them: axe-core finds nothing, keys are enough, nothing moves for who asks so."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.website.axe import faults
from tests.website.browser import visit
from tests.website.kinds import MOVED, PAGES, ROOT_PAGES, WAYS, kind_of, kinds_of
from tests.website.test_try_in_browser import EXAMPLE

CHOSEN = "localStorage.setItem('arbitro.language', 'chosen')"
"""No language is offered: the offer lies over what is below it."""
LANGUAGES = cycle(("it", "fr", "en"))
PLACES = [f"{lang}/{page}" for lang, page in zip(LANGUAGES, PAGES, strict=False)] + list(ROOT_PAGES)


def test_every_kind_of_page_is_looked_at(built: Path) -> None:
    looked_at = {kind_of(page) for page in (*PAGES, MOVED)}
    assert {kinds for lang in ("it", "fr", "en") for kinds in kinds_of(built / lang)} == looked_at


@pytest.mark.parametrize("place", PLACES)
def test_axe_finds_nothing(page: Page, address: str, place: str) -> None:
    page.add_init_script(CHOSEN)
    visit(page, address + place)
    assert faults(page) == []


@pytest.mark.parametrize("way", WAYS)
def test_axe_finds_nothing_while_a_page_is_used(page: Page, address: str, way: str) -> None:
    path, use, where = WAYS[way]
    visit(page, f"{address}en/{path}")
    use(page)
    assert faults(page, where) == []


def test_axe_finds_nothing_in_the_offer_of_a_language(page: Page, address: str) -> None:
    visit(page, f"{address}it/about/")
    assert page.locator(".ab-offer").is_visible()
    assert faults(page, ".ab-offer") == []


@pytest.mark.parametrize("place", ["en/try/", f"it/{EXAMPLE}"])
def test_axe_finds_nothing_where_examples_are_tried(page: Page, trial_address: str, place: str) -> None:
    page.add_init_script(CHOSEN)
    visit(page, trial_address + place)
    assert faults(page) == []
