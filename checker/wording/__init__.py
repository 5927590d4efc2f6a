"""Checks of the texts' wording."""
