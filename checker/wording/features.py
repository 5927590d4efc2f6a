"""What a sentence says in one word or another, by language.

Each has two patterns by language: `said` is narrow, since it accuses; `kept` is wide, since it acquits.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import TYPE_CHECKING

from checker.wording.seeking.stems import Sought

if TYPE_CHECKING:
    import re


@dataclass(frozen=True, eq=False)
class Feature:
    """`example` is the English word that stands for it in messages."""

    example: str
    said: dict[str, str]
    kept: dict[str, str]

    @cached_property
    def accusing(self) -> dict[str, Sought]:
        return {lang: Sought(words) for lang, words in self.said.items()}

    @cached_property
    def acquitting(self) -> dict[str, Sought]:
        return {lang: Sought(f"{self.said[lang]}|{words}") for lang, words in self.kept.items()}

    def is_said(self, text: str, small: str, lang: str) -> re.Match[str] | None:
        """Where a source says it; `small` are its small letters."""
        said = self.accusing.get(lang)
        return said.pattern.search(text) if said and said.may_be_in(small) else None

    def is_kept(self, text: str, lang: str) -> bool:
        """Whether a translation says it in any way."""
        return lang not in self.acquitting or self.acquitting[lang].is_in(text)

    def times(self, text: str, lang: str) -> int:
        """How often it does."""
        return len(self.acquitting[lang].pattern.findall(text)) if lang in self.acquitting else 1
