"""Texts that were clean are not looked at again, and everything else is."""

from __future__ import annotations

from pathlib import Path

import pytest

from checker.wording import running
from checker.wording.remembering import Clean
from checker.wording.termbase import Termbase
from checker.wording.units import Unit
from tests.wording.conftest import allowed, unit

RIGHT = unit("it", "Pesca tre carte.", "Draw three cards.")
WRONG = unit("it", "Pesca due carte.", "Draw three cards.")
SILENCED = unit("it", "Pesca due carte.", "Draw three cards.", allow=(allowed("wording.number"),))


@pytest.fixture
def looked_at(monkeypatch: pytest.MonkeyPatch) -> list[Unit]:
    """The units that were checked, in their order."""
    seen: list[Unit] = []
    check_block = running.check_block

    def noted(units: list[Unit], *rest: object) -> object:
        seen.extend(units)
        return check_block(units, *rest)  # type: ignore[arg-type]

    monkeypatch.setattr(running, "check_block", noted)
    return seen


def again(folder: Path, base: Termbase, *units: Unit, data: str = "terms") -> list[str]:
    """The checks that found something, in a run of its own."""
    return [finding.check for finding in running.check_all(units, base, clean=Clean.at(folder, data))]


def test_a_clean_text_is_looked_at_once(tmp_path: Path, base: Termbase, looked_at: list[Unit]) -> None:
    assert again(tmp_path, base, RIGHT) == again(tmp_path, base, RIGHT) == []
    assert looked_at == [RIGHT]


def test_a_text_that_stands_there_twice_is_looked_at_once_but_told_twice(base: Termbase, looked_at: list[Unit]) -> None:
    assert running.check_all([RIGHT, RIGHT], base) == []
    assert looked_at == [RIGHT]
    assert [finding.check for finding in running.check_all([WRONG, WRONG], base)] == ["wording.number"] * 2


def test_what_is_wrong_is_told_every_time_and_compared_with_what_is_remembered(tmp_path: Path, base: Termbase) -> None:
    told = ["wording.number", "wording.consistency"]
    assert again(tmp_path, base, RIGHT, WRONG) == again(tmp_path, base, RIGHT, WRONG) == told


def test_a_silenced_text_is_looked_at_every_time(tmp_path: Path, base: Termbase, looked_at: list[Unit]) -> None:
    assert again(tmp_path, base, SILENCED) == again(tmp_path, base, SILENCED) == []
    assert looked_at == [SILENCED, SILENCED]


@pytest.mark.parametrize(
    "other",
    [
        unit("it", "Pesca tre carte.", "Draw four cards."),
        unit("fr", "Pesca tre carte.", "Draw three cards."),
        unit("it", "Pesca tre carte.", "Draw three cards.", stamps=("t1", "t2")),
    ],
)
def test_another_source_language_or_stamp_makes_another_text(tmp_path: Path, base: Termbase, other: Unit) -> None:
    assert again(tmp_path, base, RIGHT) == []
    assert again(tmp_path, base, other) != []


def test_other_terms_make_all_texts_new(tmp_path: Path, base: Termbase, looked_at: list[Unit]) -> None:
    again(tmp_path, base, RIGHT)
    again(tmp_path, base, RIGHT, data="other terms")
    assert looked_at == [RIGHT, RIGHT]


@pytest.mark.parametrize("damage", [b"", b"x", bytes(32) + b"planted, 16 bytes"])
def test_a_damaged_file_is_forgotten(tmp_path: Path, base: Termbase, looked_at: list[Unit], damage: bytes) -> None:
    again(tmp_path, base, RIGHT)
    (kept,) = tmp_path.glob("*.clean")
    kept.write_bytes(damage)
    again(tmp_path, base, RIGHT)
    assert looked_at == [RIGHT, RIGHT]
    assert kept.stat().st_size == 32 + 16


def test_a_folder_that_cannot_be_written_to_is_no_reason_to_fail(tmp_path: Path, base: Termbase) -> None:
    (tmp_path / "file").write_text("", "utf-8")
    assert again(tmp_path / "file", base, RIGHT) == []


def test_files_of_older_checks_and_terms_do_not_pile_up(tmp_path: Path, base: Termbase) -> None:
    for version in range(8):
        again(tmp_path, base, RIGHT, data=f"terms {version}")
    assert len(list(tmp_path.glob("*.clean"))) == 4
