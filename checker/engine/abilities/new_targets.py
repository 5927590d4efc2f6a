"""Choosing new targets for what is on the stack (115.7, 707.10c): any number of them, slot by slot."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice, product

from checker.engine.abilities.announce import specs, target_options
from checker.engine.kernel.ask import put
from checker.engine.kernel.commit import commit
from checker.engine.queries.legal import insist, refusing
from checker.engine.records.changes import BecameTarget
from checker.engine.records.question import Illegal, Question
from checker.engine.records.stack import OnStack
from checker.engine.records.targets import TargetSpec, Thing
from checker.engine.state.table import Table

Groups = tuple[tuple[Thing, ...], ...]
Changed = tuple[tuple[Thing, Thing], ...]
"""Each target that is changed, with what it is changed to."""
BOUND = 10_000


def choose_new_targets(table: Table, id: int, player: str, rule: str = "707.10c") -> None:
    """The player may change any of the targets; what stays may stay even if it is no longer legal."""
    on_stack = table.objects[id].on_stack or OnStack("spell")
    words = specs(table, table.objects[id])
    options = tuple(islice(_answers(table, id, words, on_stack.targets), BOUND))
    question = Question("new-targets", player, options, id, rule=rule)
    wanted = table.decider is not None and table.decider.wants(table, question)
    if len(options) < 2 and not wanted:
        return
    changed: Changed = tuple(put(table, question))
    take_new_targets(table, id, changed)
    table.write("choice", what="new-targets", player=player, answer=changed)


def take_new_targets(table: Table, id: int, changed: Changed) -> None:
    """Put the changed targets in their slots; Illegal with the rule that refuses one of them."""
    obj = table.objects[id]
    on_stack = obj.on_stack or OnStack("spell")
    new = dict(changed)
    if any(old not in on_stack.all_targets for old in new):
        raise Illegal("no such target", None, {"answer": changed})
    groups: list[tuple[Thing, ...]] = []
    for spec, group in zip(specs(table, obj), on_stack.targets, strict=False):
        for thing in group:
            if new.get(thing, thing) != thing:
                insist(table, "chosen target", id, spec, new[thing])
        groups.append(tuple(new.get(thing, thing) for thing in group))
        insist(table, "targets of one word", groups[-1])
    table.put(replace(obj, on_stack=replace(on_stack, targets=tuple(groups))))
    news = [BecameTarget(thing, id, obj.controller) for old, thing in changed if old != thing]
    if news:
        commit(table, news)


def _answers(table: Table, id: int, words: list[TargetSpec], groups: Groups) -> list[Changed]:
    """Every answer: nothing changed first."""
    slots = [
        (thing, [thing, *_others(table, id, spec, thing)])
        for spec, group in zip(words, groups, strict=False)
        for thing in group
    ]
    found = []
    for chosen in product(*(options for _, options in slots)):
        made = _regroup(chosen, groups)
        if all(refusing(table, "targets of one word", group) is None for group in made):
            found.append(tuple((old, new) for (old, _), new in zip(slots, chosen, strict=True) if old != new))
    return list(dict.fromkeys(found))


def _others(table: Table, id: int, spec: TargetSpec, thing: Thing) -> list[Thing]:
    return [option for option in target_options(table, id, spec) if option != thing]


def _regroup(flat: tuple[Thing, ...], groups: Groups) -> Groups:
    made, at = [], 0
    for group in groups:
        made.append(flat[at : at + len(group)])
        at += len(group)
    return tuple(made)
