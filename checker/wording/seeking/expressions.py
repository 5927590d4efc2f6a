"""Patterns of words that are found in one pass: each is only tried at the words that it may begin with."""

from __future__ import annotations

import re
from functools import cached_property
from typing import TYPE_CHECKING

from checker.wording.seeking.openings import SIZE, alternatives, opening_of, openings
from checker.wording.tokens import MARK

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from checker.wording.tokens import Text

_WORD = re.compile(r"\b(?:\w+|')")
_SIZES = range(1, SIZE + 1)
Place = tuple[int, str]
"""Where a word begins, and the word in small letters."""


class Expressions(dict[str, re.Pattern[str] | None]):
    """Of each word the patterns that may begin with it, worked out when it is seen for the first time.

    `rules` are pairs of a group's name and a pattern in small letters; where several fit, the first one counts. What
    may begin with any word has one word only. `end` is what follows.
    """

    def __init__(self, rules: Iterable[tuple[str, str]], end: str = r"\b", flags: int = re.I) -> None:
        super().__init__()
        self.rules, self.end, self.flags = tuple(rules), end, flags
        self._shared: dict[tuple[int, ...], re.Pattern[str]] = {}

    def matches(self, text: str, words: Iterable[Place]) -> list[re.Match[str]]:
        """The matches in a text, whose last group is the name; none begins within another one."""
        found: list[re.Match[str]] = []
        end = 0
        for at, word in words:
            pattern = self[word]
            match = pattern.match(text, at) if pattern is not None and at >= end else None
            if match is not None:
                end = match.end()
                found.append(match)
        return found

    def __missing__(self, word: str) -> re.Pattern[str] | None:
        opening, known = opening_of(word), self._by_opening
        chosen: list[int] = []
        for size in _SIZES:
            chosen += known.get(opening[:size], ())
        for index, pattern in self._anywhere:
            chosen += (index,) if pattern.fullmatch(word) else ()
        self[word] = found = self._compiled(tuple(sorted({*chosen}))) if chosen else None
        return found

    @cached_property
    def alternatives(self) -> list[tuple[str, str]]:
        """Each with the name of its rule, in their order."""
        return [(name, each) for name, pattern in self.rules for each in alternatives(pattern)]

    @cached_property
    def _anywhere(self) -> list[tuple[int, re.Pattern[str]]]:
        """Those that may begin with any word."""
        return [(index, re.compile(self.alternatives[index][1])) for index in self._by_opening.get("", ())]

    @cached_property
    def _by_opening(self) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for index, (_, pattern) in enumerate(self.alternatives):
            for opening in openings(pattern):
                found.setdefault(opening, []).append(index)
        return found

    def _compiled(self, chosen: tuple[int, ...]) -> re.Pattern[str]:
        """One pattern for some alternatives."""
        if chosen not in self._shared:
            rules: dict[str, list[str]] = {}
            for name, pattern in (self.alternatives[index] for index in chosen):
                rules.setdefault(name, []).append(pattern)
            groups = "|".join(f"(?P<{name}>{'|'.join(each)})" for name, each in rules.items())
            self._shared[chosen] = re.compile(rf"\b(?:{groups}){self.end}", self.flags)
        return self._shared[chosen]


def meanings(words: Mapping[str, Mapping[str, str]], lang: str) -> Expressions:
    """Patterns of whole words by what they mean."""
    return Expressions((meaning, by[lang]) for meaning, by in words.items())


def words_of(text: Text) -> Iterable[Place]:
    """The words of a text with their places, those within placeholders as well."""
    if MARK in text.known:
        return [(found.start(), found[0].casefold()) for found in _WORD.finditer(text.composed)]
    return zip(text.starts, text.words, strict=True)


def words_in(text: str) -> list[Place]:
    """The words of a text in small letters, an apostrophe behind a letter among them."""
    return [(found.start(), found[0]) for found in _WORD.finditer(text)]
