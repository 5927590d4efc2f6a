"""What a proof hands back: typed, frozen, and free of any way to print it."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from checker.base.places import Place
    from checker.base.problems import Problem
    from checker.proof.changes import Change
    from checker.scenarios.outcome import Outcome

SCHEMA = 1
"""The number of the shape that `checker verify --format json` prints; it grows when a reader would break."""


class RulingStatus(StrEnum):
    """What a reader may think of a ruling."""

    verified = "verified"
    failed = "failed"
    contested = "contested"
    definition = "definition"


class ExampleStatus(StrEnum):
    """`failed`: it was played and came out otherwise; `error`: it could not be played. From good to bad."""

    passed = "passed"
    failed = "failed"
    error = "error"


@dataclass(frozen=True, slots=True)
class Run:
    """One play of an example: under an edition, with values for its parameters, in one reading."""

    edition: str
    bindings: tuple[tuple[str, int], ...]
    reading: str | None
    outcome: Outcome


@dataclass(frozen=True, slots=True)
class ExampleReport:
    """An example with all its runs; those that passed, but for the first of each reading, have lost log and frames."""

    id: str
    place: Place
    status: ExampleStatus
    runs: tuple[Run, ...]
    shown: int = 0

    @property
    def outcome(self) -> Outcome:
        """The run to look at: the first that did not pass, else the first."""
        return self.runs[self.shown].outcome


@dataclass(frozen=True, slots=True)
class CiteReport:
    """Whether a cited rule is needed: True, False, or None where no run without it was conclusive.

    `by`: ids of the examples that change without it; `part`: which of its parts they need;
    `twins`: the other numbers under which the Rules say the same; `inconclusive`: examples that without
    the rule could not be played to their end; `changes`: what came out otherwise in the first play that did.
    """

    rule: str
    place: Place
    needed: bool | None
    by: tuple[str, ...] = ()
    part: str | None = None
    twins: tuple[str, ...] = ()
    inconclusive: tuple[str, ...] = ()
    changes: tuple[Change, ...] = ()


@dataclass(frozen=True, slots=True)
class RulingReport:
    """One ruling: `languages` says of each whether its text is current, stale or missing."""

    ruling: str
    file: str
    place: Place
    topic: str
    status: RulingStatus
    languages: Mapping[str, str]
    cites: tuple[CiteReport, ...]
    examples: tuple[ExampleReport, ...]
    problems: tuple[Problem, ...]


@dataclass(frozen=True, slots=True)
class ExampleFileReport:
    """A file of kind `examples`: no texts, no cites, no place in the count of rulings."""

    id: str
    file: str
    place: Place
    examples: tuple[ExampleReport, ...]
    problems: tuple[Problem, ...]

    @property
    def status(self) -> ExampleStatus:
        """The worst of its examples."""
        found = [example.status for example in self.examples]
        return max(found, key=list(ExampleStatus).index, default=ExampleStatus.passed)


@dataclass(frozen=True, slots=True)
class Report:
    """A whole run. `problems` holds all of them, those of rulings and examples included, each once."""

    schema: int
    edition: str
    seconds: float
    rulings: tuple[RulingReport, ...]
    examples: tuple[ExampleFileReport, ...]
    problems: tuple[Problem, ...]

    @property
    def files(self) -> tuple[RulingReport | ExampleFileReport, ...]:
        """Rulings, then files of examples."""
        return (*self.rulings, *self.examples)

    @property
    def summary(self) -> dict[str, int]:
        """Counts by name, in the order in which they are printed."""
        played = [example for file in self.files for example in file.examples]
        counts = {"rulings": len(self.rulings)}
        counts |= {status: sum(r.status is status for r in self.rulings) for status in RulingStatus}
        counts["examples"] = len(played)
        counts |= {f"examples-{status}": sum(e.status is status for e in played) for status in ExampleStatus}
        counts["plays"] = sum(len(example.runs) for example in played)
        counts |= {f"{name}s": self.count(name) for name in ("error", "warning", "notice")}
        return counts

    def count(self, severity: str) -> int:
        """How many problems there are of that severity."""
        return sum(problem.severity == severity for problem in self.problems)
