"""Problems as lines, and the counts of a run as one."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.messages import message, translate
from checker.reports.style import PLAIN, Style

if TYPE_CHECKING:
    from collections.abc import Iterable

    from checker.base.problems import Problem
    from checker.proof.report import Report


def problem_lines(problem: Problem, lang: str = "en", style: Style = PLAIN) -> str:
    """`file:line:col: severity: message [id]`, then whose it is and the hint, each on a line of its own."""
    severity = style.severity(problem.severity, problem.severity)
    place = style.paint("bold", str(problem.place))
    kind = style.paint("dim", f"[{problem.id}]")
    lines = [f"{place}: {severity}: {translate(problem.message, lang)} {kind}"]
    if problem.ruling or problem.example:
        lines.append(f"    {_owner(problem, lang)}")
    if problem.hint:
        lines.append(f"    {translate(problem.hint, lang)}")
    return "\n".join(lines)


def closing_line(report: Report, lang: str = "en", style: Style = PLAIN) -> str:
    """The counts of a run in one line."""
    text = message(
        "rulings: {rulings} ({verified} verified, {failed} failed, {contested} contested, "
        "{definition} definition); examples: {examples}, played {plays} times; "
        "errors: {errors}, warnings: {warnings}, notices: {notices}; {seconds} s",
        **report.summary,
        seconds=f"{report.seconds:.2f}",
    )
    return style.paint("red" if report.summary["errors"] else "green", translate(text, lang))


def _owner(problem: Problem, lang: str) -> str:
    parts = []
    if problem.ruling:
        parts.append(message("ruling {ruling}", ruling=problem.ruling))
    if problem.example:
        parts.append(message("example {example}", example=problem.example))
    return ", ".join(translate(part, lang) for part in parts)


def lines_of(problems: Iterable[Problem], lang: str = "en", style: Style = PLAIN) -> str:
    """Problems alone, for commands that have no report."""
    return "\n".join(problem_lines(problem, lang, style) for problem in problems)
