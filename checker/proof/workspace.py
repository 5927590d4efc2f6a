"""Where one works: a project, the files asked for, and the stage on which they are played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from checker.knowledge.project import find_project

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

    from checker.knowledge.library import Library
    from checker.knowledge.project import Project
    from checker.proof.stage import Stage


@dataclass(frozen=True, slots=True)
class Workspace:
    """`paths` are the files and folders asked for; none means all rulings of the project."""

    project: Project
    paths: tuple[Path, ...] = ()

    @classmethod
    def at(cls, folder: Path | None = None, paths: Iterable[Path] = ()) -> Workspace:
        """The workspace around a folder, the current one if none is given."""
        return cls(find_project(folder), tuple(paths))

    @property
    def root(self) -> Path | None:
        """The folder of the project, if there is one."""
        return self.project.root

    @property
    def watched(self) -> tuple[Path, ...]:
        """The files and folders whose change may change a report."""
        rulings = self.project.rulings
        return (*self.paths, *((rulings,) if rulings else ()))

    def load(self) -> Library:
        """Read what was asked for."""
        from checker.knowledge.library import load

        return load(self.paths, self.project)

    def stage(self, library: Library) -> Stage:
        """The engine with the library's cards, under the edition of the settings or else the one in force."""
        from checker.cards.index import CardIndex
        from checker.engine.game.book import standard_book
        from checker.proof.stage import stage
        from checker.scenarios.playing import play
        from checker.scenarios.world import World

        edition = self.project.settings.edition or library.edition.in_force
        cards = CardIndex.of([card.node for card in library.cards])
        return stage(World(cards, edition), standard_book(), play)
