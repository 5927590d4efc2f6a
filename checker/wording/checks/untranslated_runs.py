"""Words that follow each other in the translation as they do in its English source."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING

from checker.wording.checks.untranslated_data import SAME

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.wording.reading import Reading

_LONG = 3
_RUN = 3
"""So many words in the same order are no chance."""


def runs(reading: Reading) -> Iterator[tuple[int, int]]:
    """Words that follow each other as they do in the source: three, or two of which the language has none."""
    source, words = reading.source, reading.target.words
    theirs = set(pairwise(source.words)) if source else set()
    first = 0
    for at in range(1, len(words) + 1):
        if at < len(words) and (words[at - 1], words[at]) in theirs and words[at].isalpha() and words[at - 1].isalpha():
            continue
        length, run = at - first, words[first:at]
        is_long = length >= _RUN and not all(_is_known(word, reading) for word in run)
        is_strange = length > 1 and all(_is_strange(word, reading) for word in run)
        if (is_long or is_strange) and reading.target.slice(first, at - 1)[1:].islower():
            yield first, at - 1
        first = at


def _is_known(word: str, reading: Reading) -> bool:
    return (word in SAME[reading.lang] and len(word) > _LONG) or reading.words.terms.has((word,)) != set()


def _is_strange(word: str, reading: Reading) -> bool:
    return len(word) > _LONG and not _is_known(word, reading)
