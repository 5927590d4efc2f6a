"""Findings of the wording checks: for a person, as JSON, and for GitHub."""

from __future__ import annotations

import json
from collections import Counter
from typing import TYPE_CHECKING, Any

from checker.base.messages import message, translate
from checker.reports.github import annotation
from checker.reports.lines import lines_of
from checker.reports.style import PLAIN, Style

if TYPE_CHECKING:
    from collections.abc import Sequence

    from checker.base.problems import Problem
    from checker.wording.findings import Finding

SCHEMA = 1


def render_text(
    findings: Sequence[Finding],
    units: int,
    problems: Sequence[Problem] = (),
    lang: str = "en",
    style: Style = PLAIN,
) -> str:
    """What could not be read, each finding at its place, then one line of counts."""
    lines = [lines_of([problem], lang, style) for problem in _all(problems, findings)]
    return "\n".join([*lines, _closing(_all(problems, findings), units, lang, style)])


def render_github(
    findings: Sequence[Finding], units: int, problems: Sequence[Problem] = (), lang: str = "en"
) -> str:
    """A workflow command for each problem and each finding."""
    lines = [annotation(problem, lang) for problem in _all(problems, findings)]
    return "\n".join([*lines, _closing(_all(problems, findings), units, lang)])


def _all(problems: Sequence[Problem], findings: Sequence[Finding]) -> list[Problem]:
    return [*problems, *(finding.problem for finding in findings)]


def render_json(findings: Sequence[Finding], units: int, problems: Sequence[Problem] = (), lang: str = "en") -> str:
    """An object with `findings`, each with unit, check, severity, message, line, column, and more."""
    from checker.reports.json import problems_as_data

    data = {
        "schema": SCHEMA,
        "units": units,
        "summary": dict(sorted(Counter(finding.check for finding in findings).items())),
        "findings": [_as_data(finding, lang) for finding in findings],
        "problems": problems_as_data(problems, lang),
    }
    return json.dumps(data, ensure_ascii=False, indent=2)


def _as_data(finding: Finding, lang: str) -> dict[str, Any]:
    return {
        "unit": finding.unit,
        "check": finding.check,
        "severity": finding.severity,
        "message": translate(finding.message, lang),
        "hint": translate(finding.hint, lang) if finding.hint else None,
        "file": finding.place.file,
        "line": finding.place.line,
        "column": finding.place.column,
        "lang": finding.lang,
        "words": finding.words,
        "count": finding.count,
    }


def _closing(told: Sequence[Problem], units: int, lang: str, style: Style = PLAIN) -> str:
    counts = Counter(problem.severity.value for problem in told)
    text = message(
        "texts: {units}; errors: {errors}, warnings: {warnings}, notices: {notices}",
        units=units,
        errors=counts["error"],
        warnings=counts["warning"],
        notices=counts["notice"],
    )
    wrong = counts["error"] or counts["warning"]
    return style.paint("red" if wrong else "green", translate(text, lang))
