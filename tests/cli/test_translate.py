"""`checker translate accept`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from checker.base.names import fingerprint

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Run

STAMP = fingerprint("Titolo", "Testo.")
RULING = """\
# a comment that stays
id: a-ruling
edition: "2026-09-25"
title: {it: Titolo, fr: Titre, en: Title}
text:
  source: it
  it: Testo.
  fr: {text: "Texte.", of: t00000000}   # to be read
cites: ["510.2"]
"""


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """A project with one ruling."""
    (tmp_path / "rulings" / "combat").mkdir(parents=True)
    (tmp_path / "rulings" / "combat" / "a-ruling.yaml").write_text(RULING)
    return tmp_path


def test_the_stamp_is_the_only_thing_that_changes(run: Run, project: Path) -> None:
    ran = run(project, "translate", "accept", "a-ruling", "--lang", "fr")
    assert (ran.code, ran.err) == (0, "")
    assert ran.out == f"rulings/combat/a-ruling.yaml: fr is now of {STAMP}\n"
    written = (project / "rulings/combat/a-ruling.yaml").read_text()
    assert written == RULING.replace("t00000000", STAMP)
    assert sorted(path.name for path in (project / "rulings/combat").iterdir()) == ["a-ruling.yaml"]


def test_from_a_folder_below_it_is_the_same(run: Run, project: Path) -> None:
    ran = run(project / "rulings" / "combat", "translate", "accept", "a-ruling", "--lang", "fr")
    assert (ran.code, ran.out) == (0, f"a-ruling.yaml: fr is now of {STAMP}\n")


def test_accepting_twice_does_nothing(run: Run, project: Path) -> None:
    run(project, "translate", "accept", "a-ruling", "--lang", "fr")
    ran = run(project, "translate", "accept", "a-ruling", "--lang", "fr")
    assert (ran.code, ran.out) == (0, "rulings/combat/a-ruling.yaml: nothing to do, fr is current\n")


@pytest.mark.parametrize(
    ("ruling", "language", "said"),
    [
        (
            "a-ruling",
            "en",
            'checker: there is no translation into "en" yet\n'
            "    write it under text: in rulings/combat/a-ruling.yaml\n",
        ),
        ("a-ruling", "it", 'checker: "it" is the source language of a-ruling\n'),
        ("a-rulin", "fr", 'checker: there is no ruling "a-rulin"\n    did you mean "a-ruling"?\n'),
    ],
)
def test_what_cannot_be_accepted_is_said(run: Run, project: Path, ruling: str, language: str, said: str) -> None:
    ran = run(project, "translate", "accept", ruling, "--lang", language)
    assert (ran.code, ran.out, ran.err) == (2, "", said)
    assert (project / "rulings/combat/a-ruling.yaml").read_text() == RULING
