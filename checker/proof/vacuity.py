"""An example that holds before anything happens shows nothing, unless what it looks at is of another sort."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.proof.changes import observed
from checker.proof.report import ExampleStatus

if TYPE_CHECKING:
    from checker.proof.report import ExampleReport, Run

_PLAIN = frozenset({"expect", "claimed", "without"})
"""Kinds of observation that can hold too early; all others (refused, legal …) are about play itself."""


def is_vacuous(report: ExampleReport) -> bool:
    """Whether every expectation of every run of a passed example held before the first step."""
    return report.status is ExampleStatus.passed and all(_shows_nothing(run) for run in report.runs)


def _shows_nothing(run: Run) -> bool:
    seen = observed(run.outcome, run.edition).values()
    if any(o.kind not in _PLAIN or o.word == "card" for o in seen):
        return False
    return all(o.vacuous for o in seen if o.kind == "expect")
