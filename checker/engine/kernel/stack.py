"""Putting abilities on the stack, and taking them off (113.7, 405, 608.2n)."""

from __future__ import annotations

from dataclasses import replace

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


KEPT = (
    "costs of a copy", "mana spent on a copy", "modes of a copy", "X of a copy", "division of a copy",
    "targets of a copy",
)  # fmt: skip
"""The definitions that say what of the original's decisions a copy keeps."""


def put_copy(table: Table, id: int, player: str, printed: Printed) -> int:
    """A copy of what is, or was, on the stack, with the decisions made for it that rules keep (707.10). The copy of a
    spell is its own source, that of an ability has the source of the original (707.10b)."""
    original = view.obj_now_or_last(table, id)
    on_stack = original.on_stack or OnStack("spell")
    is_ability = original.kind == "ability"
    kind, card = ("ability", original.card) if is_ability else ("copy", 0)
    face = original.face if printed.is_double_faced else 0
    owner = table.book.ask("controller of a copy")(table, id, player)
    made = table.add(printed, owner, "stack", kind=kind, card=card, bottom=True, on_stack=on_stack, face=face)
    if not is_ability:
        on_stack = replace(on_stack, source=made.id)
    for slot in KEPT:
        on_stack = table.book.ask(slot)(table, made.id, on_stack)
    table.put(replace(made, on_stack=on_stack))
    return made.id
