"""Where the words of a list stand in a text: leftmost first, and of those the longest."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from checker.wording.tokens import MARK, tokens, words_of

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


_Known = tuple[str, tuple[int, ...], frozenset[str]]


@dataclass(slots=True)
class Lexicon:
    """Word lists by key. A key that is `capital` is only found where it begins with a capital letter."""

    entries: dict[tuple[str, ...], set[str]] = field(default_factory=lambda: defaultdict(set))
    lengths: dict[str, list[int]] = field(default_factory=dict)
    stems: dict[str, list[tuple[str, str]]] = field(default_factory=lambda: defaultdict(list))
    capital: set[str] = field(default_factory=set)
    bare: dict[str, str] = field(default_factory=dict)
    known: dict[str, _Known | None] = field(default_factory=dict)

    def add(self, form: str, key: str) -> None:
        """Look for a form; one that ends in `*` is the beginning of single words."""
        if form.endswith("*"):
            stem = form[:-1].casefold()
            self.stems[stem[:_STEM]].append((stem, key))
            return
        self._enter((form,) if form.isalpha() and form.islower() else words_of(form), key)

    def add_name(self, name: str, key: str) -> None:
        """Look for a name with its signs: *Shredder, Unrelenting* is found at its comma, too."""
        self._enter(tuple(word for word in tokens(name).words if word != MARK), key)

    def _enter(self, words: tuple[str, ...], key: str) -> None:
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
        return leftmost_longest(self.every(text))

    def every(self, text: Text) -> list[Span]:
        """All spans, those within others as well."""
        known = self.known
        return [
            span
            for at, word in enumerate(text.words)
            if (known[word] if word in known else self._learn(word)) is not None
            for span in self._at(text, at)
        ]

    def has(self, words: tuple[str, ...]) -> set[str]:
        """The keys of exactly these words."""
        return self.entries.get(words, set()) | (self._stemmed(words[0]) if len(words) == 1 else set())

    def _at(self, text: Text, at: int) -> Iterator[Span]:
        """The spans that begin at a word, the longest first."""
        word, lengths, stemmed = self.known[text.words[at]] or ("", (), frozenset())
        is_capital = text.composed[text.starts[at]].isupper()
        if word != text.words[at] and not is_capital:
            return
        for length in lengths:
            keys = self.entries.get((word, *text.words[at + 1 : at + length])) if length > 1 else self.single(word)
            if not keys or at + length > len(text.words):
                continue
            kept = keys if is_capital else keys - self.capital
            if length == 1:
                kept = kept | stemmed
            if kept:
                yield Span(at, at + length - 1, frozenset(kept))
        if stemmed and 1 not in lengths:
            yield Span(at, at, stemmed)

    def single(self, word: str) -> set[str]:
        """The keys of one word."""
        return self.entries.get((word,), set())

    def _learn(self, word: str) -> _Known | None:
        """What begins with a word, kept for the next time: its lengths, and the keys of its beginnings."""
        stemmed = frozenset(self._stemmed(word))
        own = word if word in self.lengths else self.bare.get(word, word)
        lengths = tuple(self.lengths.get(own, ()))
        self.known[word] = (own, lengths, stemmed) if lengths or stemmed else None
        return self.known[word]

    def _stemmed(self, word: str) -> set[str]:
        return {key for stem, key in self.stems.get(word[:_STEM], ()) if word.startswith(stem)}


def leftmost_longest(spans: list[Span]) -> list[Span]:
    """Of spans in the order of their beginnings, the longest first, those that no other one covers."""
    found: list[Span] = []
    end = -1
    for span in spans:
        if span.first > end:
            found.append(span)
            end = span.last
    return found
