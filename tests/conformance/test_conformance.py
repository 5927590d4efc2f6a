"""Every example of this folder comes out as the Rules say."""

from __future__ import annotations

from pathlib import Path

import pytest

from checker.proof.verify import Options, verify
from checker.proof.workspace import Workspace

HERE = Path(__file__).resolve().parent
FILES = sorted(HERE.glob("*.yaml"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_every_example_comes_out_as_the_rules_say(path: Path) -> None:
    workspace = Workspace.at(HERE, (path,))
    library = workspace.load()
    report = verify(library, workspace.stage(library), Options())
    assert [f"{p.place}: {p.message.english()}" for p in report.problems if p.severity == "error"] == []
    assert sum(len(file.examples) for file in report.examples) > 0


def test_there_are_hundreds_of_them() -> None:
    assert sum(path.read_text("utf-8").count("\n  - id: ") for path in FILES) >= 600
