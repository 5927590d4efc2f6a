"""The report as JSON: the shape is numbered (`schema`), the texts are in the language asked for."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from checker.base.messages import translate
from checker.proof.report import ExampleStatus

if TYPE_CHECKING:
    from collections.abc import Iterable

    from checker.base.problems import Problem
    from checker.proof.report import CiteReport, ExampleFileReport, ExampleReport, Report, RulingReport


def render(report: Report, lang: str = "en") -> str:
    """One object: schema, edition, summary, rulings, problems; two spaces deep."""
    return json.dumps(as_data(report, lang), ensure_ascii=False, indent=2)


def as_data(report: Report, lang: str = "en") -> dict[str, Any]:
    """The same as plain dictionaries and lists."""
    return {
        "schema": report.schema,
        "edition": report.edition,
        "summary": _summary(report),
        "rulings": [*map(_ruling, report.rulings), *map(_file, report.examples)],
        "problems": problems_as_data(report.problems, lang),
    }


def _summary(report: Report) -> dict[str, Any]:
    """Counts; passed and failed are of examples, and one that could not be played has failed."""
    counts = report.summary
    kept = {name: counts[name] for name in ("rulings", "verified", "contested", "definition", "examples")}
    passed = counts["examples-passed"]
    return {
        **kept,
        "rulings-failed": counts["failed"],
        "passed": passed,
        "failed": counts["examples"] - passed,
        "plays": counts["plays"],
        "problems": len(report.problems),
        "seconds": round(report.seconds, 3),
    }


def problems_as_data(problems: Iterable[Problem], lang: str) -> list[dict[str, Any]]:
    """Each as one object; hint, ruling and example are null where there is none."""
    return [_problem(problem, lang) for problem in problems]


def _ruling(report: RulingReport) -> dict[str, Any]:
    return {
        "id": report.ruling,
        "file": report.file,
        "line": report.place.line,
        "topic": report.topic,
        "status": report.status,
        "languages": dict(report.languages),
        "cites": [_cite(cite) for cite in report.cites],
        "examples": [_example(example) for example in report.examples],
    }


def _cite(report: CiteReport) -> dict[str, Any]:
    return {
        "rule": report.rule,
        "needed": report.needed,
        "by": list(report.by),
        "part": report.part,
        "twins": list(report.twins),
    }


def _example(report: ExampleReport) -> dict[str, Any]:
    return {"id": report.id, "status": report.status, "line": report.place.line, "plays": len(report.runs)}


def _file(report: ExampleFileReport) -> dict[str, Any]:
    """A file of kind examples stands beside the rulings, passed or failed, and counts as none."""
    return {
        "id": report.id,
        "file": report.file,
        "line": report.place.line,
        "topic": None,
        "status": "passed" if report.status is ExampleStatus.passed else "failed",
        "languages": {},
        "cites": [],
        "examples": [_example(example) for example in report.examples],
    }


def _problem(problem: Problem, lang: str) -> dict[str, Any]:
    return {
        "id": problem.id,
        "severity": problem.severity,
        "file": problem.place.file,
        "line": problem.place.line,
        "column": problem.place.column,
        "message": translate(problem.message, lang),
        "hint": translate(problem.hint, lang) if problem.hint else None,
        "ruling": problem.ruling,
        "example": problem.example,
    }
