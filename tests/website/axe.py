"""axe-core, the checker of accessibility, run on a page in all its looks."""

from __future__ import annotations

from playwright.sync_api import Page

from tests.website.browser import DESKTOP, PHONE, package

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
