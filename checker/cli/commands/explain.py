"""`checker explain`."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.names import suggestion
from checker.cli import codes
from checker.cli.guard import Unable

if TYPE_CHECKING:
    import argparse

    from checker.cli.parser import Say
    from checker.knowledge.rulings import Ruling
    from checker.scenarios.example import Example

EXAMPLES = """
  checker explain a-blocked-double-striker-that-kills-its-blocker-stops-there
  checker explain some-ruling --example the-smallest --lang it
"""


def add_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """Which ruling, and which of its examples."""
    parser.add_argument("ruling", metavar="RULING", help=say(message("the id of a ruling")))
    about = say(message("this example only (may be repeated)"))
    parser.add_argument("--example", metavar="ID", action="append", default=[], help=about)


def run(arguments: argparse.Namespace) -> int:
    """Play the examples and tell them."""
    from checker.cli.colour import style_for
    from checker.cli.finding import find_ruling
    from checker.cli.rendering import telling
    from checker.proof.workspace import Workspace
    from checker.reports.story import tell

    workspace = Workspace.at()
    library = workspace.load()
    ruling = find_ruling(arguments.ruling, library)
    examples = _chosen(ruling, arguments.example)
    how = telling(library, arguments.lang)
    print(tell(ruling, examples, workspace.stage(library), how, style_for(sys.stdout)))
    return codes.OK


def _chosen(ruling: Ruling, ids: list[str]) -> tuple[Example, ...]:
    from checker.proof.playing import with_contrasts

    examples = with_contrasts(ruling.examples)
    known = {example.id: example for example in examples}
    for id in ids:
        if id not in known:
            text = message('{ruling} has no example "{id}"', ruling=ruling.id, id=id)
            raise Unable(text, suggestion(id, known))
    return tuple(known[id] for id in ids) or examples
