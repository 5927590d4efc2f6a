"""`checker translate`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from checker.base.messages import Message, message, translate
from checker.cli import codes
from checker.cli.guard import Unable

if TYPE_CHECKING:
    import argparse

    from checker.cli.parser import Say
    from checker.knowledge.rulings import Ruling

OWN_LANG = True
"""`--lang` names the language of the translation here."""
LANGUAGES = ("it", "fr", "en")
EXAMPLES = """
  checker translate accept a-blocked-double-striker-that-kills-its-blocker-stops-there --lang fr
"""


def add_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """What to do with which translation."""
    actions = parser.add_subparsers(dest="action", metavar="ACTION", required=True)
    about = say(message("say that a translation was read and fits the source text as it is now"))
    accept = actions.add_parser("accept", help=about, description=f"{about[0].upper()}{about[1:]}.")
    accept.add_argument("ruling", metavar="RULING", help=say(message("the id of a ruling")))
    about = say(message("the language of the translation"))
    accept.add_argument("--lang", dest="language", choices=LANGUAGES, required=True, help=about)


def run(arguments: argparse.Namespace) -> int:
    """Stamp the translation with the fingerprint of the source, in its file."""
    from checker.cli.finding import find_ruling
    from checker.proof.workspace import Workspace

    workspace = Workspace.at()
    library = workspace.load()
    ruling = find_ruling(arguments.ruling, library)
    _check(ruling, arguments.language)
    path = workspace.project.here / ruling.file
    text = _accept(ruling, path, arguments.language)
    print(translate(text, arguments.lang))
    return codes.OK


def _check(ruling: Ruling, language: str) -> None:
    if language == ruling.source_language:
        raise Unable(message('"{language}" is the source language of {ruling}', language=language, ruling=ruling.id))
    text = ruling.text.get(language)
    if text is None or text.text is None:
        hint = message("write it under text: in {file}", file=ruling.file)
        raise Unable(message('there is no translation into "{language}" yet', language=language), hint)


def _accept(ruling: Ruling, path: Path, language: str) -> Message:
    from checker.base.names import fingerprint
    from checker.base.writing import read_exactly, replace_file
    from checker.translation.stamping import stamped

    source = ruling.source_language
    stamp = fingerprint(ruling.title.get(source, ""), ruling.text[source].text or "")
    old = read_exactly(path)
    new = stamped(old, language, stamp)
    if new == old:
        return message("{file}: nothing to do, {language} is current", file=ruling.file, language=language)
    replace_file(path, new)
    return message("{file}: {language} is now of {stamp}", file=ruling.file, language=language, stamp=stamp)
