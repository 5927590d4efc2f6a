"""The game's state: players, zones, objects, stack and turn."""
