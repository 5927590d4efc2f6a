"""Texts of the vocabulary put to work on small tables."""

from __future__ import annotations

from typing import Any

from checker.base.nodes import Mapping, Node
from checker.base.yaml import read_yaml
from checker.cards.reader import parse_effect, read_card
from checker.engine.abilities.resolution import Resolution
from checker.engine.records.abilities import Effect
from checker.engine.records.characteristics import Characteristics, Printed
from checker.engine.records.stack import OnStack
from checker.engine.records.targets import Thing
from checker.engine.state.objects import Obj
from checker.engine.state.table import Table

FOOD = Printed("Food", (Characteristics("Food", types=frozenset({"Artifact"}), subtypes=frozenset({"Food"})),))


def node(text: str) -> Node:
    found, problems = read_yaml(text, "text")
    assert found is not None, problems
    return found


def card(text: str) -> Printed:
    """A card as it stands in a file."""
    written = node(text)
    assert isinstance(written, Mapping)
    made, problems = read_card(written, lambda name: FOOD if name == "Food" else None)
    assert made is not None, [str(problem) for problem in problems]
    return made


def effect(text: str) -> Effect:
    """An instruction; whatever it names is left to the resolution."""
    made, problems = parse_effect(node(text), None, lambda name: FOOD if name == "Food" else None)
    assert made, [str(problem) for problem in problems]
    return made[0]


def complaints(text: str) -> list[str]:
    """What is wrong with an instruction, in English."""
    return [str(problem) for problem in parse_effect(node(text), ())[1]]


def do(table: Table, text: str, source: Obj, *targets: Any, x: int = 0, **named: Thing) -> Resolution:
    """Perform instructions as an ability of ``source``: ``targets`` are the groups of its target words."""
    made = tuple(effect(line) for line in text.strip().splitlines())
    groups = tuple(group if isinstance(group, tuple) else (group,) for group in targets)
    on_stack = OnStack("activated", made, source.id, groups, x=x, known=tuple(named.items()))
    resolution = Resolution(table, source.id, source.controller, on_stack)
    resolution.perform(made, groups)
    return resolution
