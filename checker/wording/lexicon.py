"""Where the words of a list stand in a text: leftmost first, and of those the longest."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from checker.wording.tokens import words_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.wording.tokens import Text

_STEM = 3
"""The fewest letters of a word's beginning that is looked for."""
_BARE = str.maketrans("éèêàâîïôûç", "eeeaaiiouc")


@dataclass(frozen=True, slots=True)
class Span:
    """Some words of a text, from the first to the last one, and the keys that they stand for."""

    first: int
    last: int
    keys: frozenset[str]

    def covers(self, other: Span) -> bool:
        """Whether the other is a part of it, and not all of it."""
        return self.first <= other.first and other.last <= self.last and len(self) > len(other)

    def __len__(self) -> int:
        return self.last - self.first + 1


@dataclass(slots=True)
class Lexicon:
    """Word lists by key. A key that is `capital` is only found where it begins with a capital letter."""

    entries: dict[tuple[str, ...], set[str]] = field(default_factory=lambda: defaultdict(set))
    lengths: dict[str, list[int]] = field(default_factory=dict)
    stems: dict[str, list[tuple[str, str]]] = field(default_factory=lambda: defaultdict(list))
    capital: set[str] = field(default_factory=set)
    bare: dict[str, str] = field(default_factory=dict)

    def add(self, form: str, key: str) -> None:
        """Look for a form; one that ends in `*` is the beginning of single words."""
        if form.endswith("*"):
            stem = form[:-1].casefold()
            self.stems[stem[:_STEM]].append((stem, key))
            return
        words = words_of(form)
        if not words:
            return
        self.entries[words].add(key)
        lengths = self.lengths.setdefault(words[0], [])
        if len(words) not in lengths:
            lengths.append(len(words))
            lengths.sort(reverse=True)
        plain = words[0][0].translate(_BARE) + words[0][1:]
        if plain != words[0]:
            self.bare.setdefault(plain, words[0])

    def find(self, text: Text) -> list[Span]:
        """The spans that are not overlapped by one that begins before or is longer."""
        found = []
        at = 0
        while at < len(text.words):
            span = next(self._at(text, at), None)
            if span is not None:
                found.append(span)
            at = span.last + 1 if span else at + 1
        return found

    def every(self, text: Text) -> list[Span]:
        """All spans, those within others as well."""
        return [span for at in range(len(text.words)) for span in self._at(text, at)]

    def has(self, words: tuple[str, ...]) -> set[str]:
        """The keys of exactly these words."""
        return self.entries.get(words, set()) | (self._stemmed(words[0]) if len(words) == 1 else set())

    def _at(self, text: Text, at: int) -> Iterator[Span]:
        """The spans that begin at a word, the longest first."""
        word = text.words[at]
        lengths = self.lengths.get(word)
        if lengths is None and word in self.bare and text.composed[text.starts[at]].isupper():
            word = self.bare[word]
            lengths = self.lengths.get(word)
        for length in lengths or ():
            if at + length > len(text.words):
                continue
            keys = self.entries.get((word, *text.words[at + 1 : at + length]))
            span = self._span(text, at, length, keys) if keys else None
            if span:
                if length == 1:
                    span = Span(at, at, span.keys | self._stemmed(word))
                yield span
                if length == 1:
                    return
        stemmed = self._stemmed(word)
        if stemmed:
            yield Span(at, at, frozenset(stemmed))

    def _span(self, text: Text, at: int, length: int, keys: set[str]) -> Span | None:
        if not text.composed[text.starts[at]].isupper():
            keys = keys - self.capital
        return Span(at, at + length - 1, frozenset(keys)) if keys else None

    def _stemmed(self, word: str) -> set[str]:
        return {key for stem, key in self.stems.get(word[:_STEM], ()) if word.startswith(stem)}
