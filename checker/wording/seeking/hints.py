"""Patterns that are only looked for where they can be: at certain words, or where certain signs are."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from checker.wording.tokens import Text

_LETTERS = re.compile(r"[^\W\d_]+")
Found = tuple[int, re.Match[str]]
"""The number of a pattern, and where it was found."""


class Signed:
    """A pattern, and signs of which one is in all that it matches."""

    def __init__(self, pattern: str, signs: Iterable[str]) -> None:
        self.pattern, self.signs = re.compile(pattern), tuple(signs)

    def may_be_in(self, text: str) -> bool:
        """Whether it is worth looking."""
        return any(map(text.__contains__, self.signs))

    def search(self, text: str) -> re.Match[str] | None:
        """The first match."""
        return self.pattern.search(text) if self.may_be_in(text) else None

    def matches(self, text: str) -> Iterable[re.Match[str]]:
        """All of them, as `finditer` has them."""
        return self.pattern.finditer(text) if self.may_be_in(text) else ()

    def replaced(self, text: str, new: Callable[[re.Match[str]], str]) -> str:
        """The text with something else for each match."""
        return self.pattern.sub(new, text) if self.may_be_in(text) else text


class Words:
    """Words in small letters, parted by |: `gioc*` are all that begin so, `*er` all that end so."""

    def __init__(self, listed: str) -> None:
        each = listed.split("|") if listed else []
        self.beginnings = tuple(word[:-1] for word in each if word.endswith("*"))
        self.endings = tuple(word[1:] for word in each if word.startswith("*"))
        self.whole = frozenset(word for word in each if "*" not in word)

    def has_part(self, word: str) -> bool:
        """Whether it begins or ends as some of them do."""
        return word.startswith(self.beginnings) or word.endswith(self.endings)


@dataclass(frozen=True, slots=True)
class Hinted:
    """A pattern, and what is there wherever it is found: one of the three is enough.

    It begins with a word of `begins`, or a word of `holds` is in the text, or `gaps` is found in one of the gaps: what
    stands between two words and is no letter. The first gap begins with the end of a line, the last one ends so.
    """

    pattern: re.Pattern[str]
    begins: Words
    holds: frozenset[str]
    gaps: re.Pattern[str] | None


def hinted(pattern: str, flags: int = 0, *, begins: str = "", holds: str = "", gaps: str = "") -> Hinted:
    """A pattern with its hints; what it begins with is written as in `Words`, the words of `holds` are parted by |."""
    whole = frozenset(holds.split("|") if holds else ())
    return Hinted(re.compile(pattern, flags), Words(begins), whole, re.compile(gaps) if gaps else None)


class _Begun(dict[str, tuple[int, ...]]):
    """Of each word the patterns that may begin with it, worked out when it is first seen."""

    def __init__(self, patterns: Iterable[Hinted]) -> None:
        begins = [(number, each.begins) for number, each in enumerate(patterns)]
        self._whole = _numbers((number, word) for number, words in begins for word in words.whole)
        self._parts = [(number, words) for number, words in begins if words.beginnings or words.endings]

    def __missing__(self, word: str) -> tuple[int, ...]:
        parts = {number for number, words in self._parts if words.has_part(word)}
        self[word] = found = tuple({*self._whole.get(word, ()), *parts})
        return found


class _Parted(dict[str, tuple[int, ...]]):
    """Of each gap the patterns that may be at it, worked out when it is first seen."""

    def __init__(self, patterns: Iterable[Hinted]) -> None:
        self._gaps = [(number, each.gaps) for number, each in enumerate(patterns) if each.gaps is not None]

    def __missing__(self, gap: str) -> tuple[int, ...]:
        self[gap] = found = tuple(number for number, signs in self._gaps if signs.search(gap))
        return found


def _numbers(pairs: Iterable[tuple[int, str]]) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for number, word in pairs:
        found.setdefault(word, []).append(number)
    return found


class Seeker:
    """Finds several patterns in a text at once."""

    def __init__(self, patterns: Iterable[Hinted]) -> None:
        every = tuple(patterns)
        self._patterns = tuple(each.pattern for each in every)
        self._begun, self._parted = _Begun(every), _Parted(every)
        self._held = _numbers((number, word) for number, each in enumerate(every) for word in each.holds)
        self._has_gaps = any(each.gaps for each in every)

    def found(self, text: str, words: Text) -> list[Found]:
        """What each finds, as `finditer` would, one pattern after the other; `words` are those of the text.

        The text may have other letters where it is no prose; those of placeholders are no words.
        """
        found = self._at_words(text, words)
        for number in self._anywhere(text, words):
            found += [(number, match) for match in self._patterns[number].finditer(text)]
        return list(_apart(found)) if found else found

    def _at_words(self, text: str, words: Text) -> list[Found]:
        begun, patterns = self._begun, self._patterns
        return [
            (number, match)
            for word, start in zip(words.words, words.starts, strict=True)
            for number in begun[word]
            if (match := patterns[number].match(text, start)) is not None
        ]

    def _anywhere(self, text: str, words: Text) -> set[int]:
        """The patterns that are worth a search."""
        found = {number for word in self._held.keys() & words.known for number in self._held[word]}
        if self._has_gaps:
            found.update(*map(self._parted.__getitem__, set(_LETTERS.split(f"\n{text}\n"))))
        return found


def _apart(found: list[Found]) -> Iterable[Found]:
    """In order, without those that begin within another one of their pattern."""
    last, end = -1, -1
    for number, match in sorted(found, key=lambda each: (each[0], each[1].start())):
        if number != last or match.start() >= end:
            yield number, match
            last, end = number, match.end()
