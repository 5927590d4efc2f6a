"""`checker translate diff`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.messages import message, translate
from checker.cli import codes
from checker.cli.translating import library_here

if TYPE_CHECKING:
    import argparse
    from pathlib import Path

    from checker.knowledge.library import Library
    from checker.knowledge.rulings import Ruling


def run(arguments: argparse.Namespace) -> int:
    """The source then and now, word by word, above the translation that is there."""
    project, library = library_here()
    chosen = _chosen(arguments, library)
    if not chosen:
        print(
            translate(message("no translation into {language} is stale", language=arguments.language), arguments.lang)
        )
    for ruling in chosen:
        print("\n".join(_lines(ruling, arguments.language, project.here, arguments.lang)))
    return codes.OK


def _chosen(arguments: argparse.Namespace, library: Library) -> list[Ruling]:
    from checker.cli.finding import find_ruling

    if arguments.rulings:
        return [find_ruling(id, library) for id in arguments.rulings]
    known = [ruling for ruling in library.rulings if arguments.language in ruling.text]
    return [ruling for ruling in known if ruling.text[arguments.language].status == "stale"]


def _lines(ruling: Ruling, language: str, folder: Path, lang: str) -> list[str]:
    from checker.translation.history import source_of, word_diff

    text = ruling.text[language]
    source = ruling.source_language
    new = (ruling.title.get(source, ""), ruling.text[source].text or "")
    old = source_of(folder / ruling.file, text.of) if text.of else None
    lines = [f"{ruling.id} ({source} → {language}), {text.place}"]
    if old is None:
        told = message("the version that it was made from ({stamp}) is not in the history", stamp=text.of or "-")
        lines += [translate(told, lang), *new]
    else:
        lines += [word_diff(then, now) for then, now in zip(old, new, strict=True)]
    return [*lines, "", ruling.title.get(language, "-"), text.text or "-", ""]
