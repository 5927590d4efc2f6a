"""Card data turned into objects with abilities."""
