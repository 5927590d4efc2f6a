"""Loops (104.4b, 732): mandatory ones draw the game, those with a choice do not, and the budget ends the rest."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from checker.engine.kernel.commit import commit
from checker.engine.records.actions import BudgetSpent
from checker.engine.records.changes import LifeChange, Tapping
from checker.engine.records.characteristics import Printed
from checker.engine.records.question import Question
from checker.engine.state.table import Table
from tests.abilities.texts import card, do
from tests.engine.tables import BOOK, Scripted, creature, put, resolved, run, run_to, table_at


def enchantment(*triggers: str) -> Printed:
    return card(f"{{name: Wheel, types: [Enchantment], triggered: [{', '.join(triggers)}]}}")


PENDULUM = enchantment("{when: {becomes-tapped: this}, do: [{untap: this}]}",
                       "{when: {becomes-untapped: this}, do: [{tap: this}]}")  # fmt: skip
WILLING = enchantment("{when: {becomes-tapped: this}, do: [{may: [{untap: this}]}]}",
                      "{when: {becomes-untapped: this}, do: [{tap: this}]}")  # fmt: skip
SPIRAL = enchantment("{when: {gains-life: you}, do: [{gain-life: 1, player: you}]}")


class Always(Scripted):
    """Accepts whatever is offered."""

    def answer(self, table: Table, question: Question) -> Any:
        return True if question.kind == "may" else super().answer(table, question)


def results(table: Table) -> dict[str, str | None]:
    return {name: player.result for name, player in table.players.items()}


def swung(printed: Printed, decider: Any, budget: int = 2000) -> Table:
    table = table_at()
    wheel = put(table, "A", printed)
    table.steps_left = budget
    commit(table, [Tapping(wheel.id)])
    return run(table, decider, lambda t: t.turn.step != "precombat main")


def test_a_loop_of_mandatory_actions_draws_the_game():
    assert results(swung(PENDULUM, Scripted())) == {"A": "draw", "B": "draw"}


def test_a_loop_with_a_choice_in_it_is_no_draw():
    """732.5: nobody need break it, and nobody is made to draw; the budget ends it."""
    with pytest.raises(BudgetSpent):
        swung(WILLING, Always(), budget=300)


def test_a_loop_that_a_player_breaks_ends():
    table = swung(WILLING, Scripted(may=[True, True, False]))
    assert (results(table), table.turn.step) == ({"A": None, "B": None}, "beginning of combat")


def test_a_spiral_is_no_loop_since_the_position_never_returns():
    table = table_at()
    put(table, "A", SPIRAL)
    table.steps_left = 300
    commit(table, [LifeChange("A", 1, "gain")])
    with pytest.raises(BudgetSpent):
        run(table, Scripted(), lambda t: False)
    assert results(table) == {"A": None, "B": None}


def test_a_spiral_downwards_ends_by_itself():
    table = table_at()
    put(table, "A", enchantment("{when: {loses-life: opponent}, do: [{lose-life: 1, player: each opponent}]}"))
    commit(table, [LifeChange("B", -1, "loss")])
    resolved(table)
    assert results(table) == {"A": "wins", "B": "loses"}


def test_whoever_forgot_that_loops_are_draws_plays_on_until_the_budget_is_spent():
    table = table_at(book=BOOK.without("104.4b"))
    wheel = put(table, "A", PENDULUM)
    table.steps_left = 300
    commit(table, [Tapping(wheel.id)])
    with pytest.raises(BudgetSpent):
        run(table, Scripted(), lambda t: False)


def test_the_same_board_turn_after_turn_is_no_loop():
    """Nothing is on the stack: turns pass, and libraries are drawn from."""
    table = table_at()
    put(table, "A", creature("Bear", 2, 2))
    for _ in range(6):
        run_to(table, "upkeep", Scripted())
        run_to(table, "end")
    assert results(table) == {"A": None, "B": None}


def test_two_triggers_in_a_row_from_equal_events_are_no_loop():
    table = table_at()
    put(table, "A", enchantment("{when: {loses-life: opponent}, do: [{tap: this}]}"))
    for _ in range(3):
        commit(table, [LifeChange("B", -1, "loss"), LifeChange("B", 1, "gain")])
    resolved(table)
    assert results(table) == {"A": None, "B": None}


def test_a_shield_that_is_used_up_on_the_way_makes_it_another_position():
    """Two rounds are prevented, then each costs B a life: no draw, B loses."""
    table = table_at()
    wheel = put(table, "A", enchantment(
        "{when: {becomes-tapped: this}, do: [{damage: 1, to: each opponent}, {untap: this}]}",
        "{when: {becomes-untapped: this}, do: [{tap: this}]}",
    ))  # fmt: skip
    do(table, "{prevent-damage: 2, to: you, until: end of turn}", put(table, "B", creature("Bear", 2, 2)))
    table.put_player(replace(table.players["B"], life=3))
    commit(table, [Tapping(wheel.id)])
    run(table, Scripted(), lambda t: t.turn.step != "precombat main")
    assert results(table) == {"A": "wins", "B": "loses"}
