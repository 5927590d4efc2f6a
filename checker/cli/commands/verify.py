"""`checker verify`."""

from __future__ import annotations

import argparse
import sys
from dataclasses import replace
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from checker.base.messages import message, translate
from checker.cli import codes
from checker.cli.guard import Unable
from checker.cli.rendering import FORMATS

if TYPE_CHECKING:
    from collections.abc import Callable

    from checker.cli.parser import Say
    from checker.knowledge.library import Library
    from checker.proof.report import Report
    from checker.proof.verify import Name, Options
    from checker.proof.workspace import Workspace

EXAMPLES = """
  checker verify                              all rulings of the project, from any folder below it
  checker verify rulings/combat bug.yaml      some files and folders
  checker verify -k "trample and not reach"   rulings whose topic, id or examples contain these words
  checker verify --failed-first --watch       again after every change
  checker verify --format junit > report.xml  for CI
  checker verify --changed-since main         only what a branch has touched
  checker verify --fix                        move renumbered rules to the edition in force first
"""


def add_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """What to check, how to print it, and when."""
    add = parser.add_argument
    about = say(message("files and folders (default: the project's rulings)"))
    add("paths", nargs="*", type=Path, metavar="PATH", help=about)
    add("--format", choices=FORMATS, default="text", help=say(message("how to print the report")))
    about = say(message("names that contain these words; and, or, not, brackets"))
    add("-k", dest="words", metavar="EXPR", help=about)
    about = say(message("this ruling only (may be repeated)"))
    add("--ruling", metavar="ID", action="append", default=[], help=about)
    about = say(message("only what changed since a revision of git, or all of it if cards, rules or code did"))
    add("--changed-since", metavar="REV", help=about)
    add("--failed-first", action="store_true", help=say(message("begin with what failed last time")))
    add("--watch", action="store_true", help=say(message("check again whenever a file changes")))
    about = say(message("how many processes play (default: one for each core)"))
    add("--jobs", type=_count, metavar="N", help=about)
    about = say(message("first move rule numbers that only moved, and the stamps, in the files checked"))
    add("--fix", action="store_true", help=about)
    about = say(message("exit with 1 if a translation is stale or missing"))
    add("--strict-languages", action="store_true", help=about)


def _count(text: str) -> int:
    if not text.isascii() or not text.isdigit() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"{text!r}: 1, 2, 3…")
    return int(text)


def run(arguments: argparse.Namespace) -> int:
    """Check once, or until interrupted."""
    from checker.proof.workspace import Workspace

    workspace = Workspace.at(paths=arguments.paths)
    if not arguments.watch:
        return _check(arguments, workspace)
    from checker.cli.watching import snapshot, watch

    return watch(lambda: snapshot(workspace.watched), lambda: _check_again(arguments, workspace))


def _check_again(arguments: argparse.Namespace, workspace: Workspace) -> int:
    if sys.stdout.isatty():
        print("\033[2J\033[H", end="")
    try:
        return _check(arguments, workspace)
    except Unable as unable:
        print(translate(unable.text, arguments.lang), file=sys.stderr)
        return codes.UNABLE
    finally:
        sys.stdout.flush()


def _check(arguments: argparse.Namespace, workspace: Workspace) -> int:
    from checker.cli.remembered import remember_report
    from checker.cli.rendering import rendered, telling
    from checker.proof.verify import verify

    began = perf_counter()
    library = workspace.load()
    _check_ids(arguments.ruling, library)
    options = _options(arguments, workspace)
    if arguments.fix and _fixed(library, workspace, options, arguments.lang):
        library = workspace.load()
    report = verify(library, workspace.stage(library), options)
    report = replace(report, seconds=perf_counter() - began)
    print(rendered(report, arguments.format, telling(library, arguments.lang)))
    if workspace.root:
        remember_report(workspace.root, report)
    if _nothing_to_read(report, workspace):
        return codes.UNABLE
    if arguments.changed_since and not (report.rulings or report.examples or report.problems):
        said = message("nothing was touched since {name}", name=arguments.changed_since)
        print(translate(said, arguments.lang), file=sys.stderr)
        return codes.OK
    return _code(report, strict=arguments.strict_languages)


def _fixed(library: Library, workspace: Workspace, options: Options, lang: str) -> bool:
    """Whether a file was changed; what was moved goes to the error output, so that a report stays a report."""
    from checker.cli.migration import migrate_files, told
    from checker.proof.verify import Name

    done = migrate_files(library, workspace, chosen=lambda ruling: options.chosen(Name.of(ruling)))
    for line in told(done, lang):
        print(line, file=sys.stderr)
    return any(file.moved for file in done)


def _check_ids(ids: list[str], library: Library) -> None:
    from checker.cli.finding import unknown_ruling

    known = {ruling.id for ruling in library.rulings} | library.broken
    for id in ids:
        if id not in known:
            raise unknown_ruling(id, known)


def _options(arguments: argparse.Namespace, workspace: Workspace) -> Options:
    from checker.base.processes import cores
    from checker.cli.progress import Progress
    from checker.cli.remembered import failed_before
    from checker.proof.verify import Options

    first = failed_before(workspace.root) if arguments.failed_first and workspace.root else frozenset()
    return Options(
        chosen=_chosen(arguments, workspace),
        rank=lambda name: name.file not in first,
        progress=Progress(),
        jobs=arguments.jobs or cores(),
    )


def _chosen(arguments: argparse.Namespace, workspace: Workspace) -> Callable[[Name], bool]:
    from checker.cli.changed import touched_since
    from checker.cli.selection import chosen_by

    chosen = chosen_by(arguments.words, arguments.ruling)
    if not arguments.changed_since:
        return chosen
    touched = touched_since(arguments.changed_since, workspace)
    return lambda name: touched(name) and chosen(name)


def _nothing_to_read(report: Report, workspace: Workspace) -> bool:
    """Whether there is no project, or a path that was asked for cannot be read at all."""
    asked = {workspace.project.name_of(path) for path in workspace.paths}
    return any(
        problem.id == "project.none" or (problem.id.startswith("file.") and problem.place.file in asked)
        for problem in report.problems
    )


def _code(report: Report, *, strict: bool) -> int:
    from checker.base.problems import has_errors

    if has_errors(report.problems):
        return codes.FOUND
    if not report.rulings and not report.examples:
        raise Unable(message("nothing was found to check"))
    behind = any(status != "current" for ruling in report.rulings for status in ruling.languages.values())
    return codes.FOUND if strict and behind else codes.OK
