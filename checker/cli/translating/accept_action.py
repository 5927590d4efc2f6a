"""`checker translate accept`."""

from __future__ import annotations

from datetime import date
from typing import TYPE_CHECKING

from checker.base.messages import Message, message, translate
from checker.cli import codes
from checker.cli.guard import Unable
from checker.cli.translating import library_here

if TYPE_CHECKING:
    import argparse
    from pathlib import Path

    from checker.knowledge.rulings import Ruling


def run(arguments: argparse.Namespace) -> int:
    """Stamp the translation with the fingerprint of the source, in its file."""
    from checker.cli.finding import find_ruling

    project, library = library_here()
    ruling = find_ruling(arguments.ruling, library)
    _check(ruling, arguments.language)
    text = _accept(ruling, project.here / ruling.file, arguments.language, arguments.reviewed)
    print(translate(text, arguments.lang))
    return codes.OK


def _check(ruling: Ruling, language: str) -> None:
    if language == ruling.source_language:
        raise Unable(message('"{language}" is the source language of {ruling}', language=language, ruling=ruling.id))
    text = ruling.text.get(language)
    if text is None or text.text is None:
        hint = message("write it under text: in {file}", file=ruling.file)
        raise Unable(message('there is no translation into "{language}" yet', language=language), hint)


def _accept(ruling: Ruling, path: Path, language: str, reviewer: str | None) -> Message:
    from checker.base.writing import read_exactly, replace_file
    from checker.translation.editing import Change, changed
    from checker.translation.stamping import stamped
    from checker.wording.sources import stamp

    now = stamp(ruling)
    old = read_exactly(path)
    new = stamped(old, language, now)
    if reviewer:
        new = changed(new, Change(language, reviewed=(reviewer, date.today().isoformat())))
    if new == old:
        return message("{file}: nothing to do, {language} is current", file=ruling.file, language=language)
    replace_file(path, new)
    return message("{file}: {language} is now of {stamp}", file=ruling.file, language=language, stamp=now)
