"""What is different on a terminal: colour, and a line that counts."""

from __future__ import annotations

import os
import subprocess
import sys
from io import StringIO

import pytest

from checker.cli.colour import style_for
from checker.cli.progress import Progress


class Terminal(StringIO):
    """A stream that says it is a terminal."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(
    ("environment", "stream", "colour"),
    [
        ({}, Terminal(), True),
        ({}, StringIO(), False),
        ({"NO_COLOR": "1"}, Terminal(), False),
        ({"NO_COLOR": ""}, Terminal(), True),
        ({"TERM": "dumb"}, Terminal(), False),
    ],
)
def test_colour_is_for_terminals_that_want_it(
    environment: dict[str, str], stream: StringIO, colour: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert style_for(stream).colour is colour


def test_progress_counts_on_a_terminal_and_leaves_nothing_behind() -> None:
    terminal = Terminal()
    progress = Progress(terminal)
    progress(0, 2)
    assert terminal.getvalue() == "\r0/2\033[K"
    progress(2, 2)
    assert terminal.getvalue().endswith("\r\033[K")


def test_progress_does_not_flicker() -> None:
    terminal = Terminal()
    progress = Progress(terminal)
    for done in range(1000):
        progress(done, 1001)
    assert terminal.getvalue().count("\r") < 100


def test_progress_is_silent_in_a_pipe() -> None:
    pipe = StringIO()
    progress = Progress(pipe)
    progress(0, 2)
    progress(2, 2)
    assert pipe.getvalue() == ""


def test_a_sign_that_the_terminal_lacks_does_not_end_the_run() -> None:
    environment = {**os.environ, "PYTHONIOENCODING": "ascii", "LC_ALL": "fr_FR.UTF-8"}
    command = [sys.executable, "-m", "checker", "verify", "--help"]
    ran = subprocess.run(command, capture_output=True, text=True, env=environment, check=False)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert "\\xe9" in ran.stdout
