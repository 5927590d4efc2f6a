"""The arguments: one table of commands, each in a module that is imported only when it is asked for."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any, Protocol

from checker.base.messages import Message, message, translate
from checker.cli.language import LANGUAGES

if TYPE_CHECKING:
    from typing import NoReturn

Say = Callable[[Message], str]


class CommandModule(Protocol):
    """What a module in `cli/commands` has."""

    EXAMPLES: str

    def add_arguments(self, parser: argparse.ArgumentParser, say: Say) -> None:
        """Describe the command's arguments."""

    def run(self, arguments: argparse.Namespace) -> int:
        """Do it; the exit code."""


@dataclass(frozen=True, slots=True)
class Command:
    """A command by its name; `module` stands in `checker.cli.commands`."""

    name: str
    summary: Message

    def load(self) -> CommandModule:
        module: Any = import_module(f"checker.cli.commands.{self.name}")
        return module  # type: ignore[no-any-return]


_ABOUT = message("Prove rulings of Magic: play their examples, and play them again without the rules they cite.")

COMMANDS = (
    Command("verify", message("play every example and prove every cited rule")),
    Command("explain", message("tell the games of a ruling, step by step, with the rule behind each step")),
    Command("coverage", message("show where the claims of the sources went, and who cites and needs each rule")),
    Command("cards", message("list the cards, or count them with --stats")),
    Command("rule", message("show where a rule stands in the engine, who cites it and what tests it")),
    Command("schema", message("print the JSON Schema of a kind of file")),
    Command("new", message("write the skeleton of a ruling, valid from the start")),
    Command("edition", message("work on editions of the rules: move numbers to the one in force")),
    Command("wording", message("check the texts: terms, numbers, negations, punctuation and more")),
    Command("translate", message("work on translations")),
    Command("completion", message("print the completion script of a shell")),
)


def build(lang: str, wanted: str | None) -> argparse.ArgumentParser:
    """The parser. Only the command that is wanted has its arguments, all of them if `wanted` is None."""
    parser = _top(lang)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND", required=True)
    for command in COMMANDS:
        summary = translate(command.summary, lang)
        child = commands.add_parser(
            command.name,
            help=summary,
            description=f"{summary[0].upper()}{summary[1:]}.",
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        if wanted in (command.name, None):
            _fill(child, command.load(), lang)
    return parser


def wanted_command(arguments: Sequence[str]) -> str | None:
    """The command that is asked for, found before the arguments are read properly; "" if there is none."""
    names = {command.name for command in COMMANDS}
    return next((argument for argument in arguments if argument in names), "")


def _fill(parser: argparse.ArgumentParser, module: CommandModule, lang: str) -> None:
    """The command's own arguments, and those that all have; one that has a `--lang` of its own keeps it."""
    say = _speaker(lang)
    module.add_arguments(parser, say)
    if not getattr(module, "OWN_LANG", False):
        _add_lang(parser, say, argparse.SUPPRESS)
    parser.add_argument("--debug", action="store_true", default=argparse.SUPPRESS, help=argparse.SUPPRESS)
    parser.set_defaults(run=module.run)
    parser.epilog = say(message("examples:")) + module.EXAMPLES.rstrip()


def _top(lang: str) -> argparse.ArgumentParser:
    say = _speaker(lang)
    codes = message("exit codes: 0 all is well, 1 something was found, 2 it could not work")
    parser = argparse.ArgumentParser(prog="checker", description=say(_ABOUT), epilog=say(codes))
    parser.add_argument("--version", action=_Version, nargs=0, help=say(message("show the version")))
    _add_lang(parser, say, lang)
    about = say(message("show the traceback of a bug"))
    parser.add_argument("--debug", action="store_true", help=about)
    return parser


def _add_lang(parser: argparse.ArgumentParser, say: Say, default: str) -> None:
    about = say(message("the language of what is printed (else the locale's, else English)"))
    parser.add_argument("--lang", choices=LANGUAGES, default=default, help=about)


def _speaker(lang: str) -> Say:
    return lambda text: translate(text, lang)


class _Version(argparse.Action):
    """`--version`: of the program, and the edition of the rules that it plays."""

    def __call__(self, parser: argparse.ArgumentParser, *_: object) -> NoReturn:
        from checker.cli.version import version_line

        print(version_line())
        parser.exit()
