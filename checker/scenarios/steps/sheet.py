"""The answers that stand on `cast` and `activate`: targets, modes, X, division, and what pays the costs."""

from __future__ import annotations

from dataclasses import dataclass, field

from checker.base.messages import message
from checker.base.nodes import Mapping, Node, Sequence
from checker.engine.queries.legal import insist
from checker.engine.records.question import Answer, Illegal, Question
from checker.engine.state.table import Table
from checker.scenarios.answers import answer_of, choice_of, choices_of, mana_text
from checker.scenarios.names import Names
from checker.scenarios.reading import fail, items_of

ANSWERING = ("targets", "modes", "x", "divide", "pay", "sacrifice", "return", "discard", "tap", "exile")

COSTS = ("sacrifice", "return", "discard", "tap", "exile")
"""What other costs than mana take."""


@dataclass(slots=True)
class Sheet:
    """`left` are the answers not given yet, by kind: a spell with two target words asks for targets twice."""

    names: Names
    left: dict[str, list[Node]] = field(default_factory=dict)
    asked: set[str] = field(default_factory=set)

    @classmethod
    def of(cls, node: Mapping, names: Names) -> Sheet:
        written = {kind: node.get(kind) for kind in ANSWERING}
        return cls(names, {kind: _parts(kind, value) for kind, value in written.items() if value is not None})

    def wants(self, table: Table, question: Question) -> bool:
        return bool(self.left.get(_kind(self.left, question)))

    def answer(self, table: Table, question: Question) -> Answer:
        kind = _kind(self.left, question)
        waiting = self.left[kind]
        self.asked.add(kind)
        if kind in ("pay", "divide", "x"):
            node = waiting.pop(0)
            return mana_text(node) if kind == "pay" else answer_of(table, question, node, self.names)
        chosen = self._take(table, question, waiting)
        if question.least == question.most == 1 and question.kind != "targets" and len(chosen) == 1:
            return chosen[0]
        return chosen

    def _take(self, table: Table, question: Question, waiting: list[Node]) -> tuple[Answer, ...]:
        """As many as are wanted; beyond the least only what the question offers, the rest is for the next one."""
        if waiting and isinstance(waiting[0], Sequence):
            return choices_of(table, question, items_of(waiting.pop(0)), self.names)
        chosen: list[Answer] = []
        while waiting and len(chosen) < question.most and not isinstance(waiting[0], Sequence):
            answer = choice_of(table, question, waiting[0], self.names)
            if len(chosen) >= max(question.least, 1) and answer not in (question.options or ()):
                break
            chosen.append(answer)
            waiting.pop(0)
        return tuple(chosen)

    def check_used(self, table: Table) -> None:
        """Nothing may be left: an answer to what nobody asked is a mistake. Raises BadInput; Illegal for targets and
        modes, of which no more are chosen than the text asks for (601.2b, 601.2c)."""
        for kind, waiting in self.left.items():
            if waiting:
                if kind == "targets":
                    insist(table, "number of targets", len(waiting), 0, 0)
                if kind in COSTS and kind in self.asked:
                    raise Illegal("more than the cost asks for", "601.2h")
                if kind == "modes" and kind in self.asked:
                    raise Illegal("more modes than may be chosen", "601.2b")
                text = message("nobody asks for {kind} here, or not for so many", kind=kind)
                fail("scenario.not-asked", waiting[0].place, text)


def _parts(kind: str, node: Node) -> list[Node]:
    """The single answers; a division or a payment is one answer, and so is nothing at all."""
    return [node] if kind in ("divide", "pay", "x") else list(items_of(node)) or [node]


def _kind(left: dict[str, list[Node]], question: Question) -> str:
    """The word whose answers fit a question: what a cost takes is asked as a choice."""
    if question.kind in left:
        return question.kind
    if question.kind in ("choose", "cost"):
        return next((kind for kind in COSTS if kind in left), "")
    return ""
