"""Which rulings failed last time, so that `--failed-first` can begin with them."""

from __future__ import annotations

import contextlib
import json
from typing import TYPE_CHECKING

from checker.base.problems import has_errors

if TYPE_CHECKING:
    from pathlib import Path

    from checker.proof.report import Report

FOLDER = ".checker-cache"


def failed_before(project: Path) -> frozenset[str]:
    """The files that had a failure when they were last checked; none if nothing readable was kept."""
    try:
        kept = json.loads(_file(project).read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return frozenset()
    return frozenset(str(name) for name in kept) if isinstance(kept, list) else frozenset()


def remember(project: Path, passed: frozenset[str], failed: frozenset[str]) -> None:
    """Bring what is kept up to date with this run; files that it did not check stay as they were.

    A folder that cannot be written to is no reason to fail: nothing is kept then.
    """
    names = sorted((failed_before(project) - passed) | failed)
    with contextlib.suppress(OSError):
        folder = _file(project).parent
        folder.mkdir(exist_ok=True)
        (folder / ".gitignore").write_text("*\n", encoding="utf-8")
        _file(project).write_text(json.dumps(names, ensure_ascii=False), encoding="utf-8")


def _file(project: Path) -> Path:
    return project / FOLDER / "failed.json"


def remember_report(project: Path, report: Report) -> None:
    """Keep which files of a report failed."""
    failed = frozenset(item.file for item in report.files if has_errors(item.problems))
    remember(project, frozenset(item.file for item in report.files) - failed, failed)
