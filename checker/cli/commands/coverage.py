"""`checker coverage`."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.cli import codes

if TYPE_CHECKING:
    import argparse

    from checker.cli.parser import Say

EXAMPLES = """
  checker coverage
  checker coverage --format json > coverage.json

exit code 1 if a claim is open: nothing that plays it was found, or its ruling failed
"""


def add_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """How to print it."""
    about = say(message("how to print the report"))
    parser.add_argument("--format", choices=("text", "json"), default="text", help=about)


def run(arguments: argparse.Namespace) -> int:
    """Prove the whole project, and count who cites and needs what."""
    from checker.cli.colour import style_for
    from checker.cli.progress import Progress
    from checker.proof.claims import ClaimStatus
    from checker.proof.coverage import coverage
    from checker.proof.verify import Options, verify
    from checker.proof.workspace import Workspace
    from checker.reports.coverage import render, render_json

    workspace = Workspace.at()
    library = workspace.load()
    stage = workspace.stage(library)
    report = verify(library, stage, Options(progress=Progress()))
    found = coverage(library, report, stage, Progress())
    as_json = arguments.format == "json"
    print(render_json(found) if as_json else render(found, arguments.lang, style_for(sys.stdout)))
    return codes.FOUND if any(claim.status is ClaimStatus.open for claim in found.claims) else codes.OK
