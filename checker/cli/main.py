"""Where the command begins."""

from __future__ import annotations

import os
import sys
from typing import TYPE_CHECKING

from checker.cli.guard import guarded
from checker.cli.language import interface_language
from checker.cli.parser import build, wanted_command

if TYPE_CHECKING:
    from collections.abc import Sequence
from io import StringIO, TextIOWrapper


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit code; SystemExit where argparse leaves (help, bad usage)."""
    given = sys.argv[1:] if arguments is None else list(arguments)
    _print_anything()
    lang = interface_language(given, os.environ)
    return guarded(lambda: _run(given, lang), lang, debug="--debug" in given)


def _print_anything() -> None:
    """A sign that the encoding lacks is printed as its code; a closed output takes all. Neither ends a run."""
    sys.stdout, sys.stderr = sys.stdout or StringIO(), sys.stderr or StringIO()
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _run(given: Sequence[str], lang: str) -> int:
    parsed = build(lang, wanted_command(given)).parse_args(given)
    code: int = parsed.run(parsed)
    return code
