"""The command run in a folder, as from a shell."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import pytest

from checker.cli.main import main

if TYPE_CHECKING:
    from pathlib import Path


@dataclass(frozen=True)
class Ran:
    """What a command left: its exit code, what it printed, what it complained of."""

    code: int
    out: str
    err: str


class Run(Protocol):
    """`run(folder, "verify", "--format", "json")`."""

    def __call__(self, folder: Path, *arguments: str) -> Ran: ...


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Runs the command in this process, in English whatever the machine speaks."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "LANGUAGE"):
        monkeypatch.delenv(name, raising=False)

    def _run(folder: Path, *arguments: str) -> Ran:
        monkeypatch.chdir(folder)
        try:
            code = main(arguments)
        except SystemExit as left:
            code = left.code if isinstance(left.code, int) else 0
        said = capsys.readouterr()
        return Ran(code, said.out, said.err)

    return _run
