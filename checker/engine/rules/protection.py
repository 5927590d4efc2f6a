"""702.16: protection, in its four parts: damage, enchant or equip, block, target."""

from __future__ import annotations

from checker.engine.abilities.announce import source_of
from checker.engine.queries import player_keywords, view
from checker.engine.queries.quality import has_quality
from checker.engine.records.changes import Change, Damage
from checker.engine.records.targets import Thing
from checker.engine.rulebook.hooks import Refusal, Replacement
from checker.engine.rulebook.rule import rule
from checker.engine.state.table import Table


def protected(table: Table, thing: Thing, source: int) -> bool:
    """Whether one of the thing's protection abilities names a quality that the source has (702.16a, 702.16j)."""
    if isinstance(thing, str):
        given = player_keywords.parameters(table, thing, "protection")
        return any(has_quality(table, source, quality, thing) for quality in given)
    if not view.is_on_battlefield(table, thing):
        return False
    owner = view.controller(table, thing)
    return any(
        has_quality(table, source, quality, owner) for quality in view.seen(table, thing).parameters("protection")
    )


@rule("702.16b", Refusal, slot="target")
def protected_from_targeting(table: Table, by: int, thing: Thing) -> bool:
    """It is no target for spells with the quality, and for abilities of sources with it."""
    return protected(table, thing, source_of(table, by))


@rule("702.16c", Refusal, slot="attachment", part="Auras")
def protected_from_auras(table: Table, attachment: int, host: Thing) -> bool:
    """It can't be enchanted by Auras with the quality."""
    return "Aura" in view.seen(table, attachment).subtypes and protected(table, host, attachment)


@rule("702.16d", Refusal, slot="attachment", part="Equipment")
def protected_from_equipment(table: Table, attachment: int, host: Thing) -> bool:
    """It can't be equipped by Equipment with the quality."""
    subtypes = view.seen(table, attachment).subtypes
    return bool(subtypes & {"Equipment", "Fortification"}) and protected(table, host, attachment)


@rule("702.16e", Replacement, slot="Damage")
def protected_from_damage(table: Table, damage: Damage) -> tuple[Change, ...] | None:
    """Damage from sources with the quality is prevented."""
    if damage.amount <= 0 or not protected(table, damage.target, damage.source):
        return None
    if not table.book.ask("damage can be prevented")(table, damage):
        return None
    return damage.less(damage.amount)


@rule("702.16f", Refusal, slot="block restriction")
def protected_from_blockers(table: Table, blocker: int, attacker: int) -> bool:
    """An attacker with protection is not blocked by creatures with the quality."""
    return protected(table, attacker, blocker)
