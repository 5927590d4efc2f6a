"""What became of the rulings, read from git: a repository with a few days of history."""

from __future__ import annotations

import os
import subprocess
from pathlib import Path

import pytest

from checker.knowledge.past import Change, Kind, past

RULING = """\
id: {id}
title: {{it: Il titolo, fr: Le titre}}
text:
  source: it
  it: {text}
  fr: {{text: {french}, of: t1}}
cites: ["{rule}"]
"""


class History:
    """A repository whose commits have the dates that they are given."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._git("init", "--quiet")

    def write(self, id: str, at: str = "", **values: str) -> None:
        words = {"text": "Il testo.", "french": "Le texte.", "rule": "509.1h"} | values
        path = self.folder / "rulings" / (at or f"combat/{id}.yaml")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(RULING.format(id=id, **words) + values.get("more", ""), "utf-8")

    def remove(self, path: str) -> None:
        (self.folder / "rulings" / path).unlink()

    def commit(self, day: str) -> None:
        self._git("add", "--all")
        self._git("commit", "--quiet", "--message", "x", day=day)

    def _git(self, *arguments: str, day: str = "2026-01-01") -> None:
        date = f"{day}T12:00:00+0000"
        names = {f"GIT_{role}_{what}": "a@b.c" for role in ("AUTHOR", "COMMITTER") for what in ("NAME", "EMAIL")}
        environment = {**os.environ, **names, "GIT_AUTHOR_DATE": date, "GIT_COMMITTER_DATE": date}
        subprocess.run(["git", *arguments], cwd=self.folder, env=environment, check=True)

    @property
    def told(self) -> list[tuple[str, str, str]]:
        return [(change.day, change.kind.value, change.ruling) for change in past(self.folder)]


@pytest.fixture
def history(tmp_path: Path) -> History:
    made = History(tmp_path)
    made.write("x")
    made.commit("2026-11-01")
    return made


def test_a_ruling_is_new_on_the_day_on_which_it_came_in(history: History) -> None:
    assert past(history.folder) == (Change("2026-11-01", Kind.new, "x", {"it": "Il titolo", "fr": "Le titre"}),)


@pytest.mark.parametrize(
    ("change", "kind"),
    [({"text": "Altro."}, "answer"), ({"rule": "510.1a"}, "proof"), ({"french": "Autre."}, "translation")],
)
def test_what_changed_is_told_by_its_kind(history: History, change: dict[str, str], kind: str) -> None:
    history.write("x", **change)
    history.commit("2026-11-02")
    assert history.told[0] == ("2026-11-02", kind, "x")


def test_of_several_changes_on_a_day_the_most_important_is_told(history: History) -> None:
    history.write("x", rule="510.1a")
    history.commit("2026-11-02")
    history.write("x", rule="510.1a", text="Altro.")
    history.commit("2026-11-02")
    history.write("y")
    history.commit("2026-11-02")
    assert history.told[:2] == [("2026-11-02", "new", "y"), ("2026-11-02", "answer", "x")]


def test_what_was_undone_on_the_same_day_is_not_told(history: History) -> None:
    history.write("x", text="Altro.")
    history.commit("2026-11-02")
    history.write("x")
    history.commit("2026-11-02")
    assert history.told == [("2026-11-01", "new", "x")]


def test_a_comment_is_no_change(history: History) -> None:
    history.write("x", more="# a note\n")
    history.commit("2026-11-02")
    assert history.told == [("2026-11-01", "new", "x")]


def test_a_file_that_moves_takes_its_ruling_along(history: History) -> None:
    history.remove("combat/x.yaml")
    history.write("x", at="battles/x.yaml")
    history.commit("2026-11-02")
    assert history.told == [("2026-11-01", "new", "x")]


def test_a_ruling_under_another_id_is_neither_new_nor_removed(history: History) -> None:
    history.remove("combat/x.yaml")
    history.write("z", more="was: [x]\n", text="Altro.")
    history.commit("2026-11-02")
    assert history.told[0] == ("2026-11-02", "answer", "z")
    assert ("2026-11-02", "removed", "x") not in history.told


def test_a_removed_ruling_keeps_its_title(history: History) -> None:
    history.remove("combat/x.yaml")
    history.commit("2026-11-02")
    assert past(history.folder)[0] == Change("2026-11-02", Kind.removed, "x", {"it": "Il titolo", "fr": "Le titre"})


def test_files_that_cannot_be_read_or_are_no_rulings_are_passed_over(history: History) -> None:
    (history.folder / "rulings" / "terms.yaml").write_text("kind: terms\n", "utf-8")
    (history.folder / "rulings" / "broken.yaml").write_text("id: [\n", "utf-8")
    history.commit("2026-11-02")
    assert history.told == [("2026-11-01", "new", "x")]


def test_outside_a_repository_nothing_is_known(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GIT_CEILING_DIRECTORIES", str(tmp_path.parent))
    assert past(tmp_path) == ()
