"""What git says has changed: `checker verify --changed-since REV` plays only that."""

from __future__ import annotations

import subprocess
from pathlib import Path
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.cli.guard import Unable

if TYPE_CHECKING:
    from collections.abc import Callable

    from checker.proof.verify import Name
    from checker.proof.workspace import Workspace

SHARED = ("checker/", "rulings/cards/", "rulings/sources/", "rulings/edition.yaml", "rulings/terms.yaml")
"""A change in one of these may change any report: everything is played then."""


def touched_since(revision: str, workspace: Workspace) -> Callable[[Name], bool]:
    """Whether a ruling or file of examples may come out otherwise than at a revision of git.

    What is not committed yet counts as changed. Raises Unable outside a repository or for an unknown revision.
    """
    root = workspace.root or Path.cwd()
    paths = _changed(revision, root)
    if any(path.startswith(SHARED) for path in paths):
        return lambda name: True
    files = frozenset(workspace.project.name_of(root / path) for path in paths)
    return lambda name: name.file in files


def _changed(revision: str, root: Path) -> tuple[str, ...]:
    """Paths from the project's folder, with slashes."""
    committed = _git(root, revision, "diff", "--name-only", "--relative", "-z", revision, "--")
    new = _git(root, revision, "ls-files", "--others", "--exclude-standard", "-z")
    return tuple(path for path in (committed + new).split("\0") if path)


def _git(root: Path, revision: str, *arguments: str) -> str:
    try:
        done = subprocess.run(["git", *arguments], cwd=root, capture_output=True, text=True, check=False)
    except OSError:
        raise Unable(message("--changed-since asks git, which was not found")) from None
    if done.returncode:
        raise Unable(message('git knows no revision "{name}" here', name=revision))
    return done.stdout
