"""What `--failed-first` remembers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.cli.remembered import FOLDER, failed_before, remember

if TYPE_CHECKING:
    from pathlib import Path


def test_files_that_were_not_checked_stay_as_they_were(tmp_path: Path) -> None:
    remember(tmp_path, passed=frozenset({"a"}), failed=frozenset({"b", "c"}))
    remember(tmp_path, passed=frozenset({"b"}), failed=frozenset({"d"}))
    assert failed_before(tmp_path) == {"c", "d"}


def test_the_cache_keeps_itself_out_of_version_control(tmp_path: Path) -> None:
    remember(tmp_path, frozenset(), frozenset())
    assert (tmp_path / FOLDER / ".gitignore").read_text() == "*\n"


def test_a_damaged_cache_is_no_cache(tmp_path: Path) -> None:
    remember(tmp_path, frozenset(), frozenset({"a"}))
    (tmp_path / FOLDER / "failed.json").write_text("{")
    assert failed_before(tmp_path) == frozenset()


def test_a_folder_that_cannot_be_written_to_is_no_reason_to_fail(tmp_path: Path) -> None:
    (tmp_path / FOLDER).write_text("a file where the folder should be")
    remember(tmp_path, frozenset(), frozenset({"a"}))
    assert failed_before(tmp_path) == frozenset()
