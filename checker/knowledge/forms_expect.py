"""The form of `expect:`: what can be observed of a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.forms import (
    Choice,
    Date,
    Flag,
    Form,
    Keys,
    ListOf,
    MappingOf,
    Named,
    OneOf,
    Pattern,
    described,
    one_or_more,
)
from checker.knowledge.forms_common import (
    ABILITY,
    AMOUNT,
    CLAIM,
    COLOR,
    COUNTERS,
    FACE,
    KEYWORD,
    MANA,
    NAME,
    NAMES,
    SIGNED,
    STAT,
    Step,
)
from checker.knowledge.words import STEPS, ZONES

if TYPE_CHECKING:
    from collections.abc import Mapping

    from checker.knowledge.vocabulary import Vocabulary

FLAGS = MappingOf(Flag())
NAMED = MappingOf(NAME)
AMOUNTS = MappingOf(AMOUNT)
STATS = MappingOf(STAT)
WHOLE = MappingOf(NAMES)


def expect(words: Vocabulary, more: dict[str, Form] | None = None, required: tuple[str, ...] = ()) -> Form:
    """A mapping of observations; `more` stands beside them."""
    row: dict[str, Form] = {
        "claim": described("The claim that this plays.", CLAIM),
        "edition": described("The outcome under this edition.", Date()),
        "since": described("Counted since the previous expect.", Choice(("last",))),
    }
    return Keys(row | observations(words) | (more or {}), required=required)


def one_or_more_expect(words: Vocabulary) -> Form:
    """A mapping of observations, or a list of them with a claim or an edition each."""
    return Named("expect", lambda: one_or_more(expect(words)))


def observations(words: Vocabulary) -> dict[str, Form]:
    """Every word, by what it is about."""
    return _of_players() | _of_objects(words.printed) | _of_permanents() | _of_the_stack() | _of_the_game()


def _of_players() -> dict[str, Form]:
    return {
        "life": MappingOf(SIGNED),
        "result": OneOf((Choice(("draw",)), MappingOf(Choice(("wins", "loses", "draws"))))),
        "controls": described("How many of a name or subtype.", MappingOf(AMOUNTS)),
        "mana": MappingOf(MANA),
        "drawn": AMOUNTS,
        "cast-this-turn": AMOUNTS,
        "tokens": MappingOf(OneOf((AMOUNT, NAMES, AMOUNTS))),
        "contents": described("Of zones: names, or how many.", MappingOf(_contents(), Choice(ZONES))),
    }


def _of_objects(printed: Mapping[str, Form]) -> dict[str, Form]:
    return {
        "zone": MappingOf(Choice((*ZONES, "none"))),
        "exists": FLAGS,
        "name": NAMED,
        "controller": NAMED,
        "owner": NAMED,
        "types": WHOLE,
        "subtypes": WHOLE,
        "supertypes": WHOLE,
        "colors": MappingOf(ListOf(COLOR)),
        "keywords": MappingOf(ListOf(KEYWORD)),
        "abilities": MappingOf(OneOf((AMOUNT, ListOf(ABILITY)))),
        "mana-value": AMOUNTS,
        "copy-of": NAMED,
        "left-by": described("Why it last changed zones: destroyed, sacrificed, state-based-action …", NAMED),
        "card": described("What is printed on a card.", MappingOf(Keys(printed))),
    }


def _of_permanents() -> dict[str, Form]:
    return {
        "power": STATS,
        "toughness": STATS,
        "base": MappingOf(Keys({"power": STAT, "toughness": STAT})),
        "defense": STATS,
        "loyalty": STATS,
        "counters": described("All of them; {}: none at all.", MappingOf(COUNTERS)),
        "marked": described("Damage marked on it.", AMOUNTS),
        "tapped": FLAGS,
        "face": MappingOf(FACE),
        "attacking": NAMED,
        "blocked": FLAGS,
        "unblocked": FLAGS,
        "in-combat": FLAGS,
        "attached-to": NAMED,
        "protector": NAMED,
        "level": AMOUNTS,
        "phased-out": FLAGS,
        "defending-player": NAMED,
    }


def _of_the_stack() -> dict[str, Form]:
    entry = OneOf((NAME, Keys({"ability-of": NAME, "ability": ABILITY}, ("ability-of",))))
    return {
        "stack": described("The top first.", ListOf(entry)),
        "targets": MappingOf(OneOf((NAMES, AMOUNTS))),
        "modes": MappingOf(ListOf(ABILITY)),
        "x": AMOUNTS,
        "resolved": MappingOf(OneOf((Flag(), Choice(("countered", "no-legal-target"))))),
        "triggered": described("How often.", MappingOf(OneOf((AMOUNT, AMOUNTS)))),
        "skipped": described("An instruction that could not be followed.", NAMED),
    }


def _of_the_game() -> dict[str, Form]:
    return {
        "damage": described("All that was dealt; include, exclude: some of it.", _damage()),
        "together": described("What happened to these at the same time.", NAMES),
        "priority": NAME,
        "step": Step(),
        "steps": described("The names in order.", ListOf(Choice(STEPS))),
    }


def _damage() -> Form:
    row = Keys(
        {
            "by": NAME,
            "to": NAME,
            "amount": AMOUNT,
            "step": Step(),
            "combat": Flag(),
            "assigned": AMOUNT,
            "prevented": AMOUNT,
        }
    )
    return Named("damage", lambda: OneOf((ListOf(row), Keys({"include": ListOf(row), "exclude": ListOf(row)}))))


def _contents() -> Form:
    pattern = Pattern("none", "none")
    return OneOf((MappingOf(OneOf((NAMES, AMOUNT, pattern))), NAMES, AMOUNT))


SUBJECTS = frozenset((*_of_objects({}), *_of_permanents(), *_of_the_stack())) - {"card", "stack"}
"""The words whose keys name objects."""
