"""The site as it is read: switching languages, narrowing lists, on screens of every width."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.website.browser import visit
from tests.website.kinds import PAGES, PROVED


def test_the_switch_keeps_the_page_and_the_place(page: Page, address: str) -> None:
    visit(page, address + "it/" + PROVED + "#why")
    page.locator(".md-select a[hreflang=fr]").evaluate("link => link.click()")
    page.wait_for_url(address + "fr/" + PROVED + "#why")
    assert page.locator("html").get_attribute("lang") == "fr"


def test_a_reader_of_another_language_is_offered_it_and_not_sent_there(page: Page, address: str) -> None:
    visit(page, address + "it/" + PROVED)
    assert page.url == address + "it/" + PROVED
    offer = page.locator(".ab-offer")
    expect(offer.locator("a")).to_have_text("Read this page in English")
    offer.locator("button").click()
    visit(page, address + "fr/" + PROVED)
    assert offer.count() == 0


def test_a_reader_of_the_language_of_the_page_is_offered_nothing(page: Page, address: str) -> None:
    visit(page, address + "en/" + PROVED)
    assert page.locator(".ab-offer").count() == 0


def test_the_list_is_narrowed_down_and_the_address_says_how(page: Page, address: str) -> None:
    visit(page, address + "en/all/?mechanic=double-strike")
    shown = page.locator("[data-facets-list] > li").filter(visible=True)
    assert shown.count() == 1
    page.locator("[data-facets] button[type=reset]").click()
    expect(shown).not_to_have_count(1)
    assert page.url == address + "en/all/"


@pytest.mark.parametrize("place", PAGES)
def test_no_page_scrolls_sideways(page: Page, address: str, place: str) -> None:
    visit(page, f"{address}it/{place}")
    for width in (320, 360, 1280):
        page.set_viewport_size({"width": width, "height": 800})
        assert page.evaluate("document.documentElement.scrollWidth") <= width
