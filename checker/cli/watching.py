"""`--watch`: look at the files again and again, and work anew when one has changed."""

from __future__ import annotations

import os
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

Snapshot = frozenset[tuple[str, int]]
"""Each file with the time of its last change, in nanoseconds."""

SECONDS = 0.5


def snapshot(roots: Iterable[Path]) -> Snapshot:
    """The YAML files below the roots as they are now; a root may be a file."""
    return frozenset(found for root in roots for path in _yaml_files(root) if (found := _stamp(path)))


def watch(look: Callable[[], Snapshot], work: Callable[[], int], wait: Callable[[], None] | None = None) -> int:
    """Work, then again after each change, until interrupted; the exit code is that of the last time."""
    wait = wait or (lambda: time.sleep(SECONDS))
    code = 0
    try:
        while True:
            seen = look()
            code = work()
            while look() == seen:
                wait()
    except KeyboardInterrupt:
        return code


def _yaml_files(root: Path) -> Iterable[Path]:
    if not root.is_dir():
        return (root,)
    return (Path(folder, name) for folder, _, names in os.walk(root) for name in names if name.endswith(".yaml"))


def _stamp(path: Path) -> tuple[str, int] | None:
    try:
        return (str(path), path.stat().st_mtime_ns)
    except OSError:
        return None
