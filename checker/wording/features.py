"""What a sentence says in one word or another, by language.

Each has two patterns by language: `said` is narrow, since it accuses; `kept` is wide, since it acquits.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property

_KEPT = 4096
"""Sentences that are remembered."""


@dataclass(frozen=True)
class Feature:
    """`example` is the English word that stands for it in messages."""

    example: str
    said: dict[str, str]
    kept: dict[str, str]

    @cached_property
    def _seen(self) -> dict[tuple[str, str], re.Match[str] | None]:
        """Kept, since a source is read once for each language that it is translated into."""
        return {}

    @cached_property
    def _said(self) -> dict[str, re.Pattern[str]]:
        return {lang: re.compile(pattern, re.I) for lang, pattern in self.said.items()}

    @cached_property
    def _kept(self) -> dict[str, re.Pattern[str]]:
        return {lang: re.compile(f"{self.said[lang]}|{pattern}", re.I) for lang, pattern in self.kept.items()}

    def is_said(self, text: str, lang: str) -> re.Match[str] | None:
        """Where a source says it."""
        key = (text, lang)
        if key not in self._seen:
            if len(self._seen) > _KEPT:
                self._seen.clear()
            self._seen[key] = self._said[lang].search(text) if lang in self._said else None
        return self._seen[key]

    def is_kept(self, text: str, lang: str) -> bool:
        """Whether a translation says it in any way."""
        return lang not in self._kept or self._kept[lang].search(text) is not None
