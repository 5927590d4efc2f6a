"""How an example came out under other editions than the one that is shown."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.proof.changes import observed
from checker.website.views import VariantView

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.proof.report import ExampleReport, Run
    from checker.scenarios.outcome import Observation
    from checker.website.checks import Checks
    from checker.website.speech import Speech


def variants(report: ExampleReport, checks: Checks, speech: Speech) -> tuple[VariantView, ...]:
    """One for each edition, with what came out otherwise than in the run that is shown."""
    return tuple(_variants(report, checks, speech))


def _variants(report: ExampleReport, checks: Checks, speech: Speech) -> Iterator[VariantView]:
    shown = report.runs[report.shown]
    usual = {(line.subject, line.what, line.value) for line in map(checks.line, _seen(shown))}
    done = {shown.edition}
    for run in report.runs:
        if run.edition in done or run.reading != shown.reading:
            continue
        done.add(run.edition)
        lines = [checks.line(seen) for seen in _seen(run)]
        other = tuple(line for line in lines if (line.subject, line.what, line.value) not in usual)
        if other:
            label = message("How it was under the edition of {date}", date=speech.day(run.edition))
            yield VariantView(speech.tell(label), other)


def _seen(run: Run) -> list[Observation]:
    return list(observed(run.outcome, run.edition).values())

