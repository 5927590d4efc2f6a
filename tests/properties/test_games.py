"""What holds in every game, tried on random combats (hypothesis)."""

from __future__ import annotations

from itertools import islice
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from checker.engine.game import act, tick
from checker.engine.kernel.settle import Item, settle
from checker.engine.queries import combat, view
from checker.engine.records.actions import BudgetSpent, Pass
from checker.engine.records.changes import Damage
from checker.engine.records.question import Illegal, Question
from checker.engine.rulebook.book import Rulebook
from checker.engine.rulebook.hooks import StateBasedAction
from checker.engine.state.table import Table
from tests.engine.tables import BOOK, creature, put, table_at

KEYWORDS = (
    "deathtouch", "double strike", "first strike", "flying", "indestructible", "lifelink", "menace", "reach",
    "trample", "vigilance", "infect", "wither", "haste", "defender", "hexproof", "shroud",
)  # fmt: skip

creatures = st.tuples(
    st.sampled_from(("A", "B")),
    st.integers(0, 5),
    st.integers(1, 5),
    st.lists(st.sampled_from(KEYWORDS), max_size=3, unique=True),
    st.sampled_from(((), (("+1/+1", 1),), (("-1/-1", 1), ("+1/+1", 2)), (("flying", 1),))),
)
boards = st.lists(creatures, min_size=1, max_size=6)
choices = st.lists(st.integers(0, 50), min_size=40, max_size=40)


class Chooser:
    """Answers every question by the next number of a list, taken as an index among the legal answers."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = list(numbers)

    def _next(self) -> int:
        return self.numbers.pop(0) if self.numbers else 0

    def answer(self, table: Table, question: Question) -> Any:
        return {"attack": self._attack, "block": self._block}.get(question.kind, self._any)(table, question)

    def _attack(self, table: Table, question: Question) -> Any:
        pairs = [pair for pair in question.options or () if self._next() % 3]
        return tuple(dict(pairs).items())

    def _block(self, table: Table, question: Question) -> Any:
        chosen = {blocker: attacker for blocker, attacker in question.options or () if self._next() % 2}
        alone = [a for a in chosen.values() if list(chosen.values()).count(a) == 1 and view.has(table, a, "menace")]
        return tuple((blocker, (attacker,)) for blocker, attacker in chosen.items() if attacker not in alone)

    def _any(self, table: Table, question: Question) -> Any:
        if question.kind == "assignment":
            legal = list(islice(combat.assignments(table, question.player), 20))
            return legal[self._next() % len(legal)]
        options = question.options or (True, False)
        return options[self._next() % len(options)]

    def seen(self, table: Table) -> None:
        pass

    def wants(self, table: Table, question: Question) -> bool:
        return False


def a_table(board: list[Any], book: Rulebook = BOOK) -> Table:
    table = table_at("beginning of combat", book=book)
    for number, (player, power, toughness, keywords, counters) in enumerate(board):
        put(table, player, creature(f"Creature {number}", power, toughness, *keywords), counters=counters)
    return table


def play(board: list[Any], numbers: list[int], book: Rulebook = BOOK) -> Table:
    """One turn's combat and the rest of the turn, up to the next upkeep; a declaration that is refused ends it."""
    table = a_table(board, book)
    table.decider = Chooser(numbers)
    table.steps_left = 2_000
    while not table.stopped and table.turn.step != "upkeep":
        if not tick(table):
            act(table, Pass(table.turn.priority))
    return table


@given(boards, choices)
@settings(max_examples=80, deadline=None)
def test_no_card_is_lost_and_none_is_made(board: list[Any], numbers: list[int]) -> None:
    table = play(board, numbers)
    assert sorted(obj.card for obj in table.objects.values()) == list(range(1, len(board) + 1))
    listed = [id for ids in table.zones.values() for id in ids]
    assert sorted(listed) == sorted(table.objects)


@given(boards, choices)
@settings(max_examples=80, deadline=None)
def test_combat_damage_dealt_is_what_was_assigned(board: list[Any], numbers: list[int]) -> None:
    log = play(board, numbers).log()
    assigned = sum(entry["amount"] for entry in log if entry.kind == "assignment")
    assert assigned == sum(entry["amount"] for entry in log if entry.kind == "damage")


@given(boards, choices)
@settings(max_examples=80, deadline=None)
def test_life_lost_is_the_damage_dealt_to_players(board: list[Any], numbers: list[int]) -> None:
    table = play(board, numbers)
    for name, player in table.players.items():
        changed = sum(e["amount"] for e in table.log() if e.kind == "life-change" and e["player"] == name)
        assert player.life == 20 + changed


@given(boards, choices)
@settings(max_examples=80, deadline=None)
def test_state_based_actions_reach_a_fixed_point(board: list[Any], numbers: list[int]) -> None:
    table = play(board, numbers)
    if not table.stopped:
        wanted = [c for rule in BOOK.all(StateBasedAction, "state-based action") for c in rule.fn(table)]
        assert settle(table, [Item(change, None) for change in wanted]) == []


@given(boards, choices)
@settings(max_examples=40, deadline=None)
def test_the_same_game_gives_the_same_log(board: list[Any], numbers: list[int]) -> None:
    assert play(board, numbers).log() == play(board, numbers).log()


@given(boards, choices, st.sampled_from(BOOK.numbers()))
@settings(max_examples=300, deadline=None)
def test_forgetting_any_one_rule_never_crashes(board: list[Any], numbers: list[int], number: str) -> None:
    try:
        table = play(board, numbers, BOOK.without(number))
    except (Illegal, BudgetSpent):
        return
    assert table.stopped or table.turn.step == "upkeep"


@given(boards, choices)
@settings(max_examples=40, deadline=None)
def test_a_fork_taken_in_the_middle_plays_on_the_same(board: list[Any], numbers: list[int]) -> None:
    table = a_table(board)
    table.decider = Chooser(numbers)
    while table.turn.step != "declare blockers" and table.turn.step != "end of combat" and not table.stopped:
        if not tick(table):
            act(table, Pass(table.turn.priority))
    fork = table.fork()
    fork.decider, table.decider = Chooser(numbers), Chooser(numbers)
    for one in (table, fork):
        while not one.stopped and one.turn.step != "upkeep":
            if not tick(one):
                act(one, Pass(one.turn.priority))
    assert table.log() == fork.log()


@given(st.integers(1, 20), st.integers(0, 25))
def test_preventing_damage_keeps_what_was_assigned(amount: int, prevented: int) -> None:
    rest, *news = Damage(1, "B", amount).less(prevented)
    assert isinstance(rest, Damage)
    assert rest.amount + rest.prevented == rest.was_assigned == amount
    assert bool(news) == (prevented > 0)
