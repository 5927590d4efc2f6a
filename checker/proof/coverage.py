"""What the rulings cover: where each claim of the sources went, who cites and who needs each rule."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from checker.proof.claims import claims_of
from checker.proof.matrix import Matrix
from checker.proof.numbers import key_of
from checker.proof.report import RulingStatus

if TYPE_CHECKING:
    from collections.abc import Callable

    from checker.engine.rulebook.book import Rulebook
    from checker.knowledge.library import Library
    from checker.knowledge.rulings import Ruling
    from checker.proof.claims import ClaimCoverage
    from checker.proof.report import Report
    from checker.proof.stage import Stage

_FEW = 1 / 4
_FEW_OF_ONE_TOPIC = 3 / 4


@dataclass(frozen=True, slots=True)
class RuleCoverage:
    """A rule by its number: the rulings that cite it, and those whose proof needs it."""

    rule: str
    twins: tuple[str, ...]
    cited_by: tuple[str, ...]
    needed_by: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Coverage:
    """`numbers` are those that the claims speak of, `cited` the ones among them that some ruling cites.

    `unspecific`: rulings each of whose cites is needed by many examples of others as well.
    """

    edition: str
    claims: tuple[ClaimCoverage, ...]
    rules: tuple[RuleCoverage, ...]
    numbers: tuple[str, ...]
    cited: tuple[str, ...]
    unspecific: tuple[str, ...]

    @property
    def share(self) -> float:
        """Of the numbers that the claims speak of, the part that is cited; 1.0 if they speak of none."""
        return len(self.cited) / len(self.numbers) if self.numbers else 1.0


def coverage(library: Library, report: Report, stage: Stage, progress: Callable[[int, int], None]) -> Coverage:
    """Work it out from a report on the whole library; `progress` is told how many rulings of how many are done."""
    matrix = Matrix.of(library, stage)
    named = {number for source in library.sources for claim in source.claims for number in claim.cr}
    everywhere = {cite.rule for ruling in library.rulings for cite in ruling.cites}
    cited = everywhere | {twin for number in everywhere for twin in stage.book.twins(number)}
    return Coverage(
        edition=stage.edition,
        claims=claims_of(library, report),
        rules=_rules(library, report, stage.book),
        numbers=tuple(sorted(named, key=key_of)),
        cited=tuple(sorted(named & cited, key=key_of)),
        unspecific=_unspecific(library, matrix, progress),
    )


def _rules(library: Library, report: Report, book: Rulebook) -> tuple[RuleCoverage, ...]:
    return tuple(
        RuleCoverage(number, book.twins(number), _citing(library, names), _needing(report, names))
        for number, names in _rows(book)
    )


def _rows(book: Rulebook) -> list[tuple[str, set[str]]]:
    """One row a function's number, with all its twins."""
    numbers = sorted({rule.number for rule in book.rules}, key=key_of)
    return [(number, {number, *book.twins(number)}) for number in numbers]


def _citing(library: Library, names: set[str]) -> tuple[str, ...]:
    return tuple(r.id for r in library.rulings if any(cite.rule in names for cite in r.cites))


def _needing(report: Report, names: set[str]) -> tuple[str, ...]:
    sound = (ruling for ruling in report.rulings if ruling.status is not RulingStatus.failed)
    return tuple(r.ruling for r in sound if any(cite.rule in names and cite.needed for cite in r.cites))


def _unspecific(library: Library, matrix: Matrix, progress: Callable[[int, int], None]) -> tuple[str, ...]:
    found = []
    for done, ruling in enumerate(library.rulings):
        progress(done, len(library.rulings))
        if ruling.cites and not _is_specific(ruling, matrix):
            found.append(ruling.id)
    progress(len(library.rulings), len(library.rulings))
    return tuple(found)


def _is_specific(ruling: Ruling, matrix: Matrix) -> bool:
    """Whether few of the others need one of its rules; where there are other topics, those are looked at."""
    others = matrix.of_other_topics(ruling)
    few = _FEW if others else _FEW_OF_ONE_TOPIC
    others = others or matrix.of_others(ruling)
    return any(matrix.share(cite.rule, others) < few for cite in ruling.cites)
