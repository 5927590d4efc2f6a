"""A game as plain lines, so that what two machines play can be compared letter by letter."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.limits import DEFAULT_LIMITS
from checker.knowledge.texts import examples_in
from checker.proof.playing import play_all, with_contrasts
from checker.website.tryit.trial import NAME

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.engine.records.log import LogEntry
    from checker.proof.report import ExampleReport
    from checker.scenarios.outcome import Outcome
    from checker.website.tryit.known import Known


def records(text: str, known: Known) -> Iterator[str]:
    """Every example of a text of kind `examples`, its contrasts too, in all its runs."""
    library = examples_in(text, NAME, known.library, DEFAULT_LIMITS)
    yield from (str(problem) for problem in library.problems)
    for file in library.examples:
        stage = known.stage().with_cards(file.cards)
        for example in with_contrasts(file.examples):
            yield "\n".join(_lines(play_all(example, stage)))


def _lines(report: ExampleReport) -> Iterator[str]:
    yield f"{report.id}: {report.status}"
    for run in report.runs:
        yield f"run {run.edition} {dict(run.bindings)} {run.reading}"
        yield from _outcome(run.outcome)


def _outcome(outcome: Outcome) -> Iterator[str]:
    """The log is there for the runs that have kept theirs."""
    yield from (str(problem) for problem in outcome.problems)
    yield from map(_entry, outcome.log)
    yield from (repr(frame) for frame in outcome.frames)
    for seen in outcome.observations:
        yield f"{seen.kind} {seen.key}: {seen.actual} ({seen.expected}, {seen.holds}, {seen.vacuous})"


def _entry(entry: LogEntry) -> str:
    rule = getattr(entry.rule, "number", entry.rule)
    return f"{entry.turn} {entry.step} {entry.batch} {rule} {entry.kind} {entry.fields!r} {entry.objects!r}"
