"""The steps of play that do something."""

from __future__ import annotations

import pytest

from tests.scenarios.small import failing, played, problems

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


def test_a_may_is_answered_by_yes_or_no() -> None:
    text = """
given: {{turn: "B, end", battlefield: {{A: [Test Giver]}}}}
play: [{{to: "A, upkeep"}}, {{resolve: 1}}, {{choose: {{may: {yes}}}}}]
expect: {{life: {{A: {life}}}}}
"""
    assert failing(text.format(yes="true", life=21)) == []
    assert failing(text.format(yes="false", life=20)) == []


@pytest.mark.parametrize(("order", "stack"), [("[cry, draw]", "draw"), ("[draw, cry]", "cry")])
def test_triggers_go_on_the_stack_in_the_order_given(order: str, stack: str) -> None:
    names = {"cry": "{ability-of: Test Crier, ability: cry}", "draw": "{ability-of: Test Crier, ability: 2}"}
    asked = order
    for name, written in names.items():
        asked = asked.replace(name, written)
    text = f"""
given: {{turn: "A, beginning of combat", battlefield: {{A: [Test Crier]}}}}
play: [{{attack: {{Test Crier: B}}}}, {{order: {asked}}}]
expect: {{stack: [{names[stack]}, {names["cry" if stack == "draw" else "draw"]}]}}
"""
    assert failing(text) == []


def test_one_of_two_legends_is_kept() -> None:
    text = """
given: {battlefield: {A: [{card: Test Chief, as: one}, {card: Test Chief, as: two}]}}
play: [{choose: {keep: two}}]
expect: {zone: {one: graveyard, two: battlefield}}
"""
    assert failing(text) == []


def test_a_players_damage_may_be_assigned_creature_by_creature() -> None:
    text = """
given:
  turn: A, beginning of combat
  battlefield:
    A: [{creature: P, power: 2, toughness: 2, as: p}, {creature: Q, power: 2, toughness: 2, as: q}]
    B: [{creature: W, power: 0, toughness: 9, as: w1}, {creature: W, power: 0, toughness: 9, as: w2},
        {creature: W, power: 0, toughness: 9, as: w3}, {creature: W, power: 0, toughness: 9, as: w4}]
play:
  - attack: {p: B, q: B}
  - block: {w1: p, w2: p, w3: q, w4: q}
  - assign: {p: {w1: 2}}
  - assign: {q: {w3: 1, w4: 1}}
expect: {marked: {w1: 2, w2: 0, w3: 1, w4: 1}}
"""
    assert failing(text) == []


def test_nothing_happens_after_the_end_of_the_game() -> None:
    text = "given: {life: {A: 0}}\nplay: [{to: end of combat}, {resolve: all}, {pass: all}]\n"
    assert failing(text + "expect: {result: {A: loses}}") == []


def test_a_choice_that_nobody_makes_is_a_problem_that_lists_the_answers() -> None:
    attack = "play: [{attack: {beast: B}}, {block: {wall: beast}}, {to: end of combat}]"
    assert problems(DUEL + attack) == [
        "small.yaml:7:55: error: nobody answered: A is asked: assignment "
        "(answer with assign: one of {beast: {wall: 5}}, {beast: {wall: 4, B: 1}}, {beast: {wall: 3, B: 2}}) "
        "[scenario.unanswered]"
    ]
    assert problems("given: {battlefield: {A: [{card: Test Chief, as: p}, {card: Test Chief, as: q}]}}") == [
        "small.yaml:1:1: error: nobody answered: A is asked: keep (answer with choose: {keep: …}, one of p, q) "
        "[scenario.unanswered]"
    ]


def test_a_step_that_the_rules_refuse_says_which_rule_and_why() -> None:
    text = DUEL.replace("as: bears", "as: bears, tapped: true") + "play: [{attack: {bears: B}}]"
    (problem,) = problems(text)
    assert problem.startswith("small.yaml:7:9: error: attack: 508.1a refuses this: ")
    assert problem.endswith("(if that is what the example shows, write refused:) [scenario.refused]")


def test_a_name_that_means_several_things_or_nothing_is_a_problem() -> None:
    two = 'given: {turn: "A, beginning of combat", battlefield: {A: [Grizzly Bears, Grizzly Bears]}}\n'
    assert problems(two + "play: [{attack: {Grizzly Bears: B}}]") == [
        'small.yaml:2:18: error: there are 2 things called "Grizzly Bears" (give each a handle of its own with as:) '
        "[scenario.ambiguous-name]"
    ]
    assert problems(DUEL + "play: [{attack: {baers: B}}]") == [
        'small.yaml:7:18: error: nothing here is called "baers" (did you mean "bears"?) [scenario.unknown-name]'
    ]
    assert problems(DUEL + "play: [{attack: {bears: C}}]") == [
        'small.yaml:7:25: error: nothing here is called "C" (what is here: A, B, Beast, Grizzly Bears, Guard, Wall, '
        "bears, beast, guard, wall) [scenario.unknown-name]"
    ]


def test_cards_are_called_by_their_names_in_any_language() -> None:
    text = 'given: {turn: "A, beginning of combat", battlefield: {A: [Orsi Grizzly]}}\n'
    text += "play: [{attack: {Orsi Grizzly: B}}]\n"
    assert failing(text + "expect: {name: {Grizzly Bears: Grizzly Bears}, attacking: {Orsi Grizzly: B}}") == []


def test_a_problem_keeps_what_was_observed_before_it() -> None:
    outcome = played(DUEL + "play: [{expect: {life: {A: 20}}}, {resolve: 1}]\nexpect: {life: {A: 3}}")
    assert not outcome.completed
    assert [one.key for one in outcome.observations] == ["play.0.expect.0.life.A"]


def test_the_same_example_gives_the_same_log() -> None:
    text = DUEL + "play: [{attack: {beast: B}}, {block: {wall: beast}}, {assign: {beast: {wall: 3, B: 2}}}]"
    assert played(text).log == played(text).log
    assert len(played(text).log) > 5
