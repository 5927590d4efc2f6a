"""Small tables built by hand, and a decider that answers from a script."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from checker.engine.game import act, standard_book, tick
from checker.engine.queries.answers import legal_answers
from checker.engine.records.actions import Pass
from checker.engine.records.characteristics import Characteristics, Keyword, Printed
from checker.engine.records.question import Illegal, Question, Unanswered
from checker.engine.rulebook.book import Rulebook
from checker.engine.state.objects import Obj
from checker.engine.state.table import Table

BOOK = standard_book()


class Scripted:
    """Answers by kind of question from lists that are used up; what is not scripted is not answered, except that
    nobody attacks or blocks."""

    def __init__(self, **answers: list[Any]) -> None:
        self.answers = {kind: list(given) for kind, given in answers.items()}
        self.asked: list[Question] = []

    def answer(self, table: Table, question: Question) -> Any:
        self.asked.append(question)
        if self.answers.get(question.kind):
            found = self.answers[question.kind].pop(0)
            return found(table, question) if callable(found) else found
        if question.kind in ("attack", "block"):
            return ()
        raise Unanswered(question)

    def seen(self, table: Table) -> None:
        pass

    def wants(self, table: Table, question: Question) -> bool:
        return False


class FirstAnswer(Scripted):
    """Takes the first legal answer to everything."""

    def answer(self, table: Table, question: Question) -> Any:
        return legal_answers(table, question)[0]


def creature(name: str, power: int, toughness: int, *keywords: str, types: tuple[str, ...] = ("Creature",)) -> Printed:
    abilities = tuple(Keyword(keyword) for keyword in keywords)
    return Printed(
        name,
        (Characteristics(name, types=frozenset(types), power=power, toughness=toughness, abilities=abilities),),
    )


def table_at(step: str = "precombat main", *, book: Rulebook = BOOK, players: tuple[str, ...] = ("A", "B")) -> Table:
    """A's turn, in a step that has begun."""
    table = Table(book, players)
    table.turn = replace(table.turn, step=step, stage="check")
    return table


def put(table: Table, player: str, printed: Printed, zone: str = "battlefield", **fields: Any) -> Obj:
    made = replace(table.add(printed, player, zone), **fields)
    table.put(made)
    return made


def run(table: Table, decider: Any, until: Callable[[Table], bool]) -> Table:
    """Everybody passes until something is so, or the game is over."""
    table.decider = decider
    while not table.stopped and not until(table):
        if not tick(table):
            act(table, Pass(table.turn.priority))
    return table


def run_to(table: Table, step: str, decider: Any | None = None) -> Table:
    """To the next priority in a step of that name."""
    return run(
        table, decider or Scripted(), lambda t: t.turn.step == step and t.turn.stage == "priority" and not t.waiting
    )


def kinds(table: Table) -> list[str]:
    return [entry.kind for entry in table.log()]


def ready(table: Table, decider: Any | None = None) -> Table:
    """To the next priority."""
    if decider is not None or table.decider is None:
        table.decider = decider or Scripted()
    while not table.stopped and tick(table):
        pass
    return table


def passes(table: Table, times: int = 2) -> Table:
    """So many passes, one after the other, each from whoever has priority then."""
    for _ in range(times):
        act(ready(table), Pass(table.turn.priority))
    return ready(table)


def resolved(table: Table) -> Table:
    """Everybody passes until the stack is empty."""
    ready(table)
    while not table.stopped and table.zone("stack"):
        act(table, Pass(table.turn.priority))
        ready(table)
    return table


def does(table: Table, action: Any, decider: Any | None = None) -> Table:
    """A player with priority acts; the game goes on to the next priority."""
    act(ready(table, decider), action)
    return ready(table)


def refused(table: Table, action: Any) -> str:
    """The name of the rule that refuses an action, tried on a fork; "" if none does."""
    fork = ready(table).fork()
    fork.decider = table.decider
    try:
        act(fork, action)
    except Illegal as illegal:
        return str(getattr(illegal.rule, "name", illegal.rule or illegal.reason))
    return ""
