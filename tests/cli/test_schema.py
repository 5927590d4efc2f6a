"""`checker schema`, and the schemas in `docs/schema` that editors use."""

from __future__ import annotations

import json
from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from checker.cli.commands.schema import FOLDER, KINDS, text_of
from checker.knowledge.schema import KINDS as KNOWN

if TYPE_CHECKING:
    from tests.cli.conftest import Run

ROOT = Path(__file__).parents[2]


def test_every_kind_of_file_has_a_schema() -> None:
    assert set(KINDS) == set(KNOWN)


@pytest.mark.parametrize("kind", KINDS)
def test_the_schema_in_the_repository_is_up_to_date(kind: str) -> None:
    written = (ROOT / FOLDER / f"{kind}.json").read_text(encoding="utf-8")
    assert written == text_of(kind), "run: checker schema --write"


def test_the_schema_of_a_kind_is_printed(run: Run, tmp_path: Path) -> None:
    ran = run(tmp_path, "schema", "--kind", "edition")
    assert (ran.code, ran.err) == (0, "")
    assert json.loads(ran.out)["$schema"] == "https://json-schema.org/draft/2020-12/schema"


def test_all_schemas_are_written_where_one_wants_them(run: Run, tmp_path: Path) -> None:
    ran = run(tmp_path, "schema", "--write", "made/here")
    assert ran.out.splitlines() == [f"made/here/{kind}.json" for kind in KINDS]
    assert json.loads((tmp_path / "made/here/terms.json").read_text())["type"] == "object"
