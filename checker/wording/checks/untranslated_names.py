"""English words that are names, and may stay, or names that the language has words of its own for."""

from __future__ import annotations

from bisect import bisect_right
from itertools import pairwise
from typing import TYPE_CHECKING

from checker.wording.termbase import CARD

if TYPE_CHECKING:
    from checker.wording.reading import Reading


def word_at(place: int, reading: Reading) -> int:
    """Which word of the text stands at a place."""
    return bisect_right(reading.target.starts, place) - 1


def is_in_a_name(at: int, reading: Reading) -> bool:
    """Two words with capitals that follow each other in the source too: *Comprehensive Rules*."""
    words, source = reading.target.words, reading.source
    if source is None or not reading.target.slice(at, at)[:1].isupper():
        return False
    pairs = [(each, each + 1) for each in (at - 1, at) if 0 <= each < len(words) - 1]
    theirs = set(pairwise(source.words))
    return any(
        (words[a], words[b]) in theirs and all(reading.target.slice(each, each)[:1].isupper() for each in (a, b))
        for a, b in pairs
    )


def is_translated(word: str, reading: Reading) -> bool:
    """Whether it is a term and the name of a card, such as *Forest*, and the language has its own words for both."""
    keys, base, lang = reading.words.terms.has((word,)), reading.base, reading.lang
    terms = base.words("en").terms.has((word,)) - keys
    if not terms or not all(key.startswith(CARD) for key in keys):
        return False
    names = [(base.cards[key].name.get(lang) or word).casefold() for key in keys]
    return word not in names and all(base.term_words(key, lang) not in ((), (word,)) for key in terms)
