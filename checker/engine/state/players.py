"""Players (102, 119, 122)."""

from __future__ import annotations

from dataclasses import dataclass, field

from checker.engine.records.mana import Pool


@dataclass(frozen=True, slots=True)
class PlayerState:
    """``result`` is None in play, else wins, loses or draw; ``endless`` is a library that was not given."""

    name: str
    life: int = 20
    pool: Pool = field(default_factory=Pool)
    counters: tuple[tuple[str, int], ...] = ()
    lands_played: int = 0
    drew_from_empty: bool = False
    endless: bool = True
    max_hand: int | None = 7
    left: bool = False
    result: str | None = None

    def counter(self, kind: str) -> int:
        return next((amount for name, amount in self.counters if name == kind), 0)

    @property
    def is_in_game(self) -> bool:
        return not self.left and self.result is None
