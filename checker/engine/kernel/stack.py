"""Putting abilities on the stack, and taking them off (113.7, 405, 608.2n)."""

from __future__ import annotations

from checker.engine.queries import view
from checker.engine.records.characteristics import Characteristics, Printed
from checker.engine.records.stack import OnStack
from checker.engine.state.table import Table


def put_ability(table: Table, source: int, player: str, on_stack: OnStack) -> int:
    """An activated or triggered ability becomes an object on the stack; it exists apart from its source (113.7a)."""
    obj = view.obj_now_or_last(table, source)
    name = view.seen(table, source).name
    printed = Printed(name, (Characteristics(name=name, colors=view.seen(table, source).colors),))
    made = table.add(printed, player, "stack", kind="ability", card=obj.card, bottom=True, on_stack=on_stack)
    return made.id


def cease(table: Table, id: int) -> None:
    """An ability that resolved, was countered or was never put there is gone (608.2n)."""
    obj = table.objects.get(id)
    if obj is not None:
        table.remove(obj)
