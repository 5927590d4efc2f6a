"""Puts a rulebook and a table together: turn, priority, stack."""
