"""From zone to zone: destroyed, sacrificed, drawn, put, returned (400.7, 701)."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from checker.base.messages import Message, counted, message
from checker.narration.naming import Naming, Noun
from checker.narration.reading import Group
from checker.narration.telling import phrases as say

Phrase = Callable[[int, Noun], Message]
"""From how many things, and what they are called, to a sentence."""


def destroyed(group: Group, naming: Naming) -> Iterable[Message]:
    """Why it is destroyed is known from the rule; that it goes to the graveyard is said where it does."""
    phrase = DESTROYED.get(_name(group), say.is_destroyed)
    count, objects = len(group.entries), naming.list(one["object"] for one in group.entries)
    if group.related:
        yield phrase(count, objects)
    else:
        yield counted("{objects} is destroyed.", "{objects} are destroyed.", count, objects=objects)


def zone_change(group: Group, naming: Naming) -> Iterable[Message]:
    entry = group.first
    count, objects = len(group.entries), naming.list(one["object"] for one in group.entries)
    player = entry["object"].controller or "?"
    if entry["cause"] in BY_PLAYER:
        yield BY_PLAYER[entry["cause"]](player, count, objects)
    elif _name(group) in BY_RULE:
        yield BY_RULE[_name(group)](count, objects)
    elif entry["cause"] == "countered":
        yield say.countered(entry["to"], count, objects)
    elif entry["cause"] in BY_CAUSE:
        yield BY_CAUSE[entry["cause"]](count, objects)
    else:
        yield TO.get(entry["to"], say.leaves)(count, objects)


def draw(group: Group, naming: Naming) -> Iterable[Message]:
    count = len(group.entries)
    yield counted("{player} draws a card.", "{player} draws {count} cards.", count, player=group.first["player"])


def drew_from_empty(group: Group, naming: Naming) -> Iterable[Message]:
    yield message("{player} can't draw: the library is empty.", player=group.first["player"])


def _name(group: Group) -> str:
    return str(getattr(group.first.rule, "name", ""))


DESTROYED: dict[str, Phrase] = {"lethal_damage": say.lethal, "deathtouch": say.deathtouch}
"""By the name of the rule that destroys."""

BY_RULE: dict[str, Phrase] = {
    "no_toughness": say.no_toughness,
    "no_loyalty": say.no_loyalty,
    "legend_rule": say.legend,
    "aura_on_nothing_legal": say.unattached_aura,
}
"""By the name of the rule that moves it: state-based actions."""

BY_CAUSE: dict[str, Phrase] = {"ceased": say.ceases, "left-game": say.leaves_with_player}

BY_PLAYER: dict[str, Callable[[str, int, Noun], Message]] = {
    "sacrificed": say.sacrifices,
    "discarded": say.discards,
    "played": say.plays,
    "created": say.creates,
    "milled": say.mills,
    "drawn": say.draws,
}
"""What the controller or owner does."""

TO: dict[str, Phrase] = {
    "battlefield": say.enters,
    "graveyard": say.to_graveyard,
    "hand": say.to_hand,
    "library": say.to_library,
    "exile": say.to_exile,
    "command": say.to_command,
    "stack": say.to_stack,
    "nowhere": say.ceases,
}

MOVES = {
    "destroyed": destroyed,
    "zone-change": zone_change,
    "draw": draw,
    "drew-from-empty": drew_from_empty,
}
