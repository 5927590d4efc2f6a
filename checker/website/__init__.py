"""The website: verified rulings turned into pages."""
