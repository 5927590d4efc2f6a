"""Frozen values: everything that is said about a game."""
