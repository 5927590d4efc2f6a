"""The log of a game told in sentences."""
