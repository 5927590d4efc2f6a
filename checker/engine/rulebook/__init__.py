"""Rules as values: a book that can leave one out or be read at a date."""
