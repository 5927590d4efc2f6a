"""Which program this is, and which edition of the rules it plays."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from checker.knowledge.project import Project


def version() -> str:
    """The version of the installed distribution; "0" where the package is used without being installed."""
    from importlib.metadata import PackageNotFoundError
    from importlib.metadata import version as installed

    try:
        return installed("arbitro")
    except PackageNotFoundError:
        return "0"


def version_line() -> str:
    """`checker 0.1.0 (rules edition 2026-09-25)`."""
    from checker.knowledge.project import find_project

    return f"checker {version()} (rules edition {edition_of(find_project())})"


def edition_of(project: Project) -> str:
    """The edition of a project: that of its settings, else the one in force, which is read from its file."""
    if project.settings.edition:
        return project.settings.edition
    from checker.knowledge.library import load

    return load([], project).edition.in_force
