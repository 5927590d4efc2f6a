"""`checker new`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from checker.base.yaml import read_yaml
from checker.cli.skeleton import TEXTS, skeleton
from checker.knowledge.library import load
from checker.knowledge.project import find_project

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Run


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """An empty project with settings."""
    (tmp_path / "rulings").mkdir()
    (tmp_path / "checker.toml").write_text('languages = ["it", "en"]\nsource-language = "en"\n')
    return tmp_path


def test_the_skeleton_is_written_below_its_topic(run: Run, project: Path) -> None:
    ran = run(project, "new", "combat/blocks/some-ruling")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == (
        "rulings/combat/blocks/some-ruling.yaml\n"
        "it is verified as it stands; see it with: checker explain some-ruling\n"
    )
    written = (project / "rulings/combat/blocks/some-ruling.yaml").read_text()
    assert written.startswith("# yaml-language-server: $schema=../../../docs/schema/ruling.json\nid: some-ruling\n")


@pytest.mark.parametrize("language", ["it", "fr", "en"])
def test_the_skeleton_has_the_right_form_in_each_language(project: Path, language: str) -> None:
    path = project / "rulings" / "a.yaml"
    path.write_text(skeleton("some-ruling", "2026-09-25", language, "x.json"))
    (project / "checker.toml").write_text('languages = ["it", "fr", "en"]\n')
    library = load([path], find_project(project))
    assert library.problems == ()
    assert library.rulings[0].title == {language: TEXTS[language][0]}


@pytest.mark.parametrize("title", ['He said: "no"', "back\\slash", "two\nlines", "{braces}", "- # '"])
def test_a_title_is_taken_as_it_is(run: Run, project: Path, title: str) -> None:
    assert run(project, "new", "combat/a", "--title", title).code == 0
    node, problems = read_yaml(project / "rulings/combat/a.yaml", "a.yaml")
    assert problems == []
    assert node.get("title").get("en").text == " ".join(title.split())  # type: ignore[union-attr]


def test_a_file_that_is_there_is_not_touched(run: Run, project: Path) -> None:
    run(project, "new", "combat/a")
    (project / "rulings/combat/a.yaml").write_text("mine")
    ran = run(project, "new", "combat/a")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == f"checker: {project}/rulings/combat/a.yaml is there already\n"
    assert (project / "rulings/combat/a.yaml").read_text() == "mine"


@pytest.mark.parametrize("name", ["a", "Combat/a", "combat/a b", "../a/b", "combat/", "/a", "combat//a", "combat/a_b"])
def test_a_name_that_cannot_be_an_id_is_refused(run: Run, project: Path, name: str) -> None:
    ran = run(project, "new", name)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err == (
        f'checker: "{name}" is no topic with an id of small letters and hyphens\n'
        "    for example: combat/a-creature-with-lifelink-that-attacks\n"
    )


def test_without_a_project_there_is_nowhere_to_write(run: Run, tmp_path: Path) -> None:
    ran = run(tmp_path, "new", "combat/a")
    assert (ran.code, ran.err) == (2, "checker: there is no folder rulings/ here, nor in a folder above\n")
