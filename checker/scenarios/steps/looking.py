"""The steps that look at the game and leave it as it is: expect, claimed, refused."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from checker.base.nodes import Mapping, Node
from checker.engine.records.question import Illegal
from checker.scenarios.observe.expectations import claimed as claimed_row
from checker.scenarios.observe.expectations import expectations, rows
from checker.scenarios.outcome import Observation
from checker.scenarios.reading import mapping_of, text_of
from checker.scenarios.refusals import numbers_of
from checker.scenarios.steps.doing import do, step_of

if TYPE_CHECKING:
    from checker.scenarios.run import Run


def expect(run: Run, node: Node, key: str) -> None:
    """What must come out at this point of play."""
    run.observations += expectations(node, run.moments(), f"{key}.expect")
    run.last = len(run.session.table.log())


def outcome(run: Run, node: Node) -> None:
    """What must come out at the end: the values that are expected, and the steps that are allowed or refused there."""
    run.observations += expectations(node, run.moments(), "expect")
    for at, row in enumerate(rows(node)):
        for says in ("allowed", "refused"):
            step = row.get(says)
            if step is not None:
                run.observations.append(_verdict(run, f"expect.{at}.{says}", says, mapping_of(step)))


def _verdict(run: Run, key: str, says: str, step: Mapping) -> Observation:
    found = refusal(run, step)
    one = _attempt(key, says, found, (found is None) == (says == "allowed"), step, None)
    return replace(one, expected="accepted" if says == "allowed" else says, kind="expect")


def claimed(run: Run, node: Node, key: str) -> None:
    """What a source says and must not come out."""
    for at, row in enumerate(rows(node)):
        run.observations.append(_claim(run, row, f"{key}.claimed.{at}"))


def _claim(run: Run, row: Mapping, key: str) -> Observation:
    claim = text_of(row.get("claim")) or None
    allowed, refused = row.get("allowed"), row.get("refused")
    if allowed is not None:
        found = refusal(run, mapping_of(allowed))
        return _attempt(key, "allowed", found, found is not None, allowed, claim)
    if refused is not None:
        found = refusal(run, mapping_of(refused))
        return _attempt(key, "refused", found, found is None, refused, claim)
    return claimed_row(row, run.moments(), key)


def refused(run: Run, node: Node, key: str) -> None:
    """A step that the rules refuse; tried on a copy of the game."""
    written = mapping_of(node)
    found = refusal(run, written)
    by, claim = text_of(written.get("by")) or None, text_of(written.get("claim")) or None
    if run.session.question is not None:
        run.session.met = True
    numbers = numbers_of(found, run.edition) if found is not None else ()
    holds = found is not None and (by is None or by in numbers)
    expected = f"refused by {by}" if by else "refused"
    actual = "accepted" if found is None else _actual(by, numbers)
    word = step_of(written).word
    run.observations.append(
        Observation(f"{key}.refused", "refused", word, expected, actual, holds, written.place, claim, None, "refused")
    )


def _actual(by: str | None, numbers: tuple[str, ...]) -> str:
    if by is None or not numbers:
        return "refused"
    return f"refused by {by if by in numbers else numbers[0]}"


def refusal(run: Run, written: Mapping) -> Illegal | None:
    """Try a step on a copy of the game: what refuses it, or None if it is accepted. Raises BadInput."""
    trial = run.session.fork()
    try:
        do(trial, step_of(written))
    except Illegal as illegal:
        return illegal
    return None


def _attempt(key: str, says: str, found: Illegal | None, holds: bool, node: Node, claim: str | None) -> Observation:
    actual = "accepted" if found is None else "refused"
    return Observation(key, says, step_of(node).word, says, actual, holds, node.place, claim, None, "claimed")
