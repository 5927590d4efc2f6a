"""The texts of the project, and where a finding in one of them stands."""

from __future__ import annotations

from pathlib import Path

import pytest

from checker.knowledge.project import find_project
from checker.wording.gathering import ruling_units
from checker.wording.outside import read_file
from checker.wording.running import check_all
from checker.wording.termbase import Termbase
from checker.wording.texts import load_texts
from tests.wording.conftest import ROOT

RULING = """\
# a comment
id: a-ruling
edition: "2026-09-25"
title:
  it: "Un titolo: con i due punti"
  fr: Un titre
text:
  source: it
  it: >-
    Una creatura attacca, e
    E' bloccata da una creatura.
  fr:
    text: Une créature attaque.
    of: t00000000
examples:
  - this: is never looked at
"""


def test_no_text_of_the_project_has_a_finding_and_hardly_one_needs_an_allow(base: Termbase) -> None:
    project = find_project(ROOT)
    library = load_texts([], project)
    units = ruling_units(library, project, ())
    assert [str(finding.problem) for finding in check_all(units, base) if finding.counts] == []
    texts = [text for ruling in library.rulings for text in ruling.text.values() if text.text]
    assert sum(len(text.allow) for text in texts) <= len(texts) / 100


@pytest.mark.parametrize("lang", ["it", "fr"])
def test_no_message_of_the_program_has_a_finding_and_hardly_one_needs_an_allow(base: Termbase, lang: str) -> None:
    path = ROOT / "locales" / lang / "LC_MESSAGES" / "checker.po"
    units = read_file(path, path.name, (lang,), "en")
    assert [f"{finding.unit}: {finding.problem}" for finding in check_all(units, base)] == []
    allowed = {(str(each.place), each.check, each.at) for unit in units for each in unit.allow}
    assert len(allowed) <= len(units) / 100


def test_a_finding_in_a_folded_text_has_its_line_and_column(tmp_path: Path, base: Termbase) -> None:
    (tmp_path / "rulings" / "topic").mkdir(parents=True)
    (tmp_path / "rulings" / "topic" / "a.yaml").write_text(RULING, encoding="utf-8")
    project = find_project(tmp_path)
    units = ruling_units(load_texts([], project), project, ())
    found = [(finding.check, str(finding.place)) for finding in check_all(units, base)]
    assert found == [
        ("wording.punctuation", "rulings/topic/a.yaml:11:5"),
        ("wording.stale", "rulings/topic/a.yaml:13:11"),
    ]
