"""The page on which examples are tried out, used in a browser as a reader uses it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.website import tried
from tests.website.axe import faults
from tests.website.browser import phone, visited

EXAMPLE = f"try/#{tried.BLOCKED}/{tried.TROLL}"
PLAYED = 60_000
"""Milliseconds for the engine to start and play: it compiles ten megabytes."""


def started(page: Page, address: str) -> Page:
    """The page at an address, once its example was played."""
    page.goto(address)
    page.locator("[data-go-on]").click()
    played(page)
    return page


def played(page: Page) -> None:
    expect(page.locator("[data-try]")).to_have_attribute("aria-busy", "false", timeout=PLAYED)


def verdict(page: Page) -> str:
    return page.locator("[data-verdict]").inner_text()


@pytest.fixture(scope="module")
def trying(browser: Browser, trial_address: str) -> Iterator[Page]:
    """The page of an example that was played, for tests that leave it as it was."""
    with visited(browser, permissions=["clipboard-read", "clipboard-write"]) as context:
        yield started(context.new_page(), trial_address + "en/" + EXAMPLE)


@pytest.fixture
def ready(trying: Page) -> Page:
    """The same, with nothing changed."""
    trying.locator("[data-reset]").click()
    played(trying)
    assert verdict(trying) == "Everything comes out as in the example."
    return trying


def test_nothing_is_fetched_before_the_click_and_nothing_from_elsewhere_after(page: Page, trial_address: str) -> None:
    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.goto(trial_address + "it/r/" + tried.BLOCKED + "/")
    page.locator(f'.ab-try-link a[href$="{tried.TROLL}"]').click()
    expect(page.locator("[data-go-on]")).to_be_visible()
    page.wait_for_load_state("networkidle")
    assert not any("_run" in url or "worker" in url for url in asked)
    page.locator("[data-go-on]").click()
    played(page)
    assert [url for url in asked if not url.startswith(trial_address)] == []
    assert page.locator("[data-verdict]").get_attribute("data-state") == "held"
    assert "punti vita" in page.locator("[data-result]").inner_text()


def test_a_change_of_the_form_is_in_the_text_and_is_played(ready: Page) -> None:
    ready.get_by_label("Blocks, Troll").focus()
    ready.get_by_label("Blocks, Troll").select_option("nobody")
    played(ready)
    assert "comes out otherwise" in verdict(ready) or "come out otherwise" in verdict(ready)
    assert "- block: {}" in ready.locator("[data-source]").input_value()
    assert "B · life: 16 (expected: 20)" in ready.locator("[data-result]").inner_text()
    assert ready.evaluate("document.activeElement.getAttribute('aria-label')") == "Blocks, Troll"


def test_a_number_is_changed_with_the_keyboard_alone(ready: Page) -> None:
    field = ready.get_by_label("Troll: toughness")
    field.focus()
    ready.keyboard.press("ArrowUp")
    ready.keyboard.press("Tab")
    played(ready)
    assert "toughness: 3" in ready.locator("[data-source]").input_value()


def test_a_forgotten_rule_changes_the_outcome(ready: Page) -> None:
    ready.get_by_role("checkbox", name="509.1h").check()
    played(ready)
    assert verdict(ready) == "Without 509.1h it ends otherwise."
    assert re.search(r"B · life\s+with it\s+20\s+without it\s+16", ready.locator("[data-result]").inner_text())
    assert ready.get_by_role("checkbox", name="509.1h").is_checked()


def test_the_game_that_came_of_it_is_stepped_through(ready: Page) -> None:
    shown = ready.locator("[data-result] .ab-moment--now")
    assert shown.count() == 1
    ready.locator("[data-result] [data-go=on]").click()
    assert ready.locator("[data-result] .ab-moment--now .ab-steps").is_visible()
    assert ready.url.endswith(EXAMPLE)


def test_an_error_is_told_with_its_place_and_leads_to_it(ready: Page) -> None:
    source = ready.locator("[data-source]")
    ready.locator("[data-text]").evaluate("details => { details.open = true; }")
    source.fill(source.input_value().replace("attack:", "atack:"))
    source.press("Control+Enter")
    played(ready)
    assert verdict(ready) == "This cannot be played."
    place = ready.locator("[data-at]").first
    assert re.fullmatch(r"10:\d+", place.inner_text())
    place.click()
    selected = "element => element.value.slice(element.selectionStart, element.selectionEnd)"
    assert source.evaluate(selected) == "atack: {raptor: B}"
    assert ready.get_by_label("Troll: power").is_disabled()


def test_a_link_takes_what_was_changed_to_somebody_else(ready: Page, browser: Browser) -> None:
    ready.get_by_label("Troll: power").fill("7")
    ready.get_by_label("Troll: power").press("Tab")
    played(ready)
    ready.get_by_role("checkbox", name="509.1h").check()
    played(ready)
    ready.locator("[data-share]").click()
    expect(ready.locator("[data-share]")).to_have_text("Copied")
    link = ready.evaluate("navigator.clipboard.readText()")
    assert "/1." in link
    with visited(browser) as context:
        page = context.new_page()
        page.goto(link)
        expect(page.locator("[data-note]")).to_contain_text("Somebody has changed this example")
        other = started(page, link)
        expect(page.locator("[data-note]")).to_be_hidden()
        assert "power: 7" in other.locator("[data-source]").input_value()
        assert verdict(other) == "Without 509.1h it ends otherwise."


@pytest.mark.parametrize("letters", ["1.x", "1.!!!!", "2.AAAA", "1.q1YqSa0oUbJSqlYqLkks", "1."])
def test_a_damaged_link_says_so_and_shows_the_example(page: Page, trial_address: str, letters: str) -> None:
    page.goto(f"{trial_address}en/{EXAMPLE}/{letters}")
    expect(page.locator("[data-note]")).to_contain_text("The link is damaged")
    assert page.locator("[data-source]").input_value() == tried.texts()[f"{tried.BLOCKED}/{tried.TROLL}"]
    assert page.locator("[data-go-on]").is_visible()


def test_a_link_that_unpacks_to_more_than_can_be_tried_is_refused(page: Page, trial_address: str) -> None:
    pack = """async () => {
        const stream = new Blob(["x".repeat(50_000_000)]).stream().pipeThrough(new CompressionStream("deflate-raw"));
        const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
        const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(""));
        return letters.replaceAll("+", "-").replaceAll("/", "_");
    }"""
    page.goto(trial_address + "en/")
    letters = page.evaluate(pack)
    page.goto(f"{trial_address}en/{EXAMPLE}/1.{letters}")
    expect(page.locator("[data-note]")).to_contain_text("more than can be tried")


def test_what_never_ends_is_stopped_in_time(browser: Browser, trial_address: str) -> None:
    """The clock of the page is set forward, not the one of the worker, which plays on."""
    with visited(browser) as context:
        page = started(context.new_page(), trial_address + "en/" + EXAMPLE)
        page.clock.install()
        page.locator("[data-text]").evaluate("details => { details.open = true; }")
        source = page.locator("[data-source]")
        source.fill(source.input_value().replace("as: troll}", "as: troll}, {card: Forest, count: 900000}"))
        page.locator("[data-run]").click()
        page.clock.fast_forward(19_000)
        assert page.locator("[data-cancel]").is_visible()
        page.clock.fast_forward(2_000)
        assert verdict(page) == "This took too long and was stopped."


def test_what_takes_too_long_can_be_stopped_and_the_next_try_starts_anew(ready: Page) -> None:
    source = ready.locator("[data-source]")
    many = source.input_value().replace("as: troll}", "as: troll}, {card: Forest, count: 900000}")
    ready.locator("[data-text]").evaluate("details => { details.open = true; }")
    source.fill(many)
    source.press("Control+Enter")
    ready.locator("[data-cancel]").click()
    played(ready)
    assert verdict(ready) == "Stopped."
    ready.locator("[data-reset]").click()
    played(ready)
    assert verdict(ready) == "Everything comes out as in the example."


@pytest.mark.parametrize(
    ("fragment", "told"),
    [("", "Choose an example"), ("#no/such", "There is no such"), (f"#{tried.BLOCKED}/no", "There is no such")],
)
def test_an_address_without_an_example_says_what_to_do(
    page: Page, trial_address: str, fragment: str, told: str
) -> None:
    page.goto(trial_address + "en/try/" + fragment)
    expect(page.locator("[data-note]")).to_contain_text(told)
    assert not page.locator("[data-go-on]").is_visible()


def test_from_a_disk_the_page_leads_to_what_was_recorded(page: Page, trial_site: Path) -> None:
    page.goto(f"{(trial_site / 'fr' / 'try' / 'index.html').as_uri()}#{tried.BLOCKED}/{tried.TROLL}")
    expect(page.locator("[data-note]")).to_be_visible()
    assert not page.locator("[data-go-on]").is_visible()
    page.locator("[data-ruling]").click()
    assert page.url.endswith(f"r/{tried.BLOCKED}/index.html#example-{tried.TROLL}")
    assert page.locator(f"#example-{tried.TROLL} .ab-moment").first.is_visible()


def test_a_browser_without_webassembly_is_told(browser: Browser, trial_address: str) -> None:
    with visited(browser) as context:
        context.add_init_script("delete globalThis.WebAssembly")
        page = context.new_page()
        page.goto(trial_address + "en/" + EXAMPLE)
        expect(page.locator("[data-note]")).to_contain_text("WebAssembly")
        assert not page.locator("[data-go-on]").is_visible()


def test_without_script_the_page_says_so(browser: Browser, trial_address: str) -> None:
    with visited(browser, java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(trial_address + "en/" + EXAMPLE)
        assert page.locator("noscript .ab-notice").is_visible()


def test_an_engine_that_cannot_be_fetched_is_told(page: Page, trial_address: str) -> None:
    page.route("**/_run/**", lambda route: route.abort())
    page.goto(trial_address + "en/" + EXAMPLE)
    page.locator("[data-go-on]").click()
    played(page)
    assert verdict(page).startswith("The engine could not be started")
    page.unroute("**/_run/**")
    page.locator("[data-run]").click()
    played(page)
    assert verdict(page) == "Everything comes out as in the example."


def test_axe_finds_nothing_where_an_example_was_tried(ready: Page) -> None:
    still = ready.add_style_tag(content=".ab-try__bar { position: static !important }")  # it lies over what is below it
    assert faults(ready, "main") == []
    still.evaluate("style => style.remove()")
    ready.emulate_media(color_scheme="light", reduced_motion="no-preference")
    ready.set_viewport_size({"width": 1280, "height": 800})


def test_a_page_that_is_tried_fits_on_a_phone(ready: Page) -> None:
    assert phone(ready).evaluate("document.documentElement.scrollWidth") <= 360
    ready.set_viewport_size({"width": 1280, "height": 800})


def test_a_page_that_is_tried_does_not_jump(browser: Browser, trial_address: str) -> None:
    """Beside what the reader asked for, nothing moves: measured as browsers measure it."""
    with visited(browser) as context:
        page = context.new_page()
        context.add_init_script(
            "globalThis.shift = 0; new PerformanceObserver((list) => { for (const one of list.getEntries()) "
            "if (!one.hadRecentInput) shift += one.value; }).observe({ type: 'layout-shift', buffered: true });"
        )
        page.goto(trial_address + "en/" + EXAMPLE)
        expect(page.locator("[data-go-on]")).to_be_visible()
        page.wait_for_timeout(300)
        assert page.evaluate("shift") < 0.1
