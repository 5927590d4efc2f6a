"""The problems as workflow commands, which GitHub shows at their lines of a pull request."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.messages import translate
from checker.reports.lines import closing_line

if TYPE_CHECKING:
    from checker.base.problems import Problem
    from checker.proof.report import Report

_DATA = {ord("%"): "%25", ord("\r"): "%0D", ord("\n"): "%0A"}
_PROPERTY = _DATA | {ord(":"): "%3A", ord(","): "%2C"}


def render(report: Report, lang: str = "en") -> str:
    """One command a problem, then the closing line, which GitHub leaves in the log."""
    return "\n".join([*(annotation(problem, lang) for problem in report.problems), closing_line(report, lang)])


def annotation(problem: Problem, lang: str = "en") -> str:
    """`::error file=…,line=…,col=…,title=…::message`, escaped as the runner unescapes it."""
    properties = {
        "file": problem.place.file,
        "line": str(problem.place.line),
        "col": str(problem.place.column),
        "title": " ".join(part for part in (problem.ruling, problem.example, f"[{problem.id}]") if part),
    }
    head = ",".join(f"{name}={_escaped(value, _PROPERTY)}" for name, value in properties.items())
    return f"::{problem.severity} {head}::{_escaped(_text(problem, lang), _DATA)}"


def _text(problem: Problem, lang: str) -> str:
    lines = [translate(problem.message, lang)]
    if problem.hint:
        lines.append(translate(problem.hint, lang))
    return "\n".join(lines)


def _escaped(text: str, table: dict[int, str]) -> str:
    return text.translate(table)
