"""The check of the built pages finds what strict MkDocs does not see."""

from __future__ import annotations

from pathlib import Path

import pytest

from checker.website.links import faults

PAGE = '<!doctype html><html lang="it"><body>{}</body></html>'


def found(site: Path, body: str, base: str = "/") -> list[str]:
    """The faults of a site whose home page has that body; a second page has the anchor `there`."""
    (site / "other").mkdir(parents=True)
    (site / "other" / "index.html").write_text(PAGE.format('<h1 id="there">x</h1>'), "utf-8")
    (site / "index.html").write_text(PAGE.format(body), "utf-8")
    return [str(fault) for fault in faults(site, base)]


@pytest.mark.parametrize(
    "link",
    ["other/", "other/index.html", "other/#there", "#top", "./", "/arbitro/other/", "https://example.org/"],
)
def test_a_link_that_leads_somewhere_is_let_pass(tmp_path: Path, link: str) -> None:
    assert found(tmp_path, f'<h1 id="top">x</h1><a href="{link}">x</a>', "/arbitro/") == []


@pytest.mark.parametrize("link", ["missing/", "../outside/", "/other/", "other/missing.png"])
def test_a_link_that_leads_nowhere_is_found(tmp_path: Path, link: str) -> None:
    assert found(tmp_path / "site", f'<a href="{link}">x</a>', "/arbitro/") == [f"index.html: {link} leads nowhere"]


def test_an_anchor_that_is_not_there_is_found(tmp_path: Path) -> None:
    assert found(tmp_path, '<a href="other/#elsewhere">x</a>') == [
        "index.html: other/#elsewhere leads to an anchor that is not there"
    ]


def test_an_image_that_is_not_there_is_found(tmp_path: Path) -> None:
    assert found(tmp_path, '<img src="x.png">') == ["index.html: x.png leads nowhere"]


@pytest.mark.parametrize(
    "harmless",
    [
        '<!-- <a href="missing/"> -->',
        "<script>const torn = '<a href=\"missing/\"'</script>",
        '<p title="<a href=&quot;missing/&quot;>">x</p>',
        '<a data-href="missing/" name="href=missing/">x</a>',
        "1 <2 and 3 > 2",
    ],
)
def test_what_is_no_link_is_not_taken_for_one(tmp_path: Path, harmless: str) -> None:
    assert found(tmp_path, harmless) == []


@pytest.mark.parametrize(
    "link", ["<A HREF='missing/'>", "<a\n class=x href=missing/>", '<a title=">" href="missing&#47;">']
)
def test_a_link_is_found_however_it_is_written(tmp_path: Path, link: str) -> None:
    assert found(tmp_path, f"{link}x</a>") == ["index.html: missing/ leads nowhere"]


def test_a_tag_that_is_torn_is_found(tmp_path: Path) -> None:
    assert found(tmp_path, '<p>x</p><a href="other/>x</a>') == [
        'index.html: <a href="other/>x</a></body></html> is not a whole tag'
    ]


def test_an_id_used_twice_is_found(tmp_path: Path) -> None:
    assert found(tmp_path, '<p id="a"></p><p id="a"></p>') == ['index.html: the id "a" is used 2 times']


def test_a_page_without_a_language_is_found(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<html><body></body></html>", "utf-8")
    assert [str(fault) for fault in faults(tmp_path)] == ["index.html: the page does not say its language"]


@pytest.mark.parametrize(
    "element",
    [
        '<script src="https://cdn.example/x.js"></script>',
        '<img src="//cdn.example/x.js">',
        '<link rel="stylesheet" href="https://cdn.example/x.js">',
    ],
)
def test_what_is_loaded_from_another_host_is_found(tmp_path: Path, element: str) -> None:
    (fault,) = found(tmp_path, element)
    assert fault.endswith("cdn.example/x.js is loaded from elsewhere")
