"""The steps that look at the game: refused, legal, asked, not-asked, expect, claimed."""

from __future__ import annotations

import pytest

from tests.scenarios.small import failing, observed, problems

DUEL = """
given:
  turn: A, beginning of combat
  battlefield:
    A: [{creature: Beast, power: 4, toughness: 4, keywords: [trample], as: beast}, {card: Grizzly Bears, as: bears}]
    B: [{creature: Wall, power: 0, toughness: 3, as: wall}, {creature: Guard, power: 1, toughness: 2, as: guard}]
"""


def seen(text: str) -> list[tuple[str, str, str, bool]]:
    """Key, expected, actual and whether it holds, of everything that was observed."""
    return [(one.key, one.expected, one.actual, one.holds) for one in observed(text).values()]


def test_a_refusal_names_its_rule_and_leaves_the_game_as_it_is() -> None:
    text = DUEL.replace("as: bears", "as: bears, tapped: true") + """
play:
  - refused: {attack: {bears: B}}
  - refused: {attack: {bears: B}, by: "508.1a", claim: S1-1}
  - refused: {attack: {bears: B}, by: "702.3b"}
  - refused: {attack: {beast: B}, by: "508.1a"}
  - expect: {step: beginning of combat, priority: A, attacking: {beast: none}}
"""
    assert seen(text)[:4] == [
        ("play.0.refused", "refused", "refused", True),
        ("play.1.refused", "refused by 508.1a", "refused by 508.1a", True),
        ("play.2.refused", "refused by 702.3b", "refused by 508.1a", False),
        ("play.3.refused", "refused by 508.1a", "accepted", False),
    ]
    assert all(row[3] for row in seen(text)[4:])
    assert observed(text)["play.1.refused"].claim == "S1-1"


def test_a_twin_of_the_rule_will_do() -> None:
    text = """
given: {turn: "A, beginning of combat", battlefield: {A: [{creature: New, power: 1, toughness: 1, sick: true}]}}
play: [{refused: {attack: {New: B}, by: "302.6"}}]
"""
    assert failing(text) == []


def test_a_question_that_nobody_is_asked_refuses_every_answer() -> None:
    text = DUEL + "play: [{refused: {choose: {may: true}}}, {refused: {assign: {bears: {B: 2}}, by: '510.1c'}}]"
    assert seen(text) == [
        ("play.0.refused", "refused", "refused", True),
        ("play.1.refused", "refused by 510.1c", "refused", False),
    ]


def test_forgetting_the_rule_that_refuses_is_seen() -> None:
    text = DUEL.replace("as: bears", "as: bears, tapped: true")
    text += "play: [{refused: {attack: {bears: B}, by: '508.1a'}}]"
    assert failing(text) == []
    assert failing(text, without="508.1a") == ["play.0.refused: refused by 508.1a / accepted"]


@pytest.mark.parametrize(
    ("decision", "answers"),
    [
        ("attack-of: bears", "[B]"),
        ("attack-of: wall", "[]"),
    ],
)
def test_what_a_creature_may_attack(decision: str, answers: str) -> None:
    assert failing(DUEL + f"play: [{{legal: {{{decision}, are: {answers}}}}}, {{expect: {{priority: A}}}}]") == []


def test_what_a_creature_may_block() -> None:
    text = DUEL + """
play:
  - attack: {beast: B, bears: B}
  - legal: {block-of: wall, are: [beast, bears]}
  - legal: {block-of: bears, are: []}
  - legal: {block-of: guard, include: [bears], exclude: [guard]}
  - to: end of combat
expect: {life: {B: 14}}
"""
    assert failing(text) == []


def test_how_damage_may_be_assigned() -> None:
    text = DUEL + """
play:
  - attack: {beast: B}
  - block: {wall: beast}
  - legal: {assignment-of: beast, are: [{wall: 4}, {wall: 3, B: 1}]}
  - legal: {assignment-of: beast, include: [{B: 1, wall: 3}], exclude: [{B: 4}]}
  - expect: {step: declare blockers}
"""
    assert failing(text) == []


def test_a_set_that_is_not_the_legal_one_is_shown_beside_it() -> None:
    text = DUEL + "play: [{attack: {beast: B}}, {legal: {block-of: wall, are: [bears]}}]"
    assert failing(text) == ["play.1.legal.are: [bears] / [beast]"]


def test_targets_modes_and_ways_to_cast_are_sets_too() -> None:
    text = """
given:
  hand: {A: [Lightning Bolt, Test Charm]}
  mana: {A: "{R}"}
  battlefield:
    A: [{card: Grizzly Bears, as: bears}, {card: Test Pinger, as: pinger}, Forest]
    B: [{card: Mountain, as: m}]
play:
  - legal: {targets-of: Lightning Bolt, are: [A, B, bears, pinger]}
  - legal: {targets-of: pinger, are: [A, B, bears, pinger]}
  - legal: {modes-of: Test Charm, are: [1, 2]}
  - legal: {cast-of: Lightning Bolt, are: [normal]}
  - legal: {cast-of: Lightning Bolt, by: A, cost: free, are: []}
  - legal: {activate-of: pinger, are: ["1"]}
  - expect: {stack: [], mana: {A: "{R}"}, tapped: {pinger: false}}
"""
    assert failing(text) == []


def test_the_steps_in_which_something_is_possible() -> None:
    text = """
given: {turn: "A, upkeep", hand: {A: [Grizzly Bears, Lightning Bolt]}, mana: {A: {unlimited: true}}, library: {}}
play:
  - legal: {cast-of: Grizzly Bears, during: every step of A's turn, only: ["A, precombat main", "A, postcombat main"]}
  - expect: {step: upkeep}
"""
    assert failing(text) == []


def test_the_other_player_is_asked_at_each_of_their_priorities_too() -> None:
    text = """
given:
  turn: A, upkeep
  hand: {B: [Grizzly Bears, Lightning Bolt]}
  mana: {B: {unlimited: true}}
  battlefield: {A: [Test Brand]}
play:
  - legal:
      cast-of: Grizzly Bears
      during: every step of A's and B's turn
      attacking: {Test Brand: B}
      only: ["B, precombat main", "B, postcombat main"]
  - legal:
      cast-of: Lightning Bolt
      during: every step of A's turn
      attacking: {Test Brand: B}
      only: ["A, upkeep", "A, draw", "A, precombat main", "A, beginning of combat", "A, declare attackers",
             "A, declare blockers", "A, combat damage", "A, end of combat", "A, postcombat main", "A, end"]
"""
    assert failing(text) == []


def test_who_is_asked_and_what() -> None:
    text = """
given: {battlefield: {A: [{card: Test Chief, as: p}, {card: Test Chief, as: q}]}}
play:
  - asked: {keep: [p, q], by: A}
  - asked: {keep: [p], by: A}
  - asked: {keep: [p, q], by: B}
  - asked: {may: true}
  - not-asked: {may: true}
  - not-asked: {keep: p}
  - choose: {keep: p}
  - asked: {keep: [p, q]}
  - not-asked: {keep: p}
"""
    rows = {key: (actual, holds) for key, _, actual, holds in seen(text)}
    assert rows["play.0.asked"] == ("A keep", True)
    assert rows["play.0.asked.are"] == ("[p, q]", True)
    assert rows["play.1.asked.are"] == ("[p, q]", False)
    assert rows["play.2.asked"] == ("A keep", False)
    assert rows["play.3.asked"] == ("A keep", False)
    assert rows["play.4.not-asked"] == ("nobody", True)
    assert rows["play.5.not-asked"] == ("A keep", False)
    assert rows["play.7.asked"] == ("nobody", False)
    assert rows["play.8.not-asked"] == ("nobody", True)


def test_through_goes_on_to_the_end_of_the_step() -> None:
    text = DUEL + """
play:
  - attack: {bears: B}
  - block: {guard: bears}
  - not-asked: {assignment-of: bears, through: combat damage}
  - expect: {step: combat damage, zone: {guard: graveyard}}
"""
    assert failing(text) == []
    asked = text.replace("{bears: B}", "{beast: B}").replace("guard: bears", "guard: beast")
    asked = asked.replace("assignment-of: bears", "assignment-of: beast").replace("graveyard", "battlefield")
    assert failing(asked) == ["play.2.not-asked: nobody / A assignment"]


def test_an_open_question_that_was_only_looked_at_may_stay_open_at_the_end() -> None:
    text = "given: {battlefield: {A: [{card: Test Chief, as: p}, {card: Test Chief, as: q}]}}\n"
    assert problems(text + "play: [{asked: {keep: [p, q]}}]") == []
    assert problems(text + "play: [{not-asked: {may: true}}]") == []
    assert len(problems(text + "play: [{expect: {life: {A: 20}}}]")) == 1


def test_what_a_source_claims_must_not_come_out() -> None:
    text = DUEL + """
play:
  - claimed: [{claim: S1-2, life: {A: 19}}, {claim: S1-3, life: {A: 20, B: 3}}, {claim: S1-4, life: {A: 20}}]
  - claimed: [{claim: S1-5, allowed: {attack: {wall: A}}}, {claim: S1-6, refused: {attack: {wall: A}}}]
claimed: [{claim: S1-7, tapped: {beast: true}}]
"""
    found = {one.claim: (one.kind, one.word, one.expected, one.actual, one.holds) for one in observed(text).values()}
    assert found == {
        "S1-2": ("claimed", "life", "19", "20", True),
        "S1-3": ("claimed", "life", "3", "20", True),
        "S1-4": ("claimed", "life", "20", "20", False),
        "S1-5": ("claimed", "allowed", "allowed", "refused", True),
        "S1-6": ("claimed", "refused", "refused", "refused", False),
        "S1-7": ("claimed", "tapped", "true", "false", True),
    }


def test_since_last_counts_from_the_previous_expect() -> None:
    text = DUEL + """
play:
  - attack: {bears: B}
  - to: combat damage
  - expect: {damage: [{by: bears, to: B, amount: 2}], steps: [declare attackers, declare blockers, combat damage]}
  - to: end of combat
  - expect: {since: last, damage: [], steps: [end of combat]}
  - expect: {damage: [{by: bears, to: B}]}
"""
    assert failing(text) == []


def test_what_held_before_the_first_step_is_marked() -> None:
    text = DUEL + "play: [{attack: {beast: B}}, {to: end of combat}]\n"
    text += "expect: {life: {A: 20, B: 16}, tapped: {bears: false, beast: true}}"
    assert {key: one.vacuous for key, one in observed(text).items()} == {
        "expect.0.life.A": True,
        "expect.0.life.B": False,
        "expect.0.tapped.bears": True,
        "expect.0.tapped.beast": False,
    }


def test_rows_carry_their_claim_and_their_edition() -> None:
    text = "expect: [{claim: S1-1, life: {A: 20}}, {edition: '2024-10-02', life: {A: 3}}]"
    found = observed(text)
    assert found["expect.0.life.A"].claim == "S1-1"
    assert (found["expect.1.life.A"].edition, found["expect.1.life.A"].holds) == ("2024-10-02", False)
