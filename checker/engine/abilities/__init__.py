"""The closed vocabulary of costs, conditions, targets, durations and effects."""
