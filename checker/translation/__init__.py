"""The state of translations."""
