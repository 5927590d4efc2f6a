"""Answers between the example's words and the engine's values, for each kind of question."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

from checker.base.messages import message
from checker.base.nodes import Mapping, Node, Scalar
from checker.engine.records.question import Answer, Question
from checker.engine.records.targets import Thing
from checker.engine.state.table import Table
from checker.scenarios.names import Names
from checker.scenarios.ordering import order_of, order_shown, replacement_of, replacement_shown, trigger_of
from checker.scenarios.reading import (
    entries_of,
    fail,
    flag_of,
    items_of,
    number_of,
    pool_in,
    scalars_of,
    text_of,
    wrong,
)
from checker.scenarios.steps.abilities import is_meant, listed

NUMBERS = frozenset({"x", "modes", "divide"})
"""Kinds whose options are numbers; all others choose among things, or among words."""

WORDS = frozenset({"creature-type"})
"""Kinds whose options are words."""

KINDS = {"replacement-order": "replacement", "host": "choose"}
"""Decisions that the engine calls otherwise than the format."""
DECISIONS = {kind: decision for decision, kind in KINDS.items()}


def kind_of(decision: str) -> str:
    """The engine's kind of question for a decision, written with or without its `-of`."""
    name = decision.removesuffix("-of")
    return KINDS.get(name, name)


# -- into the engine's values -----------------------------------------------------------------------------------


def answer_of(table: Table, question: Question, node: Node, names: Names) -> Answer:
    """The engine's value for what an example answers. Whether it is legal is for the engine to say."""
    if question.kind in DECLARED:
        return DECLARED[question.kind](table, node, names)
    if question.kind == "may" or (question.kind == "pay" and not _is_mana(question)):
        return flag_of(node)
    if question.kind == "pay":
        return mana_text(node)
    if question.kind == "divide":
        return shares_of(table, question, node, names)
    if question.kind == "order":
        return order_of(table, question, node, names)
    return _picked(question, choices_of(table, question, items_of(node), names))


def attack_of(table: Table, node: Node, names: Names) -> Answer:
    """`{raptor: B}`."""
    return tuple((names.object(table, e.key), names.thing(table, scalar_of(e.value))) for e in entries_of(node))


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


def changed_targets_of(table: Table, node: Node, names: Names) -> Answer:
    """`{giant: courser}`: each target that is changed, with the new one; `{}` leaves all as they are."""
    return tuple((_target(table, e.key, names), names.thing(table, scalar_of(e.value))) for e in entries_of(node))


def _target(table: Table, node: Scalar, names: Names) -> Thing:
    """What is targeted now; a handle also means the object that its card was as it was targeted (400.7)."""
    thing = names.thing(table, node)
    targets = [one for obj in table.objects.values() if obj.on_stack for one in obj.on_stack.all_targets]
    if isinstance(thing, str) or thing in targets:
        return thing
    card = names.card(table, node)
    return next((one for one in targets if isinstance(one, int) and names.was(table, one) == card), thing)


DECLARED = {
    "attack": attack_of,
    "block": block_of,
    "assignment": assignment_of,
    "new-targets": changed_targets_of,
}


def shares_of(table: Table, question: Question, node: Node, names: Names) -> tuple[int, ...]:
    """A division: `[2, 1]` in the order of the targets, or `{giant: 2, bears: 1}`."""
    if not isinstance(node, Mapping):
        return tuple(number_of(item) for item in items_of(node))
    wanted = dict(share_of(table, node, names))
    targets = dict(question.detail).get("targets", ())
    if set(wanted) != set(targets):
        return tuple(wanted.values())
    return tuple(wanted[target] for target in targets)


def choices_of(table: Table, question: Question, nodes: Iterable[Node], names: Names) -> tuple[Answer, ...]:
    """Several things, each once: of cards that are alike, one after the other."""
    chosen: list[Answer] = []
    for node in nodes:
        left = tuple(option for option in question.options or () if option not in chosen)
        chosen.append(choice_of(table, replace(question, options=left), node, names))
    return tuple(chosen)


def choice_of(table: Table, question: Question, node: Node, names: Names) -> Answer:
    """One of several things: a number, a word that the question offers, or a thing."""
    if question.kind in NUMBERS:
        return number_of(node)
    if question.kind == "order":
        return trigger_of(table, question, node, names)
    if question.kind == "replacement":
        return replacement_of(table, question, scalar_of(node), names)
    if isinstance(node, Mapping):
        return ability_on_stack(table, node, names)
    scalar = scalar_of(node)
    if question.kind in WORDS or scalar.text in (question.options or ()):
        return scalar.text
    return names.among(table, scalar, question.options or ())


def ability_on_stack(table: Table, node: Mapping, names: Names) -> int:
    """`{ability-of: rafiq, ability: 2}` on the stack, the topmost that is meant. Raises BadInput if there is none."""
    source, ability = scalar_of(node.get("ability-of")), node.get("ability")
    card = names.card(table, source)
    for id in reversed(table.zone("stack")):
        obj = table.objects[id]
        if obj.kind != "ability" or obj.on_stack is None or obj.card != card:
            continue
        rows = listed(table, obj.on_stack.source)
        if ability is None or any(
            row[1] == obj.on_stack.ability and is_meant(row, text_of(ability)) for row in rows
        ):
            return id
    text = message('no such ability of "{object}" is on the stack', object=source.text)
    return fail("scenario.ability", node.place, text)


def mana_text(node: Node) -> str:
    """`"{1}{R}"` as the engine writes what is paid: kind by kind."""
    return str(pool_in(node))


def _is_mana(question: Question) -> bool:
    return any(isinstance(option, str) for option in question.options or ())


def _picked(question: Question, chosen: tuple[Answer, ...]) -> Answer:
    """One option by itself where one is wanted, several as a tuple."""
    if question.least == question.most == 1 and question.kind != "targets":
        return chosen[0] if len(chosen) == 1 else (chosen or None)
    return chosen


def scalar_of(node: Node | None) -> Scalar:
    if not isinstance(node, Scalar):
        if node is None:
            raise TypeError("no node")
        wrong(node, message("a name"))
    return node


# -- back into words --------------------------------------------------------------------------------------------


def spoken(table: Table, question: Question, answer: Answer, names: Names) -> Any:
    """An engine's answer in the example's words."""
    if question.kind in DECLARED:
        return {names.called(table, who): _spoken(table, what, names) for who, what in answer}
    if question.kind in NUMBERS or isinstance(answer, bool):
        return answer
    if answer is None or answer == ():
        return None
    if question.kind == "order":
        shown = order_shown(table, answer if isinstance(answer, tuple) else (answer,), names)
        return shown if isinstance(answer, tuple) else shown[0]
    if question.kind == "replacement":
        return replacement_shown(table, answer, names)
    return _spoken(table, answer, names)


def _spoken(table: Table, value: Any, names: Names) -> Any:
    if isinstance(value, tuple) and value and all(isinstance(one, tuple) and len(one) == 2 for one in value):
        return {names.called(table, who): amount for who, amount in value}
    if isinstance(value, tuple):
        return [_spoken(table, one, names) for one in value]
    if isinstance(value, int) and not isinstance(value, bool):
        return names.called(table, value)
    return value


