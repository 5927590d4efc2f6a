"""In which language a text is, by its smallest words."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Sequence

_SMALL = {
    "en": "the of and is to that it with as for its by are be this from an can on if when you your what they their "
    "has have not or but was which there doesn isn at",
    "it": "il lo la gli di del della che è non un una con per si da dal nel sul al questa questo quando se tu dei "
    "delle alla dalla nella come più sono ha hanno viene le l",
    "fr": "le les des du de et est un une que qui dans pour sur au aux pas ne se cette quand si vous votre la ce il "
    "elle on par plus son sa ses en l d qu n a ont sont avec",
}
_OF = {lang: frozenset(words.split()) for lang, words in _SMALL.items()}
_FEW = 5
"""Of a text of fewer words nothing can be said: `creature` is English and Italian."""


def language_of(words: Sequence[str]) -> str | None:
    """The language whose small words are there most, by far; None if that cannot be told."""
    if len(words) < _FEW:
        return None
    counts = sorted((sum(map(small.__contains__, words)), lang) for lang, small in _OF.items())
    (next_most, _), (most, first) = counts[-2:]
    return first if most >= 2 and most > 2 * next_most else None
