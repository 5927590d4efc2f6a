"""Help, version, completion, and arguments that cannot be understood."""

from __future__ import annotations

import subprocess
import sys
from typing import TYPE_CHECKING

import pytest

from checker.cli.parser import COMMANDS

if TYPE_CHECKING:
    from pathlib import Path

    from tests.cli.conftest import Run


def test_help_lists_every_command(run: Run, tmp_path: Path) -> None:
    ran = run(tmp_path, "--help")
    assert ran.code == 0
    assert all(f"    {command.name}" in ran.out for command in COMMANDS)
    assert "exit codes: 0 all is well, 1 something was found, 2 it could not work" in ran.out


@pytest.mark.parametrize("command", [command.name for command in COMMANDS])
def test_the_help_of_each_command_has_examples(run: Run, tmp_path: Path, command: str) -> None:
    ran = run(tmp_path, command, "--help")
    assert ran.code == 0
    assert "examples:\n" in ran.out
    assert f"\n  checker {command}" in ran.out


def test_a_command_that_is_not_there_is_refused_with_those_that_are(run: Run, tmp_path: Path) -> None:
    ran = run(tmp_path, "verfy")
    assert ran.code == 2
    assert "invalid choice: 'verfy'" in ran.err


def test_no_command_is_bad_usage(run: Run, tmp_path: Path) -> None:
    assert run(tmp_path).code == 2


def test_the_version_names_the_edition_of_the_rules(run: Run, tmp_path: Path) -> None:
    ran = run(tmp_path, "--version")
    assert ran.code == 0
    assert ran.out.startswith("checker ")
    assert ran.out.endswith(" (rules edition 2026-09-25)\n")


@pytest.mark.parametrize("shell", ["bash", "zsh", "tcsh", "fish"])
def test_completion_knows_the_commands_and_their_options(run: Run, tmp_path: Path, shell: str) -> None:
    ran = run(tmp_path, "completion", shell)
    assert ran.code == 0
    assert "verify" in ran.out
    assert "strict-languages" in ran.out


def test_a_reader_that_leaves_early_is_no_error() -> None:
    script = f"{sys.executable} -m checker completion bash | true; echo ${{PIPESTATUS[0]}}"
    ran = subprocess.run(["bash", "-c", script], capture_output=True, text=True, check=False)
    assert ran.stderr == ""
    assert ran.stdout == "141\n"


def test_starting_imports_nothing_that_only_work_needs() -> None:
    script = (
        "import sys; from checker.cli.main import main\n"
        "try: main(['--help'])\n"
        "except SystemExit: pass\n"
        "print([m for m in sys.modules if m.startswith('checker.') and m.split('.')[1] not in ('cli', 'base')])\n"
        "print([m for m in ('yaml', 'babel', 'json', 'xml', 'shtab') if m in sys.modules])"
    )
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ran.stdout.splitlines()[-2:] == ["[]", "[]"]
