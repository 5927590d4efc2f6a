"""A rulebook and a state put together: turn, priority and stack."""
