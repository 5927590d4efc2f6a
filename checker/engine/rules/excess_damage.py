"""120.10: excess damage."""

from __future__ import annotations

from collections.abc import Sequence

from checker.engine.kernel.commit import commit
from checker.engine.kernel.triggers import Watcher
from checker.engine.queries import view
from checker.engine.records.changes import Change, CounterChange, Damage
from checker.engine.records.news import ExcessDamage
from checker.engine.rulebook.hooks import Consequence
from checker.engine.rulebook.rule import rule
from checker.engine.state.table import Table

COUNTERS = {"Planeswalker": "loyalty", "Battle": "defense"}


@rule("120.10", Consequence, slot="what happened")
def excess_damage(table: Table, happened: Sequence[Change], back: Sequence[Watcher]) -> None:
    """What sources together dealt a permanent at one time beyond lethal damage, or beyond its loyalty or defense, is
    excess damage.

    Without it: nothing is.
    """
    dealt = [change for change in happened if type(change) is Damage and isinstance(change.target, int)]
    if not dealt:
        return
    for target in dict.fromkeys(damage.target for damage in dealt):
        assert isinstance(target, int)
        own = [damage for damage in dealt if damage.target == target]
        excess = _beyond(table, target, own, happened) if target in table.objects else 0
        if excess > 0:
            sources = tuple(damage.source for damage in own)
            commit(table, [ExcessDamage(sources, target, excess, own[0].combat)])


def _beyond(table: Table, target: int, own: Sequence[Damage], happened: Sequence[Change]) -> int:
    """The greatest excess of those that its types give it."""
    total, found = sum(damage.amount for damage in own), [0]
    types = view.seen(table, target).types
    if "Creature" in types:
        before = table.objects[target].marked - total
        lethal = max(view.toughness(table, target) - before, 0)
        deadly = any(view.has(table, damage.source, "deathtouch") for damage in own)
        found.append(total - (min(lethal, 1) if deadly else lethal))
    for type, kind in COUNTERS.items():
        if type in types:
            found.append(total - _taken_off(happened, target, kind))
    return max(found)


def _taken_off(happened: Sequence[Change], target: int, kind: str) -> int:
    changes = [c for c in happened if isinstance(c, CounterChange) and (c.target, c.kind) == (target, kind)]
    return -sum(change.amount for change in changes if change.amount < 0)
