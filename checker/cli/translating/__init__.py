"""The actions of `checker translate`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.cli.guard import Unable

if TYPE_CHECKING:
    from checker.knowledge.library import Library
    from checker.knowledge.project import Project


def library_here() -> tuple[Project, Library]:
    """The project with the texts of its rulings. Raises Unable outside of a project."""
    from checker.knowledge.project import find_project
    from checker.wording.texts import load_texts

    project = find_project()
    if project.rulings is None:
        raise Unable(message("there is no folder rulings/ here, nor in a folder above"))
    return project, load_texts([], project)
