"""Which card types a subtype goes with (205.3): what a set type or subtype replaces, and what it leaves (205.1a)."""

BASIC_LAND_TYPES = frozenset({"Plains", "Island", "Swamp", "Mountain", "Forest"})
LAND_TYPES = BASIC_LAND_TYPES | {
    "Cave", "Desert", "Gate", "Lair", "Locus", "Mine", "Planet", "Power-Plant", "Sphere", "Tower", "Town", "Urza's",
}  # fmt: skip
ARTIFACT_TYPES = frozenset({
    "Attraction", "Blood", "Bobblehead", "Book", "Clue", "Contraption", "Equipment", "Food", "Fortification", "Gold",
    "Incubator", "Infinity", "Junk", "Lander", "Map", "Mutagen", "Powerstone", "Spacecraft", "Stone", "Treasure",
    "Vehicle", "Vibranium",
})  # fmt: skip
ENCHANTMENT_TYPES = frozenset({
    "Aura", "Background", "Cartouche", "Case", "Class", "Curse", "Plan", "Role", "Room", "Rune", "Saga", "Shard",
    "Shrine",
})  # fmt: skip
SPELL_TYPES = frozenset({"Adventure", "Arcane", "Lesson", "Omen", "Trap"})
BATTLE_TYPES = frozenset({"Siege"})

SETS = (
    (LAND_TYPES, frozenset({"Land"})),
    (ARTIFACT_TYPES, frozenset({"Artifact"})),
    (ENCHANTMENT_TYPES, frozenset({"Enchantment"})),
    (SPELL_TYPES, frozenset({"Instant", "Sorcery"})),
    (BATTLE_TYPES, frozenset({"Battle"})),
)
ALL_OTHERS = frozenset({"Creature", "Kindred", "Planeswalker"})
"""Creature types and planeswalker types are not listed: they are what is in none of the other sets."""


def goes_with(subtype: str) -> frozenset[str]:
    """The card types that a subtype is one of."""
    return next((types for words, types in SETS if subtype in words), ALL_OTHERS)


def correlated(subtypes: frozenset[str], types: frozenset[str]) -> frozenset[str]:
    """Those subtypes that go with one of the card types."""
    return frozenset(word for word in subtypes if goes_with(word) & types)


def of_other_sets(
    subtypes: frozenset[str], new: frozenset[str], artifact_types: frozenset[str] = ARTIFACT_TYPES
) -> frozenset[str]:
    """Those subtypes that new ones do not replace, because they are of another set. ``artifact_types``: what the
    rules in force have as a set of its own."""
    sets = {_set_of(word, artifact_types) for word in new}
    return frozenset(word for word in subtypes if _set_of(word, artifact_types) not in sets)


def _set_of(subtype: str, artifact_types: frozenset[str]) -> frozenset[str]:
    is_like_any_other = subtype in ARTIFACT_TYPES and subtype not in artifact_types
    return ALL_OTHERS if is_like_any_other else goes_with(subtype)
