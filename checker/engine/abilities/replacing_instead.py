"""Replacement effects that do something else instead of a draw, or of gaining or losing life (614.11, 119.10)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from checker.engine.abilities.filters import Selector
from checker.engine.abilities.replacing import is_meant
from checker.engine.abilities.words import Field, Word, by_name
from checker.engine.queries import history
from checker.engine.records import changes as c
from checker.engine.records.abilities import Effect
from checker.engine.state.table import Table

REPLACED = ("draw", "gain-life", "lose-life")


@dataclass(frozen=True, slots=True)
class InsteadOf:
    """``that player`` is who would have drawn, gained or lost; ``that much`` how much life. ``except_first``: not the
    first card that a player draws in each of their own draw steps."""

    what: str
    effects: tuple[Effect, ...]
    player: Selector | None = None
    except_first: bool = False

    def fits(self, table: Table, change: c.Change, source: int, controller: str) -> bool:
        if not self._is_it(change) or not is_meant(self.player, table, change.player, source, controller):  # type: ignore[attr-defined]
            return False
        return not (self.except_first and _is_first(table, change.player))  # type: ignore[attr-defined]

    def rewrite(self, table: Table, change: c.Change, source: int, controller: str) -> Sequence[c.Change]:
        return (c.Instead(source, controller, self.effects, change),)

    def _is_it(self, change: c.Change) -> bool:
        if isinstance(change, c.LifeChange):
            return self.what == ("gain-life" if change.amount > 0 else "lose-life")
        return isinstance(change, c.Draw) and self.what == "draw"


def _is_first(table: Table, player: str) -> bool:
    turn = table.turn
    return turn.step == "draw" and turn.active == player and not history.drawn(table, player, "draw")


INSTEAD = by_name(
    Word("replaces", InsteadOf, "what",
         {"what": Field("choice", required=True, among=REPLACED), "player": Field("selector"),
          "do": Field("effects", required=True),
          "except-first": Field("flag", default=False, says="not the first draw of each of their draw steps")},
         "{replaces: draw, player: you, do: [{draw: 2}]}",
         "This is done instead of drawing a card, gaining life or losing life (614.11).",
         attributes={"do": "effects"}),
)  # fmt: skip
