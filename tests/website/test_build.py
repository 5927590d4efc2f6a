"""The site as a whole: three languages, a root, the same bytes twice."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from checker.website.build import build, main
from tests.website import sample


def files(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_the_same_rulings_give_the_same_site(built: Path, tmp_path: Path) -> None:
    build(sample.sites(draft=True), sample.PROJECT, tmp_path / "again")
    assert files(built) == files(tmp_path / "again")


def test_a_ruling_that_was_deleted_has_no_page_any_more(tmp_path: Path) -> None:
    out = tmp_path / "site"
    (out / "en" / "r" / "deleted").mkdir(parents=True)
    (out / "en" / "r" / "deleted" / "index.html").write_text("", "utf-8")
    build(sample.sites()[:1], sample.PROJECT, out)
    assert not (out / "en" / "r" / "deleted").exists()


def test_a_site_under_a_path_has_no_broken_link(tmp_path: Path) -> None:
    assert build(sample.sites(), sample.PROJECT, tmp_path / "site", "https://example.org/arbitro/") == []
    assert 'href="/arbitro/it/"' in (tmp_path / "site" / "404.html").read_text("utf-8")


def test_the_root_offers_the_three_languages(built: Path) -> None:
    html = (built / "index.html").read_text("utf-8")
    assert re.findall(r'<a href="(\w+)/" hreflang', html) == ["it", "fr", "en"]


def test_no_style_or_script_asks_another_host_for_anything(built: Path) -> None:
    styles = [path.read_text("utf-8") for path in built.rglob("*.css")]
    assert styles
    assert not any(re.search(r"url\(\s*['\"]?(https?:)?//", style) for style in styles)
    assert not any("@import" in style for style in styles)


def test_the_sitemap_names_each_page_in_the_three_languages(built: Path) -> None:
    sitemap = (built / "fr" / "sitemap.xml").read_text("utf-8")
    assert "<loc>http://localhost:8000/fr/r/double-strike/</loc>" in sitemap
    assert 'hreflang="it" href="http://localhost:8000/it/r/double-strike/"' in sitemap


FAILING = """
id: life-stays-at-twenty
edition: "2026-09-25"
title: {it: Resta a venti}
text: {source: it, it: "Resta a 20."}
cites: ["510.2"]
examples:
  - id: an-unblocked-attacker
    given:
      turn: A, beginning of combat
      battlefield: {A: [{creature: Bear, power: 2, toughness: 2}]}
    play: [{attack: {Bear: B}}, {to: end of combat}]
    expect: {life: {B: 20}}
    without: {"510.2": {life: {B: 20}}}
"""


def test_a_ruling_that_fails_stops_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    topic = tmp_path / "rulings" / "combat"
    topic.mkdir(parents=True)
    (topic / "life-stays-at-twenty.yaml").write_text(FAILING, "utf-8")
    monkeypatch.chdir(tmp_path)
    assert main([]) == 1
    assert not (tmp_path / "site").exists()
    assert "life-stays-at-twenty.yaml:13:24: error: life B: expected 20, but it was 18 [example.differs]" in (
        capsys.readouterr().err
    )
