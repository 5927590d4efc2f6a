"""What is unchanged is not played again; whatever a proof comes of is looked at, and nothing kept is trusted."""

from __future__ import annotations

import hashlib
import os
import pickle
from dataclasses import replace
from pathlib import Path

import pytest

from checker.proof.prove import bare
from checker.proof.remembering import Kept, code_digest
from checker.proof.report import RulingStatus
from checker.proof.verify import Options
from tests.proof.small import CARDED, MADE, Small

BOTH = {"made", "carded"}


@pytest.fixture
def small(tmp_path: Path) -> Small:
    """A project that was played once, and remembers it."""
    made = Small.at(tmp_path / "project")
    report, played = made.verified(remembering(made))
    assert [ruling.status for ruling in report.rulings] == [RulingStatus.verified] * 2, report.problems
    assert played == BOTH
    return made


def remembering(small: Small, code: str | None = None) -> Options:
    kept = Kept.at(small.folder / "kept")
    return Options(kept=replace(kept, code=code) if code else kept)


def played(small: Small, code: str | None = None) -> set[str]:
    return small.verified(remembering(small, code))[1]


def files(small: Small) -> list[Path]:
    return sorted((small.folder / "kept").glob("*.proof"))


def test_what_is_unchanged_is_not_played_and_comes_out_the_same(small: Small) -> None:
    anew, _ = small.verified(Options())
    again, games = small.verified(remembering(small))
    assert games == set()
    assert again.problems == anew.problems
    for one, other in zip(again.rulings, anew.rulings, strict=True):
        assert (one.cites, one.status, one.problems) == (other.cites, other.status, other.problems)
        outcomes = [(report.outcome, like.outcome) for report, like in zip(one.examples, other.examples, strict=True)]
        assert outcomes
        for outcome, like in outcomes:
            assert (outcome.observations, list(outcome.frames)) == (like.observations, list(like.frames))
            assert outcome.log == like.log


def test_a_ruling_that_changed_is_played_and_no_other(small: Small) -> None:
    small.write("made", MADE.replace("power: 2", "power: 3"), 17)
    assert played(small) == {"made"}
    assert played(small) == set()


def test_a_text_that_changed_is_checked_and_not_played(small: Small) -> None:
    path = small.file("made")
    path.write_text(path.read_text("utf-8").replace("It deals", "TODO deals"), "utf-8")
    report, games = small.verified(remembering(small))
    assert games == set()
    assert [problem.id for problem in report.problems] == ["ruling.placeholder"]
    assert [ruling.status for ruling in report.rulings if ruling.ruling == "made"] == [RulingStatus.failed]


def test_a_card_that_changed_is_played_where_it_is_met(small: Small) -> None:
    small.write_cards(3)
    report, games = small.verified(remembering(small))
    assert games == {"carded"}
    assert [problem.id for problem in report.problems] == ["example.differs"]


def test_a_card_that_nobody_meets_changes_nothing(small: Small) -> None:
    small.write_cards(2, "Another Bear")
    assert played(small) == set()


def test_a_card_that_comes_to_be_known_is_played_where_it_is_named(small: Small) -> None:
    small.write("made", "creature: Old Bear, power: 2, toughness: 2", 18)
    assert played(small) == {"made"}
    small.write_cards(2, "Old Bear")
    assert played(small) == {"made"}


def test_another_program_plays_everything(small: Small) -> None:
    assert played(small, "another") == BOTH
    assert played(small, "another") == set()


def test_another_edition_is_another_proof(small: Small) -> None:
    library, stage, _ = small.read()
    kept, items = Kept.at(small.folder / "kept"), [bare(ruling) for ruling in library.rulings]
    now, then = kept.keys(items, stage), kept.keys(items, stage.under("2026-04-17"))
    assert len({*now, *then}) == 4


def test_what_has_a_problem_is_played_every_time(small: Small) -> None:
    small.write("made", MADE, 17)
    assert played(small) == played(small) == {"made"}


@pytest.mark.parametrize("damage", [b"", b"x", b"x" * 5_000])
def test_a_damaged_file_is_replaced(small: Small, damage: bytes) -> None:
    for path in files(small):
        path.write_bytes(damage)
    assert played(small) == BOTH
    assert played(small) == set()


def test_one_changed_byte_is_noticed(small: Small) -> None:
    for path in files(small):
        data = bytearray(path.read_bytes())
        data[len(data) // 2] ^= 1
        path.write_bytes(data)
    assert played(small) == BOTH


def test_the_proof_of_another_ruling_is_not_taken_for_its_own(small: Small) -> None:
    one, other = files(small)
    data = one.read_bytes()
    one.write_bytes(other.read_bytes())
    other.write_bytes(data)
    assert played(small) == BOTH


class Bad:
    """Would make a file if it were trusted."""

    def __init__(self, mark: Path) -> None:
        self.mark = mark

    def __reduce__(self) -> tuple[object, ...]:
        return os.mkdir, (str(self.mark),)


def test_what_somebody_put_there_does_nothing(small: Small, tmp_path: Path) -> None:
    data = pickle.dumps(Bad(tmp_path / "mark"))
    pickle.loads(data)
    (tmp_path / "mark").rmdir()
    for path in files(small):
        digest = hashlib.sha256()
        for part in (path.stem.encode(), data):
            digest.update(len(part).to_bytes(8, "big") + part)
        path.write_bytes(digest.digest() + data)
    assert played(small) == BOTH
    assert not (tmp_path / "mark").exists()


def test_a_folder_that_cannot_be_made_is_no_reason_to_fail(small: Small) -> None:
    (small.folder / "file").write_text("", "utf-8")
    options = Options(kept=Kept.at(small.folder / "file" / "kept"))
    assert small.verified(options)[1] == BOTH


def test_what_was_not_used_for_longest_goes_when_there_is_no_room(small: Small) -> None:
    old, recent = files(small)
    os.utime(old, (1, 1))
    kept = Kept(small.folder / "kept", "", limit=recent.stat().st_size)
    kept.tidy()
    assert files(small) == [recent]


def test_nothing_but_proofs_is_left(small: Small) -> None:
    assert {path.suffix for path in (small.folder / "kept").iterdir() if path.name != ".gitignore"} == {".proof"}


@pytest.mark.parametrize(("changed", "same"), [("engine/rule.py", False), ("cards/a.py", False), ("cli/a.py", True)])
def test_the_digest_of_the_program_is_of_what_plays(tmp_path: Path, changed: str, same: bool) -> None:
    def digest(name: str) -> str:
        for file in ("engine/rule.py", "cards/a.py", "cli/a.py"):
            path = tmp_path / name / file
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text("new" if file == changed and name == "after" else "old", "utf-8")
        return code_digest(tmp_path / name)

    assert (digest("before") == digest("after")) is same


def test_a_ruling_that_went_back_to_what_it_was_is_remembered(small: Small) -> None:
    small.write("made", CARDED, 18)
    assert played(small) == {"made"}
    small.write("made", MADE, 18)
    assert played(small) == set()
