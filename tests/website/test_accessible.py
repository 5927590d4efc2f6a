"""Everybody can read the pages and use them: axe-core finds nothing, keys are enough, nothing moves for who asks so."""

from __future__ import annotations

from itertools import cycle
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.website.browser import DESKTOP, PHONE, package, visit
from tests.website.kinds import MOVED, PAGES, ROOT_PAGES, WAYS, kind_of, kinds_of
from tests.website.test_try_in_browser import EXAMPLE, started

RULES = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
LOOKS = (
    ("light", "default", DESKTOP),
    ("dark", "slate", DESKTOP),
    ("dark", "slate", PHONE),
    ("light", "default", PHONE),
)
"""What the reader prefers, what the theme calls it, the size of the screen."""
EVERY_SIGN = {"ignoreUnicode": False, "ignoreLength": True}
"""Ticks and single letters have to stand out as well; axe-core would leave them to people."""
FOUND = """async ([rules, contrast, where]) => {
    const checks = { "color-contrast": { options: contrast } };
    const results = await axe.run(where, { runOnly: rules, checks, resultTypes: ["violations", "incomplete"] });
    const unsure = results.incomplete.filter(each => each.id === "color-contrast");
    return [...results.violations, ...unsure].flatMap(each => each.nodes.map(node => ({
        rule: each.id, html: node.html.slice(0, 200), why: node.failureSummary,
    })));
}"""
CHOSEN = "localStorage.setItem('arbitro.language', 'chosen')"
"""No language is offered: the offer lies over what is below it."""
LANGUAGES = cycle(("it", "fr", "en"))
PLACES = [f"{lang}/{page}" for lang, page in zip(LANGUAGES, PAGES, strict=False)] + list(ROOT_PAGES)


def faults(page: Page, where: str = "html") -> list[dict[str, str]]:
    """What axe-core finds on a page, or in a part of it, in all its looks."""
    page.evaluate(package("axe-core/axe.min.js").read_text("utf-8"))
    found: list[dict[str, str]] = []
    for scheme, named, size in LOOKS:
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
        page.set_viewport_size(size)  # type: ignore[arg-type]
        page.wait_for_function("named => [named, undefined].includes(document.body.dataset.mdColorScheme)", arg=named)
        page.evaluate("scrollTo(0, 0)")  # nothing is to lie under the bar that stays
        found += page.evaluate(FOUND, [RULES, EVERY_SIGN, where])
    return found


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


def test_axe_finds_nothing_where_an_example_was_tried(page: Page, trial_address: str) -> None:
    started(page, f"{trial_address}en/{EXAMPLE}")
    page.add_style_tag(content=".ab-try__bar { position: static !important }")  # it lies over what is below it
    assert faults(page, "main") == []
