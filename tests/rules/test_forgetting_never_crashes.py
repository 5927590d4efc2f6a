"""Whoever forgets a rule plays the games of the others too: they may come out otherwise, or stop, and never break."""

from __future__ import annotations

from itertools import islice

from checker.engine.game import IN_FORCE
from checker.proof.playing import bindings_of, with_contrasts
from checker.proof.stage import Stage
from checker.scenarios.example import Example
from tests.rules.test_each_rule_has_its_game import RULES, library

GAMES_FOR_EACH = 6
STRIDE = 37
"""No divisor of the number of games matters: each rule meets other games than the one before it."""


def every_game() -> list[tuple[Example, Stage]]:
    found, stage = library()
    return [(e, stage.with_cards(file.cards)) for file in found.examples for e in with_contrasts(file.examples)]


def test_a_game_without_any_one_rule_ends_in_an_outcome() -> None:
    games = every_game()
    for index, rule in enumerate(rule for rule in RULES if rule.holds_at(IN_FORCE)):
        forgetting = games[0][1].book.forgetting(rule)
        start = index * STRIDE % len(games)
        for example, stage in islice((games + games)[start:], GAMES_FOR_EACH):
            outcome = stage.play_example(example, stage.world, forgetting, bindings_of(example)[0])
            assert outcome.completed or outcome.problems, f"{example.id} without {rule!r}"
