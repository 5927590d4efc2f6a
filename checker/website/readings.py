"""An example in each reading of the Rules, so that the readings can stand side by side."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.nodes import Mapping, Scalar
from checker.proof.changes import observed
from checker.website.moments import moments
from checker.website.views import ReadingView

if TYPE_CHECKING:
    from checker.proof.report import ExampleReport, Run
    from checker.scenarios.example import Example
    from checker.website.checks import Checks
    from checker.website.speech import Speech
    from checker.website.views import CheckView


def readings(number: int, example: Example, report: ExampleReport, checks: Checks) -> tuple[ReadingView, ...]:
    """One for each reading, in the order of the file; none where the Rules are read in one way."""
    runs: dict[str, Run] = {}
    for run in report.runs:
        if run.reading:
            runs.setdefault(run.reading, run)
    lines = {name: tuple(map(checks.line, observed(run.outcome, run.edition).values())) for name, run in runs.items()}
    return tuple(
        ReadingView(
            f"{example.id}-{name}",
            number,
            checks.reader.speech.tell(message("Reading {number}", number=at)),
            moments(run.outcome, checks.reader.speech, run.edition),
            _compared(name, lines),
            *_because(example, name, checks.reader.speech),
        )
        for at, (name, run) in enumerate(runs.items(), 1)
    )


def _compared(name: str, lines: dict[str, tuple[CheckView, ...]]) -> tuple[CheckView, ...]:
    """The lines of a reading; those that are not in each of the others are marked."""
    others = [set(other) for key, other in lines.items() if key != name]
    return tuple(replace(line, differs=not all(line in other for other in others)) for line in lines[name])


def _because(example: Example, name: str, speech: Speech) -> tuple[str, str]:
    """What speaks for a reading, and the language in which that is written."""
    reading = example.readings.get(name) if example.readings else None
    said = reading.get("speaks-for-it") if isinstance(reading, Mapping) else None
    if isinstance(said, Scalar):
        return said.text, "en"
    texts = {entry.key.text: entry.value for entry in said} if isinstance(said, Mapping) else {}
    for lang in (speech.lang, "en", *texts):
        text = texts.get(lang)
        if isinstance(text, Scalar):
            return text.text, lang
    return "", ""
