"""Keywords that are short for a triggered ability of a permanent (702)."""

from __future__ import annotations

from checker.engine.abilities.conditions import Is, Not
from checker.engine.abilities.continuous_power import Gets
from checker.engine.abilities.effects_lasting import Modify
from checker.engine.abilities.effects_own import Sacrifice
from checker.engine.abilities.effects_zones import Return
from checker.engine.abilities.events import casts
from checker.engine.abilities.events_combat import Attacks, BecomesBlocked, BecomesBlockedBy, Blocks
from checker.engine.abilities.events_zones import Leaves
from checker.engine.abilities.filters import ObjectFilter, ThisObject
from checker.engine.abilities.properties import Has, Lacks
from checker.engine.abilities.status import Attacking, ControlledBy, HasCounter, Other
from checker.engine.abilities.things import THIS, All, DefendingPlayer, That, Things
from checker.engine.abilities.values import ONE, Number
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


def flanking_ability() -> TriggeredAbility:
    """702.25a: the blocker, if it has no flanking, gets -1/-1."""
    blocker = ObjectFilter("permanent", (Has("types", CREATURE), Lacks("keywords", frozenset({"flanking"}))))
    less = Modify(That(), (Gets(Number(-1), Number(-1)),), (), "end of turn")
    return TriggeredAbility(BecomesBlockedBy(ThisObject(), blocker), (less,), name="flanking")


def bushido_abilities(parameter: object) -> tuple[TriggeredAbility, ...]:
    """702.45a: when it blocks, or becomes blocked; the parameter is by how much it grows."""
    more = Number(parameter if isinstance(parameter, int) else 0)
    grows = (Modify(THIS, (Gets(more, more),), (), "end of turn"),)
    events = (Blocks(ThisObject(), one_or_more=True), BecomesBlocked(ThisObject()))
    return tuple(TriggeredAbility(event, grows, name="bushido") for event in events)


def annihilator_ability(parameter: object) -> TriggeredAbility:
    """702.86a; the parameter is how many permanents."""
    count = Number(parameter if isinstance(parameter, int) else 0)
    sacrifice = Sacrifice(ObjectFilter("permanent"), DefendingPlayer(), count)
    return TriggeredAbility(Attacks(ThisObject()), (sacrifice,), name="annihilator")


def battle_cry_ability() -> TriggeredAbility:
    """702.91a."""
    others = ObjectFilter("permanent", (Has("types", CREATURE), Attacking(True), Other()))
    more = Modify(All(others), (Gets(ONE, Number(0)),), (), "end of turn")
    return TriggeredAbility(Attacks(ThisObject()), (more,), name="battle cry")


def prowess_ability() -> TriggeredAbility:
    """702.108a."""
    noncreature = ObjectFilter("permanent", (Lacks("types", CREATURE),))
    return TriggeredAbility(casts(noncreature), (_one_more(THIS),), name="prowess")


def exalted_ability() -> TriggeredAbility:
    """702.83a."""
    attacker = ObjectFilter("permanent", (Has("types", CREATURE), ControlledBy("you")))
    return TriggeredAbility(Attacks(attacker, alone=True), (_one_more(That()),), name="exalted")
