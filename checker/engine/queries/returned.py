"""What the creature attacked that was returned to pay a cost (702.49c, 702.190b)."""

from __future__ import annotations

from checker.engine.records.stack import OnStack
from checker.engine.records.targets import Thing
from checker.engine.state.table import Table


def attacked_by_the_returned(table: Table, on_stack: OnStack | None) -> Thing | None:
    """The player, planeswalker or battle; None if it attacked nothing any more, or nothing was returned."""
    returned = dict(on_stack.known).get("return") if on_stack else None
    if not isinstance(returned, int):
        return None
    known, attack = table.last_known.get(returned), table.combat.attackers.get(returned)
    return known.attacking if known else attack.target if attack else None
