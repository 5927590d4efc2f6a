"""Small examples, written as they are in a file, and the few cards that they need."""

from __future__ import annotations

from collections.abc import Mapping as Values
from functools import cache

from checker.base.nodes import Mapping, Sequence
from checker.base.yaml import read_yaml
from checker.cards.index import CardIndex
from checker.engine.game import IN_FORCE, standard_book
from checker.engine.rulebook.book import Rulebook
from checker.scenarios.example import Example
from checker.scenarios.outcome import Observation, Outcome
from checker.scenarios.playing import play
from checker.scenarios.world import World

CARDS = """
- name: {en: Grizzly Bears, it: Orsi Grizzly}
  mana-cost: "{1}{G}"
  types: [Creature]
  subtypes: [Bear]
  power: 2
  toughness: 2
- {name: Lightning Bolt, mana-cost: "{R}", types: [Instant], spell: [{damage: 3, to: {target: any}}]}
- name: Test Fork
  invented: true
  mana-cost: "{1}{R}"
  types: [Sorcery]
  spell: [{damage: 4, to: {target: any, up-to: 2}, divided: true}]
- {name: Test Blaze, invented: true, mana-cost: "{X}{R}", types: [Sorcery], spell: [{damage: x, to: {target: any}}]}
- name: Test Pact
  invented: true
  mana-cost: "{B}"
  types: [Sorcery]
  additional-cost: {sacrifice: {types: [Creature]}}
  spell: [{draw: 2, player: you}]
- name: Test Charm
  invented: true
  mana-cost: "{G}"
  types: [Instant]
  spell: {choose: 1, modes: [[{gain-life: 2, player: you}], [{damage: 1, to: {target: player}}]]}
- name: Test Pinger
  invented: true
  types: [Creature]
  power: 1
  toughness: 1
  activated: [{cost: {tap: true}, do: [{damage: 1, to: {target: any}}]}]
- name: Test Crier
  invented: true
  types: [Creature]
  power: 1
  toughness: 1
  triggered:
    - {when: {attacks: this}, do: [{gain-life: 1, player: you}], name: cry}
    - {when: {attacks: this}, do: [{draw: 1, player: you}]}
- name: Test Giver
  invented: true
  types: [Enchantment]
  triggered: [{when: {beginning-of: upkeep, of: you}, do: [{may: [{gain-life: 1, player: you}]}]}]
- name: Test Brand
  invented: true
  types: [Creature]
  power: 3
  toughness: 3
  static: [{object: this, must-attack: true}]
- name: Test Maker
  invented: true
  mana-cost: "{W}"
  types: [Sorcery]
  spell: [{create: {token: Test Cub, types: [Creature], power: 1, toughness: 1}, count: 2}]
- {name: Test Chief, invented: true, supertypes: [Legendary], types: [Creature], power: 2, toughness: 2}
- name: Test Reprise
  invented: true
  mana-cost: "{G}"
  types: [Sorcery]
  spell: [{gain-life: {spells-cast-this-turn: anybody}, player: you}]
- name: Test Memory
  invented: true
  mana-cost: "{G}"
  types: [Sorcery]
  spell: [{if: {left-this-turn: {types: [Creature]}}, do: [{gain-life: 5, player: you}]}]
- {name: Forest, supertypes: [Basic], types: [Land], subtypes: [Forest]}
- {name: Mountain, supertypes: [Basic], types: [Land], subtypes: [Mountain]}
"""


@cache
def world() -> World:
    node, problems = read_yaml(CARDS, "cards.yaml")
    assert isinstance(node, Sequence)
    assert not problems
    index = CardIndex.of([item for item in node if isinstance(item, Mapping)])
    assert index.read_all() == []
    return World(index, IN_FORCE)


@cache
def book() -> Rulebook:
    return standard_book()


def example(text: str) -> Example:
    """An example as it would stand in a file, without its id."""
    node, problems = read_yaml(text, "small.yaml")
    assert isinstance(node, Mapping), problems
    assert not problems
    return Example("small", node.place, **{entry.key.text: entry.value for entry in node})  # type: ignore[arg-type]


def played(text: str, bindings: Values[str, int] | None = None, without: str | None = None) -> Outcome:
    """What comes of an example."""
    rules = book() if without is None else book().without(without)
    return play(example(text), world(), rules, bindings or {})


def problems(text: str, bindings: Values[str, int] | None = None) -> list[str]:
    """The problems of an example as they are printed."""
    return [str(problem) for problem in played(text, bindings).problems]


def observed(text: str, bindings: Values[str, int] | None = None, without: str | None = None) -> dict[str, Observation]:
    """What was observed, by key; the example has to be playable."""
    outcome = played(text, bindings, without)
    assert outcome.problems == ()
    assert outcome.completed
    return {one.key: one for one in outcome.observations}


def failing(text: str, bindings: Values[str, int] | None = None, without: str | None = None) -> list[str]:
    """What came out otherwise, as `key: expected / actual`; nothing if everything holds."""
    seen = observed(text, bindings, without).values()
    assert seen, "nothing was observed"
    return [f"{one.key}: {one.expected} / {one.actual}" for one in seen if not one.holds]
