"""`without:` says what happens when a cited rule is forgotten; here that is played and compared."""

from __future__ import annotations

from dataclasses import dataclass, replace
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
    from checker.scenarios.outcome import Observation, Outcome


@dataclass(frozen=True, slots=True)
class Forgetting:
    """A `without:` block that was played: the part of the rule that was forgotten, and what it gets wrong."""

    rule: str
    part: str | None
    problems: tuple[Problem, ...]


def forgettings(example: Example, stage: Stage) -> Iterator[Forgetting]:
    """Each `without:` block of an example.

    Of a rule with parts one is forgotten, or all of them: the block is right if that holds for one choice.
    """
    for _, read, place in readings(example, stage):
        for entry in read.without or ():
            yield _block(read, entry, place)


def _block(example: Example, entry: Entry, stage: Stage) -> Forgetting:
    number = entry.key.text
    parts = stage.parts(number)
    if not parts:
        text = message("no rule of the engine is {rule}: it cannot be forgotten", rule=number)
        return Forgetting(number, None, (error("example.without-unknown-rule", entry.key.place, text),))
    asked = _asking(example, entry.value)
    if all(_holds(stage.play(asked, row), stage) for row in bindings_of(example)):
        text = message("what is said to happen without {rule} happens with it as well", rule=number)
        return Forgetting(number, None, (error("example.without-same", entry.key.place, text),))
    return _best(asked, entry, stage, parts if len(parts) == 1 else (*parts, None))


def _best(asked: Example, entry: Entry, stage: Stage, parts: tuple[str | None, ...]) -> Forgetting:
    tried: list[Forgetting] = []
    for part in parts:
        found = tuple(_first_row(asked, entry, stage, part))
        tried.append(Forgetting(entry.key.text, part, found))
        if not found:
            break
    return min(tried, key=lambda each: len(each.problems))


def _first_row(asked: Example, entry: Entry, stage: Stage, part: str | None) -> Iterator[Problem]:
    """The problems of the first row that has any."""
    forgotten = stage.without(entry.key.text, part)
    for row in bindings_of(asked):
        name = entry.key.text if part is None else f"{entry.key.text} ({part})"
        found = list(_compared(forgotten.play(asked, row), name, entry, stage.edition))
        yield from found
        if found:
            return


def _holds(outcome: Outcome, stage: Stage) -> bool:
    return all(seen.holds for seen in _asked_for(outcome, stage.edition))


def _asked_for(outcome: Outcome, edition: str) -> list[Observation]:
    return [seen for key, seen in observed(outcome, edition).items() if key.startswith("expect.")]


def _asking(example: Example, block: Node) -> Example:
    """The same game, asked for nothing but what the block says."""
    bare = replace(example, without=None, claimed=None, always=None, never=None, throughout=None)
    return replace(bare, expect=block if isinstance(block, Mapping | Sequence) else None)


def _compared(outcome: Outcome, rule: str, entry: Entry, edition: str) -> Iterator[Problem]:
    if not outcome.completed:
        text = message("without {rule} the example is not played to its end", rule=rule)
        reason = next((problem.message for problem in outcome.problems), None)
        yield error("example.without-inconclusive", entry.key.place, text, reason)
        return
    for seen in _asked_for(outcome, edition):
        if not seen.holds:
            text = message(
                "without {rule}, {what}: expected {expected}, but it was {actual}",
                rule=rule,
                what=what_is(seen),
                expected=seen.expected,
                actual=seen.actual,
            )
            yield error("example.without-differs", seen.place, text)
