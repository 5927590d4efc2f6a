"""What was found, said as problems: an expectation that came out otherwise, a cite that is not needed."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from checker.base.messages import Message, message
from checker.base.problems import Problem, Severity, error
from checker.engine.rules.structural import STRUCTURAL
from checker.proof.changes import observed
from checker.proof.report import ExampleStatus

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.proof.report import CiteReport, ExampleReport, Run
    from checker.scenarios.outcome import Observation


def owned(problem: Problem, ruling: str | None, example: str | None = None) -> Problem:
    """The problem with whose it is, where that is not said yet."""
    return replace(problem, ruling=problem.ruling or ruling, example=problem.example or example)


def example_problems(report: ExampleReport) -> Iterator[Problem]:
    """The problems of the run that is shown; a run that did not end says why and nothing else."""
    run = report.runs[report.shown]
    yield from run.outcome.problems
    if report.status is ExampleStatus.failed:
        hint = _where(report, run)
        for seen in observed(run.outcome, run.edition).values():
            if not seen.holds:
                yield replace(differs(seen), hint=hint)


def differs(seen: Observation) -> Problem:
    """An expectation that came out otherwise; a claim of a source that did not."""
    what = what_is(seen)
    if seen.kind == "claimed":
        text = message("{what}: the claim of {expected} is not contradicted", what=what, expected=seen.expected)
        return error("example.claim-holds", seen.place, text)
    text = message(
        "{what}: expected {expected}, but it was {actual}",
        what=what,
        expected=seen.expected,
        actual=seen.actual,
    )
    return error("example.differs", seen.place, text)


def what_is(seen: Observation) -> str:
    """What was looked at, in the words of the format: `life B`."""
    return f"{seen.word} {seen.subject}".strip()


def vacuous(example: ExampleReport, severity: Severity) -> Problem:
    """An example that shows nothing."""
    text = message("everything that is expected holds before the first step of play")
    return Problem("example.vacuous", severity, example.place, text, example=example.id)


def cite_problem(cite: CiteReport) -> Problem | None:
    """What is wrong with a cite, if anything."""
    if cite.needed:
        return None
    if cite.needed is None:
        text = message(
            "without {rule} these examples are not played to their end: {examples}",
            rule=cite.rule,
            examples=", ".join(cite.inconclusive),
        )
        hint = message("such a run proves nothing: give an example that ends without the rule as well")
        return error("ruling.cite-inconclusive", cite.place, text, hint)
    text = message("{rule} is not needed: without it every example comes out the same", rule=cite.rule)
    hint = message("give an example that needs it, or move it to see: with a reason")
    return error("ruling.cite-not-needed", cite.place, text, hint)


def not_played(cite: CiteReport) -> Problem:
    """A cite of a number that no function plays; one that is structural has its place under `see:`."""
    if any(entry.number == cite.rule for entry in STRUCTURAL):
        text = message("{rule} is structural: no game is left without it", rule=cite.rule)
        hint = message("move it to see: as {row}", row=f'{{rule: "{cite.rule}", why: structural}}')
        return error("ruling.cite-structural", cite.place, text, hint)
    text = message("the engine has no rule {rule} that can be forgotten", rule=cite.rule)
    return error("ruling.cite-without-rule", cite.place, text)


def _where(report: ExampleReport, run: Run) -> Message | None:
    if not run.bindings and run.reading is None and len({each.edition for each in report.runs}) == 1:
        return None
    values = ", ".join(f"{name} = {value}" for name, value in run.bindings)
    if run.reading is not None:
        values = f"{run.reading}; {values}" if values else run.reading
    if not values:
        return message("under the edition of {edition}", edition=run.edition)
    return message("with {values}, under the edition of {edition}", values=values, edition=run.edition)
