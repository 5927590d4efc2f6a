"""`checker translate`."""

from __future__ import annotations

from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from checker.base.messages import message

if TYPE_CHECKING:
    import argparse

    from checker.cli.parser import Say

OWN_LANG = True
"""`--lang` names the language of the translation here."""
LANGUAGES = ("it", "fr", "en")
STATES = ("stale", "missing", "current")
EXAMPLES = """
  checker translate status                            what is stale or missing, by topic
  checker translate diff RULING --lang fr             what changed since it was translated
  checker translate export --lang fr --only stale,missing > fr.po
  checker translate import fr.po --lang fr --dry-run  show what would change
  checker translate accept RULING --lang fr --reviewed "Ada Rossi"
  checker translate terms --format tbx > terms.tbx
"""


def add_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """What to do with which translation."""
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    _status(actions, say)
    _diff(actions, say)
    _export(actions, say)
    _import(actions, say)
    _accept(actions, say)
    _terms(actions, say)


def run(arguments: argparse.Namespace) -> int:
    """Each action stands in a module of its own."""
    module = import_module(f"checker.cli.translating.{arguments.action}_action")
    code: int = module.run(arguments)
    return code


def _add(
    actions: argparse._SubParsersAction[argparse.ArgumentParser], name: str, about: str
) -> argparse.ArgumentParser:
    return actions.add_parser(name, help=about, description=f"{about[0].upper()}{about[1:]}.")


def _lang(parser: argparse.ArgumentParser, say: Say, *, required: bool = True) -> None:
    about = say(message("the language of the translation"))
    parser.add_argument("--lang", dest="language", choices=LANGUAGES, required=required, help=about)


def _status(actions: argparse._SubParsersAction[argparse.ArgumentParser], say: Say) -> None:
    parser = _add(actions, "status", say(message("count and list what is current, stale, missing and reviewed")))
    _lang(parser, say, required=False)
    parser.add_argument("--format", choices=("text", "json"), default="text", help=say(message("how to print it")))


def _diff(actions: argparse._SubParsersAction[argparse.ArgumentParser], say: Say) -> None:
    parser = _add(actions, "diff", say(message("show what changed in the source since the translation was made")))
    about = say(message("the ids of rulings (default: all whose translation is stale)"))
    parser.add_argument("rulings", nargs="*", metavar="RULING", help=about)
    _lang(parser, say)


def _export(actions: argparse._SubParsersAction[argparse.ArgumentParser], say: Say) -> None:
    parser = _add(actions, "export", say(message("write the work of a translator, for the programs they use")))
    _lang(parser, say)
    parser.add_argument("--format", choices=("po", "xliff"), default="po", help=say(message("the kind of file")))
    about = say(message("what to export, with commas between: stale, missing, current (default: all)"))
    parser.add_argument("--only", default=",".join(STATES), metavar="STATES", help=about)
    about = say(message("the file to write (default: standard output)"))
    parser.add_argument("--output", type=Path, metavar="FILE", help=about)


def _import(actions: argparse._SubParsersAction[argparse.ArgumentParser], say: Say) -> None:
    parser = _add(actions, "import", say(message("take translations back, each looked at before it is taken")))
    parser.add_argument("file", type=Path, metavar="FILE", help=say(message("a PO or XLIFF file")))
    _lang(parser, say, required=False)
    about = say(message("show the changes, and write nothing"))
    parser.add_argument("--dry-run", action="store_true", help=about)


def _accept(actions: argparse._SubParsersAction[argparse.ArgumentParser], say: Say) -> None:
    about = say(message("say that a translation was read and fits the source text as it is now"))
    parser = _add(actions, "accept", about)
    parser.add_argument("ruling", metavar="RULING", help=say(message("the id of a ruling")))
    _lang(parser, say)
    about = say(message("who has read it; the day is noted with the name"))
    parser.add_argument("--reviewed", metavar="NAME", help=about)


def _terms(actions: argparse._SubParsersAction[argparse.ArgumentParser], say: Say) -> None:
    parser = _add(actions, "terms", say(message("print the termbase")))
    parser.add_argument("--format", choices=("tbx", "csv"), default="csv", help=say(message("the kind of file")))
