"""Choices among what a player has, as an effect asks for them (608.2d)."""

from __future__ import annotations

from collections.abc import Sequence

from checker.engine.abilities.resolution import Resolution
from checker.engine.records.changes import CreateTokens
from checker.engine.records.characteristics import UNKNOWN, Printed
from checker.engine.records.question import Question
from checker.engine.state.table import Table


def choose_own(r: Resolution, kind: str, player: str, own: Sequence[int], count: int) -> list[int]:
    """So many of what the player has; all of them, unasked, where there are no more."""
    if count <= 0 or not own:
        return []
    if len(own) <= count:
        return list(own)
    answer = r.ask(Question(kind, player, tuple(own), r.source, count, count, "608.2d"))
    return list(answer) if isinstance(answer, tuple) else [answer]


def top_of_library(table: Table, player: str, count: int) -> tuple[int, ...]:
    """So many cards from the top; a library that was not given never runs out of unknown ones."""
    lacking = count - len(table.zone("library", player)) if table.players[player].endless else 0
    for _ in range(lacking):
        table.add(UNKNOWN, player, "library", bottom=True)
    return table.zone("library", player)[:count]


def hand_of(table: Table, player: str) -> tuple[int, ...]:
    return table.zone("hand", player)


def tokens_for(r: Resolution, owners: Sequence[str], count: int, token: Printed) -> list[tuple[str, Printed]]:
    """Each token that is to be made, with its owner: so many for each of them, once that was replaced (701.7b)."""
    if count <= 0:
        return []
    creating = r.commit(*(CreateTokens(owner, count, token) for owner in owners))
    return [(c.player, c.token or token) for c in creating if isinstance(c, CreateTokens) for _ in range(c.count)]
