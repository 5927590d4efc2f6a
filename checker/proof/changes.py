"""Did forgetting a rule change anything? Two outcomes of one example compared."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.scenarios.outcome import Observation, Outcome


@dataclass(frozen=True, slots=True)
class Change:
    """An observation of an example (by its id) with the rule and without; None where it was not reached."""

    example: str
    usual: Observation
    forgotten: Observation | None


def observed(outcome: Outcome, edition: str) -> dict[str, Observation]:
    """The observations that count under an edition, by their keys."""
    return {o.key: o for o in outcome.observations if o.edition in (None, edition)}


def is_changed(usual: Outcome, forgotten: Outcome, edition: str) -> bool | None:
    """Whether an observation of the usual run came out otherwise, or was not reached, in the other.

    None where the other run did not come to its end: it proves nothing.
    """
    if not forgotten.completed:
        return None
    seen = observed(forgotten, edition)
    return any(_differs(o, seen.get(key)) for key, o in observed(usual, edition).items())


def differences(example: str, usual: Outcome, other: Outcome, edition: str) -> Iterator[Change]:
    """What was observed otherwise, or no more, in the other play of an example."""
    seen = observed(other, edition)
    for key, was in observed(usual, edition).items():
        now = seen.get(key)
        if now is None or now.actual != was.actual:
            yield Change(example, was, now)


def _differs(usual: Observation, other: Observation | None) -> bool:
    return other is None or (other.actual, other.holds) != (usual.actual, usual.holds)
