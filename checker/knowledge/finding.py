"""Which files are read: those that were asked for, and those of the project that they stand on."""

from __future__ import annotations

import os
from pathlib import Path
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.places import start_of
from checker.base.problems import Problem, error

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from checker.knowledge.project import Project

ENDINGS = (".yaml", ".yml")
DATA = ("cards", "sources", "terms.yaml", "edition.yaml")
"""What lies in `rulings/` beside the topics."""


def files_of(paths: Iterable[Path], project: Project) -> tuple[list[Path], list[Problem]]:
    """The files, each once, those of folders in the order of names; a folder without any is a problem."""
    found: dict[str, Path] = {}
    problems: list[Problem] = []
    for path in paths:
        files = list(below(path)) if path.is_dir() and not _is_yaml(path) else [path]
        found |= {os.path.abspath(file): file for file in files}
        if not files:
            place = start_of(project.name_of(path))
            problems.append(error("file.none", place, message("there is no YAML file in this folder")))
    return list(found.values()), problems


def below(folder: Path) -> Iterator[Path]:
    """The YAML files of a folder and of those in it; hidden ones and links to folders are left out."""
    for current, folders, files in os.walk(folder):
        named = [name for name in folders if _is_yaml(Path(name))]
        folders[:] = sorted(name for name in folders if not name.startswith(".") and name not in named)
        for name in sorted(files + named):
            if _is_yaml(Path(name)) and not name.startswith("."):
                yield Path(current, name)


def data_of(folder: Path) -> list[Path]:
    """The cards, sources, terms and edition in a folder of rulings."""
    files: list[Path] = []
    for name in DATA:
        path = folder / name
        if path.is_dir() and not _is_yaml(path):
            files += below(path)
        elif os.path.lexists(path):
            files.append(path)
    return files


def topic_of(path: Path, project: Project) -> str:
    """The folder of a ruling below `rulings/`; elsewhere the name of its folder."""
    folder = Path(os.path.abspath(path)).parent
    if project.rulings is not None and folder.is_relative_to(project.rulings):
        return folder.relative_to(project.rulings).as_posix()
    return folder.name


def _is_yaml(path: Path) -> bool:
    return path.suffix.lower() in ENDINGS
