"""An example that somebody wrote, played; and played once more without the rules that are to be forgotten."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import reduce
from typing import TYPE_CHECKING

from checker.base.limits import Limits
from checker.base.problems import Severity
from checker.knowledge.texts import examples_in
from checker.proof.changes import Change, differences, is_changed
from checker.proof.playing import bindings_of, play_all, readings, status_of, with_contrasts
from checker.proof.report import ExampleReport, Run

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from checker.base.problems import Problem
    from checker.proof.stage import Stage
    from checker.scenarios.example import Example
    from checker.scenarios.outcome import Outcome
    from checker.website.tryit.known import Known

LIMITS = Limits(size=64_000)
"""A text may come by a link from anywhere: none is longer than that."""
NAME = "example.yaml"


@dataclass(frozen=True, slots=True)
class Trial:
    """`usual` is the example by all rules, None if it cannot be played at all; `shown` the one to look at.

    They are the same unless rules were forgotten; then `changes` are what came out otherwise. `stage` is the one
    by all rules.
    """

    problems: tuple[Problem, ...]
    stage: Stage | None = None
    example: Example | None = None
    usual: ExampleReport | None = None
    shown: ExampleReport | None = None
    changes: tuple[Change, ...] = ()


def tried(text: str, known: Known, forgotten: Iterable[str] = ()) -> Trial:
    """Play the first example of a text of kind `examples`. What is wrong with the text is among the problems."""
    library = examples_in(text, NAME, known.library, LIMITS)
    problems = tuple(problem for problem in library.problems if problem.severity is not Severity.notice)
    if not library.examples or not library.examples[0].examples:
        return Trial(problems)
    file = library.examples[0]
    stage = known.stage().with_cards(file.cards)
    example = with_contrasts(file.examples)[0]
    usual = play_all(example, stage)
    trial = Trial((*problems, *usual.outcome.problems), stage, example, usual, usual)
    rules = [number for number in dict.fromkeys(forgotten) if stage.parts(number)]
    return _without(rules, trial, example, stage) if rules and usual.outcome.completed else trial


def _without(rules: list[str], trial: Trial, example: Example, stage: Stage) -> Trial:
    """The first play that comes out otherwise, or the first."""
    pairs = list(_pairs(rules, example, stage))
    usual, other = next((pair for pair in pairs if is_changed(pair[0], pair[1], stage.edition) is not False), pairs[0])
    run = Run(stage.edition, (), None, other)
    report = ExampleReport(example.id, example.place, status_of(run), (run,))
    changed = tuple(differences(example.id, usual, other, stage.edition))
    return replace(trial, problems=(*trial.problems, *other.problems), shown=report, changes=changed)


def _pairs(rules: list[str], example: Example, stage: Stage) -> Iterator[tuple[Outcome, Outcome]]:
    """Each play by all rules, and without some."""
    for _, read, place in readings(example, stage):
        bare = reduce(lambda stage, number: stage.without(number), rules, place)
        for row in bindings_of(example):
            yield place.play(read, row), bare.play(read, row)
