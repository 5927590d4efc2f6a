"""The words for continuous effects, shared by static abilities and by instructions with a duration (611)."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import pairwise

from checker.engine.abilities import continuous_power as power
from checker.engine.abilities import continuous_types as types
from checker.engine.abilities.continuous import (
    ControlledByYou,
    Gains,
    LosesAllAbilities,
    LosesKeywords,
    Modification,
)
from checker.engine.abilities.filters import Selector
from checker.engine.abilities.values import Value
from checker.engine.abilities.words import Word, by_name, single
from checker.engine.records.abilities import Ability
from checker.engine.records.mana import ManaCost

Pair = tuple[Value | None, Value | None]
Restriction = tuple[str, object]


@dataclass(frozen=True, slots=True)
class Toll:
    """Mana to be paid for each creature that attacks, or that attacks what ``attacking`` means (508.1h)."""

    mana: ManaCost
    attacking: Selector | None = None


Made = tuple[Modification | Restriction, ...]


@dataclass(frozen=True, slots=True)
class Words:
    """What ``becomes``, ``adds`` and ``removes`` hold."""

    types: frozenset[str] | None = None
    subtypes: frozenset[str] | None = None
    supertypes: frozenset[str] | None = None
    colors: frozenset[str] | None = None

    def sets(self) -> list[tuple[str, frozenset[str]]]:
        """Those that are written; an empty one is written too (``becomes: {colors: []}`` is colourless)."""
        every = ((name, getattr(self, name)) for name in ("types", "subtypes", "supertypes", "colors"))
        return [(name, words) for name, words in every if words is not None]


def gets(pair: tuple[Value, Value]) -> Made:
    return (power.Gets(*pair),)


def becomes(words: Words) -> Made:
    """New subtypes come after new types, so that both are set in layer 4."""
    return tuple(types.Becomes(where, chosen) for where, chosen in words.sets())


def adds(words: Words) -> Made:
    return tuple(types.Adds(where, chosen) for where, chosen in words.sets())


def removes(words: Words) -> Made:
    return tuple(types.Removes(where, chosen) for where, chosen in words.sets())


def loses(names: tuple[str, ...]) -> Made:
    return (LosesKeywords(frozenset(names)),)


def cannot_have(names: tuple[str, ...]) -> Made:
    return (LosesKeywords(frozenset(names), cannot_have=True),)


def gains(abilities: tuple[Ability, ...]) -> Made:
    return (Gains(abilities),)


def _only(made: Modification) -> Callable[[bool], Made]:
    return lambda yes: (made,) if yes else ()


MODIFICATIONS = by_name(
    single("gets", gets, "plus", "{gets: [1, 1], object: equipped creature}", "+N/+N, in layer 7c."),
    single("base", lambda pair: (power.SetsBase(pair[0], pair[1]),), "pt", "{base: [1, 1]}",
          "Base power and toughness are set, in layer 7b; none leaves one alone."),
    single("defined", lambda pair: (power.SetsBase(pair[0], pair[1], "7a"),), "pt",
           "{defined: [{count: creature}, none]}",
          'Power and toughness as printed with a "*": a characteristic-defining ability, layer 7a.'),
    single("switches", _only(power.Switches()), "flag", "{switches: true}",
           "Power and toughness are switched, layer 7d."),
    single("gains", gains, "abilities", "{gains: [flying, {ward: \"{1}\"}]}", "It has these abilities, in layer 6."),
    single("loses", loses, "keyword-names", "{loses: [flying]}", "It loses these keywords, in layer 6."),
    single("cannot-have", cannot_have, "keyword-names", "{cannot-have: [flying]}", "It loses them and can't get them."),
    single("loses-all-abilities", _only(LosesAllAbilities()), "flag", "{loses-all-abilities: true}", "In layer 6."),
    single("becomes", becomes, "words", "{becomes: {colors: [blue], subtypes: [Frog]}}",
          "Its types, subtypes, supertypes or colours are these and no others, in layers 4 and 5."),
    single("adds", adds, "words", "{adds: {types: [Artifact]}}", "It is these in addition, in layers 4 and 5."),
    single("removes", removes, "words", "{removes: {supertypes: [Legendary]}}",
           "It is none of these any more, in layer 4."),
    single("becomes-land", lambda words: (types.BecomesLand(frozenset(words)),), "texts", "{becomes-land: [Mountain]}",
          "It has this land type and no other, and loses the abilities of its text."),
    single("changes-words", lambda words: tuple(types.ChangesWord(*pair) for pair in pairwise(words)), "texts",
          "{changes-words: [Swamp, Forest]}",
          "In its text one word is read as the next, in layer 3: a basic land type or a colour."),
    single("controlled-by-you", _only(ControlledByYou()), "flag", "{controlled-by-you: true}",
          "You control it, in layer 2."),
)  # fmt: skip
"""Each makes a tuple of modifications."""


def restriction(name: str, kind: str, says: str) -> Word:
    """The word for one of the restrictions; ``true`` alone is no parameter."""
    values = {"flag": "true", "flag-or-all": "true", "flag-or-selector": "{subtypes: [Wall]}", "mana": '"{2}"',
              "toll": '{mana: "{2}", attacking: you}',
              "permission": "true", "flag-or-event": "{enters: creature}"}  # fmt: skip

    def made(value: object) -> Made:
        return () if value is False else ((name, None if value is True else value),)

    return single(name, made, kind, f"{{{name}: {values.get(kind, 1)}}}", says)


def split(made: Made) -> tuple[tuple[Modification, ...], tuple[Restriction, ...]]:
    """Modifications and restrictions apart."""
    restrictions = tuple(one for one in made if isinstance(one, tuple))
    return tuple(one for one in made if not isinstance(one, tuple)), restrictions


Kinds = Mapping[str, str]
PARAMETERS: Kinds = {
    "cannot-attack": "flag-or-selector",
    "cannot-block": "flag-or-selector",
    "cannot-be-blocked": "flag-or-selector",
    "cannot-be-blocked-by-more-than": "number",
    "must-attack": "flag-or-selector",
    "must-block": "flag-or-selector",
    "must-be-blocked": "flag-or-all",
    "additional-block": "number-or-any",
    "cannot-draw-more-than": "number",
    "additional-land": "number",
    "cannot-be-targeted": "flag-or-selector",
    "cannot-cast": "flag-or-selector",
    "attack-cost": "toll",
    "block-cost": "mana",
    "costs-more": "mana",
    "costs-less": "mana",
    "triggers-again": "flag-or-event",
    "may-cast": "permission",
    "may-play": "permission",
}
"""How the parameter of a restriction is read; the others take ``true``."""
