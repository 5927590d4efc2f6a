"""Keywords that are short for a triggered ability of a permanent (702)."""

from __future__ import annotations

from checker.engine.abilities.conditions import Is, Not
from checker.engine.abilities.continuous_power import Gets
from checker.engine.abilities.effects_lasting import Modify
from checker.engine.abilities.effects_zones import Return
from checker.engine.abilities.events import casts
from checker.engine.abilities.events_combat import Attacks
from checker.engine.abilities.events_zones import Leaves
from checker.engine.abilities.filters import ObjectFilter, ThisObject
from checker.engine.abilities.properties import Has, Lacks
from checker.engine.abilities.status import ControlledBy, HasCounter
from checker.engine.abilities.things import THIS, That, Things
from checker.engine.abilities.values import ONE
from checker.engine.records.abilities import TriggeredAbility

CREATURE = frozenset({"Creature"})


def returning(name: str, counter: str) -> TriggeredAbility:
    """702.79a, 702.93a: when it dies without such a counter, it comes back with one."""
    had_none = Not(Is(ObjectFilter("object", (HasCounter(counter),))))
    back = Return(THIS, "battlefield", counter=counter)
    return TriggeredAbility(Leaves(ThisObject(), "graveyard"), (back,), had_none, name=name)


def _one_more(things: Things) -> Modify:
    """+1/+1 until end of turn."""
    return Modify(things, (Gets(ONE, ONE),), (), "end of turn")


def prowess_ability() -> TriggeredAbility:
    """702.108a."""
    noncreature = ObjectFilter("permanent", (Lacks("types", CREATURE),))
    return TriggeredAbility(casts(noncreature), (_one_more(THIS),), name="prowess")


def exalted_ability() -> TriggeredAbility:
    """702.83a."""
    attacker = ObjectFilter("permanent", (Has("types", CREATURE), ControlledBy("you")))
    return TriggeredAbility(Attacks(attacker, alone=True), (_one_more(That()),), name="exalted")
