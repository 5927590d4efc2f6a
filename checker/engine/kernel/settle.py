"""What a batch of changes comes to, before anything happens: refused, replaced, prevented, and what follows from it
(614, 615, 616.1)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from checker.engine.kernel.ask import ask
from checker.engine.kernel.entering import seen_entering
from checker.engine.queries import view
from checker.engine.records.abilities import ReplacementAbility
from checker.engine.records.changes import (
    Change,
    CounterChange,
    CreateTokens,
    Damage,
    Destroy,
    Draw,
    LifeChange,
    News,
    Tapping,
    ZoneChange,
)
from checker.engine.records.effects import Shield
from checker.engine.records.question import Question
from checker.engine.rulebook.hooks import Consequence, Refusal, Replacement
from checker.engine.rulebook.rule import Rule
from checker.engine.state.table import Table

Rewrite = Any
"""A function of (table, change) that gives the changes instead, or None where it does not fit."""


@dataclass(frozen=True, slots=True)
class Item:
    """A change on its way: the rule that brought it about, and what has already replaced it (614.5)."""

    change: Change
    rule: Rule | None
    used: frozenset[Any] = frozenset()


@dataclass(frozen=True, slots=True)
class Candidate:
    """Something that could replace a change. ``first`` is its class in 616.1: 0 self-replacement … 4 the rest."""

    key: Any
    rewritten: Sequence[Change]
    first: int = 4
    rule: Rule | None = None


def settle(table: Table, batch: Sequence[Item]) -> list[Item]:
    """Work the batch out to what will happen at the same time, in order."""
    todo = list(batch)
    final: list[Item] = []
    gone: set[int] = set()
    while todo:
        item = todo.pop(0)
        change = item.change
        if isinstance(change, News):
            final.append(item)
            continue
        if _is_refused(table, item) or (isinstance(change, ZoneChange) and change.object in gone):
            continue
        chosen = _choose(table, change, _candidates(table, item))
        if chosen is not None:
            used = item.used | {chosen.key}
            instead = [Item(new, chosen.rule or item.rule, used) for new in chosen.rewritten]
            todo[:0] = [new for new in instead if not _is_done_once(new, (*final, *todo))]
            continue
        if isinstance(change, ZoneChange):
            gone.add(change.object)
        final.append(item)
        for follows in _consequences(table, item):
            _join(todo, follows)
    return final


def _is_done_once(new: Item, others: Sequence[Item]) -> bool:
    """A counter that a rule removes instead of what would happen to a permanent goes once for all that happens to it at
    the same time: the counters make a single effect (122.1c)."""
    counters = isinstance(new.change, CounterChange) and new.rule is not None and new.rule.hook is Replacement
    return counters and any(other.rule is new.rule and other.change == new.change for other in others)


def _join(todo: list[Item], new: Item) -> None:
    """Life that one source makes a player gain at the same time is one event, however many it damages (119.9)."""
    life = new.change
    for place, item in enumerate(todo):
        there = item.change
        if not isinstance(life, LifeChange) or not isinstance(there, LifeChange) or life.source is None:
            continue
        if (there.source, there.player, there.cause) == (life.source, life.player, life.cause):
            todo[place] = replace(item, change=replace(there, amount=there.amount + life.amount))
            return
    todo.append(new)


def _is_refused(table: Table, item: Item) -> bool:
    change = item.change
    for rule in table.book.all(Refusal, f"change {type(change).__name__}"):
        if rule.fn(table, change):
            table.write("prevented-by-rule", rule, what=type(change).__name__, object=_subject(table, change))
            return True
    return False


def _subject(table: Table, change: Change) -> object:
    thing = getattr(change, "object", None) or getattr(change, "target", None) or getattr(change, "player", None)
    return table.named(thing) if isinstance(thing, int) else thing


def _consequences(table: Table, item: Item) -> list[Item]:
    found: list[Item] = []
    for rule in table.book.all(Consequence, type(item.change).__name__):
        found += [Item(change, rule, item.used) for change in rule.fn(table, item.change)]
    return found


def _candidates(table: Table, item: Item) -> list[Candidate]:
    change = item.change
    found: list[Candidate] = []
    for rule in table.book.all(Replacement, type(change).__name__):
        if rule.number not in item.used:
            rewritten = rule.fn(table, change)
            if rewritten is not None:
                found.append(Candidate(rule.number, rewritten, 0, rule))
                if _enters(change):  # what rules add to a permanent that enters never clashes: one after another
                    return found
    found += _from_abilities(table, item)
    found += _from_shields(table, item)
    return found


def _enters(change: Change) -> bool:
    return isinstance(change, ZoneChange) and change.to == "battlefield"


def _from_abilities(table: Table, item: Item) -> list[Candidate]:
    found = []
    change = item.change
    for source, index, ability in view.replacing(table):
        if not ability.entering:
            found += _from_ability(table, item, source, index, ability)
    if isinstance(change, ZoneChange) and _enters(change):
        face = seen_entering(table, change)
        for _, own in view.sorted_abilities(table, face).replacing:
            if own.entering:
                found += _from_ability(table, item, change.object, own, own)
    return found


def _from_ability(table: Table, item: Item, source: int, index: object, ability: ReplacementAbility) -> list[Candidate]:
    key = (source, index)
    owner = view.controller(table, source)
    if key in item.used or not ability.rewriting.fits(table, item.change, source, owner):
        return []
    if ability.condition is not None and not ability.condition.holds(table, source, owner, item.change):
        return []
    rewritten = ability.rewriting.rewrite(table, item.change, source, owner)
    return [Candidate(key, rewritten, 0 if ability.entering else 4)]


def _from_shields(table: Table, item: Item) -> list[Candidate]:
    found = []
    for shield in table.shields:
        key = ("shield", shield.number)
        if key in item.used or shield.left == 0:
            continue
        if shield.rewriting.fits(table, item.change, shield.source, shield.controller):
            found.append(Candidate(key, _through_shield(table, item.change, shield)))
    return found


def _through_shield(table: Table, change: Change, shield: Shield) -> Sequence[Change]:
    if shield.counts == "damage" and shield.left is not None and isinstance(change, Damage):
        return change.less(shield.left)
    return shield.rewriting.rewrite(table, change, shield.source, shield.controller)


def _choose(table: Table, change: Change, candidates: list[Candidate]) -> Candidate | None:
    """616.1: the affected player, or the controller of the affected object, picks among those of the first class."""
    if not candidates:
        return None
    first = min(candidate.first for candidate in candidates)
    fitting = [candidate for candidate in candidates if candidate.first == first]
    chosen = fitting[0]
    if len(fitting) > 1 and any(f.rewritten != chosen.rewritten for f in fitting):
        options = tuple(candidate.key for candidate in fitting)
        question = Question("replacement", affected_player(table, change), options, rule="616.1")
        key = ask(table, question)
        chosen = next(candidate for candidate in fitting if candidate.key == key)
    use_up(table, chosen, change)
    return chosen


def use_up(table: Table, chosen: Candidate, change: Change) -> None:
    """A shield that counts has that much less left (615.7)."""
    if not (isinstance(chosen.key, tuple) and chosen.key[0] == "shield"):
        return
    shields = []
    for shield in table.shields:
        if shield.number == chosen.key[1] and shield.left is not None:
            spent = 1
            if shield.counts == "damage" and isinstance(change, Damage):
                spent = min(shield.left, change.amount)
            shield = replace(shield, left=shield.left - spent)
        if shield.left != 0:
            shields.append(shield)
    table.shields = tuple(shields)


def affected_player(table: Table, change: Change) -> str:
    """The player whom the event happens to, or who controls what it happens to."""
    if isinstance(change, Damage | CounterChange):
        thing = change.target
        return thing if isinstance(thing, str) else view.controller(table, thing)
    if isinstance(change, LifeChange | Draw | CreateTokens):
        return change.player
    if isinstance(change, ZoneChange):
        return change.controller or view.controller(table, change.object)
    if isinstance(change, Destroy | Tapping):
        return view.controller(table, change.object)
    return table.turn.active
