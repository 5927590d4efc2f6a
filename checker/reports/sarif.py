"""The problems as SARIF 2.1.0, for code scanning services and editors."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any
from urllib.parse import quote

from checker.base.messages import translate

if TYPE_CHECKING:
    from checker.base.problems import Problem
    from checker.proof.report import Report

_SCHEMA = "https://json.schemastore.org/sarif-2.1.0.json"
_LEVELS = {"error": "error", "warning": "warning", "notice": "note"}


def render(report: Report, version: str, lang: str = "en") -> str:
    """One run with one result a problem; `version` is the program's own."""
    kinds = sorted({problem.id for problem in report.problems})
    driver = {"name": "checker", "version": version, "rules": [{"id": kind} for kind in kinds]}
    run = {
        "tool": {"driver": driver},
        "columnKind": "unicodeCodePoints",
        "results": [_result(problem, kinds, lang) for problem in report.problems],
    }
    return json.dumps({"$schema": _SCHEMA, "version": "2.1.0", "runs": [run]}, ensure_ascii=False, indent=2)


def _result(problem: Problem, kinds: list[str], lang: str) -> dict[str, Any]:
    text = translate(problem.message, lang)
    hint = f" ({translate(problem.hint, lang)})" if problem.hint else ""
    return {
        "ruleId": problem.id,
        "ruleIndex": kinds.index(problem.id),
        "level": _LEVELS[problem.severity],
        "message": {"text": text + hint},
        "locations": [_location(problem)],
        "properties": {"ruling": problem.ruling, "example": problem.example},
    }


def _location(problem: Problem) -> dict[str, Any]:
    place = problem.place
    region = {"startLine": place.line, "startColumn": place.column}
    file = quote(place.file.replace("\\", "/"))
    return {"physicalLocation": {"artifactLocation": {"uri": file}, "region": region}}
