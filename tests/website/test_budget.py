"""What a page costs a reader: bytes, requests, movement while it comes, time before it is seen."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from playwright.sync_api import Page, Request, Route

from checker.website.weights import RULING_PAGE, heavy_pages
from tests.website.browser import DESKTOP, PHONE, phone, visit
from tests.website.kinds import PROVED

PLACES = ["", "nowhere/", "it/", "it/" + PROVED, "en/r/two-readings/", "fr/all/", "en/nowhere/"]
BUDGET = 300_000
"""Bytes for all that a ruling's page needs, as they come over the network."""
WATCH = """
window.moved = [];
new PerformanceObserver(list => {
    for (const { value, sources } of list.getEntries()) {
        moved.push([value, ...sources.map(({ node }) => node?.outerHTML?.slice(0, 80))]);
    }
}).observe({ type: "layout-shift", buffered: true });
"""
LATE = 0.4
"""Seconds that a file takes on a bad connection."""


def loaded(page: Page, address: str) -> dict[str, int]:
    """What a page loads: bytes over the network by address."""
    requests: dict[str, Request] = {}
    page.on("requestfinished", lambda request: requests.update({request.url: request}))
    page.goto(address, wait_until="networkidle")
    return {url: request.sizes()["responseBodySize"] for url, request in requests.items()}


def moved(page: Page) -> list[object]:
    """What has changed its place on the page without being asked to."""
    page.wait_for_timeout(300)
    found: list[object] = page.evaluate("moved")
    return found


def late(route: Route) -> None:
    time.sleep(LATE)
    route.continue_()


def test_a_ruling_with_the_heaviest_page_allowed_keeps_to_the_budget(page: Page, address: str) -> None:
    sizes = loaded(page, address + "it/" + PROVED)
    own = sizes.pop(address + "it/" + PROVED)
    assert own > 0
    assert len(sizes) > 5
    assert sum(sizes.values()) + RULING_PAGE < BUDGET


def test_a_page_asks_nobody_else_for_anything(page: Page, address: str) -> None:
    requests: list[str] = []
    page.on("request", lambda request: requests.append(request.url))
    visit(page, address + "it/" + PROVED)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("/")
    page.keyboard.insert_text("colpo")
    page.locator(".ab-found").first.wait_for()
    assert any("/search/" in url for url in requests)
    assert [url for url in requests if not url.startswith((address, "data:"))] == []


@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("place", PLACES)
def test_nothing_moves_while_a_page_comes(page: Page, address: str, place: str, size: object) -> None:
    page.set_viewport_size(size)  # type: ignore[arg-type]
    page.add_init_script(WATCH)
    page.route("**/*.{js,woff2,svg}", late)
    page.goto(address + place)
    assert moved(page) == []


def test_stepping_through_a_game_moves_nothing_around_it(page: Page, address: str) -> None:
    phone(page).add_init_script(WATCH)
    page.goto(address + "it/" + PROVED)
    page.locator("[data-go=on]").first.click()
    page.locator("[data-go=back]").first.click()
    assert moved(page) == []


def test_the_first_paint_waits_for_no_script(page: Page, address: str) -> None:
    page.route("**/*.js", lambda route: None)  # they never come
    page.goto(address + "it/" + PROVED, wait_until="commit")
    page.wait_for_function("performance.getEntriesByName('first-contentful-paint').length > 0")
    assert page.locator("#answer").is_visible()


def test_without_its_script_that_got_lost_a_page_is_as_without_scripts(page: Page, address: str) -> None:
    page.route("**/arbitro.js", lambda route: route.abort())
    page.goto(address + "it/" + PROVED)
    assert all(moment.is_visible() for moment in page.locator(".ab-example[open] .ab-moment").all())
    assert not page.locator(".ab-replay__bar").first.is_visible()


@pytest.mark.parametrize(("size", "faults"), [(RULING_PAGE, 0), (RULING_PAGE + 1, 1)])
def test_a_page_of_a_ruling_that_is_too_heavy_is_a_fault(tmp_path: Path, size: int, faults: int) -> None:
    page = tmp_path / "it" / "r" / "long" / "index.html"
    page.parent.mkdir(parents=True)
    page.write_bytes(b"x" * size)
    assert [fault.page for fault in heavy_pages(tmp_path)] == ["it/r/long/index.html"] * faults
