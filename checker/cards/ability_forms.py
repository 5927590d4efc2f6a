"""The forms of whole abilities: spell, static, triggered, activated, replacement, keywords (113.3)."""

from __future__ import annotations

from dataclasses import dataclass

from checker.base.forms import (
    Choice,
    Date,
    Flag,
    Form,
    Keys,
    ListOf,
    ManaText,
    MappingOf,
    Name,
    Number,
    OneOf,
    Pattern,
    Text,
)
from checker.base.forms.form import Schema, wrong_type
from checker.base.messages import Message, message
from checker.base.nodes import Mapping, Node
from checker.base.problems import Problem
from checker.cards.kinds import Factory, Said
from checker.cards.worded import FormOf, Led, SideBySide, leading_word, unknown_word
from checker.engine.abilities.keywords import PARAMETERS
from checker.engine.abilities.vocabulary import CONTINUOUS, EFFECTS, REPLACEMENTS
from checker.engine.abilities.words import Field
from checker.engine.state.objects import ZONES

LAYOUTS = ("normal", "transforming", "modal", "adventure", "split", "flip", "prepare", "omen", "class", "saga", "token")
STAT = OneOf((Number(), Pattern(r"\*|[0-9]+[+-]\*|none", "*")))
AMOUNT = Number(minimum=0)


@dataclass(frozen=True, slots=True, eq=False)
class Instruction(Form):
    """What an effect says: one word that leads, or what changes for a while, words side by side.

    As a step of play (``by_somebody``) it may name the player who does it.
    """

    of: FormOf
    by_somebody: bool = False

    def noun(self) -> Message:
        return message("an instruction")

    def likeness(self, node: Node) -> int:
        return 2 if isinstance(node, Mapping) else 0

    def check(self, node: Node, found: list[Problem]) -> None:
        if not isinstance(node, Mapping):
            found.append(wrong_type(self, node))
        elif leading_word(node, EFFECTS):
            self._led().check(node, found)
        elif leading_word(node, CONTINUOUS):
            self._lasting().check(node, found)
        else:
            found.append(unknown_word(node, (*EFFECTS, *CONTINUOUS)))

    def schema(self, definitions: dict[str, Schema]) -> Schema:
        led = self._led().schema(definitions)["anyOf"]
        return {"anyOf": [*led, self._lasting().schema(definitions)]}

    def _led(self) -> Led:
        return Led(self.noun(), EFFECTS, self.of, {"by": Name()} if self.by_somebody else {})

    def _lasting(self) -> SideBySide:
        beside = {"object": self.of(Field("things")), "until": self.of(Field("duration"))}
        return SideBySide(self.noun(), CONTINUOUS, self.of, {**beside, **({"by": Name()} if self.by_somebody else {})})


def _spell(of: FormOf) -> Form:
    effects = of(Field("effects"))
    choose = OneOf((Number(minimum=1), ListOf(Number(minimum=0), minimum=2, maximum=2)))
    if_paid = MappingOf(effects)
    modal = Keys({"modes": ListOf(effects, minimum=1), "choose": choose, "do": effects, "if-paid": if_paid})
    return OneOf((effects, modal))


def _level(of: FormOf) -> Form:
    lists = {name: ListOf(of(Field(name))) for name in ("static", "triggered", "activated", "replacement")}
    own = {"level": Number(minimum=2), "cost": of(Field("cost")), "keywords": ListOf(of(Field("keyword")))}
    return Keys({**own, **lists}, required=("level", "cost"))


def _alternative_cost(of: FormOf) -> Form:
    return Keys({"cost": of(Field("cost")), "name": Name()}, required=("cost", "name"))


def _common(of: FormOf) -> dict[str, Form]:
    """What any ability may hold; an ability word (207.2c) is written down and read by no rule."""
    return {"if": of(Field("condition")), "name": Name(), "ability-word": Name()}


def _triggered(of: FormOf) -> Form:
    own = {"when": of(Field("event")), "do": of(Field("effects")), "zone": Choice(ZONES), "once-each-turn": Flag()}
    return Keys({**own, **_common(of)}, required=("when", "do"))


def _activated(of: FormOf) -> Form:
    own = {
        "cost": of(Field("cost")),
        "do": of(Field("effects")),
        "timing": Choice(("instant", "sorcery")),
        "zone": Choice(ZONES),
        "once-each-turn": Flag(),
    }
    return Keys({**own, **_common(of)}, required=("cost", "do"))


def _static(of: FormOf) -> Form:
    beside = {"object": of(Field("selector")), **_common(of)}
    return SideBySide(message("a static ability"), CONTINUOUS, of, beside)


def _replacement(of: FormOf) -> Form:
    return Led(message("a replacement effect"), REPLACEMENTS, of, _common(of))


def _keyword(of: FormOf) -> Form:
    noun = message("a keyword")
    bare = tuple(name for name, kind in PARAMETERS.items() if not kind)
    with_parameter = {name: of(Field(kind)) for name, kind in PARAMETERS.items() if kind}
    return OneOf((Said(noun, bare), Keys(with_parameter, one_of=tuple(with_parameter))))


def _abilities(of: FormOf) -> Form:
    written = {name: of(Field(name)) for name in ("static", "triggered", "activated", "replacement", "spell")}
    keywords = {name: of(Field(kind)) for name, kind in PARAMETERS.items() if kind}
    bare = tuple(name for name, kind in PARAMETERS.items() if not kind)
    every = {**written, **keywords}
    return ListOf(OneOf((Said(message("an ability"), bare), Keys(every, one_of=tuple(every)))))


def characteristics(of: FormOf) -> dict[str, Form]:
    """The keys for what is printed on an object (109.3), its name left out."""
    return {
        "mana-cost": ManaText(),
        "colors": of(Field("colors")),
        "types": of(Field("types")),
        "supertypes": of(Field("supertypes")),
        "subtypes": ListOf(Name()),
        "power": STAT,
        "toughness": STAT,
        "defense": AMOUNT,
        "loyalty": AMOUNT,
        "layout": Choice(LAYOUTS),
        "keywords": ListOf(of(Field("keyword"))),
        "abilities": of(Field("abilities")),
        "spell": of(Field("spell")),
        "additional-cost": of(Field("cost")),
        "alternative-cost": _alternative_cost(of),
        "levels": ListOf(_level(of)),
        "static": ListOf(of(Field("static"))),
        "triggered": ListOf(of(Field("triggered"))),
        "activated": ListOf(of(Field("activated"))),
        "replacement": ListOf(of(Field("replacement"))),
        "back": of(Field("face")),
    }


def _name(of: FormOf) -> Form:
    return OneOf((Name(), MappingOf(Name(), minimum=1)))


def _face(of: FormOf) -> Form:
    return Keys({"name": _name(of), **characteristics(of)})


def _card(of: FormOf) -> Form:
    about = {"name": _name(of), "source": Text(), "date": Date(), "invented": Flag(), "why": Text()}
    return Keys({**about, **characteristics(of)}, required=("name",))


def _token(of: FormOf) -> Form:
    """A predefined token by its name, or one with its characteristics."""
    return OneOf((Name(), Keys({"token": Name(), **characteristics(of)}, required=("token",))))


ABILITY_FORMS: dict[str, Factory] = {
    "effect": Instruction,
    "effects": lambda of: ListOf(of(Field("effect")), minimum=1),
    "spell": _spell,
    "static": _static,
    "triggered": _triggered,
    "activated": _activated,
    "replacement": _replacement,
    "keyword": _keyword,
    "abilities": _abilities,
    "face": _face,
    "card": _card,
    "token": _token,
}
