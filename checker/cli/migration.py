"""Moving the numbers of many files: what `checker edition migrate` and `checker verify --fix` share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING

from checker.base.messages import message, translate
from checker.base.writing import read_exactly, replace_file
from checker.knowledge.migrating import Migration, migrate

if TYPE_CHECKING:
    from checker.knowledge.library import Library
    from checker.knowledge.rulings import Ruling
    from checker.proof.workspace import Workspace


@dataclass(frozen=True, slots=True)
class Migrated:
    """A file and what became of its numbers."""

    file: str
    migration: Migration
    edition: str

    @property
    def moved(self) -> bool:
        """Whether the file is another now; the stamp alone counts too."""
        return not self.migration.unclear


def _every(_: Ruling) -> bool:
    return True


def migrate_files(
    library: Library, workspace: Workspace, *, chosen: Callable[[Ruling], bool] = _every, dry_run: bool = False
) -> list[Migrated]:
    """Move what was read, is chosen and is stamped with an older edition; files are replaced whole or not at all."""
    done = []
    for ruling in filter(chosen, library.rulings):
        path = workspace.project.here / ruling.file
        text = read_exactly(path)
        migration = migrate(text, ruling, library.edition)
        if migration.text == text and not migration.unclear:
            continue
        done.append(Migrated(ruling.file, migration, library.edition.in_force))
        if not dry_run and not migration.unclear:
            replace_file(path, migration.text)
    return done


def told(files: Iterable[Migrated], lang: str) -> Iterator[str]:
    """A line for each number, and one for each stamp."""
    for file in files:
        for one in file.migration.unclear:
            now = ", ".join(one.new)
            text = message("{number} is several rules now ({now}): choose by hand", number=one.old, now=now)
            yield f"{one.place}: {translate(text, lang)}"
        for one in file.migration.moved:
            yield f"{one.place}: {one.old} → {one.new[0]}"
        if file.moved:
            yield f"{file.file}: {translate(message('stamped {edition}', edition=file.edition), lang)}"
