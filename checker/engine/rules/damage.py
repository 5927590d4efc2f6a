"""120: what damage does to whom."""

from __future__ import annotations

from checker.engine.queries import view
from checker.engine.records.changes import Change, CounterChange, Damage, DamageMarked, DamageWearsOff, LifeChange
from checker.engine.rulebook.hooks import Consequence, Definition, Refusal
from checker.engine.rulebook.rule import rule
from checker.engine.state.table import Table


@rule("120.8", Refusal, slot="change Damage")
def no_damage_at_all(table: Table, damage: Damage) -> bool:
    """0 damage is not dealt: nothing triggers on it and nothing adds to it."""
    return damage.amount <= 0


@rule("120.1a", Refusal, slot="change Damage")
def cannot_be_damaged(table: Table, damage: Damage) -> bool:
    """Damage is dealt only to battles, creatures, planeswalkers and players."""
    if isinstance(damage.target, str):
        return not table.players[damage.target].is_in_game
    if not view.is_on_battlefield(table, damage.target):
        return True
    return not view.seen(table, damage.target).types & {"Battle", "Creature", "Planeswalker"}


@rule("120.3a", Consequence, slot="Damage")
def damage_to_a_player(table: Table, damage: Damage) -> list[Change]:
    """Damage to a player from a source without infect is loss of that much life."""
    if not isinstance(damage.target, str) or view.has(table, damage.source, "infect"):
        return []
    return [LifeChange(damage.target, -damage.amount, "damage")]


@rule("120.3b", Consequence, slot="Damage", also=("702.90b",))
def infect_to_a_player(table: Table, damage: Damage) -> list[Change]:
    """Damage to a player from a source with infect gives that many poison counters."""
    if not isinstance(damage.target, str) or not view.has(table, damage.source, "infect"):
        return []
    return [CounterChange(damage.target, "poison", damage.amount)]


@rule("120.3c", Consequence, also=("306.8",), slot="Damage")
def damage_to_a_planeswalker(table: Table, damage: Damage) -> list[Change]:
    """Damage to a planeswalker takes that many loyalty counters off."""
    return _counters_off(table, damage, "Planeswalker", "loyalty")


def _counters_off(table: Table, damage: Damage, type: str, counter: str) -> list[Change]:
    if isinstance(damage.target, str) or type not in view.seen(table, damage.target).types:
        return []
    off = min(damage.amount, table.objects[damage.target].counter(counter))
    return [CounterChange(damage.target, counter, -off)] if off else []


def _withers(table: Table, source: int) -> bool:
    return bool(view.seen(table, source).keywords & {"infect", "wither"})


@rule("120.3d", Consequence, slot="Damage", also=("702.80a", "702.90c"))
def withering_damage(table: Table, damage: Damage) -> list[Change]:
    """Damage to a creature from a source with wither or infect puts that many -1/-1 counters on it."""
    if isinstance(damage.target, str) or not view.is_creature(table, damage.target):
        return []
    if not _withers(table, damage.source):
        return []
    touched = [DamageMarked(damage.target, 0, True)] if view.has(table, damage.source, "deathtouch") else []
    return [CounterChange(damage.target, "-1/-1", damage.amount, effect=not damage.combat), *touched]


@rule("120.3e", Consequence, slot="Damage")
def damage_to_a_creature(table: Table, damage: Damage) -> list[Change]:
    """Damage to a creature stays marked on it.

    Without it: it leaves no mark.
    """
    if isinstance(damage.target, str) or not view.is_creature(table, damage.target) or _withers(table, damage.source):
        return []
    return [DamageMarked(damage.target, damage.amount, view.has(table, damage.source, "deathtouch"))]


@rule("702.15b", Consequence, also=("120.3f",), slot="Damage")
def lifelink(table: Table, damage: Damage) -> list[Change]:
    """The controller of a source with lifelink gains as much life as it deals damage, in the same event.

    Without it: lifelink means nothing.
    """
    if not view.has(table, damage.source, "lifelink"):
        return []
    return [LifeChange(view.controller(table, damage.source), damage.amount, "gain", damage.source)]


def _wears_off_with_the_step(table: Table) -> list[Change]:
    return [DamageWearsOff()] if any(obj.marked for obj in table.objects.values()) else []


@rule("120.6", Definition, slot="damage that wears off with the step", otherwise=_wears_off_with_the_step)
def stays_marked(table: Table) -> list[Change]:
    """Damage stays marked on a creature until the cleanup step.

    Without it: it is gone when the step in which it was dealt ends.
    """
    return []


@rule("615.12", Definition, slot="damage can be prevented", otherwise=lambda table, damage: True)
def can_be_prevented(table: Table, damage: Damage) -> bool:
    """Damage of which an effect says that it can't be prevented is dealt in full, and shields stay as they are.

    Without it: it is prevented like any other.
    """
    return not damage.unpreventable and not view.restrictions(table, "damage-unpreventable", damage.source)
