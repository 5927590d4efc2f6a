"""An example with all its runs: every row of values, every edition it names, every reading of the rules."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from checker.base.nodes import Mapping, Scalar, Sequence, walk
from checker.base.problems import BadInput
from checker.knowledge.fields import only
from checker.proof.bindings import rows
from checker.proof.changes import observed
from checker.proof.merging import merged
from checker.proof.report import ExampleReport, ExampleStatus, Run
from checker.scenarios.outcome import Outcome

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from checker.proof.bindings import Bindings
    from checker.proof.stage import Stage
    from checker.scenarios.example import Example


def with_contrasts(examples: Iterable[Example]) -> tuple[Example, ...]:
    """The examples, and after each the one that its `contrast` describes."""
    known = {example.id: example for example in examples}
    return tuple(each for example in known.values() for each in (example, *_contrast(example, known)))


def play_all(example: Example, stage: Stage) -> ExampleReport:
    """Play an example in every way it asks for."""
    try:
        runs = tuple(_runs(example, stage))
    except BadInput as bad:
        nothing = Outcome((), bad.problems, completed=False, log=(), frames=())
        runs = (Run(stage.edition, (), None, nothing),)
    statuses = [status_of(run) for run in runs]
    worst = max(statuses, key=list(ExampleStatus).index)
    shown = statuses.index(worst)
    firsts = {run.reading: index for index, run in reversed([*enumerate(runs)])}
    kept = tuple(run if index in {shown, *firsts.values()} else _light(run) for index, run in enumerate(runs))
    return ExampleReport(example.id, example.place, worst, kept, shown)


def status_of(run: Run) -> ExampleStatus:
    """Of one play."""
    if not run.outcome.completed:
        return ExampleStatus.error
    held = all(seen.holds for seen in observed(run.outcome, run.edition).values())
    return ExampleStatus.passed if held else ExampleStatus.failed


def readings(example: Example, stage: Stage) -> Iterator[tuple[str | None, Example, Stage]]:
    """The example as it is played in each of its readings; once, under no name, if it has none."""
    if example.readings is None:
        yield None, example, stage
        return
    for entry in example.readings:
        if isinstance(entry.value, Mapping):
            read = replace(_laid_over(example, entry.value), readings=None)
            yield entry.key.text, read, _stage_of(stage, entry.value)


def editions(example: Example, in_force: str) -> tuple[str, ...]:
    """The edition in force, and after it those that a row of expectations names."""
    parts = [part for part in (example.expect, example.play, example.readings) if part is not None]
    rows_of = (node for part in parts for node in walk(part) if isinstance(node, Mapping))
    named = (row.get("edition") for row in rows_of)
    return tuple(dict.fromkeys([in_force, *(node.text for node in named if isinstance(node, Scalar))]))


def bindings_of(example: Example) -> list[Bindings]:
    """The rows of values of an example; none where they are a Problem, which its own runs report."""
    try:
        return rows(example)
    except BadInput:
        return []


def _runs(example: Example, stage: Stage) -> Iterator[Run]:
    values = rows(example)
    for edition in editions(example, stage.edition):
        for name, read, place in readings(example, stage.under(edition)):
            for row in values:
                yield Run(edition, tuple(row.items()), name, place.play(read, row))


def _contrast(example: Example, known: dict[str, Example]) -> tuple[Example, ...]:
    node = example.contrast
    if node is None:
        return ()
    base = known.get(_text(node, "of") or example.id, example)
    bare = replace(base, claimed=None, without=None, contrast=None)
    return (replace(_laid_over(bare, node), id=_text(node, "id") or f"{example.id}-contrast", place=node.place),)


def _laid_over(example: Example, node: Mapping) -> Example:
    """The example with what a contrast or a reading says otherwise: of `given` only what differs."""
    return replace(
        example,
        given=only(Mapping, merged(example.given, node.get("given"))),
        play=only(Sequence, node.get("play")) if "play" in node else example.play,
        expect=_expected(node) if "expect" in node else example.expect,
        claimed=only(Sequence, node.get("claimed")) if "claimed" in node else example.claimed,
        without=only(Mapping, node.get("without")) if "without" in node else example.without,
    )


def _expected(node: Mapping) -> Mapping | Sequence | None:
    expect = node.get("expect")
    return expect if isinstance(expect, Mapping | Sequence) else None


def _stage_of(stage: Stage, node: Mapping) -> Stage:
    chosen = node.get("rules")
    if not isinstance(chosen, Mapping):
        return stage
    book = stage.book
    for entry in chosen:
        if isinstance(entry.value, Scalar):
            book = book.reading(entry.key.text, entry.value.text)
    return replace(stage, book=book)


def _light(run: Run) -> Run:
    return replace(run, outcome=replace(run.outcome, log=(), frames=()))


def _text(node: Mapping, key: str) -> str | None:
    value = node.get(key)
    return value.text if isinstance(value, Scalar) else None
