"""Games stepped through in a browser: by buttons, keys and links, without script, on paper."""

from __future__ import annotations

from playwright.sync_api import Browser, Page

from tests.website.browser import phone, visit, visited
from tests.website.kinds import PROVED

REPLAY = "[data-replay=example-blocked-by-a-3-2]"
SHOWN = """moments => moments
    .filter(moment => moment.checkVisibility({visibilityProperty: true})).map(moment => moment.id)"""


def shown(page: Page) -> list[str]:
    """The ids of the moments that are to be seen."""
    ids: list[str] = page.locator(f"{REPLAY} .ab-moment").evaluate_all(SHOWN)
    return ids


def test_buttons_step_through_a_game_and_the_address_follows(page: Page, address: str) -> None:
    visit(page, address + "en/" + PROVED)
    assert shown(page) == ["example-blocked-by-a-3-2-0"]
    page.locator(f"{REPLAY} [data-go=on]").click()
    assert shown(page) == ["example-blocked-by-a-3-2-1"]
    assert page.url.endswith("#example-blocked-by-a-3-2-1")
    told = page.locator(f"{REPLAY} [data-told]").text_content()
    assert told is not None
    assert told.startswith("1 / 1. Bear blocks Ridgetop Raptor.")


def test_keys_step_through_a_game(page: Page, address: str) -> None:
    visit(page, address + "it/" + PROVED)
    for key, moment in (("ArrowRight", 1), ("ArrowRight", 1), ("ArrowLeft", 0), ("ArrowLeft", 0)):
        page.keyboard.press(key)
        assert shown(page) == [f"example-blocked-by-a-3-2-{moment}"]


def test_nothing_moves_while_a_game_is_stepped_through(page: Page, address: str) -> None:
    visit(phone(page), address + "it/" + PROVED)
    height = page.evaluate("document.body.scrollHeight")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.body.scrollHeight") == height


def test_an_address_leads_to_a_moment_in_an_example_that_was_closed(page: Page, address: str) -> None:
    visit(page, address + "fr/" + PROVED + "#example-any-power-1")
    assert page.locator("#example-any-power-1").is_visible()
    assert not page.locator("#example-any-power-0").is_visible()


def test_without_the_script_all_moments_are_there(browser: Browser, address: str) -> None:
    with visited(browser, java_script_enabled=False) as context:
        page = context.new_page()
        page.goto(address + "it/" + PROVED)
        moments = page.locator(f"{REPLAY} .ab-moment")
        assert moments.count() == 2
        assert all(moment.is_visible() for moment in moments.all())
        assert not page.locator(f"{REPLAY} .ab-replay__bar").is_visible()


def test_on_paper_all_moments_are_there(page: Page, address: str) -> None:
    visit(page, address + "it/" + PROVED)
    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")
    moments = page.locator(".ab-moment").all()
    assert len(moments) > 2
    assert all(moment.is_visible() for moment in moments)
    assert not page.locator(".ab-replay__bar").first.is_visible()


def test_paper_is_white_whatever_the_screen_is(browser: Browser, address: str) -> None:
    with visited(browser, color_scheme="dark") as context:
        page = context.new_page()
        visit(page, address + "it/" + PROVED)
        answer = page.locator("#answer")
        on_screen = answer.evaluate("one => getComputedStyle(one).color")
        page.emulate_media(media="print")
        assert answer.evaluate("one => getComputedStyle(one).color") == "rgb(29, 36, 48)" != on_screen


def test_the_link_to_a_moment_is_copied_and_leads_there(browser: Browser, address: str) -> None:
    with visited(browser, permissions=["clipboard-read", "clipboard-write"]) as context:
        page = context.new_page()
        visit(page, address + "it/" + PROVED)
        page.locator(f"{REPLAY} [data-go=on]").click()
        page.locator("[data-of-moment]").first.click()
        link = page.evaluate("navigator.clipboard.readText()")
        assert link == f"{address}it/{PROVED}#example-blocked-by-a-3-2-1"
        friend = phone(context.new_page())
        visit(friend, link)
        assert shown(friend) == ["example-blocked-by-a-3-2-1"]
        top, bar = (
            friend.locator(one).first.evaluate("one => one.getBoundingClientRect()")
            for one in (".md-header", f"{REPLAY} .ab-replay__bar")
        )
        assert bar["top"] >= top["bottom"]
