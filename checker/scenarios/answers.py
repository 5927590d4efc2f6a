"""Answers between the example's words and the engine's values, for each kind of question."""

from __future__ import annotations

from typing import Any

from checker.base.messages import message
from checker.base.nodes import Mapping, Node, Scalar
from checker.engine.records.mana import pool_of
from checker.engine.records.question import Answer, Question
from checker.engine.records.targets import Thing
from checker.engine.state.table import Table
from checker.scenarios.names import Names
from checker.scenarios.reading import (
    entries_of,
    fail,
    flag_of,
    is_number,
    items_of,
    number_of,
    scalars_of,
    text_of,
    wrong,
)

NUMBERS = frozenset({"x", "modes", "divide"})
"""Kinds whose options are numbers; all others choose among things, or among words."""

KINDS = {"replacement-order": "replacement", "copy": "copy"}
"""Decisions that the engine calls otherwise than the format."""


def kind_of(decision: str) -> str:
    """The engine's kind of question for a decision, written with or without its `-of`."""
    name = decision.removesuffix("-of")
    return KINDS.get(name, name)


# -- into the engine's values -----------------------------------------------------------------------------------


def answer_of(table: Table, question: Question, node: Node, names: Names) -> Answer:
    """The engine's value for what an example answers. Whether it is legal is for the engine to say."""
    if question.kind in ("attack", "block", "assignment"):
        return DECLARED[question.kind](table, node, names)
    if question.kind == "may" or (question.kind == "pay" and not _is_mana(question)):
        return flag_of(node)
    if question.kind == "pay":
        return mana_text(node)
    if question.kind == "divide":
        return shares_of(table, question, node, names)
    return _picked(question, tuple(choice_of(table, question, item, names) for item in items_of(node)))


def attack_of(table: Table, node: Node, names: Names) -> Answer:
    """`{raptor: B}`."""
    return tuple((names.object(table, e.key), names.thing(table, _scalar(e.value))) for e in entries_of(node))


def block_of(table: Table, node: Node, names: Names) -> Answer:
    """`{bear: raptor, wall: [t1, t2]}`."""
    return tuple(
        (names.object(table, e.key), tuple(names.object(table, one) for one in scalars_of(e.value)))
        for e in entries_of(node)
    )


def assignment_of(table: Table, node: Node, names: Names) -> Answer:
    """`{t: {u: 2, B: 4}}`."""
    return tuple((names.object(table, e.key), share_of(table, e.value, names)) for e in entries_of(node))


def share_of(table: Table, node: Node, names: Names) -> tuple[tuple[Thing, int], ...]:
    """One creature's damage: `{u: 2, B: 4}`."""
    return tuple((names.thing(table, e.key), number_of(e.value)) for e in entries_of(node))


DECLARED = {"attack": attack_of, "block": block_of, "assignment": assignment_of}


def shares_of(table: Table, question: Question, node: Node, names: Names) -> tuple[int, ...]:
    """A division: `[2, 1]` in the order of the targets, or `{giant: 2, bears: 1}`."""
    if not isinstance(node, Mapping):
        return tuple(number_of(item) for item in items_of(node))
    wanted = dict(share_of(table, node, names))
    on_stack = table.objects[question.subject].on_stack if isinstance(question.subject, int) else None
    targets = on_stack.all_targets if on_stack else ()
    if set(wanted) != set(targets):
        return tuple(wanted.values())
    return tuple(wanted[target] for target in targets)


def choice_of(table: Table, question: Question, node: Node, names: Names) -> Answer:
    """One of several things: a number, a word that the question offers, or a thing."""
    if question.kind in NUMBERS or is_number(node):
        return number_of(node)
    if isinstance(node, Mapping):
        return _by_ability(table, question, node, names)
    scalar = _scalar(node)
    if scalar.text in (question.options or ()):
        return scalar.text
    return names.thing(table, scalar)


def mana_text(node: Node) -> str:
    """`"{1}{R}"` as the engine writes what is paid: kind by kind."""
    text = text_of(node)
    try:
        return str(pool_of(text))
    except ValueError:
        fail("scenario.mana", node.place, message('"{text}" is not mana that can be paid', text=text))


def _is_mana(question: Question) -> bool:
    return any(isinstance(option, str) for option in question.options or ())


def _picked(question: Question, chosen: tuple[Answer, ...]) -> Answer:
    """One option by itself where one is wanted, several as a tuple."""
    if question.least == question.most == 1 and question.kind != "targets":
        return chosen[0] if len(chosen) == 1 else (chosen or None)
    return chosen


def _by_ability(table: Table, question: Question, node: Mapping, names: Names) -> Answer:
    """`{ability-of: rafiq, ability: 2}` among things that wait."""
    source = node.get("ability-of")
    if source is None:
        wrong(node, message("a name"))
    return names.object(table, _scalar(source))


def _scalar(node: Node | None) -> Scalar:
    if not isinstance(node, Scalar):
        if node is None:
            raise TypeError("no node")
        wrong(node, message("a name"))
    return node


# -- back into words --------------------------------------------------------------------------------------------


def spoken(table: Table, question: Question, answer: Answer, names: Names) -> Any:
    """An engine's answer in the example's words."""
    if question.kind in ("attack", "block", "assignment"):
        return {names.called(table, who): _spoken(table, what, names) for who, what in answer}
    if question.kind in NUMBERS or isinstance(answer, bool):
        return answer
    if answer is None or answer == ():
        return None
    return _spoken(table, answer, names)


def _spoken(table: Table, value: Any, names: Names) -> Any:
    if isinstance(value, tuple) and value and all(isinstance(one, tuple) and len(one) == 2 for one in value):
        return {names.called(table, who): amount for who, amount in value}
    if isinstance(value, tuple):
        return [_spoken(table, one, names) for one in value]
    if isinstance(value, int) and not isinstance(value, bool):
        return names.called(table, value)
    return value


