"""What a spell or ability on the stack carries along (601.2, 602.2, 603.3)."""

from __future__ import annotations

from dataclasses import dataclass

from checker.engine.records.abilities import Effect
from checker.engine.records.changes import Change
from checker.engine.records.mana import Pool
from checker.engine.records.targets import Thing

NOTHING_SPENT = Pool()


@dataclass(frozen=True, slots=True)
class OnStack:
    """``kind``: spell, activated, triggered. ``targets``: one tuple for each target word of the chosen text.

    ``divide`` gives the share of each target, in their order. ``known`` are things an effect may speak of
    (the attacker, the defending player …) beside the ``event`` that triggered it. ``spent`` is the mana that was
    spent to cast it.
    """

    kind: str
    effects: tuple[Effect, ...] = ()
    source: int = 0
    targets: tuple[tuple[Thing, ...], ...] = ()
    modes: tuple[int, ...] = ()
    x: int | None = None
    divide: tuple[tuple[int, ...], ...] = ()
    paid: tuple[str, ...] = ()
    spent: Pool = NOTHING_SPENT
    ability: object = None
    event: Change | None = None
    known: tuple[tuple[str, Thing], ...] = ()

    @property
    def all_targets(self) -> tuple[Thing, ...]:
        return tuple(target for group in self.targets for target in group)
