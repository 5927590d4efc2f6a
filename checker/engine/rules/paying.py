"""118.10: what a payment is for."""

from __future__ import annotations

from checker.engine.queries import history
from checker.engine.rulebook.hooks import Definition
from checker.engine.rulebook.rule import rule
from checker.engine.state.table import Table


@rule("118.10", Definition, slot="paid for something else", otherwise=history.sacrificed)
def nothing_pays_twice(table: Table, player: str) -> list[int]:
    """What was sacrificed for one cost pays for no other.

    Without it: what a player sacrificed this turn pays for another cost as well.
    """
    return []
