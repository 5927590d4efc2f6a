"""The steps of play that do something."""

from __future__ import annotations

import pytest

from tests.scenarios.small import failing, problems

DUEL = """
given:
  turn: A, beginning of combat
  battlefield:
    A: [{creature: Beast, power: 5, toughness: 5, keywords: [trample], as: beast}, {card: Grizzly Bears, as: bears}]
    B: [{creature: Wall, power: 0, toughness: 3, as: wall}, {creature: Guard, power: 1, toughness: 2, as: guard}]
"""
SPELLS = """
given:
  hand:
    A: [Lightning Bolt, Test Fork, Test Blaze, Test Charm, Test Pact, Test Maker, Forest]
    B: [{card: Lightning Bolt, as: answer}]
  mana: {A: {unlimited: true}, B: "{R}"}
  battlefield:
    A: [{card: Grizzly Bears, as: bears}, {card: Test Pinger, as: pinger}]
    B: [{card: Grizzly Bears, as: other}]
"""


def test_after_a_step_the_game_stands_at_the_next_priority() -> None:
    text = DUEL + """
play:
  - attack: {beast: B}
  - expect: {step: declare attackers, priority: A, tapped: {beast: true}, attacking: {beast: B, bears: none}}
  - block: {wall: beast, guard: beast}
  - expect: {step: declare blockers, priority: A, blocked: {beast: true}}
  - assign: {beast: {wall: 3, guard: 2}}
  - expect: {step: combat damage, priority: A, zone: {wall: graveyard, guard: graveyard}}
"""
    assert failing(text) == []


def test_nobody_attacks_and_nobody_blocks_unless_told() -> None:
    assert failing(DUEL + "play: [{to: end of combat}]\nexpect: {damage: [], tapped: {beast: false}}") == []
    assert failing(DUEL + "play: [{attack: {bears: B}}, {to: end of combat}]\nexpect: {life: {B: 18}}") == []
    assert failing(DUEL + "play: [{attack: {}}, {to: end of combat}]\nexpect: {life: {B: 20}}") == []


def test_a_requirement_to_attack_has_to_be_obeyed_in_so_many_words() -> None:
    text = 'given: {turn: "A, beginning of combat", battlefield: {A: [Test Brand]}}\nplay: [{to: end of combat}]'
    assert problems(text) == [
        "small.yaml:2:9: error: A must attack: 508.1d does not allow that nobody does (say who attacks, with attack:) "
        "[scenario.must-attack]"
    ]


def test_to_stops_at_the_declaration_that_the_next_step_answers() -> None:
    text = DUEL + """
play: [{to: declare attackers}, {attack: {bears: B}}, {to: declare blockers}, {block: {wall: bears}}]
"""
    assert failing(text + "expect: {blocked: {bears: true}, step: declare blockers}") == []


def test_to_goes_on_to_priority_otherwise() -> None:
    text = DUEL + "play: [{to: declare attackers}, {expect: {priority: A, attacking: {bears: none}}}, {pass: all}]\n"
    assert failing(text + "expect: {step: end of combat}") == []


def test_to_goes_to_the_next_step_of_that_name() -> None:
    assert failing(DUEL + "play: [{to: beginning of combat}]\nexpect: {priority: B}") == []
    assert failing(DUEL + 'play: [{to: "A, beginning of combat"}]\nexpect: {priority: A, drawn: {A: 1, B: 1}}') == []


def test_to_stops_before_the_assignment_of_damage() -> None:
    text = DUEL + """
play:
  - attack: {beast: B}
  - to: {step: combat damage, before: assignment}
  - expect: {step: combat damage, life: {B: 20}, unblocked: {beast: true}}
  - to: {step: end of combat, at: priority}
expect: {life: {B: 15}}
"""
    assert failing(text) == []


def test_a_step_that_never_comes_is_named() -> None:
    assert problems(DUEL + "play: [{to: second combat damage}]") == [
        "small.yaml:7:13: error: there is no such step: second combat damage [scenario.no-such-step]"
    ]


def test_the_first_combat_damage_step_may_be_the_only_one() -> None:
    text = DUEL + "play: [{attack: {bears: B}}, {to: first combat damage}]\n"
    assert failing(text + "expect: {step: combat damage, life: {B: 18}}") == []


def test_one_player_passes_or_all_do() -> None:
    text = SPELLS + """
play:
  - cast: {card: Test Charm, by: A, modes: [1]}
  - pass: A
  - expect: {priority: B, stack: [Test Charm]}
  - pass: B
  - expect: {priority: A, stack: [], life: {A: 22}}
  - pass: all
expect: {step: beginning of combat}
"""
    assert failing(text) == []


def test_those_before_a_player_pass() -> None:
    text = SPELLS + """
play:
  - cast: {card: Test Charm, by: A, modes: [1]}
  - cast: {card: answer, by: B, targets: [bears]}
expect: {stack: [answer, Test Charm], priority: B}
"""
    assert failing(text) == []


def test_what_would_resolve_first_is_a_problem() -> None:
    text = SPELLS + """
play:
  - cast: {card: Test Charm, by: A, modes: [1]}
  - pass: B
  - pass: A
"""
    assert failing(text + "expect: {life: {A: 22}, step: precombat main, priority: B}") == []
    spell = "play: [{cast: {card: Test Charm, by: A, modes: [1]}}, {attack: {bears: B}}]"
    assert problems(SPELLS + spell) == [
        "small.yaml:10:64: error: Test Charm is on the stack and would resolve first (write resolve: 1 or resolve: all "
        "before this) [scenario.stack-first]"
    ]


def test_so_many_resolve() -> None:
    text = SPELLS + """
play:
  - cast: {card: Test Charm, by: A, modes: [2], targets: [B], as: charm}
  - cast: {card: Lightning Bolt, by: A, targets: [B]}
  - resolve: 1
  - expect: {life: {B: 17}, stack: [charm], resolved: {charm: false}}
  - resolve: all
  - expect: {life: {B: 16}, resolved: {charm: true}, since: last, damage: [{by: charm, to: B, amount: 1}]}
"""
    assert failing(text) == []


def test_an_empty_stack_cannot_resolve() -> None:
    assert problems("play: [{resolve: 1}]") == [
        "small.yaml:1:18: error: nothing is on the stack that could resolve [scenario.empty-stack]"
    ]
    assert problems("play: [{resolve: all}]") == []


def test_the_answers_of_casting_stand_beside_it() -> None:
    text = SPELLS + """
play:
  - cast: {card: Test Fork, by: A, targets: [bears, other], divide: {other: 1, bears: 3}, as: fork}
  - expect: {targets: {fork: {bears: 3, other: 1}}}
  - resolve: 1
  - cast: {card: Test Blaze, by: A, x: 2, targets: [B], as: blaze}
  - resolve: 1
  - cast: {card: Test Pact, by: A, sacrifice: [pinger]}
expect: {stack: [Test Pact], life: {B: 18}, left-by: {pinger: sacrificed}, zone: {bears: graveyard}}
"""
    assert failing(text) == []


def test_an_answer_that_nobody_wants_is_a_problem() -> None:
    assert problems(SPELLS + "play: [{cast: {card: Lightning Bolt, by: A, targets: [bears], x: 2}}]") == [
        "small.yaml:10:66: error: nobody asks for x here, or not for so many [scenario.not-asked]"
    ]


@pytest.mark.parametrize("targets", ["[bears, other]", "[]"])
def test_more_or_fewer_targets_than_the_text_asks_for_are_refused(targets: str) -> None:
    cast = f"{{card: Lightning Bolt, by: A, targets: {targets}}}"
    (problem,) = problems(SPELLS + f"play: [{{cast: {cast}}}]")
    assert problem.startswith("small.yaml:10:9: error: cast: 601.2c refuses this: ")
    assert failing(SPELLS + f'play: [{{refused: {{cast: {cast}, by: "601.2c"}}}}]\nexpect: {{stack: []}}') == []


def test_what_is_not_said_beside_casting_can_be_chosen_afterwards() -> None:
    text = SPELLS + """
play:
  - cast: {card: Lightning Bolt, by: A}
  - choose: {targets: [other]}
  - resolve: 1
expect: {zone: {other: graveyard}}
"""
    assert failing(text) == []


def test_an_ability_is_activated_and_named() -> None:
    text = SPELLS + """
play:
  - activate: {of: pinger, targets: [B], as: ping}
  - expect: {stack: [ping], targets: {ping: [B]}, tapped: {pinger: true}}
  - refused: {activate: {of: pinger, targets: [B]}}
  - resolve: 1
expect: {life: {B: 19}, resolved: {ping: true}}
"""
    assert failing(text) == []


def test_a_land_is_played_once_a_turn() -> None:
    text = """
given: {hand: {A: [Forest, {card: Mountain, as: second}]}}
play: [{play-land: Forest}, {refused: {play-land: second}}]
expect: {contents: {battlefield: {A: [Forest]}, hand: {A: [second]}}, stack: []}
"""
    assert failing(text) == []


def test_who_concedes_has_lost() -> None:
    assert failing("play: [{concede: A}]\nexpect: {result: {A: loses, B: wins}}") == []


def test_an_effect_happens_at_once_and_state_based_actions_follow() -> None:
    text = SPELLS + """
play:
  - effect: {damage: 2, to: bears, by: B}
  - effect: {gets: [0, -1], object: pinger, until: end of turn, by: B}
expect: {zone: {bears: graveyard, pinger: graveyard}, together: [bears], priority: A}
"""
    assert failing(text) == []


def test_tokens_get_the_handles_that_wait_for_them() -> None:
    text = SPELLS + """
play:
  - cast: {card: Test Maker, by: A, makes: [c1, c2]}
  - resolve: 1
  - effect: {destroy: c1, by: B}
expect: {exists: {c1: false, c2: true}, controls: {A: {Test Cub: 1}}}
"""
    assert failing(text) == []
    assert failing(text.replace(", makes: [c1, c2]", "").replace("resolve: 1", "{resolve: 1, makes: [c1, c2]}")) == []
