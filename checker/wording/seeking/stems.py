"""What every match of an expression holds: in a text that has none of it the expression need not be sought."""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cached_property
from itertools import groupby
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterator

Stems = frozenset[str]
"""Of these every match has one."""
_PIECE = re.compile(
    r"(?P<around>\(\?<?[=!])|(?P<opening>\((?:\?:)?)|(?P<closing>\))|(?P<bar>\|)"
    r"|(?P<optional>(?:[?*]|\{0?(?:,\d*)?\})\??)|(?P<repeated>(?:\+|\{[\d,]+\})\??)"
    r"|(?P<any>\[[^\]]*\]|\\\w|[.^$])|(?P<sign>\\?.)",
    re.S,
)
"""Groups have no names here, and sets no brackets in them."""
_NOTHING: Stems = frozenset(("",))


@dataclass(frozen=True)
class Sought:
    """An expression, whatever its capitals, compiled when it is needed."""

    words: str

    @cached_property
    def pattern(self) -> re.Pattern[str]:
        return re.compile(self.words, re.I)

    @cached_property
    def stems(self) -> Stems:
        return stems(self.words)

    def is_in(self, text: str) -> bool:
        return self.pattern.search(text) is not None

    def may_be_in(self, small: str) -> bool:
        """Whether it is worth looking into a text, of which the small letters are given."""
        return any(map(small.__contains__, self.stems))


def stems(pattern: str) -> Stems:
    """Strings in small letters, as long as they can be, of which every match has one."""
    found = {stem.casefold() for stem in _read(_PIECE.finditer(pattern))}
    return frozenset(stem for stem in found if not any(other in stem for other in found - {stem}))


def _read(pieces: Iterator[re.Match[str]]) -> Stems:
    """Those of all alternatives, up to the bracket that closes or to the end."""
    found: Stems = frozenset()
    parts: list[str | Stems] = []
    for piece in pieces:
        kind = piece.lastgroup
        if kind == "closing":
            break
        if kind == "bar":
            found, parts = found | _surest(parts), []
        elif kind == "around":
            _read(pieces)
        elif kind == "opening":
            parts.append(_read(pieces))
        elif kind == "optional":
            parts[-1] = _NOTHING
        else:
            parts.append(piece.group()[-1] if kind == "sign" else _NOTHING)
    return found | _surest(parts)


def _surest(parts: list[str | Stems]) -> Stems:
    """Of letters and groups that follow one another, what says most; articles come first, and say less."""
    runs: list[Stems] = [_NOTHING, *(part for part in parts if not isinstance(part, str))]
    for are_letters, some in groupby(parts, lambda part: isinstance(part, str)):
        runs += [frozenset(("".join(map(str, some)),))] if are_letters else []
    return max(reversed(runs), key=lambda run: min(map(len, run)))
