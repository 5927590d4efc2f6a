"""A text as words with their places, whatever its apostrophes, accents and capitals look like."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import dataclass
from functools import lru_cache

_STOPS = ".,;:!?()[]—–…|/\n"
_TOKEN = re.compile(
    r"[^\W\d_]+"
    rf"|[{re.escape(_STOPS)}]+"
    r"|\{\{.*?\}\}|\{[^{}\s]*\}|%\(\w+\)[sd]|%[sd]\b"
    r"|[+\-−‐‑]?\d+/[+\-−‐‑]?\d+|[+−]\d+"
    r"|\d+(?:\.\d+[a-z]*)?",
    re.S,
)
"""Words, punctuation, placeholders and symbols, power and toughness, numbers."""
_MINUS = str.maketrans("−‐‑", "---")
MARK, STOP = "\0", "\1"
"""Tokens that are no words: a placeholder or a symbol, and punctuation that no term goes across."""


@dataclass(frozen=True, slots=True)
class Text:
    """`words[i]` stands at `text[starts[i]:ends[i]]`; `composed` is the NFC text that the places count in."""

    text: str
    composed: str
    words: tuple[str, ...]
    starts: tuple[int, ...]
    ends: tuple[int, ...]
    back: tuple[int, ...] | None
    known: frozenset[str]
    """The words, each once."""

    def original(self, index: int) -> int:
        """The index in the text as it was given."""
        return self.back[index] if self.back is not None else index

    def slice(self, first: int, last: int) -> str:
        """The text of some words, the last one included."""
        return self.composed[self.starts[first] : self.ends[last]]


@lru_cache(maxsize=8192)
def tokens(text: str) -> Text:
    """Cut a text into words: small letters, NFC; an elided article is a word of its own."""
    composed, back = _composed(text)
    spans = [found.span() for found in _TOKEN.finditer(composed)]
    written = [composed[start:end] for start, end in spans]
    words = tuple([each.casefold() if each.isalpha() else _sign(each) for each in written])
    starts, ends = tuple([start for start, _ in spans]), tuple([end for _, end in spans])
    return Text(text, composed, words, starts, ends, back, frozenset(words))


def _sign(written: str) -> str:
    """What a token that is not all letters stands for: *IV²* is a word all the same."""
    if written[0] in _STOPS:
        return STOP
    return MARK if written[0] in "{%" else written.casefold().translate(_MINUS)


@lru_cache(maxsize=8192)
def words_of(term: str) -> tuple[str, ...]:
    """The words of a term, as they are found in a text."""
    if term.replace(" ", "").isalpha() and unicodedata.is_normalized("NFC", term):
        return tuple(term.casefold().split())
    return tuple(word for word in tokens(term).words if word not in (MARK, STOP))


def _composed(text: str) -> tuple[str, tuple[int, ...] | None]:
    """The text in NFC, and for each of its characters where it was; None where nothing moved."""
    if unicodedata.is_normalized("NFC", text):
        return text, None
    out: list[str] = []
    back: list[int] = []
    at = 0
    while at < len(text):
        end = at + 1
        while end < len(text) and unicodedata.combining(text[end]):
            end += 1
        whole = unicodedata.normalize("NFC", text[at:end])
        out.append(whole)
        back += [at] * len(whole)
        at = end
    return "".join(out), (*back, len(text))
