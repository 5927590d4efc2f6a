"""Keywords about how a spell is cast: other costs, costs beside, copies for what was paid (702, 118.8, 118.9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from checker.engine.abilities.conditions import Paid
from checker.engine.abilities.costs import Chosen, Cost
from checker.engine.abilities.effects_own import DrawCards, Sacrifice
from checker.engine.abilities.events import Casts
from checker.engine.abilities.events_zones import Enters
from checker.engine.abilities.filters import AnyOf, ObjectFilter, PlayerFilter, ThisObject
from checker.engine.abilities.properties import Between, Has
from checker.engine.abilities.scope import Scope
from checker.engine.abilities.spell_copying import CopyOnStack
from checker.engine.abilities.status import IsToken
from checker.engine.abilities.things import Targets, This
from checker.engine.abilities.values import ONE, Value
from checker.engine.abilities.words import Field, Word, by_name
from checker.engine.queries import view
from checker.engine.records.abilities import ActivatedAbility, SpellCost, TriggeredAbility
from checker.engine.records.characteristics import Characteristics
from checker.engine.state.objects import Obj
from checker.engine.state.table import Table

NOTHING: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class TimesPaid:
    """How often a cost was paid beside the spell's own: multikicker, replicate (702.33d)."""

    cost: str
    targets: ClassVar[Targets] = ()
    reads: ClassVar[frozenset[str]] = NOTHING

    def value(self, scope: Scope) -> int:
        obj = view.obj_now_or_last(scope.table, scope.source)
        paid = obj.on_stack.paid if obj.on_stack else scope.table.book.ask("costs paid for what it was")(obj)
        return list(paid).count(self.cost)


@dataclass(frozen=True, slots=True)
class SharesAColour:
    """It has a colour in common with the source."""

    reads: frozenset[str] = frozenset({"colors"})

    def passes(self, table: Table, obj: Obj, seen: Characteristics, source: int, controller: str) -> bool:
        return bool(seen.colors & view.seen(table, source).colors)


CREATURE = Has("types", frozenset({"Creature"}))
TO_BARGAIN = AnyOf(
    (
        ObjectFilter("permanent", (Has("types", frozenset({"Artifact"})),)),
        ObjectFilter("permanent", (Has("types", frozenset({"Enchantment"})),)),
        ObjectFilter("permanent", (IsToken(True),)),
    )
)


def instead_of_mana(name: str, parameter: object, zone: str = "hand") -> SpellCost:
    """An alternative cost with the name of its keyword, for a card in that zone (118.9)."""
    return SpellCost(_cost(parameter), name, instead=True, name=name, zone=zone)


def beside_mana(name: str, parameter: object, repeatable: bool = False) -> SpellCost:
    """An additional cost that may be paid (118.8)."""
    return SpellCost(_cost(parameter), name, name=name, repeatable=repeatable)


def casualty_cost(power: object) -> SpellCost:
    """702.153a; the parameter is the least power of the creature."""
    least = power if isinstance(power, int) else 0
    creature = ObjectFilter("permanent", (CREATURE, Between("power", least)))
    return SpellCost(Cost(others=(Chosen("sacrifice", creature),)), "casualty", name="casualty")


def conspire_cost() -> SpellCost:
    """702.78a."""
    creatures = ObjectFilter("permanent", (CREATURE, SharesAColour()))
    return SpellCost(Cost(others=(Chosen("tap", creatures, 2),)), "conspire", name="conspire")


def bargain_cost() -> SpellCost:
    """702.166a."""
    return SpellCost(Cost(others=(Chosen("sacrifice", TO_BARGAIN),)), "bargain", name="bargain")


def evoked() -> TriggeredAbility:
    """702.74a: when it enters, it is sacrificed if its evoke cost was paid."""
    return TriggeredAbility(Enters(ThisObject()), (Sacrifice(This()),), Paid("evoke"), name="evoke")


def copied_if_paid(name: str, count: Value = ONE) -> TriggeredAbility:
    """When the spell is cast it is copied, if that was paid: new targets may be chosen for the copies."""
    event = Casts(ThisObject(), PlayerFilter("any"))
    return TriggeredAbility(event, (CopyOnStack(This(), count),), Paid(name), zone="stack", name=name)


def cycling_ability(parameter: object) -> ActivatedAbility:
    """702.29a; the parameter is its cost."""
    cost = _cost(parameter)
    whole = Cost(cost.mana, (*cost.others, Chosen("discard", ThisObject(), 1, "hand")))
    return ActivatedAbility(whole, (DrawCards(ONE),), zone="hand", name="cycling")


def _cost(parameter: object) -> Cost:
    return parameter if isinstance(parameter, Cost) else Cost()


TIMES_PAID = by_name(
    Word("times-paid", TimesPaid, "cost", {"cost": Field("text", required=True)},
         "{times-paid: multikicker}", "How often that cost was paid beside the spell's own."),
)  # fmt: skip
