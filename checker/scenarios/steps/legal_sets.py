"""What may be answered to a question: sets of answers that can be compared with what an example writes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from checker.base.messages import message
from checker.base.nodes import Entry, Mapping, Node, Scalar, Sequence
from checker.engine.queries import view
from checker.engine.queries.answers import LIMIT, legal_answers
from checker.engine.records.question import Answer, Illegal, Question
from checker.engine.records.targets import Thing
from checker.scenarios.answers import changed_targets_of, choice_of, kind_of, share_of, spoken
from checker.scenarios.decider import About
from checker.scenarios.notation import listed, shown
from checker.scenarios.reading import fail, is_none, is_number, number_of
from checker.scenarios.steps.advancing import seek
from checker.scenarios.steps.opening import open_announcement, ways_to_act

if TYPE_CHECKING:
    from checker.base.places import Place
    from checker.engine.state.table import Table
    from checker.scenarios.names import Names
    from checker.scenarios.session import Session

ANNOUNCED = frozenset({"targets", "modes", "x", "divide"})
"""Decisions that belong to a spell or ability: it is tried if nobody is being asked."""
WAYS = frozenset({"cast", "activate"})


@dataclass(frozen=True, slots=True)
class LegalSet:
    """Answers as values that can be compared, and how to read and say one. Several things are a frozenset."""

    table: Table
    names: Names
    question: Question
    values: tuple[Answer, ...]

    def read(self, node: Node) -> Answer:
        """An answer as the example writes it."""
        if self.question.kind == "assignment" and isinstance(node, Mapping):
            return frozenset(share_of(self.table, node, self.names))
        if self.question.kind == "new-targets":
            return frozenset(changed_targets_of(self.table, node, self.names))
        if is_none(node):
            return None
        if isinstance(node, Sequence):
            return self._several(node)
        if is_number(node):
            return number_of(node)
        if isinstance(node, Scalar) and node.text in ("true", "false"):
            return node.text == "true"
        if self.question.kind in ("attack", "block") and isinstance(node, Scalar):
            return self.names.thing(self.table, node)
        return choice_of(self.table, self.question, node, self.names)

    def _several(self, node: Sequence) -> Answer:
        chosen = tuple(choice_of(self.table, self.question, item, self.names) for item in node)
        if self.question.kind in IN_ORDER:
            return chosen
        return chosen[0] if len(chosen) == 1 else frozenset(chosen) if chosen else None

    def say(self, value: Answer) -> str:
        """An answer as the example would write it."""
        if self.question.kind in ("attack", "block"):
            return shown(self.names.called(self.table, value))
        if isinstance(value, frozenset) and self.question.kind == "assignment":
            return shown({self.names.called(self.table, who): amount for who, amount in sorted(value, key=str)})
        if isinstance(value, frozenset) and self.question.kind == "new-targets":
            called = self.names.called
            return shown({called(self.table, old): called(self.table, new) for old, new in sorted(value, key=str)})
        if isinstance(value, frozenset):
            return shown([spoken(self.table, self.question, one, self.names) for one in sorted(value, key=str)])
        return shown(spoken(self.table, self.question, value, self.names))

    def texts(self) -> str:
        return listed(map(self.say, self.values))


IN_ORDER = frozenset({"order", "divide", "replacement"})
"""Kinds whose answers are sequences or keys, not sets."""


def legal_set(session: Session, written: Mapping, entry: Entry) -> LegalSet:
    """What may be answered, looked for on a copy of the game that has gone on to the question."""
    trial = session.fork()
    kind = kind_of(entry.key.text)
    if kind in WAYS:
        ways = tuple(ways_to_act(trial, written, entry, kind))
        return LegalSet(trial.table, trial.names, Question(kind, "", ways), ways)
    try:
        _go_to(trial, written, entry, kind)
    except Illegal:
        return LegalSet(trial.table, trial.names, Question(kind, ""), ())
    assert trial.question is not None
    values = values_of(trial.table, trial.question, subject_of(trial, entry), written.place)
    return LegalSet(trial.table, trial.names, trial.question, values)


def _go_to(trial: Session, written: Mapping, entry: Entry, kind: str) -> None:
    if kind in ANNOUNCED and not (trial.question is not None and trial.question.kind == kind):
        open_announcement(trial, written, entry, kind)
    else:
        seek(trial, About(kind, player_of(trial, written) or _dealer(trial, entry, kind)), written.place)


def _dealer(trial: Session, entry: Entry, kind: str) -> str | None:
    """Whose damage or block it is: of the player who controls the creature."""
    subject = subject_of(trial, entry)
    if kind not in ("assignment", "block") or not isinstance(subject, int) or subject not in trial.table.objects:
        return None
    return view.controller(trial.table, subject)


def subject_of(session: Session, entry: Entry) -> Thing | None:
    """The thing that a decision is about, if one is written."""
    node = entry.value
    if not isinstance(node, Scalar) or not node.text or node.text in ("true", "false"):
        return None
    return session.names.thing(session.table, node)


def player_of(session: Session, written: Mapping) -> str | None:
    """The player who decides, if that is said."""
    node = written.get("by")
    return session.names.player(node) if isinstance(node, Scalar) else None


def values_of(table: Table, question: Question, subject: Thing | None, place: Place) -> tuple[Answer, ...]:
    """The legal answers as far as they are about the subject: what it attacks, blocks, deals. Each once."""
    answers = legal_answers(table, question, LIMIT + 1)
    if len(answers) > LIMIT:
        text = message("there are more than {limit} legal answers", limit=LIMIT)
        fail("scenario.too-many-answers", place, text)
    return tuple(dict.fromkeys(value for answer in answers for value in _values(question, answer, subject)))


def _values(question: Question, answer: Any, subject: Thing | None) -> Iterator[Answer]:
    if question.kind in ("attack", "block"):
        yield from _of_one(dict(answer).get(subject))
    elif question.kind == "assignment":
        yield frozenset(dict(answer).get(subject, ()))
    elif question.kind == "new-targets":
        yield frozenset(answer)
    elif isinstance(answer, tuple) and question.kind not in IN_ORDER:
        yield answer[0] if len(answer) == 1 else None if not answer else frozenset(answer)
    else:
        yield answer


def _of_one(value: Any) -> Iterator[Answer]:
    """What a creature attacks or blocks, one by one; nothing if it does neither."""
    if isinstance(value, tuple):
        yield from value
    elif value is not None:
        yield value
