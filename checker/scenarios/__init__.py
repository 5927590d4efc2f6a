"""Examples turned into games, games turned into observations."""
