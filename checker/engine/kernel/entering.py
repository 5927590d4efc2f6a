"""614.12: a permanent that is about to enter, looked at as it would exist on the battlefield."""

from __future__ import annotations

from dataclasses import replace

from checker.engine.kernel.apply import moved
from checker.engine.queries import view
from checker.engine.records.changes import ZoneChange
from checker.engine.records.characteristics import Characteristics
from checker.engine.state.table import Table


def face_entering(table: Table, change: ZoneChange) -> Characteristics:
    """What the object is going to be as it enters, before continuous effects."""
    if change.copied is not None:
        return change.copied.faces[0]
    printed = table.objects[change.object].printed
    return printed.faces[printed.side(change.face)]


def seen_entering(table: Table, change: ZoneChange) -> Characteristics:
    """What it is going to be with the continuous effects that would apply to it, its own among them."""
    view.all_seen(table)
    face = face_entering(table, change)
    return face if table.fixed and not face.has_static else view.seen(as_if_there(table, change), change.object)


def as_if_there(table: Table, change: ZoneChange) -> Table:
    """Another table, where the permanent is on the battlefield already, with what has been made of its entering so far
    (who controls it, what it is a copy of, its face and counters)."""
    kept: tuple[ZoneChange, Table] | None = table.kept.get("as if there")
    if kept is not None and kept[0] is change:
        return kept[1]
    there = table.fork()
    old = there.objects[change.object]
    there.remove(old)
    there.put(replace(moved(there, old, change), id=old.id))
    there.insert(there.objects[old.id])
    table.kept["as if there"] = (change, there)
    return there
