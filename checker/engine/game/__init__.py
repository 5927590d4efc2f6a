"""Puts a rulebook and a table together: turn, priority, stack."""

from checker.engine.game.book import IN_FORCE, standard_book
from checker.engine.game.game import act, tick

__all__ = ["IN_FORCE", "act", "standard_book", "tick"]
