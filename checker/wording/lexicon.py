"""Where the words of a list stand in a text: leftmost first, and of those the longest."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from itertools import zip_longest
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


@dataclass(frozen=True, slots=True)
class _Beginning:
    """What a word can begin: keys of its own, with a capital letter and without, and entries of several words.

    The lengths of those stand by their second words, the longest first. An accent may be missing from a capital.
    """

    word: str
    capital: frozenset[str]
    small: frozenset[str]
    longer: dict[str, list[int]]
    needs_capital: bool


class _Beginnings(dict[str, _Beginning | None]):
    """What words can begin, worked out when a word is seen for the first time; None: nothing."""

    def __init__(self, lexicon: Lexicon) -> None:
        super().__init__()
        self.lexicon = lexicon

    def __missing__(self, word: str) -> _Beginning | None:
        self[word] = found = self.lexicon.beginning(word)
        return found


_NOTHING: dict[str, list[int]] = {}
_NONE: frozenset[str] = frozenset()


class Lexicon:
    """Word lists by key. A key that is `capital` is only found where it begins with a capital letter."""

    def __init__(self) -> None:
        self.entries: dict[tuple[str, ...], set[str]] = defaultdict(set)
        self.capital: set[str] = set()
        self._longer: dict[str, dict[str, list[int]]] = {}
        self._stems: dict[str, list[tuple[str, str]]] = defaultdict(list)
        self._bare: dict[str, str] = {}
        self._known = _Beginnings(self)

    def add(self, form: str, key: str) -> None:
        """Look for a form; one that ends in `*` is the beginning of single words."""
        if form.endswith("*"):
            stem = form[:-1].casefold()
            self._stems[stem[:_STEM]].append((stem, key))
            return
        self._enter((form,) if form.isalpha() and form.islower() else words_of(form), key)

    def add_name(self, name: str, key: str) -> None:
        """Look for a name with its signs: *Shredder, Unrelenting* is found at its comma, too."""
        self._enter(tuple(word for word in tokens(name).words if word != MARK), key)

    def _enter(self, words: tuple[str, ...], key: str) -> None:
        if not words:
            return
        self.entries[words].add(key)
        longer = self._longer.setdefault(words[0], {})
        lengths = longer.setdefault(words[1], []) if len(words) > 1 else []
        if len(words) not in lengths:
            lengths.append(len(words))
            lengths.sort(reverse=True)
        plain = words[0][0].translate(_BARE) + words[0][1:]
        if plain != words[0]:
            self._bare.setdefault(plain, words[0])

    def find(self, text: Text) -> list[Span]:
        """The spans that are not overlapped by one that begins before or is longer."""
        return leftmost_longest(self.every(text))

    def every(self, text: Text) -> list[Span]:
        """All spans, those within others as well: in the order of their beginnings, the longest first."""
        found: list[Span] = []
        words, known = text.words, self._known
        for at, (word, second) in enumerate(zip_longest(words, words[1:], fillvalue="")):
            begins = known[word]
            if begins is None:
                continue
            lengths = begins.longer.get(second)
            if lengths or begins.capital:
                is_capital = text.composed[text.starts[at]].isupper()
                if begins.needs_capital and not is_capital:
                    continue
                if lengths:
                    found += self._longer_at(at, words, begins.word, lengths, is_capital=is_capital)
                alone = begins.capital if is_capital else begins.small
                if alone:
                    found.append(Span(at, at, alone))
        return found

    def has(self, words: tuple[str, ...]) -> set[str]:
        """The keys of exactly these words."""
        return self.entries.get(words, set()) | (self._stemmed(words[0]) if len(words) == 1 else set())

    def _longer_at(
        self, at: int, words: tuple[str, ...], first: str, lengths: list[int], *, is_capital: bool
    ) -> Iterator[Span]:
        """The spans of several words that begin at a word."""
        for length in lengths:
            keys = self.entries.get((first, *words[at + 1 : at + length]), _NONE)
            kept = keys if is_capital else keys - self.capital
            if kept and at + length <= len(words):
                yield Span(at, at + length - 1, frozenset(kept))

    def beginning(self, word: str) -> _Beginning | None:
        """What a word can begin."""
        own = word if word in self._longer else self._bare.get(word, word)
        stemmed = self._stemmed(word)
        single = self.entries.get((own,), _NONE)
        longer = self._longer.get(own, _NOTHING)
        if not (stemmed or single or longer):
            return None
        small = frozenset(stemmed | (single - self.capital))
        return _Beginning(own, frozenset(stemmed | single), small, longer, own != word)

    def _stemmed(self, word: str) -> set[str]:
        return {key for stem, key in self._stems.get(word[:_STEM], ()) if word.startswith(stem)}


def leftmost_longest(spans: list[Span]) -> list[Span]:
    """Of spans in the order of their beginnings, the longest first, those that no other one covers."""
    found: list[Span] = []
    end = -1
    for span in spans:
        if span.first > end:
            found.append(span)
            end = span.last
    return found
