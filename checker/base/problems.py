"""What is wrong with an input, as a value: it is collected and reported, never raised to the user."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable

    from checker.base.messages import Message
    from checker.base.places import Place


class Severity(StrEnum):
    """An error fails the run; a warning and a notice do not."""

    error = "error"
    warning = "warning"
    notice = "notice"


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong at one place. `id` is stable (`form.unknown-key`); `ruling` and `example` are ids."""

    id: str
    severity: Severity
    place: Place
    message: Message
    hint: Message | None = None
    ruling: str | None = None
    example: str | None = None

    def __str__(self) -> str:
        hint = f" ({self.hint.english()})" if self.hint else ""
        return f"{self.place}: {self.severity}: {self.message.english()}{hint} [{self.id}]"


class BadInput(Exception):
    """Carries problems out of a place that cannot return them; whoever catches it adds them to the rest."""

    def __init__(self, *problems: Problem) -> None:
        super().__init__("; ".join(str(problem) for problem in problems))
        self.problems: tuple[Problem, ...] = problems


def error(id: str, place: Place, message: Message, hint: Message | None = None) -> Problem:
    """A problem that fails the run."""
    return Problem(id, Severity.error, place, message, hint)


def warning(id: str, place: Place, message: Message, hint: Message | None = None) -> Problem:
    """A problem that is read past."""
    return Problem(id, Severity.warning, place, message, hint)


def notice(id: str, place: Place, message: Message, hint: Message | None = None) -> Problem:
    """Something worth knowing that is not wrong."""
    return Problem(id, Severity.notice, place, message, hint)


def has_errors(problems: Iterable[Problem]) -> bool:
    """Whether one of them fails the run."""
    return any(problem.severity is Severity.error for problem in problems)


def in_order(problems: Iterable[Problem]) -> list[Problem]:
    """By place: the order in which a reader meets them. What is wrong at one place is told once, of the first."""
    found: dict[object, Problem] = {}
    for problem in problems:
        found.setdefault((problem.id, problem.place, problem.message), problem)
    return sorted(found.values(), key=lambda problem: (problem.place, problem.id))
