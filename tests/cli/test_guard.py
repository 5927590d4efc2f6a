"""What reaches a user when a command cannot go on."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from subprocess import PIPE

import pytest

from checker.base.messages import message
from checker.base.places import Place
from checker.base.problems import BadInput, error
from checker.cli.guard import Unable, guarded
from checker.cli.main import main

SCHEMA = ("--lang", "en", "schema", "--kind", "terms")


def _raise(failure: BaseException) -> int:
    raise failure


def test_the_exit_code_of_the_work_is_handed_on() -> None:
    assert guarded(lambda: 1, "en", debug=False) == 1


def test_a_bug_is_called_one_and_has_no_traceback(capsys: pytest.CaptureFixture[str]) -> None:
    assert guarded(lambda: _raise(KeyError("x")), "en", debug=False) == 2
    said = capsys.readouterr().err
    assert said.startswith("checker: this is a bug in checker: KeyError: 'x' (test_guard.py:")
    assert "run it again with --debug for the traceback, and report it" in said
    assert "Traceback" not in said


def test_a_bug_says_what_was_played(capsys: pytest.CaptureFixture[str]) -> None:
    bug = ValueError("odd")
    bug.add_note("a.yaml:1:2: example one, left out: -")
    assert guarded(lambda: _raise(bug), "en", debug=False) == 2
    assert "; a.yaml:1:2: example one, left out: -)" in capsys.readouterr().err


def test_a_bug_has_its_traceback_when_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    assert guarded(lambda: _raise(KeyError("x")), "en", debug=True) == 2
    assert "Traceback" in capsys.readouterr().err


def test_what_cannot_be_done_is_said_with_its_hint(capsys: pytest.CaptureFixture[str]) -> None:
    unable = Unable(message("there is no ruling {id}", id="x"), message("look again"))
    assert guarded(lambda: _raise(unable), "en", debug=False) == 2
    assert capsys.readouterr().err == "checker: there is no ruling x\n    look again\n"


def test_bad_input_is_printed_as_problems(capsys: pytest.CaptureFixture[str]) -> None:
    bad = BadInput(error("a.b", Place("f.yaml", 1, 2), message("wrong")))
    assert guarded(lambda: _raise(bad), "en", debug=False) == 2
    assert capsys.readouterr().err == "f.yaml:1:2: error: wrong [a.b]\n"


def test_an_interruption_is_no_bug(capsys: pytest.CaptureFixture[str]) -> None:
    assert guarded(lambda: _raise(KeyboardInterrupt()), "en", debug=False) == 130
    assert capsys.readouterr().err == ""


def test_an_output_that_takes_nothing_is_no_bug(tmp_path: Path) -> None:
    """A disk that is full ends a run in the same way as a file that is open for reading only."""
    (tmp_path / "out").touch()
    with (tmp_path / "out").open() as read_only:
        words = [sys.executable, "-m", "checker", *SCHEMA]
        done = subprocess.run(words, stdout=read_only, stderr=PIPE, text=True, check=False)
    assert (done.returncode, done.stderr) == (2, "checker: the output cannot be written: Bad file descriptor\n")


def test_a_closed_output_ends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "stdout", None)
    assert main(SCHEMA) == 0
