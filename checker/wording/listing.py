"""Lists of words written as a sentence of them."""

from __future__ import annotations


def listed(words: str) -> list[str]:
    """The words of a text."""
    return words.split()
