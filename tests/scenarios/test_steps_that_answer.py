"""The steps that answer a question, and what is said when nobody does."""

from __future__ import annotations

import pytest

from tests.scenarios.small import failing, played, problems
from tests.scenarios.test_steps import DUEL


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
