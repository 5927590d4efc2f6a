"""`checker verify`."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.cli import codes
from checker.cli.guard import Unable

if TYPE_CHECKING:
    import argparse
    from collections.abc import Callable
    from pathlib import Path

    from checker.cli.parser import Say
    from checker.cli.workspace import Workspace
    from checker.knowledge.rulings import ExampleFile, Ruling
    from checker.proof.report import Report
    from checker.proof.verify import Options

FORMATS = ("text", "json", "junit", "sarif", "github")
EXAMPLES = """
  checker verify                              all rulings of the project, from any folder below it
  checker verify rulings/combat bug.yaml      some files and folders
  checker verify -k "trample and not reach"   rulings whose topic, id or examples contain these words
  checker verify --failed-first --watch       again after every change
  checker verify --format junit > report.xml  for CI
"""


def add_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """What to check, how to print it, and when."""
    add = parser.add_argument
    add(
        "paths",
        nargs="*",
        metavar="PATH",
        help=say(message("files and folders (default: the project's rulings)")),
    )
    add("--format", choices=FORMATS, default="text", help=say(message("how to print the report")))
    add(
        "-k",
        dest="words",
        metavar="EXPR",
        help=say(message("names that contain these words; and, or, not, brackets")),
    )
    add("--ruling", metavar="ID", action="append", help=say(message("this ruling only (may be repeated)")))
    add("--failed-first", action="store_true", help=say(message("begin with what failed last time")))
    add("--watch", action="store_true", help=say(message("check again whenever a file changes")))
    add("--strict-languages", action="store_true",
        help=say(message("exit with 1 if a translation is stale or missing")))  # fmt: skip


def run(arguments: argparse.Namespace) -> int:
    """Check once, or until interrupted."""
    from checker.cli.workspace import find

    workspace = find(arguments.paths)
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
        print(unable, file=sys.stderr)
        return codes.UNABLE
    finally:
        sys.stdout.flush()


def _check(arguments: argparse.Namespace, workspace: Workspace) -> int:
    from checker.proof.verify import verify

    library = workspace.load()
    report = verify(library, workspace.stage(library), _options(arguments, workspace))
    print(_rendered(report, arguments))
    _remember(report, workspace.root)
    return _code(report, arguments)


def _options(arguments: argparse.Namespace, workspace: Workspace) -> Options:
    from checker.cli.progress import Progress
    from checker.cli.remembered import failed_before
    from checker.proof.verify import Options

    first = failed_before(workspace.root) if arguments.failed_first and workspace.root else frozenset()
    return Options(
        chosen=_chosen(arguments),
        rank=lambda item: item.file not in first,
        progress=Progress(),
    )


def _chosen(arguments: argparse.Namespace) -> Callable[[Ruling | ExampleFile], bool]:
    from checker.cli.selection import BadSelection, selector

    try:
        wanted = selector(arguments.words) if arguments.words is not None else None
    except BadSelection as bad:
        text = message('-k: "{words}" cannot be read at "{at}"', words=arguments.words, at=bad)
        raise Unable(text, message('for example: -k "trample and not (reach or flying)"')) from None
    ids = frozenset(arguments.ruling or ())
    return lambda item: (not ids or item.id in ids) and (wanted is None or any(map(wanted, _names(item))))


def _names(item: Ruling | ExampleFile) -> list[str]:
    """What `-k` looks at: the topic, id and each example of a ruling, as one path each."""
    stem = f"{getattr(item, 'topic', '')}/{item.id}"
    return [stem, *(f"{stem}/{example.id}" for example in item.examples)]


def _rendered(report: Report, arguments: argparse.Namespace) -> str:
    if arguments.format == "text":
        from checker.cli.colour import style_for
        from checker.reports.text import render

        return render(report, arguments.lang, style_for(sys.stdout))
    return _for_machines(report, arguments)


def _for_machines(report: Report, arguments: argparse.Namespace) -> str:
    from importlib import import_module

    if arguments.format == "sarif":
        from checker.cli.version import version
        from checker.reports.sarif import render

        return render(report, version(), arguments.lang)
    rendered: str = import_module(f"checker.reports.{arguments.format}").render(report, arguments.lang)
    return rendered


def _remember(report: Report, root: Path | None) -> None:
    from checker.base.problems import has_errors
    from checker.cli.remembered import remember

    if root:
        everything = (*report.rulings, *report.examples)
        failed = frozenset(item.file for item in everything if has_errors(item.problems))
        remember(root, frozenset(item.file for item in everything) - failed, failed)


def _code(report: Report, arguments: argparse.Namespace) -> int:
    from checker.base.problems import has_errors

    if not report.rulings and not report.examples and not has_errors(report.problems):
        raise Unable(message("nothing was found to check"))
    if any(problem.id.startswith("file.missing") for problem in report.problems):
        return codes.UNABLE
    behind = any(status != "current" for ruling in report.rulings for status in ruling.languages.values())
    return codes.FOUND if has_errors(report.problems) or (arguments.strict_languages and behind) else codes.OK
