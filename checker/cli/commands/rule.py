"""`checker rule`."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING

from checker.base.messages import message, translate
from checker.cli import codes

if TYPE_CHECKING:
    import argparse

    from checker.cli.parser import Say
    from checker.engine.rulebook.book import Rulebook

EXAMPLES = """
  checker rule 510.4
  checker rule 704.5g --format json

exit code 1 if the engine has nothing under the number: the nearest ones are printed
"""
TESTS = Path("tests/rules")


def add_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """The number."""
    about = say(message("a number of the Comprehensive Rules"))
    parser.add_argument("number", metavar="NUMBER", help=about)
    about = say(message("how to print it"))
    parser.add_argument("--format", choices=("text", "json"), default="text", help=about)


def run(arguments: argparse.Namespace) -> int:
    """Look it up in the rulebook, the rulings and the tests."""
    from checker.cli.colour import style_for
    from checker.engine.game.book import standard_book
    from checker.engine.rules.structural import STRUCTURAL
    from checker.proof.lookup import look_up
    from checker.proof.workspace import Workspace
    from checker.reports.rule import render, render_json

    workspace = Workspace.at()
    book = standard_book()
    tests = workspace.root / TESTS if workspace.root else None
    found = look_up(arguments.number, book, STRUCTURAL, workspace.load(), tests)
    if not found.is_known:
        return _unknown(arguments, book, [entry.number for entry in STRUCTURAL])
    as_json = arguments.format == "json"
    print(render_json(found) if as_json else render(found, arguments.lang, style_for(sys.stdout)))
    return codes.OK


def _unknown(arguments: argparse.Namespace, book: Rulebook, structural: list[str]) -> int:
    from checker.proof.numbers import nearest_numbers

    near = ", ".join(nearest_numbers(arguments.number, [*book.numbers(), *structural]))
    text = message("the engine has no rule {number}; the nearest are {near}", number=arguments.number, near=near)
    print(translate(text, arguments.lang))
    return codes.FOUND
