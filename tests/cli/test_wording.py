"""`checker wording` as a command: its formats, and its exit codes."""

from __future__ import annotations

import json
from io import BytesIO, TextIOWrapper
from pathlib import Path

import pytest

from checker.cli.main import main

ROWS = "id,source,target\na,Draw three cards.,Pesca due carte.\nb,It dies.,Muore.\n"


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    path = tmp_path / "table.csv"
    path.write_text(ROWS, encoding="utf-8")
    return path


def test_findings_as_json(table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--lang", "en", "wording", "table.csv", "--lang", "it", "--format", "json"]) == 1
    (finding,) = json.loads(capsys.readouterr().out)["findings"]
    wanted = {"unit": "a", "check": "wording.number", "severity": "error", "line": 2, "column": 27}
    assert wanted.items() <= finding.items()
    assert finding["message"] == "the source has 3, the translation 2"


def test_findings_as_text_and_for_github(table: Path, capsys: pytest.CaptureFixture[str]) -> None:
    main(["--lang", "en", "wording", "table.csv", "--lang", "it"])
    lines = capsys.readouterr().out.splitlines()
    assert lines == [
        "table.csv:2:27: error: the source has 3, the translation 2 [wording.number]",
        "texts: 2; errors: 1, warnings: 0, notices: 0",
    ]
    main(["--lang", "en", "wording", "table.csv", "--lang", "it", "--format", "github"])
    assert capsys.readouterr().out.startswith("::error file=table.csv,line=2,col=27,title=[wording.number]::")


def test_without_a_fault_the_exit_code_is_0(table: Path) -> None:
    table.write_text(ROWS.replace("due", "tre"), encoding="utf-8")
    assert main(["wording", "table.csv", "--lang", "it"]) == 0


@pytest.mark.parametrize("text", ["id,source,target\n", "id,source\na,b\n"])
def test_nothing_to_check_is_exit_code_2(table: Path, text: str) -> None:
    table.write_text(text, encoding="utf-8")
    assert main(["wording", "table.csv", "--lang", "it"]) == 2


def test_a_file_of_an_unknown_kind_or_none_at_all_is_exit_code_2(table: Path) -> None:
    (table.parent / "a.doc").write_text("x", encoding="utf-8")
    assert main(["wording", "a.doc"]) == 2
    assert main(["wording", "missing.csv", "--lang", "it"]) == 2
    assert main(["wording"]) == 2


def test_one_check_alone(table: Path) -> None:
    assert main(["wording", "table.csv", "--lang", "it", "--check", "wording.term"]) == 0
    assert main(["wording", "table.csv", "--lang", "it", "--check", "wording.trem"]) == 2


def test_explain_prints_the_manual_of_a_check(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["wording", "--explain", "wording.term"]) == 0
    assert capsys.readouterr().out.startswith("wording.term (error)\n\nThe source speaks of a concept")
    assert main(["wording", "--explain"]) == 0
    assert "wording.punctuation" in capsys.readouterr().out
    assert main(["wording", "--explain", "wording.trem"]) == 2


RULING = """\
id: a-ruling
edition: "2026-09-25"
title: {it: Un titolo}
text: {source: it, it: Il Raptor attacca.}
"""


@pytest.fixture
def rulings(table: Path) -> Path:
    folder = table.parent / "rulings" / "topic"
    folder.mkdir(parents=True)
    (folder / "a.yaml").write_text(RULING, encoding="utf-8")
    return folder


def test_a_ruling_that_cannot_be_read_is_told_among_the_findings(
    rulings: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (rulings / "b.yaml").write_text("id: {\n", encoding="utf-8")
    assert main(["--lang", "en", "wording"]) == 1
    out = capsys.readouterr().out
    assert "rulings/topic/b.yaml:" in out
    assert "errors: 1" in out


def test_a_path_that_is_not_there_is_exit_code_2_whatever_else_is_read(rulings: Path) -> None:
    assert main(["wording", "rulings/topic/a.yaml", "rulings/topic/c.yaml"]) == 2
    assert main(["wording", "rulings/topic/a.yaml"]) == 0


def test_outside_of_a_project_it_says_that_there_are_no_rulings(
    table: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["--lang", "en", "wording"]) == 2
    assert "there is no folder rulings/ here" in capsys.readouterr().err


def test_standard_input_that_is_not_utf_8_is_refused(
    table: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("sys.stdin", TextIOWrapper(BytesIO("target\nperché\n".encode("latin-1"))))
    assert main(["--lang", "en", "wording", "-", "--lang", "it"]) == 2
    assert "-:1:1: error: this is not UTF-8: byte 12" in capsys.readouterr().err


def test_the_silences_have_a_manual_too(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["wording", "--explain", "wording.unused-allow"]) == 0
    assert "# allow: wording.term" in capsys.readouterr().out
