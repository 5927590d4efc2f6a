"""A choice that nobody made: the problem that lists what could be chosen."""

from __future__ import annotations

from checker.base.messages import Message, message
from checker.base.places import Place
from checker.base.problems import BadInput, Problem, error
from checker.engine.queries.answers import legal_answers
from checker.engine.records.question import Question
from checker.engine.state.table import Table
from checker.scenarios.answers import DECISIONS, spoken
from checker.scenarios.names import Names
from checker.scenarios.notation import shown

SHOWN = 12
"""So many legal answers are listed; of more, the first ones."""
WORDS = {
    "assignment": "assign", "order": "order", "attack": "attack", "block": "block", "random": "random",
}  # fmt: skip
"""Questions with a word of their own; all others are answered by `choose`."""


def unanswered(table: Table, question: Question, names: Names, place: Place) -> BadInput:
    """The exception with the problem, to be raised."""
    return BadInput(problem(table, question, names, place))


def problem(table: Table, question: Question, names: Names, place: Place) -> Problem:
    about = names.called(table, question.subject) if question.subject is not None else ""
    text = message("{player} is asked: {kind}", player=question.player, kind=question.kind)
    if about:
        text = message("{player} is asked: {kind} ({about})", player=question.player, kind=question.kind, about=about)
    text = message("nobody answered: {question}", question=text)
    return error("scenario.unanswered", place, text, _hint(table, question, names))


def _hint(table: Table, question: Question, names: Names) -> Message | None:
    answers = legal_answers(table, question, SHOWN + 1)
    texts = [shown(spoken(table, question, answer, names)) for answer in answers[:SHOWN]]
    if not texts:
        return None
    listed = ", ".join(texts) + (", …" if len(answers) > SHOWN else "")
    word = WORDS.get(question.kind)
    if word:
        return message("answer with {word}: one of {answers}", word=word, answers=listed)
    decision = DECISIONS.get(question.kind, question.kind)
    return message("answer with choose: {{{kind}: …}}, one of {answers}", kind=decision, answers=listed)
