"""Settings of a project, and what is wrong with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.knowledge.project import find_project
from checker.knowledge.settings import Settings

if TYPE_CHECKING:
    from pathlib import Path


def _read(root: Path, text: str, file: str = "checker.toml") -> tuple[Settings, list[str]]:
    (root / "rulings").mkdir()
    (root / file).write_text(text, encoding="utf-8")
    project = find_project(root)
    return project.settings, [str(problem) for problem in project.problems]


def test_without_settings_there_are_three_languages_and_italian_is_the_source(tmp_path: Path) -> None:
    (tmp_path / "rulings").mkdir()
    assert find_project(tmp_path).settings == Settings(("it", "fr", "en"), "it", None)


def test_settings_are_read_from_either_file(tmp_path: Path) -> None:
    text = 'languages = ["en", "it"]\nedition = "2026-09-25"\nbounds = {file-size = 5, nesting = 3}\n'
    settings, problems = _read(tmp_path, f"[tool.checker]\n{text}", "pyproject.toml")
    assert (settings.languages, settings.source_language, settings.edition) == (("en", "it"), "en", "2026-09-25")
    assert (settings.limits.size, settings.limits.depth, problems) == (5, 3, [])


def test_checker_toml_comes_before_pyproject_toml(tmp_path: Path) -> None:
    (tmp_path / "pyproject.toml").write_text('[tool.checker]\nedition = "2026-04-17"\n')
    assert _read(tmp_path, 'edition = "2026-09-25"\n')[0].edition == "2026-09-25"


def test_all_that_is_wrong_is_told_at_its_line_and_the_rest_counts(tmp_path: Path) -> None:
    text = 'langages = ["it"]\nlanguages = "it"\nsource-language = "de"\nedition = 2026\n[bounds]\nnesting = true\n'
    settings, problems = _read(tmp_path, text)
    assert settings == Settings()
    assert problems == [
        'checker.toml:1:1: error: unknown key "langages" (did you mean "languages"?) [settings.unknown-key]',
        "checker.toml:2:1: error: a list of languages is wanted here [settings.type]",
        "checker.toml:3:1: error: one of the languages is wanted here: it, fr, en [settings.type]",
        'checker.toml:4:1: error: a date such as "2026-09-25" is wanted here [settings.type]',
        "checker.toml:6:1: error: a whole number above 0 is wanted here [settings.type]",
    ]


def test_a_file_that_is_no_toml_is_told_at_its_place(tmp_path: Path) -> None:
    settings, problems = _read(tmp_path, "languages = [\n")
    assert settings == Settings()
    assert problems == ["checker.toml:1:1: error: this cannot be read as TOML: Invalid value [settings.syntax]"]


def test_a_table_that_is_none_counts_as_not_there(tmp_path: Path) -> None:
    assert _read(tmp_path, "tool = 3\n", "pyproject.toml") == (Settings(), [])


def test_a_folder_where_the_settings_should_be_is_told(tmp_path: Path) -> None:
    (tmp_path / "rulings").mkdir()
    (tmp_path / "checker.toml").mkdir()
    assert [str(problem) for problem in find_project(tmp_path).problems] == [
        "checker.toml:1:1: error: this is a folder, and a file should be here [file.folder]"
    ]
