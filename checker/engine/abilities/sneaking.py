"""Sneak and ninjutsu (702.49, 702.190): two ways in that share one cost, an unblocked attacker returned to hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from checker.engine.abilities.costs import Chosen, Cost, Used
from checker.engine.abilities.filters import ObjectFilter
from checker.engine.abilities.properties import Has
from checker.engine.abilities.resolution import Resolution
from checker.engine.abilities.status import ControlledBy, IsBlocked
from checker.engine.abilities.things import Targets
from checker.engine.kernel.ask import ask
from checker.engine.kernel.commit import commit
from checker.engine.records.abilities import ActivatedAbility, SpellCost
from checker.engine.records.changes import ZoneChange
from checker.engine.records.mana import ManaCost
from checker.engine.records.question import Question
from checker.engine.state.table import Table

UNBLOCKED_ATTACKER = ObjectFilter(
    "permanent", (Has("types", frozenset({"Creature"})), ControlledBy("you"), IsBlocked(False))
)
RETURN_ONE = Chosen("return", UNBLOCKED_ATTACKER)


@dataclass(frozen=True, slots=True)
class ReturnOne(Chosen):
    """The attacker that sneak returns, as the rule has it that says so (702.190a)."""

    def pay(self, table: Table, source: int, player: str) -> Used:
        options = self.options(table, source, player)
        attacker: int = ask(table, Question(self.name, player, options, source, rule="702.190a"))
        commit(table, table.book.ask("what sneak returns")(attacker))
        return ((self.name, attacker),)


SNEAK_ONE = ReturnOne("return", UNBLOCKED_ATTACKER)


@dataclass(frozen=True, slots=True)
class PutThisAttacking:
    """The card, if it is still in the hand, enters tapped and attacking (702.49c says what)."""

    targets: ClassVar[Targets] = ()

    def perform(self, r: Resolution) -> None:
        card = r.table.objects.get(r.source)
        if card is None or card.zone != "hand":
            r.skip("put", r.source)
            return
        attacked = r.table.book.ask("what ninjutsu attacks")(r.table, r.on_stack, r.controller, card.id)
        r.commit(ZoneChange(card.id, "battlefield", "put", r.controller, tapped=True, attacking=attacked))


def sneak_cost(parameter: object) -> SpellCost:
    """702.190a; the parameter is its mana."""
    mana = parameter if isinstance(parameter, ManaCost) else ManaCost()
    return SpellCost(Cost(mana, (SNEAK_ONE,)), "sneak", instead=True, name="sneak")


def ninjutsu_ability(parameter: object) -> ActivatedAbility:
    """702.49a; the parameter is its mana."""
    mana = parameter if isinstance(parameter, ManaCost) else ManaCost()
    return ActivatedAbility(Cost(mana, (RETURN_ONE,)), (PutThisAttacking(),), zone="hand", name="ninjutsu")
