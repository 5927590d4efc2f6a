"""122.1: counters that replace what would happen to their permanent: shield, stun, finality."""

from __future__ import annotations

from dataclasses import replace

from checker.engine.queries import view
from checker.engine.records.changes import Change, CounterChange, Damage, Destroy, Tapping, ZoneChange
from checker.engine.records.targets import Thing
from checker.engine.rulebook.hooks import Replacement
from checker.engine.rulebook.rule import rule
from checker.engine.state.table import Table


def _has(table: Table, thing: Thing, kind: str) -> bool:
    return isinstance(thing, int) and view.is_on_battlefield(table, thing) and table.objects[thing].counter(kind) > 0


def _one_less(thing: Thing, kind: str) -> CounterChange:
    return CounterChange(thing, kind, -1, effect=False)


@rule("122.1c", Replacement, slot="Destroy", part="destroyed")
def shielded_from_destruction(table: Table, change: Destroy) -> tuple[Change, ...] | None:
    """What an effect would destroy loses a shield counter instead; lethal damage is no effect."""
    if change.source is None or not _has(table, change.object, "shield"):
        return None
    return (_one_less(change.object, "shield"),)


@rule("122.1c", Replacement, slot="Damage", part="dealt damage")
def shielded_from_damage(table: Table, damage: Damage) -> tuple[Change, ...] | None:
    """Damage to it is prevented and a shield counter removed: one, however many deal damage to it at the same time."""
    if damage.amount <= 0 or not _has(table, damage.target, "shield"):
        return None
    if not table.book.ask("damage can be prevented")(table, damage):
        return None
    return (*damage.less(damage.amount), _one_less(damage.target, "shield"))


@rule("122.1d", Replacement, slot="Tapping")
def stunned(table: Table, change: Tapping) -> tuple[Change, ...] | None:
    """What would become untapped loses a stun counter instead."""
    stays = not change.tapped and _has(table, change.object, "stun") and table.objects[change.object].tapped
    return (_one_less(change.object, "stun"),) if stays else None


@rule("122.1h", Replacement, slot="ZoneChange")
def final(table: Table, change: ZoneChange) -> tuple[Change, ...] | None:
    """What would go to a graveyard from the battlefield with a finality counter on it is exiled instead."""
    goes = change.to == "graveyard" and _has(table, change.object, "finality")
    return (replace(change, to="exile"),) if goes else None
