"""The closed vocabulary that cards are written in."""
