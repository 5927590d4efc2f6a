"""`given:`: the table in which an example begins."""

from __future__ import annotations

import pytest

from tests.scenarios.small import failing, observed, played, problems


def test_nothing_written_is_two_players_at_twenty_in_the_first_main_phase() -> None:
    text = "expect: {life: {A: 20, B: 20}, step: precombat main, priority: A, stack: [], contents: {hand: {A: 0}}}"
    assert failing(text) == []


def test_players_sit_in_the_order_written() -> None:
    text = """
    given: {players: [X, Y, Z], turn: "Y, upkeep"}
    play: [{pass: Y}, {pass: Z}]
    expect: {priority: X, step: upkeep}
    """
    assert failing(text) == []


def test_what_belongs_to_players_is_set() -> None:
    text = """
    given: {life: {A: 7}, poison: {B: 3}, counters: {A: {energy: 2}}, mana: {A: "{2}{W}", B: 3}}
    expect: {life: {A: 7}, counters: {B: {poison: 3}, A: {energy: 2}}, mana: {A: "{2}{W}", B: 3}}
    """
    assert failing(text) == []


def test_an_object_lies_as_it_is_written() -> None:
    text = """
    given:
      battlefield:
        A: [{card: Grizzly Bears, as: bears, tapped: true, marked: 1, counters: {"+1/+1": 2, stun: 0}, owner: B}]
    expect:
      tapped: {bears: true}
      marked: {bears: 1}
      counters: {bears: {"+1/+1": 2}}
      power: {bears: 4}
      owner: {bears: B}
      controller: {bears: A}
    """
    assert failing(text) == []


def test_an_object_given_by_its_characteristics_has_these_and_no_others() -> None:
    text = """
    given:
      battlefield:
        A:
          - {creature: Beast, power: 3, toughness: 4, colors: [green], keywords: [trample, {protection: red}]}
          - {permanent: Rock, types: [Artifact], mana-cost: "{2}"}
          - {token: Cub, types: [Creature], power: 1, toughness: 1}
    expect:
      types: {Beast: [Creature], Rock: [Artifact]}
      colors: {Beast: [green], Rock: []}
      keywords: {Beast: [{protection: red}, trample], Rock: []}
      mana-value: {Beast: 0, Rock: 2}
      power: {Beast: 3, Rock: none}
      tokens: {A: [Cub]}
    """
    assert failing(text) == []


def test_several_alike_are_counted() -> None:
    text = "{given: {battlefield: {A: [{card: Forest, count: 3}]}}, expect: {controls: {A: {Forest: 3}}}}"
    assert failing(text) == []


def test_a_library_is_listed_from_the_top_and_may_be_partly_unknown() -> None:
    text = """
    given: {turn: "A, upkeep", library: {A: [Forest, {unknown: 2}, Mountain]}}
    play: [{to: draw}]
    expect: {contents: {hand: {A: [Forest]}, library: {A: 3}}, drawn: {A: 1}}
    """
    assert failing(text) == []


def test_a_library_that_is_not_given_never_ends() -> None:
    text = """
    given: {turn: "A, upkeep"}
    play: [{to: draw}]
    expect: {contents: {hand: {A: 1}}, drawn: {A: 1}}
    """
    assert failing(text) == []


@pytest.mark.parametrize(
    ("step", "reached"),
    [
        ("upkeep", "upkeep"),
        ("draw", "draw"),
        ("beginning of combat", "beginning of combat"),
        ("end of combat", "end of combat"),
        ("end", "end"),
    ],
)
def test_a_step_that_is_given_has_begun(step: str, reached: str) -> None:
    text = f"""
    given: {{turn: "A, {step}", battlefield: {{A: [Test Giver]}}}}
    play: [{{check: true}}]
    expect: {{step: {reached}, stack: [], drawn: {{A: 0}}, priority: A, steps: []}}
    """
    assert failing(text) == []


def test_the_beginning_of_a_step_that_is_reached_triggers() -> None:
    text = """
    given: {turn: "B, end", battlefield: {A: [Test Giver]}}
    play: [{to: "A, upkeep"}]
    expect: {stack: [Test Giver], triggered: {Test Giver: 1}}
    """
    assert failing(text) == []


def test_a_declaration_is_still_to_come_unless_it_can_be_seen() -> None:
    before = """
    given: {turn: "A, declare attackers", battlefield: {A: [Grizzly Bears]}}
    play: [{attack: {Grizzly Bears: B}}]
    expect: {attacking: {Grizzly Bears: B}, tapped: {Grizzly Bears: true}}
    """
    after = """
    given: {turn: "A, declare attackers", battlefield: {A: [{card: Grizzly Bears, attacking: B}]}}
    play: [{refused: {attack: {Grizzly Bears: B}}}]
    expect: {attacking: {Grizzly Bears: B}, tapped: {Grizzly Bears: false}, priority: A}
    """
    assert failing(before) == []
    assert failing(after) == []


def test_attackers_and_blockers_can_be_given() -> None:
    text = """
    given:
      turn: A, declare blockers
      battlefield:
        A:
          - {card: Grizzly Bears, as: a, attacking: B, blocked-by: b}
          - {card: Grizzly Bears, as: c, attacking: B, unblocked: true}
        B: [{creature: Wall, power: 0, toughness: 5, as: b}]
    play: [{to: end of combat}]
    expect: {life: {B: 18}, marked: {b: 2}, blocked: {a: true, c: false}, unblocked: {c: true}, in-combat: {b: true}}
    """
    assert failing(text) == []


def test_combat_damage_that_is_given_is_still_to_be_dealt() -> None:
    text = """
    given: {turn: "A, combat damage", battlefield: {A: [{card: Grizzly Bears, attacking: B}]}}
    play: [{expect: {life: {B: 20}}}, {pass: all}]
    expect: {life: {B: 18}, step: end of combat}
    """
    assert failing(text) == []


def test_what_is_attached_is_attached() -> None:
    text = """
    given:
      battlefield:
        A:
          - {card: Grizzly Bears, as: bears}
          - {permanent: Blade, types: [Artifact], subtypes: [Equipment], attached-to: bears}
    expect: {attached-to: {Blade: bears}}
    """
    assert failing(text) == []


def test_spells_on_the_stack_have_their_targets_and_shares() -> None:
    text = """
    given:
      battlefield: {B: [{card: Grizzly Bears, as: p}, {card: Grizzly Bears, as: q}]}
      stack:
        - {spell: Test Fork, by: A, as: fork, targets: [p, q], divide: [3, 1]}
        - {spell: Test Blaze, by: B, as: blaze, targets: [A], x: 4}
    play: [{expect: {stack: [blaze, fork], targets: {fork: {p: 3, q: 1}, blaze: [A]}, x: {blaze: 4}}}, {resolve: all}]
    expect: {life: {A: 16}, zone: {p: graveyard, q: battlefield}, marked: {q: 1}}
    """
    assert failing(text) == []


def test_abilities_on_the_stack_are_named_by_source_and_name() -> None:
    text = """
    given:
      battlefield: {A: [{card: Test Crier, as: crier}]}
      stack: [{ability-of: crier, ability: cry, by: A, as: trig}]
    play: [{expect: {stack: [trig], zone: {trig: stack}}}, {resolve: 1}]
    expect: {life: {A: 21}, resolved: {trig: true}, zone: {crier: battlefield}}
    """
    assert failing(text) == []


def test_what_happened_earlier_in_the_turn_is_looked_back_at_and_not_counted() -> None:
    text = """
    given:
      hand: {A: [Test Reprise, Test Memory]}
      mana: {A: {unlimited: true}}
      this-turn: {cast: {B: 2, A: [Lightning Bolt]}, left: {A: [Grizzly Bears]}, attacked: Cub}
      battlefield: {B: [{token: Cub, types: [Creature], power: 1, toughness: 1}]}
    play:
      - cast: {card: Test Reprise, by: A}
      - resolve: 1
      - expect: {life: {A: 23}}
      - cast: {card: Test Memory, by: A}
      - resolve: 1
    expect: {life: {A: 28}, cast-this-turn: {A: 2, B: 0}}
    """
    assert failing(text) == []
    assert failing(text.replace(", left: {A: [Grizzly Bears]}", "")) == ["expect.0.life.A: 28 / 23"]
    assert all(entry.kind != "attack" for entry in played(text).log)
    assert played(text).frames[0].log == 0


def test_state_based_actions_of_the_given_state_are_done_as_play_begins() -> None:
    text = "{given: {battlefield: {A: [{card: Grizzly Bears, marked: 2}]}}, expect: {zone: {Grizzly Bears: graveyard}}}"
    (seen,) = observed(text).values()
    assert seen.holds
    assert not seen.vacuous


def test_a_handle_is_given_once() -> None:
    text = "given: {battlefield: {A: [{card: Forest, as: x}, {card: Mountain, as: x}]}}"
    assert problems(text) == [
        'small.yaml:1:71: error: something is called "x" already (give it another handle) [scenario.handle-twice]'
    ]


def test_a_handle_means_one_thing() -> None:
    text = "given: {battlefield: {A: [{card: Forest, as: x, count: 2}]}}"
    assert problems(text) == [
        "small.yaml:1:49: error: a handle means one thing, and here are 2 [scenario.count]"
    ]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        (
            "{battlefield: {A: [Grizly Bears]}}",
            '1:27: error: no card is called "Grizly Bears" (did you mean "Grizzly Bears"?) [scenario.unknown-card]',
        ),
        (
            "{battlefield: {C: [Forest]}}",
            '1:23: error: no player is called "C" (the players are: A, B) [scenario.unknown-player]',
        ),
        ('{turn: "A, upkep"}', '1:15: error: unknown step "upkep" (did you mean "upkeep"?) [scenario.unknown-step]'),
        ('{mana: {A: "{Y}"}}', '1:19: error: "{Y}" is not mana that a player can have [scenario.mana]'),
        (
            "{battlefield: {A: [{card: Forest, linked: x}]}}",
            '1:50: error: nothing here is called "x" (what is here: A, B, Forest) [scenario.unknown-name]',
        ),
    ],
)
def test_what_is_wrong_in_a_state_is_said_at_its_place(text: str, problem: str) -> None:
    assert problems(f"given: {text}") == [f"small.yaml:{problem}"]
