"""What an example is played with beside the rules: the cards that are known, and the edition in force."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from checker.cards.index import CardIndex


@dataclass(frozen=True, slots=True)
class World:
    """`edition` is the date of the edition under which the rules are numbered, as "2026-09-25".

    `memory` keeps what was read from the nodes of examples, which are played many times.
    """

    cards: CardIndex
    edition: str
    memory: dict[Any, Any] = field(default_factory=dict, compare=False, repr=False)
