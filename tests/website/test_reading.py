"""The site as it is read: switching languages, narrowing lists, on screens of every width."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.website.browser import PHONE, phone, visit, visited
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


def test_without_the_script_nothing_is_offered_that_needs_it(browser: Browser, address: str) -> None:
    with visited(browser, java_script_enabled=False, viewport=PHONE) as context:
        page = context.new_page()
        page.goto(address + "it/")
        assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
        assert not page.locator(".ab-search").is_visible()


def test_what_is_told_of_the_rulings_is_in_reach_on_every_width(page: Page, address: str) -> None:
    for wide in (True, False):
        visit(page if wide else phone(page), address + "it/" + PROVED)
        paths = page.locator(".ab-more a").evaluate_all("all => all.map(link => link.pathname)")
        assert {f"/it/{name}/" for name in ("about", "sources", "changes", "coverage", "status", "api")} == set(paths)
        assert all(link.is_visible() for link in page.locator(".ab-more a").all())


def test_contested_rulings_are_found_by_their_proof(page: Page, address: str) -> None:
    visit(page, address + "en/all/")
    page.locator("[data-facets] select[name=status]").select_option("contested")
    shown = page.locator("[data-facets-list] > li").filter(visible=True)
    assert shown.count() == 1
    assert "Contested" in shown.inner_text()


def test_a_facet_offers_nothing_that_leads_nowhere(page: Page, address: str) -> None:
    visit(page, address + "en/all/")
    lists = page.locator("[data-facets] select")
    lists.first.select_option(index=1)
    for at in range(1, lists.count()):
        for option in lists.nth(at).locator("option:not([disabled])").all():
            lists.nth(at).select_option(value=option.get_attribute("value"))
            assert page.locator("[data-facets-list] > li").filter(visible=True).count() > 0
        lists.nth(at).select_option(index=0)


def test_the_glossary_begins_with_the_readers_language(page: Page, address: str) -> None:
    for lang in ("it", "fr", "en"):
        page.goto(f"{address}{lang}/terms/")
        assert page.locator(".ab-terms td").first.get_attribute("lang") == lang
