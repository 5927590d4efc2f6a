"""`without:` says what happens when a cited rule is forgotten; here that is played and compared."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.nodes import Mapping, Sequence
from checker.base.problems import Problem, error
from checker.proof.changes import observed
from checker.proof.findings import what_is
from checker.proof.playing import bindings_of, readings

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.base.nodes import Entry, Node
    from checker.proof.stage import Stage
    from checker.scenarios.example import Example
    from checker.scenarios.outcome import Outcome


def without_problems(example: Example, stage: Stage) -> Iterator[Problem]:
    """What each `without:` block of an example gets wrong; of a block only the first row that fails."""
    for _, read, place in readings(example, stage):
        for entry in read.without or ():
            yield from _block(read, entry, place)


def _block(example: Example, entry: Entry, stage: Stage) -> Iterator[Problem]:
    number = entry.key.text
    if not stage.parts(number):
        text = message("no rule of the engine is {rule}: it cannot be forgotten", rule=number)
        yield error("example.without-unknown-rule", entry.key.place, text)
        return
    asked = _asking(example, entry.value)
    for row in bindings_of(example):
        found = list(_compared(stage.without(number).play(asked, row), entry, stage.edition))
        yield from found
        if found:
            return


def _asking(example: Example, block: Node) -> Example:
    """The same game, asked for nothing but what the block says."""
    bare = replace(example, without=None, claimed=None, always=None, never=None, throughout=None)
    return replace(bare, expect=block if isinstance(block, Mapping | Sequence) else None)


def _compared(outcome: Outcome, entry: Entry, edition: str) -> Iterator[Problem]:
    number = entry.key.text
    if not outcome.completed:
        text = message("without {rule} the example is not played to its end", rule=number)
        reason = next((problem.message for problem in outcome.problems), None)
        yield error("example.without-inconclusive", entry.key.place, text, reason)
    for seen in observed(outcome, edition).values():
        if seen.key.startswith("expect.") and outcome.completed and not seen.holds:
            text = message(
                "without {rule}, {what}: expected {expected}, but it was {actual}",
                rule=number,
                what=what_is(seen),
                expected=seen.expected,
                actual=seen.actual,
            )
            yield error("example.without-differs", seen.place, text)
