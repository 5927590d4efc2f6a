"""The form of `given:`: the state of the game in which an example begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.forms import (
    Choice,
    Flag,
    Form,
    Keys,
    ListOf,
    ManaText,
    MappingOf,
    Named,
    Number,
    OneOf,
    Text,
    described,
    one_or_more,
)
from checker.knowledge.forms_common import (
    ABILITY,
    AMOUNT,
    COUNTERS,
    FACE,
    NAME,
    NAMES,
    SIGNED,
    SOME_NAMES,
    Step,
)
from checker.knowledge.forms_play import casting
from checker.knowledge.words import OPTIONS

if TYPE_CHECKING:
    from checker.knowledge.vocabulary import Vocabulary

OBJECT_KINDS = ("card", "creature", "permanent", "token")


def given(words: Vocabulary) -> Form:
    """The state; what is not written is as at the beginning of a game with nothing on the table."""
    things = MappingOf(ListOf(game_object(words)))
    fields: dict[str, Form] = {
        "players": described("In seat order; A and B if not written.", ListOf(NAME, minimum=2, maximum=8)),
        "teams": ListOf(NAMES),
        "options": ListOf(Choice(OPTIONS)),
        "turn": described("Whose turn and which step: A, upkeep.", _turn()),
        "life": described("A number for each player, or one for all.", OneOf((SIGNED, MappingOf(SIGNED)))),
        "poison": described("A number for each player, or one for all.", OneOf((AMOUNT, MappingOf(AMOUNT)))),
        "counters": described("Of players.", MappingOf(COUNTERS)),
        "battlefield": things,
        "hand": things,
        "library": described("From the top; {unknown: 10} for cards nobody knows.", _library(words)),
        "graveyard": things,
        "exile": things,
        "outside": things,
        "command": things,
        "mana": described("In the pool; a number is colourless.", MappingOf(_pool())),
        "stack": described("In the order in which they were put there, the last on top.", _stack(words)),
        "effects": described("Effects that last.", ListOf(words.effect)),
        "this-turn": described("What happened before, this turn.", _this_turn(words)),
        "left": described("Players who have left the game.", NAMES),
        "unchecked": described("Why a state that no game can reach is wanted.", Text()),
    }
    return Named("given", lambda: Keys(fields))


def game_object(words: Vocabulary) -> Form:
    """An object by its card's name, or a mapping with what it is and how it lies there."""
    return Named("object", lambda: OneOf((NAME, Keys(_object_fields(words), one_of=OBJECT_KINDS))))


def _object_fields(words: Vocabulary) -> dict[str, Form]:
    kinds: dict[str, Form] = dict.fromkeys(OBJECT_KINDS, NAME)
    return kinds | dict(words.printed) | _situation()


def _situation() -> dict[str, Form]:
    return {
        "as": described("A handle; it follows the card from zone to zone.", NAME),
        "object": described("A handle for this object only, until it changes zones.", NAME),
        "count": described("How many of them.", AMOUNT),
        "owner": NAME,
        "tapped": Flag(),
        "sick": described("Under its controller's control only since this turn.", Flag()),
        "face": FACE,
        "copy-of": described("What it copies; `card` is what it is.", NAME),
        "counters": COUNTERS,
        "marked": described("Damage marked on it.", AMOUNT),
        "attached-to": NAME,
        "attacking": described("The player or permanent that it attacks.", NAME),
        "blocked-by": SOME_NAMES,
        "unblocked": Flag(),
        "protector": NAME,
        "level": AMOUNT,
        "linked": SOME_NAMES,
        "until": NAME,
    }


def _turn() -> Form:
    return OneOf(
        (
            Step("always"),
            Keys({"of": NAME, "step": Step(), "number": Number(minimum=1)}, required=("of", "step")),
        )
    )


def _library(words: Vocabulary) -> Form:
    unknown = Keys({"unknown": AMOUNT}, required=("unknown",))
    return MappingOf(ListOf(OneOf((game_object(words), unknown))))


def _pool() -> Form:
    return OneOf((ManaText(), AMOUNT, Keys({"unlimited": Flag()}, required=("unlimited",))))


def _stack(words: Vocabulary) -> Form:
    fields: dict[str, Form] = {"spell": game_object(words), "ability-of": NAME, "ability": ABILITY}
    return ListOf(Named("stack-entry", lambda: Keys(fields | casting(), one_of=("spell", "ability-of"))))


def _this_turn(words: Vocabulary) -> Form:
    things = one_or_more(game_object(words))
    return Keys(
        {
            "cast": described("Spells by player: how many, or which.", MappingOf(OneOf((AMOUNT, things)))),
            "left": described("What left the battlefield, by its controller.", MappingOf(things)),
            "attacked": SOME_NAMES,
        }
    )
