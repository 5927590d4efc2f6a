"""`checker wording`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from typing import TYPE_CHECKING

from checker.base.collecting import without_collecting
from checker.base.messages import message
from checker.cli import codes
from checker.cli.guard import Unable

if TYPE_CHECKING:
    from checker.base.problems import Problem
    from checker.cli.parser import Say
    from checker.knowledge.library import Library
    from checker.knowledge.project import Project
    from checker.wording.findings import Finding
    from checker.wording.remembering import Clean
    from checker.wording.units import Unit

OWN_LANG = True
"""`--lang` names the languages of the texts here."""
LANGUAGES = ("it", "fr", "en")
FORMATS = ("text", "json", "github")
EXAMPLES = """
  checker wording                             all rulings of the project, in all languages
  checker wording rulings/combat --lang fr    the French of some rulings
  checker wording table.csv --lang it         columns id, source, target; the source is English
  checker wording page.md --lang it           a page in one language
  checker wording --explain wording.term      what a check looks for
"""


def add_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """What to check, in which languages, and how to print it."""
    add = parser.add_argument
    about = say(message("files and folders: rulings, CSV, PO, XLIFF, text, Markdown; - reads from standard input"))
    add("paths", nargs="*", type=Path, metavar="PATH", help=about)
    about = say(message("the languages to check, with commas between them (default: all)"))
    add("--lang", dest="langs", type=_languages, default=(), metavar="LANG,…", help=about)
    about = say(message("the language of the sources of outside files"))
    add("--source-lang", choices=LANGUAGES, default="en", help=about)
    add("--format", choices=FORMATS, default="text", help=say(message("how to print the report")))
    about = say(message("this check only (may be repeated)"))
    add("--check", dest="checks", metavar="ID", action="append", default=[], help=about)
    about = say(message("print the manual of a check, or the list of all"))
    add("--explain", nargs="?", const="", metavar="ID", help=about)
    about = say(message("look words up in the hunspell dictionaries of a folder as well"))
    add("--spelling", type=Path, metavar="FOLDER", help=about)


@without_collecting()
def run(arguments: argparse.Namespace) -> int:
    """Check, or explain a check."""
    if arguments.explain is not None:
        return _explain(arguments.explain)
    from checker.knowledge.project import find_project
    from checker.wording.gathering import is_outside

    project = find_project()
    outside = [path for path in arguments.paths if str(path) == "-" or is_outside(path)]
    own = [path for path in arguments.paths if path not in outside]
    library = _library(own, project, everything=bool(own) or not outside)
    units = _units(arguments, project, library, outside)
    if own or not outside:
        units += _own_units(arguments, project, library)
    if not units:
        _tell_unreadable(library)
        raise Unable(message("nothing was found to check"))
    findings = _findings(arguments, library, units, project)
    problems = [problem for problem in library.problems if problem.id.startswith(("file.", "yaml.", "form."))]
    print(_rendered(arguments, findings, len(units), problems))
    return _code(findings, problems, {project.name_of(path) for path in own})


def _code(findings: list[Finding], problems: list[Problem], asked: set[str]) -> int:
    """A path that was asked for and cannot be read is more than a fault in what was read."""
    from checker.base.problems import has_errors

    if any(problem.id.startswith("file.") and problem.place.file in asked for problem in problems):
        return codes.UNABLE
    return codes.FOUND if has_errors(problems) or any(finding.counts for finding in findings) else codes.OK


def _explain(id: str) -> int:
    from checker.base.names import suggestion
    from checker.wording.manual import manual_of, summaries

    if not id:
        print("\n".join(f"{name:28}{first}" for name, first in summaries()))
        return codes.OK
    text = manual_of(id)
    if text is None:
        known = [name for name, _ in summaries()]
        raise Unable(message('there is no check "{id}"', id=id), suggestion(id, known))
    print(text)
    return codes.OK


def _languages(text: str) -> tuple[str, ...]:
    found = tuple(each.strip() for each in text.split(",") if each.strip())
    unknown = [each for each in found if each not in LANGUAGES]
    if unknown or not found:
        raise argparse.ArgumentTypeError(f"{', '.join(unknown) or text!r}: {', '.join(LANGUAGES)}")
    return found


def _library(paths: list[Path], project: Project, *, everything: bool) -> Library:
    from checker.wording.texts import load_texts

    return load_texts(paths if everything else None, project)


def _units(arguments: argparse.Namespace, project: Project, library: Library, outside: list[Path]) -> list[Unit]:
    from checker.wording.gathering import outside_units
    from checker.wording.outside import read_input

    langs, source = arguments.langs, arguments.source_lang
    files = [path for path in outside if str(path) != "-"]
    units = outside_units(files, project, langs, source)
    if len(files) < len(outside):
        units += read_input(sys.stdin.buffer.read(), langs, source)
    return units


def _own_units(arguments: argparse.Namespace, project: Project, library: Library) -> list[Unit]:
    from checker.wording.gathering import ruling_units

    return ruling_units(library, project, arguments.langs)


def _tell_unreadable(library: Library) -> None:
    from checker.base.problems import BadInput, has_errors

    if has_errors(library.problems):
        raise BadInput(*library.problems)


def _findings(arguments: argparse.Namespace, library: Library, units: list[Unit], project: Project) -> list[Finding]:
    from checker.base.names import suggestion
    from checker.wording.checks import CHECKS
    from checker.wording.running import check_all
    from checker.wording.termbase import Termbase

    ids = [check.ID for check in CHECKS]
    for id in arguments.checks:
        if id not in ids:
            raise Unable(message('there is no check "{id}"', id=id), suggestion(id, ids))
    wanted = tuple(check for check in CHECKS if check.ID in arguments.checks) or CHECKS
    base = Termbase.of(library.terms, library.cards)
    clean = _clean(project, library) if wanted == CHECKS else None
    found = check_all(units, base, wanted, clean)
    if arguments.spelling is None:
        return found
    from checker.wording.spelling import Spelling

    return found + Spelling(arguments.spelling, base).check_all(units)


def _clean(project: Project, library: Library) -> Clean | None:
    """The texts of the project in which an earlier run found nothing; outside a project nothing is kept."""
    from checker.cli.remembered import FOLDER
    from checker.wording.remembering import Clean

    names = [card.name for card in library.cards]
    return Clean.at(project.root / FOLDER / "wording", library.terms, names) if project.root else None


def _rendered(arguments: argparse.Namespace, findings: list[Finding], units: int, problems: list[Problem]) -> str:
    from checker.cli.colour import style_for
    from checker.reports import wording

    if arguments.format == "json":
        return wording.render_json(findings, units, problems, arguments.lang)
    if arguments.format == "github":
        return wording.render_github(findings, units, problems, arguments.lang)
    return wording.render_text(findings, units, problems, arguments.lang, style_for(sys.stdout))
