"""The one way to change a game: a batch of changes is settled, made at once, logged, and shown to triggers."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from checker.engine.kernel.apply import apply, remember
from checker.engine.kernel.journal import journal
from checker.engine.kernel.settle import Item, settle
from checker.engine.kernel.triggers import looking_back
from checker.engine.records.changes import Change, Instead, PlayerLoses, ZoneChange
from checker.engine.rulebook.hooks import Consequence
from checker.engine.rulebook.rule import Rule
from checker.engine.state.table import Table

EACH_TIME = "after a batch"
"""What is looked at after every batch: by the bare function, since most batches change nothing of it."""


def commit(table: Table, changes: Iterable[Change], rule: Rule | None = None) -> tuple[Change, ...]:
    """Make the changes at the same time; gives back what really happened."""
    cause = rule or (table.running[-1] if table.running else None)
    return commit_items(table, [Item(change, cause, table.replaced) for change in changes])


def commit_items(table: Table, items: Sequence[Item]) -> tuple[Change, ...]:
    """As ``commit``, for changes that different rules brought about."""
    final = settle(table, items)
    if not final:
        return ()
    table.batch += 1
    moved = [item.change.object for item in final if isinstance(item.change, ZoneChange)]
    back = looking_back(table) if moved and table.book.ask("leaving is looked back at")(table) else []
    for id in moved:
        remember(table, id)
    happened = []
    for item in final:
        entry = journal(table, item)
        done = apply(table, item.change)
        happened.append(done)
        entry.write(done)
    made = tuple(happened)
    for rule in table.book.all(Consequence, "what happened"):
        rule(table, made, back)
    if any(type(change) is PlayerLoses for change in made):
        after(table, "after somebody lost")
    after(table, EACH_TIME)
    for rule in table.book.all(Consequence, "states"):
        rule(table)
    for item in final:
        if type(item.change) is Instead:
            _instead(table, item)
    if table.decider is not None:
        table.decider.seen(table)
    return made


def _instead(table: Table, item: Item) -> None:
    """What is done instead can't be replaced by what has replaced it (614.5)."""
    before, table.replaced = table.replaced, item.used
    table.book.one("what is done instead")(table, item.change)
    table.replaced = before


def after(table: Table, slot: str) -> None:
    """What follows from a batch at once, before anybody looks: combat that was left (506.4), a game that is over."""
    for rule in table.book.all(Consequence, slot):
        follows = rule.fn(table) if slot == EACH_TIME else rule(table)
        if follows:
            commit(table, follows, rule)
