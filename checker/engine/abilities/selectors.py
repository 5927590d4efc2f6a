"""Selectors that are said in plain words: ``creature``, ``opponent``, ``any``, ``equipped creature``."""

from __future__ import annotations

from checker.engine.abilities.filters import (
    AnyOf,
    AttachedTo,
    ObjectFilter,
    PlayerFilter,
    Property,
    Selector,
    ThisObject,
)
from checker.engine.abilities.properties import Has, Lacks
from checker.engine.abilities.status import AbilityKind, IsToken
from checker.engine.records.characteristics import PERMANENT_TYPES

KINDS = ("permanent", "spell", "ability", "activated ability", "triggered ability", "card", "object")
CARD_TYPES = (
    "Creature", "Land", "Artifact", "Enchantment", "Planeswalker", "Battle", "Instant", "Sorcery", "Kindred",
    "Dungeon", "Plane", "Phenomenon", "Vanguard", "Scheme", "Conspiracy",
)  # fmt: skip
"""205.2a; those of permanents first, then of spells, then of what only some games have."""


def of_type(type: str, kind: str = "permanent") -> ObjectFilter:
    return ObjectFilter(kind, (Has("types", frozenset({type})),))


def of_kind(kind: str, properties: tuple[Property, ...], zone: str | None) -> ObjectFilter:
    """A filter of one of ``KINDS``; which kind of ability it is is one more property."""
    which, _, noun = kind.rpartition(" ")
    return ObjectFilter(noun, (AbilityKind(which), *properties) if which else properties, zone)


def _by_type() -> dict[str, Selector]:
    return {type.lower(): of_type(type) for type in sorted(PERMANENT_TYPES)}


SIMPLE: dict[str, Selector] = {
    "this": ThisObject(),
    "you": PlayerFilter("you"),
    "opponent": PlayerFilter("opponent"),
    "player": PlayerFilter("any"),
    "other player": PlayerFilter("other"),
    "any": AnyOf((PlayerFilter("any"), of_type("Creature"), of_type("Planeswalker"), of_type("Battle"))),
    "permanent": ObjectFilter("permanent"),
    **_by_type(),
    "nonland permanent": ObjectFilter("permanent", (Lacks("types", frozenset({"Land"})),)),
    "token": ObjectFilter("permanent", (IsToken(True),)),
    "spell": ObjectFilter("spell"),
    "creature spell": of_type("Creature", "spell"),
    "instant or sorcery spell": AnyOf((of_type("Instant", "spell"), of_type("Sorcery", "spell"))),
    "ability": ObjectFilter("ability"),
    "activated ability": ObjectFilter("ability", (AbilityKind("activated"),)),
    "triggered ability": ObjectFilter("ability", (AbilityKind("triggered"),)),
    "spell or ability": ObjectFilter("object", zone="stack"),
    "card": ObjectFilter("card"),
    "equipped creature": AttachedTo("equipped creature"),
    "enchanted creature": AttachedTo("enchanted object", "Creature"),
    "enchanted permanent": AttachedTo("enchanted object"),
    "enchanted player": AttachedTo("enchanted object"),
}
"""``any`` is any target (115.4): a creature, a player, a planeswalker or a battle."""
