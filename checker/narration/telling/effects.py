"""Continuous effects that begin as a spell or ability resolves (611.2)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from checker.base.messages import Message, counted, message
from checker.engine.abilities.continuous import ControlledByYou, Gains, LosesAllAbilities, LosesKeywords
from checker.engine.abilities.continuous_power import Gets, SetsBase, Switches
from checker.engine.abilities.continuous_types import Adds, Becomes, Removes
from checker.engine.abilities.values import Number
from checker.engine.records.characteristics import Keyword
from checker.narration.naming import Naming, Noun, together
from checker.narration.reading import Group
from checker.narration.words import keyword, word

if TYPE_CHECKING:
    from checker.engine.records.abilities import Modification
    from checker.engine.records.effects import ContinuousEffect


def effect(group: Group, naming: Naming) -> Iterable[Message]:
    for entry in group.entries:
        yield from _begins(entry["effect"], naming)


def _begins(begun: ContinuousEffect, naming: Naming) -> Iterator[Message]:
    """What it does to what, if both can be said in a sentence; else only that it begins."""
    known = tuple(thing for thing in begun.objects or () if naming.is_known(thing))
    if not known:
        yield _of_something(begun, naming)
        return
    count, objects = len(known), naming.list(known)
    clauses = [_clause(one, begun, count, objects) for one in begun.modifications]
    clauses += [_forbidden(name, count, objects) for name, _ in begun.restrictions]
    said = [clause for clause in dict.fromkeys(clauses) if clause is not None]
    for clause in said:
        yield _while(begun.duration.until, clause)
    if not said:
        changes = counted("an effect changes {objects}", "an effect changes {objects}", count, objects=objects)
        yield _while(begun.duration.until, changes)


def _of_something(begun: ContinuousEffect, naming: Naming) -> Message:
    if naming.is_known(begun.source):
        return message("An effect of {object} begins.", object=naming.called(begun.source))
    return message("An effect begins.")


def _while(until: str, clause: Message) -> Message:
    if until == "end of turn":
        return message("Until end of turn {clause}.", clause=clause)
    if until == "end of combat":
        return message("Until end of combat {clause}.", clause=clause)
    return message("{clause}.", clause=clause)


def _clause(one: Modification, begun: ContinuousEffect, count: int, objects: Noun) -> Message | None:
    if isinstance(one, Gets) and isinstance(one.power, Number) and isinstance(one.toughness, Number):
        change = f"{one.power.number:+d}/{one.toughness.number:+d}"
        return counted("{objects} gets {change}", "{objects} get {change}", count, objects=objects, change=change)
    if isinstance(one, Gains):
        return _gains([a.name for a in one.abilities if isinstance(a, Keyword)], count, objects)
    if isinstance(one, LosesKeywords):
        words = together(map(keyword, sorted(one.names)))
        return counted("{objects} loses {words}", "{objects} lose {words}", count, objects=objects, words=words)
    if isinstance(one, LosesAllAbilities):
        return counted("{objects} loses all abilities", "{objects} lose all abilities", count, objects=objects)
    if isinstance(one, SetsBase) and isinstance(one.power, Number) and isinstance(one.toughness, Number):
        base = f"{one.power.number}/{one.toughness.number}"
        return counted("{objects} is {base}", "{objects} are {base}", count, objects=objects, base=base)
    if isinstance(one, Adds | Becomes | Removes):
        return _types(one, objects)
    if isinstance(one, Switches):
        return message("power and toughness of {objects} are switched", objects=objects)
    if isinstance(one, ControlledByYou):
        return message("{player} gains control of {objects}", player=begun.controller, objects=objects)
    return None


def _types(one: Adds | Becomes | Removes, objects: Noun) -> Message | None:
    """Card types, subtypes and colours; what becomes colourless is left to the board."""
    if not one.words:
        return None
    words = together(map(word, sorted(one.words)))
    if one.where == "colors":
        return message("the colour of {objects} becomes {words}", objects=objects, words=words)
    if isinstance(one, Adds):
        return message("the type of {objects} includes {words}", objects=objects, words=words)
    if isinstance(one, Removes):
        return message("the type of {objects} no longer includes {words}", objects=objects, words=words)
    return message("the type of {objects} becomes {words}", objects=objects, words=words)


def _gains(names: list[str], count: int, objects: Noun) -> Message:
    if not names:
        return counted("{objects} gains an ability", "{objects} gain an ability", count, objects=objects)
    words = together(map(keyword, names))
    return counted("{objects} gains {words}", "{objects} gain {words}", count, objects=objects, words=words)


def _forbidden(name: str, count: int, objects: Noun) -> Message | None:
    if name == "must-attack":
        return counted("{objects} attacks if able", "{objects} attack if able", count, objects=objects)
    if name == "cannot-attack":
        return counted("{objects} can't attack", "{objects} can't attack", count, objects=objects)
    if name == "cannot-block":
        return counted("{objects} can't block", "{objects} can't block", count, objects=objects)
    if name == "cannot-be-blocked":
        return counted("{objects} can't be blocked", "{objects} can't be blocked", count, objects=objects)
    if name == "may-cast":
        return counted("{objects} may be cast", "{objects} may be cast", count, objects=objects)
    if name == "may-play":
        return counted("{objects} may be played", "{objects} may be played", count, objects=objects)
    return None


EFFECTS = {"effect": effect}
