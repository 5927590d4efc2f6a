"""From paths to units: rulings by their files and folders, everything else by its ending."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.places import start_of
from checker.base.problems import BadInput, error
from checker.wording.outside import ENDINGS, read_file
from checker.wording.sources import units_of

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from checker.knowledge.library import Library
    from checker.knowledge.project import Project
    from checker.wording.units import Unit


def is_outside(path: Path) -> bool:
    """Whether a file is no ruling."""
    return not path.is_dir() and path.suffix.lower() not in (".yaml", ".yml")


def outside_units(paths: Iterable[Path], project: Project, langs: tuple[str, ...], source_lang: str) -> list[Unit]:
    """The units of files from outside."""
    found: list[Unit] = []
    for path in paths:
        name = project.name_of(path)
        if path.exists() and path.suffix.lower() not in ENDINGS:
            known = message("the endings are: {endings}", endings=", ".join((".yaml", *ENDINGS)))
            raise BadInput(error("wording.ending", start_of(name), message("nothing is known of such files"), known))
        found += read_file(path, name, langs, source_lang)
    return found


def ruling_units(library: Library, project: Project, langs: tuple[str, ...]) -> list[Unit]:
    """The units of all rulings of a library in these languages."""
    wanted = langs or project.settings.languages
    return [unit for ruling in library.rulings for unit in units_of(ruling, wanted, project.here)]
