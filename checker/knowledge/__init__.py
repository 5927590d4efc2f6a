"""Rulings, sources, terms and editions: YAML in, typed entries out."""
