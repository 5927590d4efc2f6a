"""The search as it is used in a browser, in three languages, with keys, on a phone."""

from __future__ import annotations

import shutil
import time
from pathlib import Path

import pytest
from playwright.sync_api import Page

from checker.website.search import search_files
from checker.website.speech import Speech
from tests.website import sample
from tests.website.browser import phone, served, visit
from tests.website.kinds import PROVED

META = ".md-search-result__meta"


def search(page: Page, text: str) -> list[str]:
    """The paths of what is found, as somebody types who uses no mouse."""
    page.keyboard.press("/")
    page.keyboard.insert_text(text)
    page.wait_for_function(
        f"(meta => !['', meta.dataset.hint].includes(meta.textContent))(document.querySelector('{META}'))"
    )
    links: list[str] = page.evaluate("[...document.querySelectorAll('.ab-found')].map(link => link.pathname)")
    return links


@pytest.mark.parametrize(
    ("lang", "text", "first"),
    [
        ("en", "509.1h", "rules/509.1/"),
        ("it", "702.7b", "rules/702.7/"),
        ("fr", "bloquee deja", PROVED),
        ("it", "colpo bloccanti", PROVED),
        ("en", "ridgetop", "cards/ridgetop-raptor/"),
        ("it", "doppio attacco", "mechanics/double-strike/"),
        ("fr", "double strike", "mechanics/double-strike/"),
        ("en", "{T}", "r/nasty/"),
    ],
)
def test_the_search_finds(page: Page, address: str, lang: str, text: str, first: str) -> None:
    visit(page, f"{address}{lang}/")
    assert search(page, text)[0] == f"/{lang}/{first}"


def test_the_search_says_that_it_found_nothing(page: Page, address: str) -> None:
    visit(page, address + "en/")
    assert search(page, "zzzyx") == []
    assert page.locator(META).text_content() == "Nothing found"


def test_keys_lead_through_what_was_found(page: Page, address: str) -> None:
    visit(page, address + "en/")
    second = search(page, "strike")[1]
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.pathname") == second
    page.keyboard.press("Escape")
    assert not page.evaluate("document.querySelector('#__search').checked")


def test_what_was_found_fits_on_a_phone(page: Page, address: str) -> None:
    visit(phone(page), address + "it/")
    assert search(page, "colpo")
    assert page.evaluate("[innerWidth, document.querySelector('.ab-found').getBoundingClientRect().width]") == [
        360,
        360,
    ]


def test_a_thousand_rulings_are_searched_at_once_on_a_slow_phone(page: Page, built: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    shutil.copytree(built, site)
    for name, text in search_files(sample.large_site(1000), Speech("en")).items():
        (site / "en" / "search" / name).write_text(text, "utf-8")
    with served(site) as address:
        visit(phone(page), address + "en/")
        page.context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": 4})
        begun = time.monotonic()
        links = search(page, "strike 702.19b")
        seconds = time.monotonic() - begun
        page.goto("about:blank")
    assert links[0] == "/en/r/ruling-19/"
    assert seconds < 1.5


def test_a_page_fetches_nothing_of_the_search_before_it_is_opened(page: Page, address: str) -> None:
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    visit(page, address + "it/" + PROVED)
    assert requests
    assert not [url for url in requests if "/search/" in url]


def test_where_no_page_has_all_words_the_nearest_are_shown(page: Page, address: str) -> None:
    visit(page, address + "it/")
    assert PROVED in search(page, "il bloccante di una creatura con colpo zzzyx")[0]
    assert "Le più vicine" in (page.locator(META).text_content() or "")


def test_who_finds_nothing_is_shown_other_ways(page: Page, address: str) -> None:
    visit(page, address + "en/")
    search(page, "zzzyx")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_url(f"{address}en/all/")


def test_a_subrule_is_found_in_its_place(page: Page, address: str) -> None:
    visit(page, address + "en/")
    search(page, "509.1h")
    assert page.locator(".ab-found").first.evaluate("link => link.hash") == "#509.1h"
