"""What was found, with all that a report says of it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from checker.base.problems import Problem, Severity

if TYPE_CHECKING:
    from checker.base.messages import Message
    from checker.base.places import Place


@dataclass(frozen=True, slots=True)
class Finding:
    """One fault of one unit; `unit` is "" where it is of a whole file. `count`: how often it stands in a page."""

    unit: str
    check: str
    severity: Severity
    place: Place
    message: Message
    hint: Message | None = None
    words: str = ""
    lang: str = ""
    ruling: str | None = None
    count: int = 1

    @property
    def problem(self) -> Problem:
        """The same as a problem of a file."""
        return Problem(self.check, self.severity, self.place, self.message, self.hint, self.ruling)

    @property
    def counts(self) -> bool:
        """Whether it makes the exit code 1."""
        return self.severity is not Severity.notice
