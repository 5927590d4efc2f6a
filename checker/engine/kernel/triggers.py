"""Which abilities are waiting for what, before and after a batch (603.2, 603.6, 603.10)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from checker.engine.queries import view
from checker.engine.records.abilities import TriggeredAbility
from checker.engine.records.changes import Change, StepBegan, ZoneChange
from checker.engine.records.effects import WaitingTrigger
from checker.engine.records.targets import Thing
from checker.engine.rulebook.hooks import Refusal
from checker.engine.state.table import Table


@dataclass(frozen=True, slots=True)
class Watcher:
    """A triggered ability and whose it is; ``number`` is set for a delayed one, which waits but once."""

    ability: TriggeredAbility
    source: int
    controller: str
    known: tuple[tuple[str, Thing], ...] = ()
    number: int | None = None
    x: int | None = None


def watchers(table: Table) -> list[Watcher]:
    """Every triggered ability that works where its source is, and every delayed one."""
    found: list[Watcher] | None = table.kept.get("watchers")
    if found is None:
        found = table.kept["watchers"] = _watchers(table)
    return found


def _watchers(table: Table) -> list[Watcher]:
    found: list[Watcher] = []
    for zone, ids in table.zones.items():
        if zone.startswith("library") or zone in ("nowhere", "outside"):
            continue
        for id in ids:
            found += _watchers_of(table, id, zone.split(" ")[0])
    for delayed in table.delayed:
        number = None if delayed.repeats else delayed.number
        x = delayed.x or 0
        found.append(Watcher(delayed.ability, delayed.source, delayed.controller, delayed.known, number, x))
    return found


def _watchers_of(table: Table, id: int, zone: str) -> list[Watcher]:
    obj = table.objects[id]
    if obj.kind == "ability" or obj.phased_out or obj.printed.unknown:
        return []
    waiting = view.triggered_abilities(table, id)
    if not waiting:
        return []
    owner = view.controller(table, id)
    return [Watcher(ability, id, owner) for ability in waiting if ability.zone == zone]


def looking_back(table: Table) -> list[Watcher]:
    """Abilities that look back in time: what they see is the game before the event (603.10a)."""
    return [watcher for watcher in watchers(table) if watcher.ability.event.looks_back]


def _all_of_it(happened: Sequence[Change]) -> Callable[[Watcher], Sequence[Change]]:
    return lambda watcher: happened


def _none_that_came_along(happened: Sequence[Change]) -> Callable[[Watcher], Sequence[Change]]:
    """Newcomers see themselves enter, and nothing else that enters with them."""
    came = {c.became: c for c in happened if isinstance(c, ZoneChange) and c.to == "battlefield"}
    others = [change for change in happened if change not in came.values()]
    return lambda watcher: [came[watcher.source], *others] if watcher.source in came else happened


def matched(table: Table, happened: Sequence[Change], back: Sequence[Watcher]) -> list[WaitingTrigger]:
    """What triggers on a batch, one entry for each time it does (603.2c)."""
    if not table.book.ask("beginnings trigger")():
        happened = [change for change in happened if not isinstance(change, StepBegan)]
    each = table.book.ask("each occurrence")
    backwards = table.book.ask("leaving is looked back at")(table)
    now = [watcher for watcher in watchers(table) if not (backwards and watcher.ability.event.looks_back)]
    seen_by = _all_of_it(happened) if table.book.ask("newcomers are checked")() else _none_that_came_along(happened)
    found: list[WaitingTrigger] = []
    used: set[int] = set()
    for watcher in (*back, *now):
        events = each(_events(table, seen_by(watcher), watcher), watcher.ability)
        if watcher.number is not None and events:
            used.add(watcher.number)
            events = events[:1]
        if watcher.ability.once_each_turn and events:
            events = _once_each_turn(table, watcher, events)
        found += [
            WaitingTrigger(
                watcher.ability, watcher.source, watcher.controller, event, watcher.known, _x(table, watcher, event)
            )
            for event in events
            if not _refused(table, watcher, event)
        ]
    if used:
        table.delayed = tuple(d for d in table.delayed if d.number not in used)
        table.touch()
    return found


def _events(table: Table, happened: Iterable[Change], watcher: Watcher) -> list[Change]:
    event, found = watcher.ability.event, []
    for change in happened:
        found += [change] * event.occurrences(table, change, watcher.source, watcher.controller)
    return found


def _once_each_turn(table: Table, watcher: Watcher, events: Iterable[Change]) -> list[Change]:
    """The first of the events, if the ability has not triggered this turn."""
    this = (watcher.source, watcher.ability)
    fitting = [event for event in events if not _refused(table, watcher, event)]
    if this in table.once or not fitting:
        return []
    table.once |= {this}
    return fitting[:1]


def _x(table: Table, watcher: Watcher, event: Change) -> int | None:
    """What X means: what was announced for the spell that the source is or was, or for what made a delayed trigger."""
    return watcher.x if watcher.x is not None else x_meant(table, watcher.source, event)


def x_meant(table: Table, source: int, event: Change | None) -> int | None:
    """What X means in an ability of ``source`` that ``event`` sets off (107.3i, 107.3m); None for an X of no value."""
    entered: int | None = table.book.ask("X of what entered")(table, source, event)
    if entered is not None:
        return entered
    spell: int | None = table.book.ask("X of a spell")(table, source, event)
    return spell


def _refused(table: Table, watcher: Watcher, event: Change) -> bool:
    return any(rule.fn(table, watcher, event) for rule in table.book.all(Refusal, "trigger"))
