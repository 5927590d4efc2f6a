"""107.3: which X an ability means, and which X may be announced."""

from __future__ import annotations

from checker.engine.queries import view
from checker.engine.records.changes import Change, ZoneChange
from checker.engine.rulebook.hooks import Definition, Refusal
from checker.engine.rulebook.rule import rule
from checker.engine.state.table import Table


@rule("107.3b", Refusal, slot="X that is not paid for")
def only_zero_for_nothing(table: Table, x: int) -> bool:
    """Who casts a spell without paying a cost that has X in it chooses 0 for X."""
    return x != 0


@rule("107.3i", Definition, slot="X of a spell", otherwise=lambda table, source, event: None)
def the_same_x_all_over(table: Table, source: int, event: Change | None) -> int | None:
    """All instances of X on an object have the same value: an ability of a spell means the X announced for it.

    Without it: its X is 0.
    """
    on_stack = view.obj_now_or_last(table, source).on_stack if _is_known(table, source) else None
    return on_stack.x if on_stack is not None else None


@rule("107.3m", Definition, slot="X of what entered", otherwise=lambda table, source, event: None)
def x_of_what_entered(table: Table, source: int, event: Change | None) -> int | None:
    """An ability about a permanent's own entering means the X that was chosen for the spell that became it.

    Without it: its X is 0, as that of the permanent is.
    """
    if not isinstance(event, ZoneChange) or event.to != "battlefield" or event.became != source:
        return None
    cast_as = view.obj_now_or_last(table, source).cast_as if _is_known(table, source) else None
    return cast_as.x if cast_as is not None else None


@rule("107.3n", Definition, slot="X of what comes later", otherwise=lambda x: None)
def x_of_what_comes_later(x: int | None) -> int | None:
    """A delayed or reflexive triggered ability means the X of the spell or ability that made it.

    Without it: its X is 0.
    """
    return x


def _is_known(table: Table, id: int) -> bool:
    return id in table.objects or id in table.last_known
