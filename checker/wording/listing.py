"""Lists of words written as a sentence of them, and patterns of words by what they mean."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping


def listed(words: str) -> list[str]:
    """The words of a text."""
    return words.split()


def meanings(words: Mapping[str, Mapping[str, str]], lang: str) -> re.Pattern[str]:
    """One pattern of whole words for all of them: its last group is the meaning. It only tries where a word begins."""
    groups = (f"(?P<{meaning}>(?:{by[lang]})\\b)" for meaning, by in words.items())
    return re.compile(rf"\b(?:{'|'.join(groups)})", re.I)
