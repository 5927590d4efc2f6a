"""`checker translate import`."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from checker.base.messages import message, translate
from checker.base.places import start_of
from checker.base.problems import has_errors
from checker.cli import codes
from checker.cli.guard import Unable
from checker.cli.translating import library_here

if TYPE_CHECKING:
    import argparse

    from checker.base.messages import Message
    from checker.base.places import Place
    from checker.translation.importing import Result


def run(arguments: argparse.Namespace) -> int:
    """Exit code 1 if a unit was refused; what is good is taken all the same."""
    from checker.reports.lines import lines_of
    from checker.translation.importing import differences, read_rows, take
    from checker.wording.termbase import Termbase

    project, library = library_here()
    own, rows = read_rows(arguments.file, project.name_of(arguments.file))
    language = _language(own, arguments.language, start_of(project.name_of(arguments.file)))
    if not rows:
        raise Unable(message("there is no unit in this file"))
    base = Termbase.of(library.terms, library.cards)
    result = take(rows, library.rulings, language, project.here, base)
    if result.problems:
        print(lines_of(result.problems, arguments.lang), file=sys.stderr)
    if arguments.dry_run:
        print("\n".join(differences(result, project.name_of)))
    else:
        result.write()
    print(translate(_closing(result), arguments.lang), file=sys.stderr)
    return codes.FOUND if has_errors(result.problems) else codes.OK


def _language(own: str | None, asked: str | None, place: Place) -> str:
    """The language of the file, which must be the one that was asked for."""
    from checker.wording.outside import known_language

    short = known_language(own, place) if own else None
    if short and asked and short != asked:
        raise Unable(message('the file is in "{own}", not in "{asked}"', own=short, asked=asked))
    if not short and not asked:
        hint = message("say it with --lang")
        raise Unable(message("the file does not say in which language it is"), hint)
    return asked or short or ""


def _closing(result: Result) -> Message:
    return message(
        "units taken: {taken}, unchanged: {unchanged}, not taken: {refused}; files: {files}",
        taken=result.taken,
        unchanged=result.unchanged,
        refused=len(result.problems),
        files=len(result.texts),
    )
