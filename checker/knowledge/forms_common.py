"""Forms that several kinds of file share."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

from checker.base.forms import (
    Anything,
    Choice,
    Form,
    ListOf,
    ManaText,
    MappingOf,
    Name,
    Number,
    OneOf,
    Pattern,
)
from checker.base.forms.form import wrong_type
from checker.base.messages import Message, message
from checker.base.names import suggestion
from checker.base.nodes import Scalar
from checker.base.problems import Problem, error
from checker.knowledge.words import COLORS, STEPS

if TYPE_CHECKING:
    from checker.base.forms.form import Schema
    from checker.base.nodes import Node

ID = Pattern("[a-z0-9]+(-[a-z0-9]+)*", "a-blocked-double-striker")
CLAIM = Pattern("[A-Z][A-Za-z]*[0-9]*-[0-9]+[a-z]?", "S004-07")
PARAMETER = Pattern("[a-z][a-z0-9_]*", "p")
NAME = Name()
NAMES = ListOf(NAME)
SOME_NAMES = OneOf((NAME, NAMES))
AMOUNT = Number(minimum=0)
SIGNED = Number()
MANA = OneOf((ManaText(), AMOUNT))
COLOR = Choice(COLORS)
FACE = Choice(("front", "back"))
STAT = OneOf((SIGNED, Pattern(r"\*|[0-9]+[+-]\*|none", "*")))
ABILITY = OneOf((NAME, Number(minimum=1, fixed=True)))
ABILITY_OF = ("ability-of", "ability")
KEYWORD = OneOf(
    (NAME, MappingOf(OneOf((NAME, SIGNED, ManaText(), NAMES, MappingOf(Anything(), minimum=1))), minimum=1))
)
COUNTERS = MappingOf(Number(minimum=0, why=message("there are never fewer counters than none (107.1b)")))


@dataclass(frozen=True, slots=True)
class Step(Form):
    """A step of a turn: "upkeep", or "A, upkeep" where a player may or must stand before it."""

    player: str = "never"

    def noun(self) -> Message:
        if self.player == "never":
            return message('a step such as "{example}"', example="declare blockers")
        return message('a step such as "{example}"', example="A, declare blockers")

    def likeness(self, node: Node) -> int:
        return 2 if isinstance(node, Scalar) else 0

    def check(self, node: Node, found: list[Problem]) -> None:
        if not isinstance(node, Scalar) or node.is_empty:
            found.append(wrong_type(self, node))
            return
        player, comma, step = node.text.rpartition(", ")
        if step not in STEPS:
            text = message('unknown step "{step}"', step=step)
            hint = suggestion(step, STEPS) or message("the steps are: {steps}", steps=", ".join(STEPS))
            found.append(error("form.step", node.place, text, hint))
        elif self.player == "never" and comma:
            found.append(error("form.step", node.place, message("a step without a player is wanted here")))
        elif self.player == "always" and not player:
            text = message('the player whose turn it is stands before the step: "A, {step}"', step=step)
            found.append(error("form.step", node.place, text))

    def schema(self, definitions: dict[str, Schema]) -> Schema:
        steps = "|".join(re.escape(step).replace(r"\ ", " ") for step in STEPS)
        before = {"never": "", "optional": "(.+, )?", "always": ".+, "}[self.player]
        return {"type": "string", "pattern": f"^{before}({steps})$"}
