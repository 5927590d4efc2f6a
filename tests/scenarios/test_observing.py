"""Every word of `expect`: what it looks at, and what it says when something else came out."""

from __future__ import annotations

import pytest

from checker.scenarios.observe.expectations import WORDS
from tests.scenarios.small import failing, observed, problems

GAME = """
given:
  turn: A, beginning of combat
  life: {B: 18}
  poison: {B: 1}
  battlefield:
    A:
      - creature: Beast
        power: 4
        toughness: 4
        keywords: [trample]
        colors: [green]
        counters: {"+1/+1": 1}
        as: beast
      - {card: Test Crier, as: crier}
      - {card: Test Chief, as: chief}
      - {permanent: Blade, types: [Artifact], subtypes: [Equipment], attached-to: chief}
      - {permanent: Walker, types: [Planeswalker], loyalty: 4, as: walker}
    B:
      - {creature: Wall, power: 0, toughness: 3, as: wall}
      - {token: Cub, types: [Creature], power: 1, toughness: 1, as: cub}
      - Mountain
  hand: {B: [Lightning Bolt]}
play:
  - attack: {beast: B, crier: B}
  - order: [{ability-of: crier, ability: cry}, {ability-of: crier, ability: 2}]
  - resolve: all
  - block: {wall: beast}
  - assign: {beast: {wall: 3, B: 2}}
  - cast: {card: Lightning Bolt, by: B, targets: [chief], as: bolt}
"""

SEEN = [
    ("zone", "{bolt: stack}", "{wall: exile, bolt: hand}", "wall: exile / graveyard; bolt: hand / stack"),
    ("exists", "{cub: true, wall: true}", "{cub: false}", "cub: false / true"),
    ("name", "{beast: Beast}", "{beast: Wall}", "beast: Wall / Beast"),
    ("controller", "{bolt: B, wall: none}", "{beast: B}", "beast: B / A"),
    ("owner", "{wall: B}", "{wall: A}", "wall: A / B"),
    ("types", "{Blade: [Artifact]}", "{Blade: [Artifact, Creature]}", "Blade: [Artifact, Creature] / [Artifact]"),
    ("subtypes", "{Blade: [Equipment], cub: []}", "{Blade: []}", "Blade: [] / [Equipment]"),
    ("supertypes", "{chief: [Legendary]}", "{chief: []}", "chief: [] / [Legendary]"),
    ("colors", "{beast: [green], chief: []}", "{beast: [red]}", "beast: [red] / [green]"),
    ("keywords", "{beast: [trample], crier: []}", "{beast: [{ward: '{2}'}]}", "beast: [ward: {2}] / [trample]"),
    ("abilities", "{crier: 2, beast: [trample]}", "{crier: [cry]}", "crier: [cry] / [2, cry]"),
    ("mana-value", "{bolt: 1, beast: 0}", "{bolt: 2}", "bolt: 2 / 1"),
    ("copy-of", "{beast: none}", "{beast: Wall}", "beast: Wall / none"),
    ("left-by", "{wall: destroyed, beast: none}", "{wall: sacrificed}", "wall: sacrificed / destroyed"),
    ("card", "{Test Chief: {power: 2, mana-cost: none}}", "{Test Chief: {power: 3}}", "Test Chief.power: 3 / 2"),
    ("power", "{beast: 5, Blade: none}", "{beast: 4}", "beast: 4 / 5"),
    ("toughness", "{beast: 5}", "{beast: none}", "beast: none / 5"),
    ("base", "{beast: {power: 4, toughness: 4}}", "{beast: {power: 5}}", "beast.power: 5 / 4"),
    ("defense", "{beast: none}", "{beast: 2}", "beast: 2 / none"),
    ("loyalty", "{walker: 4}", "{walker: 3}", "walker: 3 / 4"),
    ("counters", '{B: {poison: 1}, chief: {}}', "{beast: {}, B: {energy: 0}}", "beast: {} / {+1/+1: 1}"),
    ("marked", "{beast: 0, wall: 0}", "{beast: 1}", "beast: 1 / 0"),
    ("tapped", "{beast: true, chief: false}", "{beast: false}", "beast: false / true"),
    ("face", "{beast: front}", "{beast: back}", "beast: back / front"),
    ("attacking", "{beast: B, chief: none}", "{beast: A}", "beast: A / B"),
    ("blocked", "{beast: true, crier: false}", "{crier: true}", "crier: true / false"),
    ("unblocked", "{beast: false, crier: true}", "{beast: true}", "beast: true / false"),
    ("in-combat", "{beast: true, chief: false}", "{chief: true}", "chief: true / false"),
    ("attached-to", "{Blade: chief, beast: none}", "{Blade: beast}", "Blade: beast / chief"),
    ("protector", "{beast: none}", "{beast: A}", "beast: A / none"),
    ("level", "{beast: 0}", "{beast: 1}", "beast: 1 / 0"),
    ("phased-out", "{beast: false}", "{beast: true}", "beast: true / false"),
    ("defending-player", "{beast: B, chief: none}", "{beast: A}", "beast: A / B"),
    ("life", "{A: 21, B: 15}", "{B: 18}", "B: 18 / 15"),
    ("result", "{}", "{B: loses}", "B: loses / none"),
    ("controls", "{A: {Equipment: 1, Beast: 1, Goblin: 0}}", "{B: {Cub: 2}}", "B.Cub: 2 / 1"),
    ("mana", '{A: 0, B: none}', '{B: "{R}"}', 'B: "{R}" / 0'),
    ("drawn", "{A: 1, B: 0}", "{B: 1}", "B: 1 / 0"),
    ("cast-this-turn", "{A: 0, B: 1}", "{A: 1}", "A: 1 / 0"),
    ("tokens", "{A: 0, B: [Cub]}", "{B: {Cub: 2}}", "B: {Cub: 2} / {Cub: 1}"),
    ("contents", "{graveyard: {B: [wall]}, hand: {B: 0}}", "{graveyard: {B: [cub]}}", "graveyard.B: [cub] / [wall]"),
    ("stack", "[bolt]", "[]", ": [] / [bolt]"),
    ("targets", "{bolt: [chief]}", "{bolt: [beast]}", "bolt: [beast] / [chief]"),
    ("modes", "{bolt: []}", "{bolt: [1]}", "bolt: [1] / []"),
    ("x", "{bolt: none}", "{bolt: 1}", "bolt: 1 / none"),
    ("resolved", "{bolt: false}", "{bolt: countered}", "bolt: countered / false"),
    ("triggered", "{crier: 2, beast: 0}", "{crier: {cry: 2}}", "crier.cry: 2 / 1"),
    ("damage", "{include: [{to: B, amount: 2}, {by: crier}]}", "[]",
     ": [] / [{by: beast, to: wall, amount: 3}, {by: beast, to: B, amount: 2}, {by: crier, to: B, amount: 1}]"),
    ("together", "[beast, crier]", "[wall, cub]", ": [wall, cub] / [[cub], [wall]]"),
    ("priority", "B", "A", ": A / B"),
    ("step", "combat damage", "end", ": end / combat damage"),
    ("steps", "[declare attackers, declare blockers, combat damage]", "[]", None),
    ("skipped", "{}", "{sacrifice: cub}", "sacrifice: cub / none"),
]  # fmt: skip


def test_every_word_is_tried_here() -> None:
    assert sorted(word for word, *_ in SEEN) == sorted(WORDS)


@pytest.mark.parametrize(("word", "right", "wrong", "said"), SEEN, ids=[row[0] for row in SEEN])
def test_a_word_says_what_is_there_and_what_is_not(word: str, right: str, wrong: str, said: str | None) -> None:
    held = [one for one in observed(f"{GAME}expect: {{{word}: {right}}}").values() if not one.holds]
    assert held == []
    failed = failing(f"{GAME}expect: {{{word}: {wrong}}}")
    assert failed
    said_now = "; ".join(line.removeprefix(f"expect.0.{word}").lstrip(".") for line in failed)
    assert said_now == (said or said_now)


def test_a_handle_follows_the_card_and_object_does_not() -> None:
    text = """
given: {battlefield: {A: [{card: Grizzly Bears, as: card, object: this}]}}
play: [{effect: {destroy: card, by: B}}]
expect: {zone: {card: graveyard, this: none}, exists: {card: true, this: false}, marked: {this: 0}}
"""
    assert failing(text) == []


def test_what_is_gone_is_looked_at_as_it_was() -> None:
    text = """
given: {battlefield: {A: [{token: Cub, types: [Creature], power: 1, toughness: 1, as: cub}]}}
play: [{effect: {gets: [2, 2], object: cub, until: end of turn}}, {effect: {destroy: cub}}]
expect: {exists: {cub: false}, zone: {cub: none}, name: {cub: Cub}, owner: {cub: A}}
"""
    assert failing(text) == []


def test_a_game_that_everybody_loses_is_a_draw() -> None:
    assert failing("given: {life: {A: 0, B: -1}}\nexpect: {result: draw}") == []
    assert failing("given: {life: {A: 0}}\nexpect: {result: draw}") == ["expect.0.result: draw / {A: loses, B: wins}"]


def test_keywords_are_compared_by_what_they_mean() -> None:
    text = """
given:
  battlefield:
    A: [{{creature: Knight, power: 2, toughness: 2, keywords: [{{protection: red}}, {{ward: "{{2}}"}}]}}]
expect: {{keywords: {{Knight: {keywords}}}}}
"""
    assert failing(text.format(keywords='[{ward: "{2}"}, {protection: red}]')) == []
    (found,) = failing(text.format(keywords='[{ward: "{1}"}, {protection: red}]'))
    assert found == "expect.0.keywords.Knight: [protection: red, ward: {1}] / [protection: red, ward: {2}]"


def test_damage_that_was_prevented_is_a_row_too() -> None:
    text = """
given: {battlefield: {A: [{card: Test Pinger, as: pinger}]}}
play: [{effect: {prevent-damage: 1, to: you, by: B}}, {activate: {of: pinger, targets: [B]}}, {resolve: 1}]
expect:
  - {life: {B: 20}, damage: []}
  - {damage: [{by: pinger, to: B, amount: 0, assigned: 1, prevented: 1, combat: false}]}
"""
    assert failing(text) == []


def test_nothing_is_expected_of_what_is_not_there() -> None:
    assert problems("expect: {power: {Dragon: 3}}") == [
        'small.yaml:1:18: error: nothing here is called "Dragon" (what is here: A, B) [scenario.unknown-name]'
    ]


def test_an_unknown_word_or_part_is_named() -> None:
    assert problems("expect: {lives: {A: 3}}") == [
        'small.yaml:1:10: error: nothing called "lives" can be expected (did you mean "life"?) [scenario.expect]'
    ]
    assert problems("expect: {damage: [{from: A}]}") == [
        'small.yaml:1:20: error: damage has no "from" [scenario.expect]'
    ]
    assert problems("expect: {card: {Forest: {powr: 3}}}") == [
        'small.yaml:1:26: error: "powr" cannot be looked at on a card (did you mean "power"?) [scenario.card-part]'
    ]
