"""Choosing new targets for what is on the stack (115.7, 707.10c): any number of them, slot by slot."""

from __future__ import annotations

from dataclasses import replace
from itertools import islice, product

from checker.engine.abilities.announce import specs, target_options
from checker.engine.kernel.ask import put
from checker.engine.kernel.commit import commit
from checker.engine.queries.legal import insist, refusing
from checker.engine.records.news import BecameTarget
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
    table.write("choice", what="new-targets", player=player, answer=changed)
    take_new_targets(table, id, changed)


def take_new_targets(table: Table, id: int, changed: Changed) -> None:
    """Put the changed targets in their slots; Illegal with the rule that refuses one of them. Only the final set of
    targets counts (115.7e), and what stays must not become illegal by it (115.7d)."""
    obj = table.objects[id]
    on_stack = obj.on_stack or OnStack("spell")
    new = dict(changed)
    if any(old not in on_stack.all_targets for old in new):
        raise Illegal("no such target", None, {"answer": changed})
    groups = tuple(tuple(new.get(thing, thing) for thing in group) for group in on_stack.targets)
    table.put(replace(obj, on_stack=replace(on_stack, targets=groups)))
    for spec, old, group in zip(specs(table, obj), on_stack.targets, groups, strict=False):
        for before, thing in zip(old, group, strict=True):
            if thing != before or _is_taken(spec, thing, groups[: _number(table, id, spec)]):
                insist(table, "chosen target", id, spec, thing)
        insist(table, "targets of one word", group)
    news = [BecameTarget(thing, id, obj.controller) for old, thing in changed if old != thing]
    if news:
        commit(table, news)


def _number(table: Table, id: int, spec: TargetSpec) -> int:
    """Which of the target words it is, from 0."""
    return next(at for at, word in enumerate(specs(table, table.objects[id])) if word is spec)


def _is_taken(spec: TargetSpec, thing: Thing, before: Groups) -> bool:
    """Whether "another target" would be one that the text was given before."""
    return spec.another and any(thing in group for group in before)


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
        if _is_a_legal_set(table, words, made):
            found.append(tuple((old, new) for (old, _), new in zip(slots, chosen, strict=True) if old != new))
    return list(dict.fromkeys(found))


def _is_a_legal_set(table: Table, words: list[TargetSpec], made: Groups) -> bool:
    """Whether the targets go together: none twice for one word, none that "another target" excludes."""
    if any(refusing(table, "targets of one word", group) is not None for group in made):
        return False
    pairs = enumerate(zip(words, made, strict=False))
    return not any(_is_taken(spec, thing, made[:at]) for at, (spec, group) in pairs for thing in group)


def _others(table: Table, id: int, spec: TargetSpec, thing: Thing) -> list[Thing]:
    alone = replace(spec, another=False)  # whether it is another one shows in the final set only
    return [option for option in target_options(table, id, alone) if option != thing]


def _regroup(flat: tuple[Thing, ...], groups: Groups) -> Groups:
    made, at = [], 0
    for group in groups:
        made.append(flat[at : at + len(group)])
        at += len(group)
    return tuple(made)
