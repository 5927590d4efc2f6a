"""Which player stands with which concept: clauses in which one player is named, and what happens in them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from checker.wording.features import NOT
from checker.wording.relations import is_possessive
from checker.wording.roles import roles_in
from checker.wording.termbase import CARD

if TYPE_CHECKING:
    from collections.abc import Iterable

    from checker.wording.lexicon import Span
    from checker.wording.tokens import Text

Bindings = dict[str, str]
_CLAUSE = re.compile(
    r"[,;:.!?()—–]+|\b(?:and|then|but|while|or|e|ed|poi|ma|mentre|o|et|puis|mais|tandis que|ou)\b", re.I
)
_NEGATIVE, _POSITIVE = "not", "so"
"""Concepts of their own, where players are named."""


def bindings(text: Text, spans: Iterable[Span], lang: str) -> Bindings:
    """For each concept that stands in one clause only the one player who is named there."""
    places = [(text.starts[span.first], span.keys) for span in spans]
    found: Bindings = {}
    seen: set[str] = set()
    for start, end in _clauses(text.composed):
        words = text.composed[start:end]
        here = {key for at, keys in places if start <= at < end for key in keys if not _names_players(key)}
        roles = {role for _, role, said in roles_in(words, lang) if not is_possessive(said)}
        if roles:
            here.add(_NEGATIVE if NOT.is_said(words, lang) else _POSITIVE)
        for key in here:
            found.pop(key, None)
            if key not in seen and len(roles) == 1:
                found[key] = next(iter(roles))
        seen |= here
    return found


def exchanged(said: Bindings, here: Bindings) -> tuple[str, str] | None:
    """Two players of whom each stands where the other one stood."""
    moved = {(said[key], here[key]) for key in said.keys() & here.keys() if said[key] != here[key]}
    return next(((one, other) for one, other in sorted(moved) if (other, one) in moved), None)


def _clauses(text: str) -> list[tuple[int, int]]:
    ends = [found.span() for found in _CLAUSE.finditer(text)]
    starts = [0, *(end for _, end in ends)]
    return list(zip(starts, [*(start for start, _ in ends), len(text)], strict=True))


def _names_players(key: str) -> bool:
    return key.startswith((CARD, "pl."))
