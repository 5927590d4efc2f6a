"""Addresses without a page: each language answers in its own words, with links that lead on from however deep."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Page

LOST = {
    "it": "A questo indirizzo non c’è nessuna pagina",
    "fr": "Il n’y a pas de page à cette adresse",
    "en": "There is no page at this address",
}


@pytest.mark.parametrize("lang", LOST)
@pytest.mark.parametrize("path", ["nothing", "r/nothing/", "r/double-strike/deeper/still/"])
def test_a_lost_reader_stays_in_the_language(page: Page, address: str, lang: str, path: str) -> None:
    response = page.goto(f"{address}{lang}/{path}")
    assert response is not None
    assert response.status == 404
    assert page.locator("html").get_attribute("lang") == lang
    assert page.locator("h1").inner_text() == LOST[lang]
    page.locator(".ab-lost a").first.click()
    page.wait_for_url(f"{address}{lang}/")


@pytest.mark.parametrize("lang", LOST)
def test_all_links_of_a_lost_page_lead_to_its_language_but_the_switch(page: Page, address: str, lang: str) -> None:
    page.goto(f"{address}{lang}/r/nothing/deep/")
    links: list[list[str]] = page.locator("a[href]").evaluate_all(
        "all => all.map(link => [link.hreflang, link.pathname])"
    )
    assert len(links) > 8
    assert [path for of, path in links if not path.startswith(f"/{of or lang}/")] == []


@pytest.fixture
def only_at_the_root(page: Page, built: Path, address: str) -> Page:
    """A host that has one page for all that is lost, whatever the address."""
    html = (built / "404.html").read_text("utf-8")
    page.route("**/nothing/**", lambda route: route.fulfill(status=404, content_type="text/html", body=html))
    return page


@pytest.mark.parametrize("lang", LOST)
def test_a_host_with_one_page_for_all_puts_the_language_of_the_address_first(
    only_at_the_root: Page, address: str, lang: str
) -> None:
    page = only_at_the_root
    page.goto(f"{address}{lang}/r/nothing/deep/")
    first = page.locator("main a").first
    assert first.get_attribute("lang") == lang
    assert LOST[lang] in (first.text_content() or "")
    first.click()
    page.wait_for_url(f"{address}{lang}/")
