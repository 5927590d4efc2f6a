"""Replacement effects about tokens that would be created: more of them, or others (614, 701.7)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from checker.engine.abilities.filters import Selector
from checker.engine.abilities.replacing import is_meant
from checker.engine.abilities.words import Field, Word, by_name
from checker.engine.records import changes as c
from checker.engine.records.characteristics import Printed
from checker.engine.state.table import Table

Changes = Sequence[c.Change]
Types = frozenset[str]


def _is_about(change: c.Change, names: Sequence[str], types: Sequence[str]) -> bool:
    """Whether a token of one of these names and of all these types is to be created."""
    if not isinstance(change, c.CreateTokens) or change.token is None:
        return False
    face = change.token.faces[0]
    named = not names or face.name in names or face.name.removesuffix(" Token") in names
    return named and set(types) <= face.types


@dataclass(frozen=True, slots=True)
class MoreTokens:
    """Tokens that would be created: multiplied, then increased; what only becomes a token is not created (111.13)."""

    times: int = 1
    plus: int = 0
    player: Selector | None = None
    names: tuple[str, ...] = ()
    types: tuple[str, ...] = ()

    def fits(self, table: Table, change: c.Change, source: int, controller: str) -> bool:
        if not isinstance(change, c.CreateTokens) or not _is_about(change, self.names, self.types):
            return False
        return is_meant(self.player, table, change.player, source, controller)

    def rewrite(self, table: Table, change: Any, source: int, controller: str) -> Changes:
        return (replace(change, count=change.count * self.times + self.plus),)


@dataclass(frozen=True, slots=True)
class OtherTokens:
    """Instead of each such token one of each of these is created; with ``as_well`` beside it, however many."""

    tokens: tuple[Printed, ...]
    player: Selector | None = None
    names: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    as_well: bool = False

    def fits(self, table: Table, change: c.Change, source: int, controller: str) -> bool:
        if not isinstance(change, c.CreateTokens) or not _is_about(change, self.names, self.types):
            return False
        return is_meant(self.player, table, change.player, source, controller)

    def rewrite(self, table: Table, change: Any, source: int, controller: str) -> Changes:
        if self.as_well:
            return (change, *(replace(change, token=token, count=1) for token in self.tokens))
        return tuple(replace(change, token=token) for token in self.tokens)


_WHICH = {
    "player": Field("selector"),
    "names": Field("texts", default=(), says="only tokens of one of these names"),
    "types": Field("types", default=(), says="only tokens of these types"),
}

TOKENS_INSTEAD = by_name(
    Word("more-tokens", MoreTokens, "times",
         {"times": Field("number", default=1), "plus": Field("number", default=0), **_WHICH},
         "{more-tokens: {times: 2}, player: you}", "More tokens are created."),
    Word("tokens-instead", OtherTokens, "tokens",
         {"tokens": Field("tokens", required=True), **_WHICH,
          "as-well": Field("flag", default=False, says="beside them, one of each")},
         "{tokens-instead: [Food], names: [Clue], player: you}",
         "Instead of each such token one of each of these is created."),
)  # fmt: skip
