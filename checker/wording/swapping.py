"""Players who have changed places, while all that happens around them stands in the same order."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.wording.relations import is_possessive
from checker.wording.termbase import CARD

if TYPE_CHECKING:
    from collections.abc import Iterable

    from checker.wording.lexicon import Span
    from checker.wording.tokens import Text

Role = tuple[int, str, str]
"""(index, role, words)."""
Anchor = tuple[int, frozenset[str]]
"""A place in the text, and the concepts that are there."""


def changed_places(
    said: Iterable[Role], here: Iterable[Role], around: list[Anchor], ours: list[Anchor]
) -> tuple[list[str], list[str]] | None:
    """The players in the words of both texts, if nothing but they stands in another order."""
    first, second = _acting(said), _acting(here)
    shared = {role for _, role, _ in first} & {role for _, role, _ in second}
    first, second = _runs(first, shared), _runs(second, shared)
    old, new = ([role for _, role, _ in each] for each in (first, second))
    if old == new or sorted(old) != sorted(new):
        return None
    around, ours = _shared(around, ours)
    if not _same_order(around, ours) or not (_is_apart(first, second, around) and _is_apart(second, first, ours)):
        return None
    return [words for _, _, words in first], [words for _, _, words in second]


def anchors(spans: Iterable[Span], text: Text) -> list[Anchor]:
    """The concepts of a text in its order, without cards and players."""
    return [
        (text.starts[span.first], frozenset(key for key in span.keys if not key.startswith((CARD, "pl."))))
        for span in spans
    ]


def _acting(roles: Iterable[Role]) -> list[Role]:
    """*Your* says whose a thing is."""
    return [each for each in roles if not is_possessive(each[2])]


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
