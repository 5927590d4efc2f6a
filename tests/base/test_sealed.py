"""Files with their sum."""

from __future__ import annotations

from pathlib import Path

import pytest

from checker.base.sealed import digest, read_sealed, write_sealed


def test_what_is_kept_comes_back_under_its_name_only(tmp_path: Path) -> None:
    write_sealed(tmp_path / "new" / "file.kept", b"data", "name")
    assert read_sealed(tmp_path / "new" / "file.kept", "name") == b"data"
    assert read_sealed(tmp_path / "new" / "file.kept", "other") is None
    assert sorted(path.name for path in (tmp_path / "new").iterdir()) == [".gitignore", "file.kept"]


@pytest.mark.parametrize("damage", [b"", b"short", bytes(32) + b"planted"])
def test_a_damaged_file_is_none(tmp_path: Path, damage: bytes) -> None:
    (tmp_path / "file").write_bytes(damage)
    assert read_sealed(tmp_path / "file") is None


def test_the_sum_knows_where_each_part_ends() -> None:
    assert digest(b"ab", b"c") != digest(b"a", b"bc")
