"""The keywords that the rules know (702): how the parameter of each is read, and what some are short for."""

from __future__ import annotations

from checker.engine.abilities.costs import Cost
from checker.engine.abilities.effects_flow import UnlessPaid
from checker.engine.abilities.effects_objects import Attach
from checker.engine.abilities.effects_zones import Counter
from checker.engine.abilities.events import BecomesTarget, Casts
from checker.engine.abilities.filters import ObjectFilter, PlayerFilter, ThisObject
from checker.engine.abilities.looking_back import SpellsCastThisTurn
from checker.engine.abilities.properties import Has
from checker.engine.abilities.spell_copying import CopyOnStack
from checker.engine.abilities.status import ControlledBy
from checker.engine.abilities.things import Named, That, This, target
from checker.engine.records.abilities import ActivatedAbility, TriggeredAbility
from checker.engine.records.mana import ManaCost

PARAMETERS: dict[str, str] = {
    "annihilator": "number",
    "bargain": "",
    "battle cry": "",
    "bushido": "number",
    "buyback": "cost",
    "casualty": "number",
    "conspire": "",
    "cycling": "cost",
    "deathtouch": "",
    "defender": "",
    "double strike": "",
    "enchant": "target",
    "equip": "cost",
    "escape": "cost",
    "evoke": "cost",
    "exalted": "",
    "fear": "",
    "first strike": "",
    "flanking": "",
    "flash": "",
    "flashback": "cost",
    "flying": "",
    "forestwalk": "",
    "haste": "",
    "hexproof": "",
    "hexproof from": "quality",
    "horsemanship": "",
    "indestructible": "",
    "infect": "",
    "intimidate": "",
    "islandwalk": "",
    "lifelink": "",
    "kicker": "cost",
    "menace": "",
    "mountainwalk": "",
    "multikicker": "cost",
    "ninjutsu": "mana",
    "overload": "cost",
    "persist": "",
    "plainswalk": "",
    "protection": "quality",
    "prowess": "",
    "reach": "",
    "replicate": "cost",
    "shadow": "",
    "shroud": "",
    "skulk": "",
    "sneak": "mana",
    "storm": "",
    "swampwalk": "",
    "toxic": "number",
    "trample": "",
    "undying": "",
    "vigilance": "",
    "ward": "cost",
    "wither": "",
}
"""Each keyword with the kind of its parameter, "" for none."""


def equip_ability(parameter: object) -> ActivatedAbility:
    """702.6a; the parameter is its cost."""
    cost = (
        parameter if isinstance(parameter, Cost) else Cost(parameter if isinstance(parameter, ManaCost) else ManaCost())
    )
    yours = ObjectFilter("permanent", (Has("types", frozenset({"Creature"})), ControlledBy("you")))
    return ActivatedAbility(cost, (Attach(This(), target(yours)),), timing="sorcery", name="equip")


def ward_ability(parameter: object) -> TriggeredAbility:
    """702.21a; the parameter is what its opponent may pay."""
    cost = parameter if isinstance(parameter, Cost) else Cost()
    event = BecomesTarget(ThisObject(), PlayerFilter("opponent"))
    return TriggeredAbility(event, (UnlessPaid(cost, (Counter(That()),), Named("that player")),), name="ward")


def storm_ability() -> TriggeredAbility:
    """702.40a."""
    event = Casts(ThisObject(), PlayerFilter("any"))
    return TriggeredAbility(event, (CopyOnStack(This(), SpellsCastThisTurn()),), zone="stack", name="storm")
