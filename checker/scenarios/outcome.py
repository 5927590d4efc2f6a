"""What came of an example that was played, as pure data."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

    from checker.base.places import Place
    from checker.base.problems import Problem
    from checker.engine.records.log import LogEntry
    from checker.scenarios.frames import Frame


@dataclass(frozen=True, slots=True)
class Observation:
    """One thing that was looked at.

    `key` is the same in every run of the example (`expect.0.life.B`), `word` what was asked (`life`) of which
    `subject`, `kind` where it was written: expect, claimed, refused, legal, asked, not-asked, throughout,
    always, never. `vacuous`: it held before the first step of play.
    """

    key: str
    word: str
    subject: str
    expected: str
    actual: str
    holds: bool
    place: Place
    claim: str | None = None
    edition: str | None = None
    kind: str = "expect"
    vacuous: bool = False


@dataclass(frozen=True, slots=True)
class Outcome:
    """`completed`: the game was played to the end of the example; if not, `problems` say what stopped it."""

    observations: tuple[Observation, ...]
    problems: tuple[Problem, ...]
    completed: bool
    log: tuple[LogEntry, ...]
    frames: Sequence[Frame]
