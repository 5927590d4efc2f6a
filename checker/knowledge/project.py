"""The project: the folder with `rulings/` above where one stands, and its settings."""

from __future__ import annotations

import os
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING

from checker.base.shipped import shipped
from checker.knowledge.settings import Settings, read_settings

if TYPE_CHECKING:
    from checker.base.problems import Problem

RULINGS = "rulings"


@dataclass(frozen=True, slots=True)
class Project:
    """`root` holds `rulings/`; None outside of any project, where only what comes with the package is known.

    `here` is the folder from which files are named in messages.
    """

    root: Path | None
    here: Path
    settings: Settings = field(default_factory=Settings)
    problems: tuple[Problem, ...] = ()

    @property
    def rulings(self) -> Path | None:
        """The folder of rulings and of all that they stand on."""
        return self.root / RULINGS if self.root else None

    @property
    def data(self) -> tuple[Path, ...]:
        """Folders with cards, terms and edition: the project's own, then those that come with the package."""
        folders = [folder for folder in (self.rulings, shipped(RULINGS)) if folder is not None]
        return tuple({os.path.realpath(folder): folder for folder in folders}.values())

    def name_of(self, path: Path) -> str:
        """A file as messages name it: from here if it is below or in the project, else as a whole path."""
        absolute = Path(os.path.abspath(path))
        near = absolute.is_relative_to(self.here) or (self.root and absolute.is_relative_to(self.root))
        return Path(os.path.relpath(absolute, self.here)).as_posix() if near else absolute.as_posix()


def find_project(start: Path | None = None) -> Project:
    """The project around a folder (the current one if none is given), with its settings."""
    here = Path(os.path.abspath(start or Path.cwd()))
    root = next((folder for folder in (here, *here.parents) if (folder / RULINGS).is_dir()), None)
    if root is None:
        return Project(None, here)
    bare = Project(root, here)
    settings, problems = read_settings(root, bare.name_of)
    return Project(root, here, settings, tuple(problems))
