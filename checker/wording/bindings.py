"""Which player stands with which concept: clauses in which one player is named, and what happens in them."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections import defaultdict
from typing import TYPE_CHECKING

from checker.wording.particles.balance import counted
from checker.wording.relations import is_possessive
from checker.wording.roles import roles_in
from checker.wording.seeking.expressions import Expressions, words_of
from checker.wording.termbase import CARD

if TYPE_CHECKING:
    from collections.abc import Iterable

    from checker.wording.lexicon import Span
    from checker.wording.tokens import Text

Bindings = dict[str, str]
_SIGNS = re.compile(r"[,;:.!?()—–]+")
JOINING = Expressions([("joining", "and|then|but|while|or|e|ed|poi|ma|mentre|o|et|puis|mais|tandis que|ou")])
"""The words that begin a clause, in all languages."""
_NEGATIVE, _POSITIVE = "not", "so"
"""Concepts of their own, where players are named."""


def bindings(text: Text, spans: Iterable[Span], lang: str) -> Bindings:
    """For each concept that stands in one clause only the one player who is named there."""
    named = [(at, role) for at, role, words in roles_in(text.composed, lang) if not is_possessive(words)]
    if len({role for _, role in named}) < 2:
        return {}
    ends = clause_ends(text)
    players: dict[int, set[str]] = defaultdict(set)
    for at, role in named:
        players[bisect_right(ends, at)].add(role)
    clauses: dict[str, set[int]] = defaultdict(set)
    for span in spans:
        for key in span.keys:
            clauses[key].add(bisect_right(ends, text.starts[span.first]))
    for clause in players:
        clauses[_sign(text.composed, [0, *ends, None], clause, lang)].add(clause)
    return {
        key: next(iter(players[clause]))
        for key, (clause, *others) in clauses.items()
        if not others and len(players.get(clause, ())) == 1 and not key.startswith((CARD, "pl."))
    }


def clause_ends(text: Text) -> list[int]:
    """The places behind the signs and words that end a clause."""
    found = [*_SIGNS.finditer(text.composed), *JOINING.matches(text.composed, words_of(text))]
    return sorted(each.end() for each in found)


def _sign(text: str, bounds: list[int | None], clause: int, lang: str) -> str:
    return _NEGATIVE if counted(text[bounds[clause] : bounds[clause + 1]], lang)["neg"] else _POSITIVE


def exchanged(said: Bindings, here: Bindings) -> tuple[str, str] | None:
    """Two players of whom each stands where the other one stood."""
    moved = {(said[key], here[key]) for key in said.keys() & here.keys() if said[key] != here[key]}
    return next(((one, other) for one, other in sorted(moved) if (other, one) in moved), None)
