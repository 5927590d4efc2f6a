"""A game as plain lines, so that what two machines play can be compared letter by letter."""

from __future__ import annotations

import re
from dataclasses import fields, is_dataclass
from typing import TYPE_CHECKING

from checker.base.limits import DEFAULT_LIMITS
from checker.engine.records.characteristics import Characteristics
from checker.knowledge.texts import examples_in
from checker.proof.playing import play_all, with_contrasts
from checker.website.tryit.trial import NAME

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.engine.records.log import LogEntry
    from checker.proof.report import ExampleReport
    from checker.scenarios.outcome import Outcome
    from checker.website.tryit.known import Known

ADDRESS = re.compile(r" at 0x[0-9a-fA-F]+")
"""Where something lies in the memory of a machine."""


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
    return f"{entry.turn} {entry.step} {entry.batch} {rule} {entry.kind} {told(entry.fields)} {entry.objects!r}"


def told(value: object) -> str:
    """A value in full, sets in order: what `repr` says of them is another thing in each process."""
    if isinstance(value, frozenset | set):
        return f"{{{', '.join(sorted(map(told, value)))}}}"
    if isinstance(value, tuple | list):
        return f"({', '.join(map(told, value))})"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{told(key)}: {told(value[key])}' for key in value)}}}"
    names = _parts(value)
    if names:
        return f"{type(value).__name__}({', '.join(f'{name}={told(getattr(value, name))}' for name in names)})"
    return ADDRESS.sub("", repr(value))


def _parts(value: object) -> list[str]:
    """The names of what a record consists of; none for anything else."""
    if isinstance(value, Characteristics):
        return [name for name in Characteristics.__slots__ if not name.startswith("_") and name != "kept"]
    return [field.name for field in fields(value)] if is_dataclass(value) else []
