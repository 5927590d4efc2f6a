"""The site as a whole: three languages, a root, the same bytes twice."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from checker.website.build import build, main
from checker.website.config import SiteFailed
from checker.website.sites import KEPT, sites_of_project
from tests.website import sample


def files(folder: Path) -> dict[str, bytes]:
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in folder.rglob("*") if path.is_file()}


def test_the_same_rulings_give_the_same_site(built: Path, tmp_path: Path) -> None:
    build(sample.sites(draft=True), sample.PROJECT, tmp_path / "again")
    assert files(built) == files(tmp_path / "again")


def test_the_same_rulings_give_the_same_site_with_several_processes(built: Path, tmp_path: Path) -> None:
    build(sample.sites(draft=True), sample.PROJECT, tmp_path / "again", jobs=2)
    assert files(built) == files(tmp_path / "again")


@pytest.mark.parametrize("jobs", [1, 2])
def test_what_mkdocs_refuses_is_told_whoever_built(tmp_path: Path, jobs: int) -> None:
    for path in sample.PROJECT.glob("mkdocs*.yml"):
        (tmp_path / path.name).write_text(path.read_text("utf-8"), "utf-8")
    with pytest.raises(SiteFailed, match="Aborted with a configuration error"):
        build(sample.sites(), tmp_path, tmp_path / "site", jobs=jobs)


REAL = (
    "combat/a-blocked-creature-stays-blocked-when-its-blocker-is-gone",
    "battles/a-siege-may-be-attacked-by-its-controller",
)


def project_of(folder: Path) -> Path:
    """A few of the project's own rulings, with everything else that a site is made of."""
    settings = (path.name for path in sample.PROJECT.glob("mkdocs*.yml"))
    for name in ("docs", "checker", "locales", "pyproject.toml", *settings):
        (folder / name).symlink_to(sample.PROJECT / name)
    for ruling in REAL:
        path = folder / "rulings" / f"{ruling}.yaml"
        path.parent.mkdir(parents=True)
        text = (sample.PROJECT / "rulings" / f"{ruling}.yaml").read_text("utf-8")
        path.write_text(re.sub(r"^sources:\n(?:  .*\n)+", "", text, flags=re.M), "utf-8")
    return folder


def test_a_site_is_the_same_whether_its_games_are_remembered_or_played(tmp_path: Path) -> None:
    project = project_of(tmp_path)
    trees = []
    for name, jobs in (("played", 2), ("remembered", 2), ("alone", 1)):
        assert build(sites_of_project(project, draft=True, jobs=jobs), project, tmp_path / name, jobs=jobs) == []
        trees.append(files(tmp_path / name))
    assert len(list((project / KEPT).glob("*.proof"))) == len(REAL)
    assert len(trees[0]) > len(REAL)
    assert trees[0] == trees[1] == trees[2]


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
