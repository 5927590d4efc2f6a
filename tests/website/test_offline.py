"""The site without a web server: opened from disk, or when the connection is lost."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.website.browser import visit
from tests.website.kinds import PROVED

UNREACHED = "The search is out of reach: it needs a connection, or a web server."


def disk(built: Path, place: str) -> str:
    """The address of a page on disk."""
    return f"{(built / place).as_uri()}/index.html"


def test_a_game_is_stepped_through_from_disk(page: Page, built: Path) -> None:
    visit(page, disk(built, "it/" + PROVED))
    page.keyboard.press("ArrowRight")
    expect(page.locator("#example-blocked-by-a-3-2-1")).to_be_visible()


@pytest.mark.parametrize(
    ("place", "link", "target"),
    [
        ("", "a[hreflang=fr]", "fr"),
        ("en", ".ab-topic-card > a", "en/t/combat"),
        ("en/t/combat", ".ab-list__title >> nth=0", "en/" + PROVED.rstrip("/")),
        ("en/" + PROVED, ".ab-languages a[hreflang=it]", "it/" + PROVED.rstrip("/")),
    ],
)
def test_links_lead_to_pages_from_disk(page: Page, built: Path, place: str, link: str, target: str) -> None:
    visit(page, disk(built, place))
    page.locator(link).click()
    page.wait_for_url(disk(built, target))


def test_a_list_is_narrowed_down_from_disk(page: Page, built: Path) -> None:
    visit(page, disk(built, "en/all"))
    page.locator("select[name=mechanic]").select_option("double-strike")
    expect(page.locator("[data-facets-list] > li").filter(visible=True)).to_have_count(1)


def test_the_search_says_from_disk_that_it_needs_a_server(page: Page, built: Path) -> None:
    visit(page, disk(built, "en"))
    page.keyboard.press("/")
    page.keyboard.insert_text("strike")
    expect(page.locator(".md-search-result__meta")).to_have_text(UNREACHED)


def test_a_page_that_came_is_used_without_a_connection(page: Page, address: str) -> None:
    visit(page, address + "en/" + PROVED)
    page.context.set_offline(True)
    page.keyboard.press("ArrowRight")
    expect(page.locator("#example-blocked-by-a-3-2-1")).to_be_visible()
    page.keyboard.press("/")
    page.keyboard.insert_text("strike")
    expect(page.locator(".md-search-result__meta")).to_have_text(UNREACHED)


def test_the_search_works_again_when_the_connection_is_back(page: Page, address: str) -> None:
    visit(page, address + "en/")
    page.context.set_offline(True)
    page.keyboard.press("/")
    page.keyboard.insert_text("strik")
    expect(page.locator(".md-search-result__meta")).to_have_text(UNREACHED)
    page.context.set_offline(False)
    page.keyboard.insert_text("e")
    expect(page.locator(".ab-found").first).to_be_visible()
