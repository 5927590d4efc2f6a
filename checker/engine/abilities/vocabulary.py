"""The whole vocabulary: every word by its name, for each place of a text where it may stand."""

from __future__ import annotations

from checker.engine.abilities.battles import BATTLES
from checker.engine.abilities.casting_now import CASTING_NOW, TOP_CARDS
from checker.engine.abilities.conditions import CONDITIONS as ASKING
from checker.engine.abilities.copying import COPYING, ENTERING_AS_COPY
from checker.engine.abilities.costs import COSTS
from checker.engine.abilities.creature_type_choice import CHOOSING_TYPES
from checker.engine.abilities.effects_combat import COMBATS
from checker.engine.abilities.effects_counters import COUNTERS
from checker.engine.abilities.effects_damage import DAMAGE
from checker.engine.abilities.effects_flow import FLOW
from checker.engine.abilities.effects_lasting import LASTING
from checker.engine.abilities.effects_objects import OBJECTS
from checker.engine.abilities.effects_own import OWN
from checker.engine.abilities.effects_players import PLAYERS
from checker.engine.abilities.effects_tokens import TOKENS
from checker.engine.abilities.effects_zones import ZONES
from checker.engine.abilities.events import EVENTS as HAPPENINGS
from checker.engine.abilities.events_excess import EXCESS
from checker.engine.abilities.exiling import EXILED_FILTERS, EXILED_THINGS, EXILING
from checker.engine.abilities.keywords_casting import TIMES_PAID
from checker.engine.abilities.levels import LEVELS, REACHING_LEVELS
from checker.engine.abilities.looking_back import CONDITIONS_OF_THE_PAST, FILTERS_OF_THE_PAST, VALUES_OF_THE_PAST
from checker.engine.abilities.modifications import MODIFICATIONS, PARAMETERS, restriction
from checker.engine.abilities.more_of_the_same import MORE_OF_THE_SAME
from checker.engine.abilities.paying import CONDITIONS_OF_PAYING, PAYING
from checker.engine.abilities.properties import CHARACTERISTICS
from checker.engine.abilities.reasons import with_reasons
from checker.engine.abilities.replacing import AMOUNTS
from checker.engine.abilities.replacing_instead import INSTEAD
from checker.engine.abilities.replacing_moves import MOVES
from checker.engine.abilities.replacing_tokens import TOKENS_INSTEAD
from checker.engine.abilities.scrying import SCRYING
from checker.engine.abilities.searching import SEARCHING
from checker.engine.abilities.spell_copying import SPELL_COPYING
from checker.engine.abilities.state_triggers import STATES
from checker.engine.abilities.status import STATUS
from checker.engine.abilities.things import THINGS as NAMED_THINGS
from checker.engine.abilities.values import VALUES as NUMBERS
from checker.engine.abilities.words import Word
from checker.engine.records.restrictions import RESTRICTIONS

RESTRICTING: dict[str, Word] = {
    name: restriction(name, PARAMETERS.get(name, "flag"), f"{says[0].upper()}{says[1:]}.")
    for name, says in RESTRICTIONS.items()
}
"""A word for each restriction; it makes pairs of name and parameter."""

CONDITIONS: dict[str, Word] = ASKING | CONDITIONS_OF_THE_PAST | CONDITIONS_OF_PAYING
EVENTS: dict[str, Word] = HAPPENINGS | REACHING_LEVELS | EXCESS | STATES
FILTERS: dict[str, Word] = CHARACTERISTICS | STATUS | FILTERS_OF_THE_PAST | EXILED_FILTERS
VALUES: dict[str, Word] = NUMBERS | VALUES_OF_THE_PAST | TIMES_PAID
REPLACEMENTS: dict[str, Word] = AMOUNTS | TOKENS_INSTEAD | MOVES | INSTEAD | ENTERING_AS_COPY
THINGS: dict[str, Word] = NAMED_THINGS | TOP_CARDS | EXILED_THINGS
EFFECTS: dict[str, Word] = (
    BATTLES
    | COPYING
    | SPELL_COPYING
    | DAMAGE
    | ZONES
    | EXILING
    | OWN
    | SEARCHING
    | SCRYING
    | PLAYERS
    | COUNTERS
    | OBJECTS
    | LASTING
    | CHOOSING_TYPES
    | TOKENS
    | LEVELS
    | FLOW
    | PAYING
    | CASTING_NOW
    | MORE_OF_THE_SAME
    | COMBATS
)
CONTINUOUS: dict[str, Word] = MODIFICATIONS | RESTRICTING

_GROUPS: dict[str, dict[str, Word]] = {
    "effects": EFFECTS,
    "continuous": CONTINUOUS,
    "events": EVENTS,
    "conditions": CONDITIONS,
    "costs": COSTS,
    "replacements": REPLACEMENTS,
    "values": VALUES,
    "things": THINGS,
    "filters": FILTERS,
}

VOCABULARY = {group: with_reasons(group, words) for group, words in _GROUPS.items()}
"""The words by group, each with the reason for a word that few cards use."""

__all__ = [
    "CONDITIONS", "CONTINUOUS", "COSTS", "EFFECTS", "EVENTS", "FILTERS", "MODIFICATIONS", "REPLACEMENTS", "RESTRICTING",
    "THINGS", "VALUES", "VOCABULARY",
]  # fmt: skip
