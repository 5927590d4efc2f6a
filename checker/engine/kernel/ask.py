"""Putting questions: one legal answer is taken and logged, several are put to the decider."""

from __future__ import annotations

from typing import Any

from checker.engine.records.question import Illegal, Question, Unanswered
from checker.engine.state.table import Table

NOT_OFFERED = {
    "divide": "the shares do not add up, or a target gets none",
    "modes": "there is no such mode",
    "pay": "that does not pay the cost",
}
"""Why an answer is none that was offered, where the kind of question says more than that."""


def ask(table: Table, question: Question) -> Any:
    """The answer to a question over listed options; Illegal if the decider's answer is none of them.

    An empty list of options is answered by None (``most`` 1) or by nothing at all.
    """
    options = question.options or ()
    single = question.least == question.most == 1 and question.kind != "targets"
    forced = len(options) <= question.least and question.kind not in ("may", "pay", "order")
    if forced and not _wanted(table, question):
        if single:
            return _take(table, question, options[0] if options else None)
        return _take(table, question, tuple(options))
    if question.most == 0:
        return ()
    answer = put(table, question)
    _check(question, answer, single)
    table.write("choice", what=question.kind, player=question.player, answer=answer)
    return answer


def _wanted(table: Table, question: Question) -> bool:
    return table.decider is not None and table.decider.wants(table, question)


def put(table: Table, question: Question) -> Any:
    """The decider's answer, unchecked."""
    if table.decider is None:
        raise Unanswered(question)
    return table.decider.answer(table, question)


def _take(table: Table, question: Question, answer: Any) -> Any:
    if answer not in (None, ()):
        table.write("only-choice", what=question.kind, player=question.player, answer=answer)
    return answer


def _check(question: Question, answer: Any, single: bool) -> None:
    options = question.options or ()
    if single:
        if answer not in options:
            raise Illegal(NOT_OFFERED.get(question.kind, "no such choice"), question.rule, {"answer": answer})
        return
    if not isinstance(answer, tuple) or any(one not in options for one in answer):
        raise Illegal(NOT_OFFERED.get(question.kind, "no such choice"), question.rule, {"answer": answer})
    if question.kind != "targets" and len(set(answer)) < len(answer):
        raise Illegal("the same choice twice", question.rule, {"answer": answer})
    if not question.least <= len(answer) <= question.most:
        raise Illegal("wrong number of choices", question.rule, {"answer": answer})
