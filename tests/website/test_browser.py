"""The site as it is used, in Chromium: stepping, searching, switching, without script, on paper, on a phone."""

from __future__ import annotations

import os
import shutil
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from checker.website.search import search_files
from checker.website.speech import Speech
from tests.website import sample
from tests.website.browser import Page, program, served

PROVED = "r/a-blocked-double-striker-stops-there/"
REPLAY = "[data-replay=example-blocked-by-a-3-2]"
META = "document.querySelector('.md-search-result__meta')"
SEEN = "checkVisibility({visibilityProperty: true})"
SHOWN = f"[...document.querySelectorAll('{REPLAY} .ab-moment')].filter(m => m.{SEEN}).map(m => m.id)"
KINDS = [
    "",
    PROVED,
    "r/nasty/",
    "t/combat/",
    "all/",
    "rules/",
    "rules/509.1/",
    "cards/",
    "mechanics/double-strike/",
    "terms/",
    "sources/article/",
    "about/",
]


@pytest.fixture(scope="module")
def address(built: Path) -> Iterator[str]:
    with served(built) as found:
        yield found


@pytest.fixture(scope="module")
def browser(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Page]:
    path = program()
    if path is None:
        if os.environ.get("ARBITRO_BROWSER") == "required":
            pytest.fail("no Chromium was found, and ARBITRO_BROWSER=required asks for one")
        pytest.skip("no Chromium was found: what needs a browser is not tested")
    page = Page(path, tmp_path_factory.mktemp("profile"))
    yield page
    page.close()


@pytest.fixture
def page(browser: Page) -> Page:
    """The browser as a reader finds it: a desktop, scripts on, nothing preferred."""
    browser.scripts(True)
    browser.media()
    browser.size(1280)
    return browser


def found(page: Page) -> list[str]:
    page.wait("!['', meta.dataset.hint].includes(meta.textContent)".replace("meta", META))
    links: list[str] = page.run("[...document.querySelectorAll('.ab-found')].map(link => link.pathname)")
    return links


def test_buttons_step_through_a_game_and_the_address_follows(page: Page, address: str) -> None:
    page.open(address + "en/" + PROVED)
    assert page.run(SHOWN) == ["example-blocked-by-a-3-2-0"]
    page.run(f"document.querySelector('{REPLAY} [data-go=on]').click()")
    assert page.run(SHOWN) == ["example-blocked-by-a-3-2-1"]
    assert page.run("location.hash") == "#example-blocked-by-a-3-2-1"
    told = page.run(f"document.querySelector('{REPLAY} [data-told]').textContent")
    assert told.startswith("1 / 1. Bear blocks Ridgetop Raptor.")


def test_keys_step_through_a_game(page: Page, address: str) -> None:
    page.open(address + "it/" + PROVED)
    for key, moment in (("ArrowRight", 1), ("ArrowRight", 1), ("ArrowLeft", 0), ("ArrowLeft", 0)):
        page.press(key)
        assert page.run(SHOWN) == [f"example-blocked-by-a-3-2-{moment}"]


def test_nothing_moves_while_a_game_is_stepped_through(page: Page, address: str) -> None:
    page.size(360)
    page.open(address + "it/" + PROVED)
    height = page.run("document.body.scrollHeight")
    page.press("ArrowRight")
    assert page.run("document.body.scrollHeight") == height


def test_an_address_leads_to_a_moment_in_an_example_that_was_closed(page: Page, address: str) -> None:
    page.open(address + "fr/" + PROVED + "#example-any-power-1")
    assert page.run(f"document.getElementById('example-any-power-1').{SEEN}")
    assert not page.run(f"document.getElementById('example-any-power-0').{SEEN}")


def test_without_the_script_all_moments_are_there(page: Page, address: str) -> None:
    page.scripts(False)
    page.open(address + "it/" + PROVED)
    assert page.run(SHOWN) == ["example-blocked-by-a-3-2-0", "example-blocked-by-a-3-2-1"]
    assert not page.run("document.querySelector('.ab-replay__bar').checkVisibility()")


def test_on_paper_all_moments_are_there(page: Page, address: str) -> None:
    page.open(address + "it/" + PROVED)
    page.media("print")
    page.run("dispatchEvent(new Event('beforeprint'))")
    moments = "[...document.querySelectorAll('.ab-moment')]"
    assert page.run(f"{moments}.length") > 2
    assert page.run(f"{moments}.every(moment => moment.{SEEN})")
    assert not page.run("document.querySelector('.ab-replay__bar').checkVisibility()")


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
    page.open(f"{address}{lang}/")
    page.press("/")
    page.type(text)
    assert found(page)[0] == f"/{lang}/{first}"


def test_the_search_says_that_it_found_nothing(page: Page, address: str) -> None:
    page.open(address + "en/")
    page.press("/")
    page.type("zzzyx")
    assert found(page) == []
    assert page.run(f"{META}.textContent") == "Nothing found"


def test_keys_lead_through_what_was_found(page: Page, address: str) -> None:
    page.open(address + "en/")
    page.press("/")
    page.type("strike")
    second = found(page)[1]
    page.press("ArrowDown")
    page.press("ArrowDown")
    assert page.run("document.activeElement.pathname") == second
    page.press("Escape")
    assert not page.run("document.querySelector('#__search').checked")


def test_a_thousand_rulings_are_searched_at_once_on_a_slow_phone(page: Page, built: Path, tmp_path: Path) -> None:
    site = tmp_path / "site"
    shutil.copytree(built, site)
    for name, text in search_files(sample.large_site(1000), Speech("en")).items():
        (site / "en" / "search" / name).write_text(text, "utf-8")
    with served(site) as address:
        page.size(360)
        page.open(address + "en/")
        page.call("Emulation.setCPUThrottlingRate", rate=4)
        page.press("/")
        begun = time.monotonic()
        page.type("strike 702.19b")
        links = found(page)
        seconds = time.monotonic() - begun
        page.call("Emulation.setCPUThrottlingRate", rate=1)
    assert links[0] == "/en/r/ruling-19/"
    assert seconds < 1.5


def test_a_page_fetches_nothing_of_the_search_before_it_is_opened(page: Page, address: str) -> None:
    page.open(address + "it/" + PROVED)
    assert not [url for url in page.requests if "/search/" in url]
    assert all(url.startswith((address, "data:")) for url in page.requests)


def test_the_switch_keeps_the_page_and_the_place(page: Page, address: str) -> None:
    page.open(address + "it/" + PROVED + "#why")
    page.run("document.querySelector('.md-select a[hreflang=fr]').click()")
    page.wait("document.documentElement.lang === 'fr' && document.readyState === 'complete'")
    assert page.run("location.pathname + location.hash") == f"/fr/{PROVED}#why"


def test_a_reader_of_another_language_is_offered_it_and_not_sent_there(page: Page, address: str) -> None:
    own = page.run("navigator.language").partition("-")[0]
    assert own == "en"
    page.open(address + "it/")
    page.run("localStorage.clear()")
    page.open(address + "it/" + PROVED)
    assert page.run("location.pathname") == f"/it/{PROVED}"
    assert page.run("document.querySelector('.ab-offer a').textContent") == "Read this page in English"
    page.run("document.querySelector('.ab-offer button').click()")
    page.open(address + "fr/" + PROVED)
    assert not page.run("!!document.querySelector('.ab-offer')")
    page.run("localStorage.clear()")
    page.open(address + "en/" + PROVED)
    assert not page.run("!!document.querySelector('.ab-offer')")


def test_the_list_is_narrowed_down_and_the_address_says_how(page: Page, address: str) -> None:
    page.open(address + "en/all/?mechanic=double-strike")
    visible = "[...document.querySelectorAll('[data-facets-list] a')].filter(a => a.checkVisibility()).length"
    assert page.run(visible) == 1
    page.run("document.querySelector('[data-facets]').reset()")
    page.wait(f"{visible} > 1")
    assert page.run("location.search") == ""


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("width", [320, 360, 1280])
def test_no_page_scrolls_sideways(page: Page, address: str, kind: str, width: int) -> None:
    page.size(width)
    page.open(f"{address}it/{kind}")
    assert page.run("document.documentElement.scrollWidth") <= width


def test_what_was_found_fits_on_a_phone(page: Page, address: str) -> None:
    page.size(360)
    page.open(address + "it/")
    page.press("/")
    page.type("colpo")
    assert found(page)
    assert page.run("[innerWidth, document.querySelector('.ab-found').getBoundingClientRect().width]") == [360, 360]


NAMELESS = Path(__file__).with_name("nameless.js").read_text("utf-8")


@pytest.mark.parametrize("kind", KINDS)
def test_everything_that_can_be_used_has_a_name(page: Page, address: str, kind: str) -> None:
    page.open(f"{address}fr/{kind}")
    assert page.run(NAMELESS) == []


FAINT = Path(__file__).with_name("faint.js").read_text("utf-8")


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("kind", KINDS)
def test_all_text_stands_out_from_what_is_behind_it(page: Page, address: str, kind: str, scheme: str) -> None:
    page.media(prefers_color_scheme=scheme)
    page.open(f"{address}it/{kind}")
    page.wait(f"document.body.dataset.mdColorScheme === '{'slate' if scheme == 'dark' else 'default'}'")
    assert page.run(FAINT) == []
