"""The mutable game: players, zones, objects, turn, combat."""
