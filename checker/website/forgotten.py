"""What comes out otherwise when a cited rule is forgotten, found by playing the example that showed it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from checker.proof.changes import is_changed, observed
from checker.proof.playing import bindings_of, readings, with_contrasts

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.knowledge.rulings import Ruling
    from checker.proof.report import CiteReport, RulingReport
    from checker.proof.stage import Stage
    from checker.scenarios.example import Example
    from checker.scenarios.outcome import Observation, Outcome


@dataclass(frozen=True, slots=True)
class Change:
    """An observation of an example (by its id) with the rule and without; None where it was not reached."""

    example: str
    usual: Observation
    forgotten: Observation | None


def changes(ruling: Ruling, report: RulingReport, stage: Stage) -> dict[str, tuple[Change, ...]]:
    """For each rule that the ruling needs, what changes without it."""
    examples = {example.id: example for example in with_contrasts(ruling.examples)}
    return {cite.rule: _of_cite(cite, examples[cite.by[0]], stage) for cite in report.cites if cite.needed and cite.by}


def _of_cite(cite: CiteReport, example: Example, stage: Stage) -> tuple[Change, ...]:
    for _, read, place in readings(example, stage):
        forgotten = place.without(cite.rule, cite.part)
        for row in bindings_of(example):
            usual, other = place.play(read, row), forgotten.play(read, row)
            if is_changed(usual, other, place.edition):
                return tuple(differences(example.id, usual, other, place.edition))
    return ()


def differences(example: str, usual: Outcome, other: Outcome, edition: str) -> Iterator[Change]:
    """What was observed otherwise, or no more, in the other play of an example."""
    seen = observed(other, edition)
    for key, was in observed(usual, edition).items():
        now = seen.get(key)
        if now is None or now.actual != was.actual:
            yield Change(example, was, now)
