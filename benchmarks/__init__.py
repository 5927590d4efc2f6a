"""How fast things are: ``make bench`` prints medians and the spread; nothing here is a test."""
