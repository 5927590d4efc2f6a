"""Answers about what has no name of its own: triggers that wait, and replacement effects."""

from __future__ import annotations

from typing import Any

from checker.base.messages import message
from checker.base.nodes import Mapping, Node, Scalar, Sequence
from checker.engine.queries import view
from checker.engine.records.effects import WaitingTrigger
from checker.engine.records.question import Answer, Question
from checker.engine.state.table import Table
from checker.scenarios.names import Names
from checker.scenarios.reading import items_of, text_of, wrong
from checker.scenarios.steps.abilities import is_meant, listed, name_of

# -- triggers ---------------------------------------------------------------------------------------------------


def order_of(table: Table, question: Question, node: Node, names: Names) -> Answer:
    """`[x, y]`: triggers by their sources, as put on the stack. Those alike need be named but once."""
    left: list[WaitingTrigger] = list(question.options or ())
    chosen: list[WaitingTrigger] = []
    for item in _flat(node):
        found = next((trigger for trigger in left if _is_meant(table, trigger, item, names)), None)
        if found is not None:
            chosen.append(found)
            left.remove(found)
    for trigger in left:
        alike = [at for at, one in enumerate(chosen) if one.source == trigger.source and one.ability == trigger.ability]
        chosen.insert(alike[-1] + 1 if alike else len(chosen), trigger)
    return tuple(chosen) if len(_flat(node)) <= len(chosen) else ()


def trigger_of(table: Table, question: Question, node: Node, names: Names) -> Answer:
    """One of the triggers that wait; None if none is meant."""
    return next((trigger for trigger in question.options or () if _is_meant(table, trigger, node, names)), None)


def _flat(node: Node) -> list[Node]:
    """The items, those of a list within a list one by one."""
    found: list[Node] = []
    for item in items_of(node):
        found += item.items if isinstance(item, Sequence) else (item,)
    return found


def _is_meant(table: Table, trigger: WaitingTrigger, node: Node, names: Names) -> bool:
    source = node.get("ability-of") if isinstance(node, Mapping) else node
    if not isinstance(source, Scalar):
        return wrong(node, message("a name"))
    if names.card(table, source) != view.obj_now_or_last(table, trigger.source).card:
        return False
    ability = node.get("ability") if isinstance(node, Mapping) else None
    rows = listed(table, trigger.source)
    return ability is None or any(row[1] == trigger.ability and is_meant(row, text_of(ability)) for row in rows)


def order_shown(table: Table, triggers: tuple[WaitingTrigger, ...], names: Names) -> list[Any]:
    """Triggers by their sources; several of one source with the ability too."""
    sources = [trigger.source for trigger in triggers]
    return [_shown(table, trigger, names, sources.count(trigger.source) > 1) for trigger in triggers]


def _shown(table: Table, trigger: WaitingTrigger, names: Names, several: bool) -> Any:
    source = names.called(table, trigger.source)
    if not several:
        return source
    return {"ability-of": source, "ability": name_of(table, trigger.source, trigger.ability)}


# -- replacement effects ----------------------------------------------------------------------------------------


def replacement_of(table: Table, question: Question, node: Scalar, names: Names) -> Answer:
    """The effect to be applied first, by its source, or by the rule that it is."""
    for option in question.options or ():
        if option == node.text:
            return option
        source = _source(table, option)
        if source is not None and node.text in (names.called(table, source), view.seen(table, source).name):
            return option
    return names.thing(table, node)


def replacement_shown(table: Table, option: Answer, names: Names) -> str:
    source = _source(table, option)
    return names.called(table, source) if source is not None else str(option)


def _source(table: Table, option: Answer) -> int | None:
    """An ability's key is its source and its index; a shield's is its number."""
    if not isinstance(option, tuple):
        return None
    if option[0] == "shield":
        return next((shield.source for shield in table.shields if shield.number == option[1]), None)
    return int(option[0])
