"""Announcing X, as a spell is cast or an ability activated (107.3a, 601.2b)."""

from __future__ import annotations

from checker.engine.kernel.ask import put
from checker.engine.queries.legal import insist
from checker.engine.records.question import Illegal, Question
from checker.engine.state.table import Table

UP_TO = 100
"""The greatest X that is offered; who wants more mana has none."""


def ask_for_no_x(table: Table, player: str, subject: int) -> int:
    """The X of a spell for which no cost with X is paid: 0, which nobody need say. Illegal for another (107.3b)."""
    question = Question("x", player, (0,), subject, rule="107.3b")
    if table.decider is None or not table.decider.wants(table, question):
        return 0
    x = int(put(table, question))
    insist(table, "X that is not paid for", x)
    return x


def ask_for_x(table: Table, player: str, subject: int) -> int:
    """The X that the player announces. Illegal for a number that nobody can choose."""
    question = Question("x", player, tuple(range(UP_TO + 1)), subject, rule="107.3a")
    x = int(put(table, question))
    insist(table, "announced number", x)
    if x > UP_TO:
        raise Illegal("no such choice", question.rule, {"answer": x})
    table.write("choice", what="x", player=player, answer=x)
    return x
