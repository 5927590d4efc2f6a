"""Players who have changed places, while all that happens around them stands in the same order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.wording.termbase import CARD

if TYPE_CHECKING:
    from collections.abc import Iterable

    from checker.wording.lexicon import Span
    from checker.wording.roles import Role
    from checker.wording.tokens import Text

Anchor = tuple[int, frozenset[str]]
"""A place in the text, and the concepts that are there."""


def in_other_order(said: Iterable[Role], here: Iterable[Role]) -> tuple[list[Role], list[Role]] | None:
    """The players of both texts, if the same ones follow each other in another order."""
    first, second = list(said), list(here)
    shared = {role for _, role, _ in first} & {role for _, role, _ in second}
    first, second = _runs(first, shared), _runs(second, shared)
    old, new = ([role for _, role, _ in each] for each in (first, second))
    return (first, second) if old != new and sorted(old) == sorted(new) else None


def all_else_stays(first: list[Role], second: list[Role], around: list[Anchor], ours: list[Anchor]) -> bool:
    """Whether nothing but the players stands in another order, and something between those that have moved."""
    around, ours = _shared(around, ours)
    return _same_order(around, ours) and _is_apart(first, second, around) and _is_apart(second, first, ours)


def anchors(spans: Iterable[Span], text: Text) -> list[Anchor]:
    """The concepts of a text in its order, without cards and players."""
    return [
        (text.starts[span.first], frozenset(key for key in span.keys if not key.startswith((CARD, "pl."))))
        for span in spans
    ]


def _runs(roles: list[Role], shared: set[str]) -> list[Role]:
    """The players as they follow each other, each run of one told once."""
    kept: list[Role] = []
    for each in roles:
        if each[1] in shared and (not kept or kept[-1][1] != each[1]):
            kept.append(each)
    return kept


def _shared(around: list[Anchor], ours: list[Anchor]) -> tuple[list[Anchor], list[Anchor]]:
    there, here = ({key for _, keys in each for key in keys} for each in (around, ours))
    return [each for each in around if each[1] & here], [each for each in ours if each[1] & there]


def _same_order(around: list[Anchor], ours: list[Anchor]) -> bool:
    """At least two concepts, and all that both have in the same order."""
    if len(around) != len(ours) or len(around) < 2:
        return False
    return all(a & b for (_, a), (_, b) in zip(around, ours, strict=True))


def _is_apart(roles: list[Role], others: list[Role], around: list[Anchor]) -> bool:
    """Whether something happens between the first and the last of those that have moved."""
    moved = [at for (at, role, _), (_, other, _) in zip(roles, others, strict=True) if role != other]
    return any(moved[0] < at < moved[-1] for at, _ in around)
