"""`checker edition`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from checker.base.messages import message, translate
from checker.cli import codes

if TYPE_CHECKING:
    import argparse

    from checker.cli.parser import Say

EXAMPLES = """
  checker edition migrate                  all rulings of the project
  checker edition migrate --dry-run        only say what would move
  checker edition migrate rulings/battles
"""


def add_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """What to do, and with which files."""
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    about = say(message("move rule numbers and the stamp of rulings to the edition in force, together and once"))
    migrating = actions.add_parser("migrate", help=about, description=f"{about[0].upper()}{about[1:]}.")
    about = say(message("files and folders (default: the project's rulings)"))
    migrating.add_argument("paths", nargs="*", type=Path, metavar="PATH", help=about)
    about = say(message("change nothing, only say what would move"))
    migrating.add_argument("--dry-run", action="store_true", help=about)


def run(arguments: argparse.Namespace) -> int:
    """Say what moved; exit code 1 if a number needs a person, 2 if a file cannot be read."""
    from checker.base.problems import BadInput
    from checker.cli.migration import migrate_files, told
    from checker.proof.workspace import Workspace

    workspace = Workspace.at(paths=arguments.paths)
    library = workspace.load()
    unread = [problem for problem in library.problems if problem.id.startswith(("file.", "project."))]
    if unread:
        raise BadInput(*unread)
    done = migrate_files(library, workspace, dry_run=arguments.dry_run)
    for line in told(done, arguments.lang):
        print(line)
    if not done:
        stamp = library.edition.in_force
        text = message("every ruling is stamped with the edition in force ({edition})", edition=stamp)
        print(translate(text, arguments.lang))
    return codes.FOUND if any(file.migration.unclear for file in done) else codes.OK
