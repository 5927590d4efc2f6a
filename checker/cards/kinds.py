"""The form of each kind of field in the vocabulary: what may stand where a word wants things, a number, a cost."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from checker.base.forms import Choice, Flag, Form, Keys, ListOf, ManaText, Name, Number, OneOf, Text, one_or_more
from checker.base.forms.form import Schema
from checker.base.messages import Message, message
from checker.base.names import suggestion
from checker.base.nodes import Node, Scalar
from checker.base.problems import Problem, error
from checker.cards.worded import FormOf, Led, SideBySide
from checker.engine.abilities import selectors, values
from checker.engine.abilities.durations import DURATIONS
from checker.engine.abilities.keywords import PARAMETERS
from checker.engine.abilities.modifications import MODIFICATIONS
from checker.engine.abilities.selectors import CARD_TYPES, KINDS
from checker.engine.abilities.vocabulary import CONDITIONS, COSTS, EVENTS, FILTERS, THINGS, VALUES
from checker.engine.abilities.words import Field
from checker.engine.records.mana import COLOURS
from checker.engine.state.objects import ZONES
from checker.engine.state.turn import DAMAGE_STEPS, STEPS

Factory = Callable[[FormOf], Form]
SUPERTYPES = ("Basic", "Legendary", "Ongoing", "Snow", "World")
ALL_STEPS = tuple(dict.fromkeys((*STEPS, *DAMAGE_STEPS)))


@dataclass(frozen=True, slots=True)
class Said(Form):
    """One of the expressions that say something in plain words: "equipped creature", "that much"."""

    what: Message
    words: tuple[str, ...]

    def noun(self) -> Message:
        return self.what

    def likeness(self, node: Node) -> int:
        if not isinstance(node, Scalar) or node.is_empty:
            return 0
        return 3 if node.text in self.words else 2 if node.text[:1].isalpha() else 1

    def check(self, node: Node, found: list[Problem]) -> None:
        if isinstance(node, Scalar) and node.text not in self.words:
            hint = suggestion(node.text, self.words) or message("the words are: {words}", words=", ".join(self.words))
            found.append(error("form.word", node.place, message('unknown word "{word}"', word=node.text), hint))

    def schema(self, definitions: dict[str, Schema]) -> Schema:
        return {"enum": list(self.words)}


def _value(of: FormOf) -> Form:
    noun = message("a number or how to work it out")
    return OneOf((Number(), Said(noun, tuple(values.SIMPLE)), Led(noun, VALUES, of)))


def _things(of: FormOf) -> Form:
    noun = message("objects or players")
    led = Led(noun, THINGS, of)
    return OneOf((Name(), led, ListOf(OneOf((Name(), led)), minimum=1)))


def _selector(of: FormOf) -> Form:
    noun = message("a filter")
    said = Said(noun, tuple(selectors.SIMPLE))
    zones: Form = Choice(ZONES)
    one = OneOf((said, SideBySide(noun, FILTERS, of, {"kind": Choice(KINDS), "zone": zones})))
    return OneOf((one, ListOf(one, minimum=1)))


def _things_or_selector(of: FormOf) -> Form:
    """Things, or a filter of what players choose among."""
    noun = message("objects or a filter")
    filters = SideBySide(noun, FILTERS, of, {"kind": Choice(KINDS)})
    return OneOf((Name(), Led(noun, THINGS, of), filters, ListOf(Name(), minimum=1)))


def _cost(of: FormOf) -> Form:
    return OneOf((ManaText(), SideBySide(message("a cost"), COSTS, of, {"mana": ManaText()})))


def _quality(of: FormOf) -> Form:
    return OneOf((Name(), SideBySide(message("a filter"), FILTERS, of)))


def _pair(of: FormOf) -> Form:
    one = OneOf((Choice(("none",)), of(Field("value"))))
    return ListOf(one, minimum=2, maximum=2)


def _range(of: FormOf) -> Form:
    return OneOf((Number(), Keys({"min": Number(), "max": Number()})))


def _words(of: FormOf) -> Form:
    names = ("types", "subtypes", "supertypes", "colors")
    kinds = {"subtypes": "texts"}
    return Keys({name: of(Field(kinds.get(name, name))) for name in names})


def _or(form: Form, *words: str) -> Factory:
    return lambda of: OneOf((Choice(words), form))


def _is(form: Form) -> Factory:
    return lambda of: form


def _list(kind: str) -> Factory:
    return lambda of: ListOf(of(Field(kind)))


KIND_FORMS: dict[str, Factory] = {
    "number": _is(Number()),
    "tokens": _list("token"),
    "flag-or-event": lambda of: OneOf((Flag(), of(Field("event")))),
    "permission": _is(OneOf((Flag(), one_or_more(Choice(("free", "once")))))),
    "amount": _or(Number(), "x"),
    "number-or-x": _or(Number(minimum=0), "x"),
    "number-or-all": _or(Number(minimum=0), "all"),
    "number-or-any": _or(Number(minimum=0), "any"),
    "value": _value,
    "values": lambda of: ListOf(of(Field("value")), minimum=1),
    "value-or-all": lambda of: OneOf((Choice(("all",)), of(Field("value")))),
    "flag": _is(Flag()),
    "flag-or-all": _or(Flag(), "all"),
    "flag-or-selector": lambda of: OneOf((Flag(), of(Field("selector")))),
    "text": _is(Text()),
    "texts": _is(one_or_more(Name())),
    "name": _is(Name()),
    "mana": _is(ManaText()),
    "toll": lambda of: OneOf((ManaText(), Keys({"mana": ManaText(), "attacking": of(Field("selector"))}, ("mana",)))),
    "pool": _is(ManaText()),
    "things": _things,
    "selector": _selector,
    "things-or-selector": _things_or_selector,
    "target": lambda of: of(Field("selector")),
    "quality": _quality,
    "condition": lambda of: Led(message("a condition"), CONDITIONS, of),
    "conditions": _list("condition"),
    "event": lambda of: Led(message("an event"), EVENTS, of),
    "cost": _cost,
    "duration": _is(Choice(tuple(DURATIONS))),
    "counter": _is(Name()),
    "keyword-names": _is(ListOf(Choice(tuple(PARAMETERS)), minimum=1)),
    "pt": _pair,
    "plus": lambda of: ListOf(of(Field("value")), minimum=2, maximum=2),
    "range": _range,
    "words": _words,
    "exceptions": lambda of: SideBySide(message("exceptions"), MODIFICATIONS, of),
    "zone": _is(Choice(ZONES)),
    "zone-or-anywhere": _is(Choice((*ZONES, "anywhere"))),
    "step": _is(Choice(ALL_STEPS)),
    "steps": _is(ListOf(Choice(ALL_STEPS), minimum=1)),
    "types": _is(ListOf(Choice(CARD_TYPES))),
    "supertypes": _is(ListOf(Choice(SUPERTYPES))),
    "colors": _is(ListOf(Choice(tuple(COLOURS.values())))),
}
"""For each kind the form, given the way to the forms of other kinds."""
