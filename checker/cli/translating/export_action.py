"""`checker translate export`."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.names import suggestion
from checker.cli import codes
from checker.cli.guard import Unable
from checker.cli.translating import library_here

if TYPE_CHECKING:
    import argparse

    from checker.knowledge.library import Library


def run(arguments: argparse.Namespace) -> int:
    """The units to standard output, or into a file."""
    from checker.base.writing import replace_file

    _, library = library_here()
    text = _text(arguments, library)
    if arguments.output is None:
        sys.stdout.write(text)
    elif arguments.output.exists():
        replace_file(arguments.output, text)
    else:
        arguments.output.write_text(text, encoding="utf-8", newline="")
    return codes.OK


def _text(arguments: argparse.Namespace, library: Library) -> str:
    from checker.translation.exporting import exported
    from checker.translation.units import work_units
    from checker.wording.termbase import Termbase

    only = _states(arguments.only)
    base = Termbase.of(library.terms, library.cards)
    units = list(work_units(library.rulings, arguments.language, only, base))
    if not units:
        raise Unable(message("there is nothing to translate"))
    sources = {ruling.source_language for ruling in library.rulings} - {arguments.language}
    return exported(units, min(sources) if len(sources) == 1 else "mul", arguments.language, arguments.format)


def _states(text: str) -> tuple[str, ...]:
    from checker.translation.units import STATES

    found = tuple(each.strip() for each in text.split(",") if each.strip())
    for each in found:
        if each not in STATES:
            raise Unable(message('"{word}" is no state of a translation', word=each), suggestion(each, STATES))
    return found
