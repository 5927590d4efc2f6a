"""The land types (205.3i): a set type replaces these and leaves other subtypes alone (305.7)."""

BASIC_LAND_TYPES = frozenset({"Plains", "Island", "Swamp", "Mountain", "Forest"})
LAND_TYPES = BASIC_LAND_TYPES | frozenset(
    {
        "Cave", "Desert", "Gate", "Lair", "Locus", "Mine", "Planet", "Power-Plant", "Sphere", "Tower",
        "Town", "Urza's",
    }
)  # fmt: skip
