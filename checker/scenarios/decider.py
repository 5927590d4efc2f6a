"""Who answers for the players: what the example says, what was answered before, and nothing else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol

from checker.engine.queries.combat import deals_now
from checker.engine.records.question import Answer, Question, Unanswered
from checker.engine.records.targets import Thing

if TYPE_CHECKING:
    from checker.engine.state.table import Table

Given = tuple[tuple[Question, Answer], ...]
"""Answers with the questions they were given to, in order: what is played again from a rest."""

DECLARATIONS = frozenset({"attack", "block"})


@dataclass(frozen=True, slots=True)
class About:
    """Questions of a kind; of one player only, or about one thing only, where that is said. ``creatures`` are those
    whose combat damage is assigned: a first combat damage step in which none of them deals any is not meant."""

    kind: str
    player: str | None = None
    subject: Thing | None = None
    creatures: tuple[int, ...] = ()

    def fits(self, question: Question) -> bool:
        if question.kind != self.kind or self.player not in (None, question.player):
            return False
        return self.subject is None or question.subject in (None, self.subject)

    def is_meant(self, table: Table) -> bool:
        later = table.turn.step == "first combat damage" and bool(self.creatures)
        return not later or any(deals_now(table, id) for id in self.creatures if table.combat.involves(id))


class Sheet(Protocol):
    """Answers that a step of play has ready."""

    def wants(self, table: Table, question: Question) -> bool: ...

    def answer(self, table: Table, question: Question) -> Answer: ...


class Plan(Protocol):
    """Answers for decisions that nobody fixed, where an example looks at all of them."""

    def decides(self, table: Table, question: Question) -> bool: ...

    def answer(self, table: Table, question: Question) -> Answer: ...


@dataclass(slots=True)
class Answers:
    """The decider of one stretch of play.

    `given` is played again first; then the `sheet` of the step answers; nobody attacks and nobody blocks unless the
    question is on `hold`; the `plan` decides what is free. A question that is held or `wanted` is put even if it has
    one answer only. `nobody` is the last declaration in which nobody attacked or blocked because nothing was said.
    """

    given: Given = ()
    sheet: Sheet | None = None
    hold: tuple[About, ...] = ()
    wanted: tuple[About, ...] = ()
    plan: Plan | None = None
    watch: Callable[[Table], None] | None = None
    said: list[tuple[Question, Answer]] = field(default_factory=list)
    nobody: Question | None = None

    def answer(self, table: Any, question: Question) -> Answer:
        answer = self._find(table, question)
        self.said.append((question, answer))
        return answer

    def seen(self, table: Any) -> None:
        if self.watch is not None:
            self.watch(table)

    def wants(self, table: Any, question: Question) -> bool:
        """Whether a question with a single legal answer is to be put all the same."""
        if len(self.said) < len(self.given):
            return self.given[len(self.said)][0] == question
        if self.sheet is not None and self.sheet.wants(table, question):
            return True
        return any(about.fits(question) and about.is_meant(table) for about in (*self.wanted, *self.hold))

    def _find(self, table: Table, question: Question) -> Answer:
        if len(self.said) < len(self.given):
            return self.given[len(self.said)][1]
        if self.sheet is not None and self.sheet.wants(table, question):
            return self.sheet.answer(table, question)
        if any(about.fits(question) for about in (*self.hold, *self.wanted)):
            raise Unanswered(question)
        if self.plan is not None and self.plan.decides(table, question):
            return self.plan.answer(table, question)
        if question.kind in DECLARATIONS:
            self.nobody = question
            return ()
        raise Unanswered(question)
