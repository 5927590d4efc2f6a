"""Did forgetting a rule change anything? Two outcomes of one example compared."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from checker.scenarios.outcome import Observation, Outcome


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


def _differs(usual: Observation, other: Observation | None) -> bool:
    return other is None or (other.actual, other.holds) != (usual.actual, usual.holds)
