"""What an example has happen by itself is no part of the game's own loops."""

from __future__ import annotations

from tests.scenarios.small import failing

CAST = """given: {turn: "A, precombat main", mana: {A: "{R}"}, hand: {A: [Lightning Bolt]}}
play:
  - cast: {card: Lightning Bolt, by: A, targets: [B]}
"""


def test_an_instruction_that_changes_nothing_draws_no_game() -> None:
    nothing = "  - effect: {lose-life: 0, player: A, by: B}\n"
    assert failing(f"{CAST}{nothing}{nothing}  - resolve: 1\nexpect: {{life: {{B: 17}}, priority: A}}") == []
