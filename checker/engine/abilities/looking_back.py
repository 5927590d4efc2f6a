"""Texts that look at what happened earlier in the turn (608.2i): what left, what was cast."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from checker.engine.abilities.conditions import Asked
from checker.engine.abilities.filters import NOTHING, ObjectFilter, Selector
from checker.engine.abilities.scope import Scope
from checker.engine.abilities.things import Targets
from checker.engine.abilities.words import Field, Word, by_name, single
from checker.engine.queries import history
from checker.engine.records.characteristics import Characteristics
from checker.engine.state.objects import Obj
from checker.engine.state.table import Table


@dataclass(frozen=True, slots=True)
class LeftThisTurn(Asked):
    """A permanent left the battlefield under your control this turn; phasing out is not leaving (702.26d)."""

    selector: Selector
    reads: frozenset[str] = NOTHING

    def holds_in(self, scope: Scope) -> bool:
        left = history.left_battlefield(scope.table, scope.controller, scope.source)
        return any(self._means(scope, id) for id in left)

    def _means(self, scope: Scope, id: int) -> bool:
        obj = scope.table.objects.get(id)
        if obj is not None and obj.phased_out:
            return self.selector == ObjectFilter("object")
        return self.selector.matches(scope.table, id, scope.source, scope.controller)


@dataclass(frozen=True, slots=True)
class SpellsCastThisTurn:
    """How many spells were cast this turn before this one, by anybody or by you."""

    by: str = "anybody"
    targets: ClassVar[Targets] = ()
    reads: ClassVar[frozenset[str]] = NOTHING

    def value(self, scope: Scope) -> int:
        player = scope.controller if self.by == "you" else None
        all_cast = history.spells_cast(scope.table)
        later = all_cast.index(scope.source) + 1 if scope.source in all_cast else 0
        before = all_cast[later:]
        return sum(id in before for id in history.spells_cast(scope.table, player))


def left_this_turn(selector: Selector) -> LeftThisTurn:
    return LeftThisTurn(selector.anywhere() if isinstance(selector, ObjectFilter) else selector)


@dataclass(frozen=True, slots=True)
class AttackedThisTurn:
    """It was declared as an attacker this turn; one that entered attacking never attacked (508.4)."""

    attacked: bool
    reads: frozenset[str] = NOTHING

    def passes(self, table: Table, obj: Obj, seen: Characteristics, source: int, controller: str) -> bool:
        return (obj.id in history.attackers(table)) == self.attacked


CONDITIONS_OF_THE_PAST = by_name(
    Word("left-this-turn", left_this_turn, "selector", {"selector": Field("selector", required=True)},
         "{left-this-turn: permanent}", "Such a permanent left the battlefield under your control this turn."),
)  # fmt: skip

VALUES_OF_THE_PAST = by_name(
    Word("spells-cast-this-turn", SpellsCastThisTurn, "by",
         {"by": Field("choice", required=True, among=("anybody", "you"))},
         "{spells-cast-this-turn: anybody}", "How many spells were cast this turn before this one."),
)  # fmt: skip

FILTERS_OF_THE_PAST = by_name(
    single("attacked-this-turn", AttackedThisTurn, "flag", "{attacked-this-turn: true}",
           "It was declared as an attacker this turn, or (false) was not."),
)  # fmt: skip
