"""The site by keyboard alone, and without movement for who asks for none."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.website.browser import DESKTOP, PHONE, visit
from tests.website.kinds import PROVED

STOP = """async () => {
    const one = document.activeElement;
    if (one === document.body || one.dataset.wasHere) return null;
    one.dataset.wasHere = "yes";
    for (const _ of "12") await new Promise(requestAnimationFrame);  // the page may have to scroll
    const labels = [...one.parentElement.querySelectorAll("label")];
    const drawn = one.offsetWidth ? one : labels.find(each => each.offsetWidth);
    const box = drawn.getBoundingClientRect();
    const above = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
    const isThere = Boolean(above) && (drawn.contains(above) || above.contains(drawn));
    return {
        html: one.outerHTML.slice(0, 160),
        isSeen: isThere && drawn.checkVisibility({ opacityProperty: true }),
        isMarked: getComputedStyle(drawn).outlineStyle !== "none" || one.matches(".md-search__input"),
    };
}"""
"""Where the focus is; null where it was before.

A choice that is itself not drawn has a label that is. A box that is searched in opens: it needs no other mark.
"""


@pytest.mark.parametrize("key", ["Tab", "Shift+Tab"])
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
@pytest.mark.parametrize("place", ["it/", "en/" + PROVED, "fr/all/"])
def test_what_has_the_focus_is_always_seen(page: Page, address: str, place: str, size: object, key: str) -> None:
    page.set_viewport_size(size)  # type: ignore[arg-type]
    page.emulate_media(reduced_motion="reduce")
    visit(page, address + place)
    stops = []
    page.keyboard.press(key)
    while stop := page.evaluate(STOP):
        stops.append(stop)
        page.keyboard.press(key)
    assert len(stops) > 15
    assert [stop for stop in stops if not (stop["isSeen"] and stop["isMarked"])] == []


def test_the_first_stop_leads_past_the_menus(page: Page, address: str) -> None:
    visit(page, address + "it/" + PROVED)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    assert page.url.endswith("#question")
    page.keyboard.press("Tab")
    assert page.evaluate("!!document.activeElement.closest('main')")


def test_a_search_is_made_and_followed_by_keys(page: Page, address: str) -> None:
    visit(page, address + "en/")
    page.locator(".md-search__input").focus()
    page.keyboard.type("ridgetop")
    expect(page.locator(".ab-found").first).to_be_visible()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    page.wait_for_url(address + "en/cards/ridgetop-raptor/")


def test_a_search_that_is_left_closes(page: Page, address: str) -> None:
    visit(page, address + "en/")
    page.keyboard.press("/")
    expect(page.locator(".md-search__output")).to_be_visible()
    page.keyboard.press("Tab")
    expect(page.locator(".md-search__output")).to_be_hidden()


def test_the_language_is_switched_by_keys(page: Page, address: str) -> None:
    visit(page, address + "it/" + PROVED)
    page.locator(".md-select button").focus()
    page.keyboard.press("Tab")
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    page.wait_for_url(address + "fr/" + PROVED)


def test_a_list_is_narrowed_down_by_keys(page: Page, address: str) -> None:
    visit(page, address + "en/all/")
    page.locator("[data-facets] select[name=mechanic]").focus()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-facets-list] > li").filter(visible=True)).to_have_count(1)


def test_a_button_of_a_replay_keeps_the_focus_at_the_end_of_the_game(page: Page, address: str) -> None:
    visit(page, address + "en/" + PROVED)
    last = page.locator("[data-go=last]").first
    last.focus()
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")
    expect(last).to_be_focused()
    expect(page.locator("#example-blocked-by-a-3-2-1")).to_be_visible()


MOVING = """() => [...document.querySelectorAll("*")].filter(one => ["", "::before", "::after"].some(part => {
    const style = getComputedStyle(one, part);
    const times = `${style.transitionDuration}, ${style.animationDuration}`.split(", ");
    return style.scrollBehavior === "smooth" || times.some(time => parseFloat(time) > 0);
})).map(one => one.outerHTML.slice(0, 100))"""


@pytest.mark.parametrize("place", ["it/", "en/" + PROVED, "fr/all/"])
def test_nothing_moves_for_a_reader_who_asks_so(page: Page, address: str, place: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    visit(page, address + place)
    assert page.evaluate(MOVING) == []
