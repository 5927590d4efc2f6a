"""`checker cards`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.cli import codes

if TYPE_CHECKING:
    import argparse

    from checker.cli.parser import Say

EXAMPLES = """
  checker cards                        every card with the place of its data
  checker cards --stats
  checker cards --stats --format json
"""


def add_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """What to say of the cards."""
    about = say(message("count cards and abilities, and list the words that a single card uses"))
    parser.add_argument("--stats", action="store_true", help=about)
    about = say(message("how to print the counts"))
    parser.add_argument("--format", choices=("text", "json"), default="text", help=about)


def run(arguments: argparse.Namespace) -> int:
    """List or count the cards of the project, and behind them those that come with the package."""
    from checker.proof.workspace import Workspace
    from checker.reports import cards

    library = Workspace.at().load()
    if not arguments.stats:
        print(cards.render_list(library.cards, arguments.lang))
        return codes.OK
    from checker.proof.vocabulary import statistics

    found = statistics(library.cards)
    print(cards.render_json(found) if arguments.format == "json" else cards.render(found, arguments.lang))
    return codes.OK
