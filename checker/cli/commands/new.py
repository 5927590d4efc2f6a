"""`checker new`."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING

from checker.base.messages import message, translate
from checker.cli import codes
from checker.cli.guard import Unable

if TYPE_CHECKING:
    import argparse

    from checker.cli.parser import Say
    from checker.knowledge.project import Project

EXAMPLES = """
  checker new combat/a-creature-with-lifelink-that-attacks
  checker new combat/vigilance-keeps-untapped --title "A creature with vigilance stays untapped" --source en
"""
LANGUAGES = ("it", "fr", "en")
_PART = re.compile(r"[a-z0-9]+(-[a-z0-9]+)*")


def add_arguments(parser: argparse.ArgumentParser, say: Say) -> None:
    """Where it goes and what it is called."""
    about = say(message("the topic and the id of the ruling; the topic may have several parts"))
    parser.add_argument("name", metavar="TOPIC/ID", help=about)
    parser.add_argument("--title", help=say(message("its title")))
    about = say(message("the language it is written in first (else that of the settings)"))
    parser.add_argument("--source", choices=LANGUAGES, help=about)


def run(arguments: argparse.Namespace) -> int:
    """Write the file, unless there is one; print its path."""
    from checker.knowledge.project import find_project

    project = find_project()
    if project.rulings is None:
        raise Unable(message("there is no folder rulings/ here, nor in a folder above"))
    topic, id = _split(arguments.name)
    path = project.rulings / topic / f"{id}.yaml"
    language = arguments.source or project.settings.source_language
    _write(path, _text(project, path, id, language, arguments.title))
    print(project.name_of(path))
    hint = message("it is verified as it stands; see it with: checker explain {id}", id=id)
    print(translate(hint, arguments.lang))
    return codes.OK


def _split(name: str) -> tuple[str, str]:
    topic, _, id = name.removeprefix("rulings/").removesuffix(".yaml").rpartition("/")
    if not topic or not all(_PART.fullmatch(part) for part in (*topic.split("/"), id)):
        hint = message("for example: {name}", name="combat/a-creature-with-lifelink-that-attacks")
        raise Unable(message('"{name}" is no topic with an id of small letters and hyphens', name=name), hint)
    return topic, id


def _text(project: Project, path: Path, id: str, language: str, title: str | None) -> str:
    from checker.cli.skeleton import skeleton
    from checker.cli.version import edition_of

    root = project.root or path.parent
    schema = Path(os.path.relpath(root / "docs" / "schema" / "ruling.json", path.parent)).as_posix()
    return skeleton(id, edition_of(project), language, schema, title)


def _write(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError:
        raise Unable(message("{path} is there already", path=path)) from None
    except OSError as failure:
        reason = failure.strerror or type(failure).__name__
        raise Unable(message("{path} cannot be written: {reason}", path=path, reason=reason)) from None
