"""Where each claim of the registers went."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

from checker.proof.report import RulingStatus

if TYPE_CHECKING:
    from checker.knowledge.library import Library
    from checker.knowledge.sources import Claim
    from checker.proof.report import ExampleReport, Report


class ClaimStatus(StrEnum):
    """`played`: an expectation that bears its id came out; `open`: nothing of it was played, or it failed."""

    played = "played"
    contested = "contested"
    definition = "definition"
    left_out = "left-out"
    open = "open"


@dataclass(frozen=True, slots=True)
class ClaimCoverage:
    """`examples` are those whose expectations bear the claim's id; `reason` says why it was left out."""

    id: str
    document: str
    status: ClaimStatus
    ruling: str | None
    examples: tuple[str, ...]
    reason: str | None


@dataclass(frozen=True, slots=True)
class _Played:
    """Of a claim: the examples that play it, and the status of the ruling they belong to."""

    ruling: str
    status: RulingStatus
    example: str


def claims_of(library: Library, report: Report) -> tuple[ClaimCoverage, ...]:
    """One entry for each claim of each register, in their order."""
    played = _played(report)
    return tuple(
        _covered(source.document, claim, played.get(claim.id, []), report)
        for source in library.sources
        for claim in source.claims
    )


def _covered(document: str, claim: Claim, played: list[_Played], report: Report) -> ClaimCoverage:
    ruling = claim.answered_by
    own = [each for each in played if each.ruling == ruling]
    status = _status(claim, own, {r.ruling: r.status for r in report.rulings})
    examples = tuple(dict.fromkeys(each.example for each in own))
    return ClaimCoverage(claim.id, document, status, ruling, examples, _reason(claim))


def _reason(claim: Claim) -> str | None:
    """Why it was left out: in English, or as it was first written."""
    return claim.left_out.get("en") or next(iter(claim.left_out.values()), None)


def _status(claim: Claim, played: list[_Played], rulings: dict[str, RulingStatus]) -> ClaimStatus:
    if claim.left_out:
        return ClaimStatus.left_out
    if claim.definition:
        return ClaimStatus.definition if claim.definition in rulings else ClaimStatus.open
    if any(each.status is RulingStatus.contested for each in played):
        return ClaimStatus.contested
    return ClaimStatus.played if any(each.status is not RulingStatus.failed for each in played) else ClaimStatus.open


def _played(report: Report) -> dict[str, list[_Played]]:
    found: dict[str, list[_Played]] = {}
    for ruling in report.rulings:
        for example in ruling.examples:
            for claim in _claims_in(example):
                found.setdefault(claim, []).append(_Played(ruling.ruling, ruling.status, example.id))
    return found


def _claims_in(example: ExampleReport) -> set[str]:
    """The claims whose ids stand at an expectation of any of its runs."""
    return {seen.claim for run in example.runs for seen in run.outcome.observations if seen.claim}
