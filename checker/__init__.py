"""Arbitro's checker: rulings of Magic proved by example games that a rules engine plays."""
