"""How a table is drawn: what lies on it, heap by heap and card by card."""

from __future__ import annotations

from checker.scenarios.frames import Frame, PermanentFrame, PlayerFrame
from checker.website.board import board
from checker.website.speech import Speech


def drawn(*permanents: PermanentFrame) -> list[tuple[str, int]]:
    """The names that are drawn for one player's permanents, each with how many it stands for."""
    frame = Frame("A", "upkeep", 0, (PlayerFrame("A", 20),), permanents)
    return [(box.name, box.count) for box in board(frame, Speech("it")).rows[0].cards]


def test_lands_that_nothing_tells_apart_lie_on_one_heap() -> None:
    forests = [PermanentFrame(at, "Forest", "A", tapped=at == 3) for at in (1, 2, 3)]
    assert drawn(*forests) == [("Forest", 2), ("Forest", 1)]


def test_creatures_lie_alone_even_if_they_look_the_same() -> None:
    assert drawn(*(PermanentFrame(at, "Bear", "A", power=2, toughness=2) for at in (1, 2))) == [("Bear", 1)] * 2


def test_a_battle_says_its_defense_once() -> None:
    siege = PermanentFrame(1, "Siege", "A", defense=5, counters=(("defense", 5),))
    bare = PermanentFrame(2, "Siege", "A", defense=0)
    frame = Frame("A", "upkeep", 0, (PlayerFrame("A", 20),), (siege, bare))
    first, second = board(frame, Speech("it")).rows[0].cards
    assert (first.counters, first.size) == (("difesa ×5",), "")
    assert (second.counters, second.size) == ((), "difesa 0")
