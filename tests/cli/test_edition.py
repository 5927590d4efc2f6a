"""`checker edition migrate` and `checker verify --fix`: numbers and stamp moved together, once."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Run

OLD = """# A comment that stays.
id: a-siege-and-its-numbers
edition: "2026-04-17"   # when it was written
title: {it: Un titolo, fr: Un titre, en: A title}
text: {source: it, it: Un testo, fr: {text: Un texte, of: t02b47155}, en: {text: A text, of: t02b47155}}
cites: ["510.1b"]
see:
  - {rule: "310.8", why: context}
  - {rule: '310.9', why: context}
  - {rule: "310.10", why: context}
  - {rule: "310.11b", why: context}
  - {rule: "704.5w", why: context}
  - {rule: "704.5x", why: context}
  - {rule: "704.5y", why: context}
  - {rule: "704.5v", why: context}
examples:
  - id: unblocked
    given: {turn: "A, beginning of combat", battlefield: {A: [{creature: Bear, power: 2, toughness: 2, as: bear}]}}
    play: [{attack: {bear: B}}, {to: end of combat}]
    expect: {life: {B: 18}}
    without: {"510.1b": {life: {B: 20}}}
"""
NEW = (
    OLD.replace('"2026-04-17"', '"2026-09-25"')
    .replace('"310.11b"', '"310.12b"')
    .replace('"310.10"', '"310.11"')
    .replace("'310.9'", "'310.10'")
    .replace('"310.8"', '"310.9"')
    .replace('"704.5y"', '"704.5z"')
    .replace('"704.5x"', '"704.5y"')
    .replace('"704.5w"', '"704.5x"')
)
MOVED = (
    '"310.8" → "310.9"', '"310.9" → "310.10"', '"310.10" → "310.11"', '"310.11b" → "310.12b"',
    '"704.5w" → "704.5x"', '"704.5x" → "704.5y"', '"704.5y" → "704.5z"',
)  # fmt: skip


@pytest.fixture
def old(tmp_path: Path) -> Path:
    """A project with one ruling of an older edition."""
    path = tmp_path / "rulings" / "battles" / "a-siege-and-its-numbers.yaml"
    path.parent.mkdir(parents=True)
    path.write_text(OLD, encoding="utf-8")
    return path


def test_numbers_and_stamp_move_together_and_comments_stay(old: Path, tmp_path: Path, run: Run) -> None:
    done = run(tmp_path, "edition", "migrate")
    assert done.code == 0
    assert old.read_text(encoding="utf-8") == NEW
    for row in MOVED:
        assert row.replace('"', "") in done.out
    assert "stamped 2026-09-25" in done.out


def test_done_twice_nothing_happens(old: Path, tmp_path: Path, run: Run) -> None:
    run(tmp_path, "edition", "migrate")
    again = run(tmp_path, "edition", "migrate")
    assert again.out == "every ruling is stamped with the edition in force (2026-09-25)\n"
    assert old.read_text(encoding="utf-8") == NEW


def test_a_dry_run_says_so_and_writes_nothing(old: Path, tmp_path: Path, run: Run) -> None:
    done = run(tmp_path, "edition", "migrate", "--dry-run")
    assert "310.8 → 310.9" in done.out
    assert old.read_text(encoding="utf-8") == OLD


def test_an_old_stamp_is_a_finding_that_names_the_new_number(old: Path, tmp_path: Path, run: Run) -> None:
    found = run(tmp_path, "verify")
    assert found.code == 1
    assert "310.11b of the edition of 2026-04-17 was renumbered: now 310.12b" in found.out


def test_verify_fix_moves_first_and_then_finds_nothing(old: Path, tmp_path: Path, run: Run) -> None:
    found = run(tmp_path, "verify", "--fix")
    assert "310.8 → 310.9" in found.err
    assert found.code == 0
    assert old.read_text(encoding="utf-8") == NEW


def test_a_file_that_is_not_there_is_told(old: Path, tmp_path: Path, run: Run) -> None:
    found = run(tmp_path, "edition", "migrate", "nowhere.yaml")
    assert (found.code, found.out) == (2, "")
    assert found.err == "nowhere.yaml:1:1: error: there is no such file [file.missing]\n"


def test_verify_fix_leaves_alone_what_was_not_chosen(old: Path, tmp_path: Path, run: Run) -> None:
    run(tmp_path, "verify", "--fix", "-k", "another")
    assert old.read_text(encoding="utf-8") == OLD


def test_a_number_that_was_split_needs_a_person(old: Path, tmp_path: Path, run: Run) -> None:
    text = OLD.replace('cites: ["510.1b"]', 'cites: ["500.5"]').replace("2026-04-17", "2025-02-07")
    old.write_text(text, encoding="utf-8")
    found = run(tmp_path, "edition", "migrate")
    assert found.code == 1
    assert "500.5 is several rules now (500.4, 500.5, 500.5a, 500.5b): choose by hand" in found.out
    assert old.read_text(encoding="utf-8") == text
