"""The rules engine: no rule knows a card's name, no file is read, nothing is printed."""
