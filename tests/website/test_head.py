"""What the head of a page tells search engines and whoever is sent a link."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from checker.website.build import build
from tests.website import sample
from tests.website.kinds import MOVED, PAGES

HOME = "http://localhost:8000"
READ = [page for page in PAGES if not page.endswith(".html")]


def head(site: Path, page: str) -> str:
    return (site / page / "index.html").read_text("utf-8").partition("</head>")[0]


@pytest.mark.parametrize("page", READ)
@pytest.mark.parametrize("lang", ["it", "fr", "en"])
def test_a_page_says_its_address_its_language_and_what_it_is_about(built: Path, lang: str, page: str) -> None:
    html = head(built, f"{lang}/{page}")
    address = f"{HOME}/{lang}/{page}"
    assert f'<html lang="{lang}"' in html
    assert f'<link rel="canonical" href="{address}">' in html
    assert f'<meta property="og:url" content="{address}">' in html
    (about,) = re.findall(r'<meta name="description" content="([^"]+)">', html)
    assert f'<meta property="og:description" content="{about}">' in html
    assert len(about) >= 30 or page.startswith("r/")
    assert re.search(r"<title>[^<]+</title>", html)
    assert html.count("<title>") == html.count('property="og:title"') == 1


def test_a_home_page_says_what_the_site_is(built: Path) -> None:
    assert "<title>Arbitro: Magic rulings, proved</title>" in head(built, "en")


def test_a_page_that_moved_is_not_to_be_found(built: Path) -> None:
    assert '<meta name="robots" content="noindex">' in head(built, f"en/{MOVED}")
    assert MOVED not in (built / "en" / "sitemap.xml").read_text("utf-8")


def test_the_sitemap_names_every_page_once_and_only_pages_that_are_there(built: Path) -> None:
    for lang in ("it", "fr", "en"):
        sitemap = (built / lang / "sitemap.xml").read_text("utf-8")
        named = re.findall(rf"<loc>{HOME}/(.*?)</loc>", sitemap)
        assert len(set(named)) == len(named)
        assert {f"{lang}/{page}" for page in READ} <= set(named)
        others = re.findall(rf'hreflang="\w+" href="{HOME}/(.*?)"', sitemap)
        assert len(others) == 3 * len(named)
        assert [page for page in (*named, *others) if not (built / page / "index.html").is_file()] == []


def test_the_root_has_the_languages_for_search_engines(built: Path) -> None:
    root = (built / "index.html").read_text("utf-8")
    assert re.findall(r'<link rel="alternate" hreflang="(\w+)" href="(\w+/)">', root) == [
        ("it", "it/"),
        ("fr", "fr/"),
        ("en", "en/"),
    ]


def test_under_a_path_addresses_keep_it(tmp_path: Path) -> None:
    build(sample.sites(), sample.PROJECT, tmp_path, "https://example.org/arbitro/")
    assert '<link rel="canonical" href="https://example.org/arbitro/it/all/">' in head(tmp_path, "it/all")
    sitemap = (tmp_path / "it" / "sitemap.xml").read_text("utf-8")
    assert 'hreflang="fr" href="https://example.org/arbitro/fr/all/"' in sitemap
