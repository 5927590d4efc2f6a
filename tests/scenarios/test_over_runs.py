"""What holds over many runs, or at every moment of one: always, never, throughout."""

from __future__ import annotations

from tests.scenarios.small import failing, observed, problems

DUEL = """
given:
  turn: A, beginning of combat
  battlefield:
    A: [{creature: Beast, power: 5, toughness: 5, keywords: [trample], as: beast}]
    B: [{creature: Wall, power: 0, toughness: 3, as: wall}, {creature: Guard, power: 1, toughness: 2, as: guard}]
"""
BLOCKED = DUEL + """
play:
  - attack: {beast: B}
  - block: {wall: beast}
  - to: end of combat
"""


def test_always_holds_whatever_is_decided() -> None:
    text = BLOCKED + "always: {over: [assignment-of], by: A, expect: {zone: {wall: graveyard}, life: {B: 18}}}"
    found = observed(text)
    assert (found["always.0.zone.wall"].holds, found["always.0.zone.wall"].kind) == (True, "always")
    assert (found["always.0.life.B"].holds, found["always.0.life.B"].actual) == (False, "20")


def test_what_always_holds_answers_the_claim_beside_it_or_in_what_is_expected() -> None:
    beside = BLOCKED + "always: {over: [assignment-of], claim: S004-01, expect: {zone: {wall: graveyard}}}"
    within = BLOCKED + "always: {over: [assignment-of], expect: {claim: S004-01, zone: {wall: graveyard}}}"
    assert [observed(text)["always.0.zone.wall"].claim for text in (beside, within)] == ["S004-01", "S004-01"]


def test_never_comes_out_whatever_is_decided() -> None:
    text = BLOCKED + """
never:
  - {over: [assignment-of], expect: {life: {B: 17}}}
  - {over: [assignment-of], expect: {life: {B: 18}}, claim: S1-1}
  - {over: [assignment-of], expect: {life: {B: 18}, zone: {wall: battlefield}}}
"""
    rows = [(one.expected, one.actual, one.holds, one.claim) for one in observed(text).values()]
    assert rows == [
        ("never 17", "never 17", True, None),
        ("never 18", "18", False, "S1-1"),
        ("never 18", "never 18", True, None),
    ]


def test_blocks_and_what_follows_from_them_are_played_in_all_ways() -> None:
    text = DUEL + """
play: [{attack: {beast: B}}, {to: end of combat}]
always: {over: [block-of, assignment-of], expect: {zone: {beast: battlefield}}}
never: {over: [block-of, assignment-of], expect: {zone: {wall: graveyard, guard: graveyard}, life: {B: 19}}}
"""
    assert failing(text) == []
    assert failing(text.replace("life: {B: 19}", "life: {B: 20}")) == [
        "never.0.zone.wall: never graveyard / graveyard",
    ]


def test_the_order_of_triggers_can_be_left_open() -> None:
    text = """
given: {turn: "A, beginning of combat", battlefield: {A: [Test Crier]}}
play: [{attack: {Test Crier: B}}, {resolve: all}]
always: {over: [order-of], expect: {life: {A: 21}, drawn: {A: 1}}}
"""
    assert failing(text) == []


def test_what_is_decided_in_play_is_not_decided_otherwise() -> None:
    text = BLOCKED.replace("- to:", "- assign: {beast: {wall: 3, B: 2}}\n  - to:")
    assert failing(text + "always: {over: [assignment-of], expect: {life: {B: 18}}}") == []


def test_too_many_ways_are_a_problem() -> None:
    text = """
given:
  turn: A, beginning of combat
  battlefield:
    A: [{creature: Titan, power: 200, toughness: 9, as: titan}]
    B: [{creature: P, power: 0, toughness: 1, as: p}, {creature: Q, power: 0, toughness: 1, as: q},
        {creature: R, power: 0, toughness: 1, as: r}]
play: [{attack: {titan: B}}, {block: {p: titan, q: titan, r: titan}}, {to: end of combat}]
always: {over: [assignment-of], expect: {life: {B: 20}}}
"""
    assert problems(text) == [
        "small.yaml:9:9: error: there are more than 10000 ways to decide [scenario.too-many-answers]"
    ]


def test_throughout_is_looked_at_after_each_batch() -> None:
    text = DUEL + """
play:
  - attack: {beast: B}
  - to: end of combat
throughout:
  - if: {step: declare blockers}
    then: {attacking: {beast: B}}
  - {life: {B: 20}, exists: {beast: true}}
"""
    rows = [(one.key, one.expected, one.actual, one.holds) for one in observed(text).values()]
    assert rows == [
        ("throughout.0.attacking.beast", "B", "B", True),
        ("throughout.1.life.B", "20", "15 (A, combat damage)", False),
        ("throughout.1.exists.beast", "true", "true", True),
    ]


def test_throughout_asks_nothing_of_what_is_not_there_yet() -> None:
    text = """
given: {hand: {A: [Test Maker]}, mana: {A: "{W}"}}
play: [{cast: {card: Test Maker, by: A, makes: [one, two]}}, {resolve: 1}]
throughout: {controller: {one: A}}
"""
    assert failing(text) == []
    assert problems(text.replace("controller: {one", "controller: {uno")) == [
        'small.yaml:4:27: error: nothing here is called "uno" (what is here: A, B, Test Cub, Test Maker, one, two) '
        "[scenario.unknown-name]"
    ]
