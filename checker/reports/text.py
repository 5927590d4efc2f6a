"""The report for a person: each problem at its place, the game that led there, one closing line."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.messages import message, translate
from checker.proof.report import ExampleStatus
from checker.reports.lines import closing_line, problem_lines
from checker.reports.steps import ENGLISH, Telling, last_steps
from checker.reports.style import PLAIN, Style

if TYPE_CHECKING:
    from checker.base.problems import Problem
    from checker.proof.report import ExampleReport, Report

_Whose = tuple[str, str]
"""The file and the id of an example: ids are unique in a file only."""


def render(report: Report, telling: Telling = ENGLISH, style: Style = PLAIN) -> str:
    """The whole report; a run without problems is its closing line alone."""
    lang = telling.lang
    examples = _examples(report)
    last = {_whose(problem): index for index, problem in enumerate(report.problems)}
    blocks = []
    for index, problem in enumerate(report.problems):
        blocks.append(problem_lines(problem, lang, style))
        whose = _whose(problem)
        if whose in examples and last[whose] == index:
            blocks.append(_game(examples[whose], telling, style))
    return "\n".join([*(block for block in blocks if block), closing_line(report, lang, style)])


def _game(example: ExampleReport, telling: Telling, style: Style) -> str:
    steps = last_steps(example.runs[example.shown], telling)
    if not steps:
        return ""
    heading = translate(message("the last steps of the game:"), telling.lang)
    return "\n".join([f"    {heading}", *(f"      {style.paint('dim', step)}" for step in steps)])


def _examples(report: Report) -> dict[_Whose, ExampleReport]:
    """Those that did not pass."""
    return {
        (file.file, example.id): example
        for file in report.files
        for example in file.examples
        if example.status is not ExampleStatus.passed
    }


def _whose(problem: Problem) -> _Whose:
    return problem.place.file, problem.example or ""
