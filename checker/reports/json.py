"""The report as JSON: the shape is numbered (`schema`), the texts are in the language asked for."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from checker.base.messages import translate

if TYPE_CHECKING:
    from collections.abc import Iterable

    from checker.base.problems import Problem
    from checker.proof.report import CiteReport, ExampleFileReport, ExampleReport, Report, RulingReport


def render(report: Report, lang: str = "en") -> str:
    """One object: schema, edition, seconds, summary, rulings, examples, problems; two spaces deep."""
    return json.dumps(as_data(report, lang), ensure_ascii=False, indent=2)


def as_data(report: Report, lang: str = "en") -> dict[str, Any]:
    """The same as plain dictionaries and lists."""
    return {
        "schema": report.schema,
        "edition": report.edition,
        "seconds": round(report.seconds, 3),
        "summary": report.summary,
        "rulings": [_ruling(ruling) for ruling in report.rulings],
        "examples": [_file(file) for file in report.examples],
        "problems": problems_as_data(report.problems, lang),
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
    return {
        "id": report.id,
        "file": report.file,
        "status": report.status,
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
