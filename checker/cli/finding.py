"""Rulings by their ids."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.names import suggestion
from checker.cli.guard import Unable

if TYPE_CHECKING:
    from collections.abc import Iterable

    from checker.knowledge.library import Library
    from checker.knowledge.rulings import Ruling


def find_ruling(id: str, library: Library) -> Ruling:
    """The ruling of that id, or of an id that it had before. Raises Unable with the nearest id."""
    for ruling in library.rulings:
        if id == ruling.id or id in ruling.was:
            return ruling
    raise unknown_ruling(id, (ruling.id for ruling in library.rulings))


def unknown_ruling(id: str, known: Iterable[str]) -> Unable:
    """What is said of an id that no ruling has."""
    return Unable(message('there is no ruling "{id}"', id=id), suggestion(id, known))
