"""Resolving what is on top of the stack (608)."""

from __future__ import annotations

from checker.engine.abilities.announce import StillLegal, still_legal
from checker.engine.abilities.resolution import Resolution, spoken_of
from checker.engine.kernel.commit import commit
from checker.engine.kernel.stack import cease
from checker.engine.queries import view
from checker.engine.queries.legal import refusing
from checker.engine.records.changes import ZoneChange
from checker.engine.records.stack import OnStack
from checker.engine.state.objects import Obj
from checker.engine.state.table import Table


def resolve_top(table: Table) -> None:
    """The last object put on the stack resolves, or does not because nothing it aims at is legal (608.2b)."""
    obj = table.objects[table.zone("stack")[-1]]
    on_stack = obj.on_stack or OnStack("spell", source=obj.id)
    legal = still_legal(table, obj.id)
    if not legal.resolves:
        return _fizzle(table, obj)
    if refusing(table, "resolution", obj) is not None:
        table.write("condition-failed", object=table.named(obj.id))
        return cease(table, obj.id)
    table.write("resolution", object=table.named(obj.id), what=on_stack.kind)
    if view.seen(table, obj.id).is_permanent and on_stack.kind == "spell":
        table.book.one("permanent spell resolves")(table, obj, legal.groups)
        return None
    perform(table, obj, on_stack, legal)
    finish(table, obj.id)
    return None


def perform(table: Table, obj: Obj, on_stack: OnStack, legal: StillLegal) -> None:
    source = on_stack.source if on_stack.kind != "spell" else obj.id
    resolution = Resolution(
        table, source, view.controller(table, obj.id), on_stack, obj.id,
        that=spoken_of(on_stack.event), known=dict(on_stack.known),
    )  # fmt: skip
    resolution.perform(on_stack.effects, legal.groups)


def finish(table: Table, id: int) -> None:
    """608.2n: a spell goes to its owner's graveyard, an ability is gone."""
    obj = table.objects.get(id)
    if obj is None or obj.zone != "stack":
        return
    if obj.kind == "ability":
        cease(table, id)
    else:
        adventure = obj.printed.layout == "adventure" and obj.face == 1
        table.book.one("resolved Adventure goes" if adventure else "resolved spell goes")(table, id)


def _fizzle(table: Table, obj: Obj) -> None:
    table.write("no-legal-target", object=table.named(obj.id))
    if obj.kind == "ability":
        cease(table, obj.id)
    else:
        commit(table, [ZoneChange(obj.id, "graveyard", "no-legal-target")])
