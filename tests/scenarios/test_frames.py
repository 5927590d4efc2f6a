"""What a board is drawn from: the game before play and after each step."""

from __future__ import annotations

from checker.scenarios.frames import PermanentFrame, StackFrame
from tests.scenarios.small import played

GAME = """
given:
  turn: A, beginning of combat
  battlefield:
    A: [{creature: Beast, power: 4, toughness: 4, keywords: [trample], counters: {"+1/+1": 1}}]
    B: [{creature: Wall, power: 0, toughness: 3}, {permanent: Charm, types: [Artifact], attached-to: Wall}, Mountain]
  hand: {B: [Lightning Bolt]}
  library: {A: [Forest, {unknown: 3}]}
play:
  - attack: {Beast: B}
  - expect: {life: {B: 20}}
  - block: {Wall: Beast}
  - cast: {card: Lightning Bolt, by: B, targets: [Beast]}
  - resolve: 1
"""


def test_there_is_a_frame_before_play_and_one_after_each_step_that_does_something() -> None:
    frames = played(GAME).frames
    assert [(frame.step, len(frame.stack)) for frame in frames] == [
        ("beginning of combat", 0),
        ("declare attackers", 0),
        ("declare blockers", 0),
        ("declare blockers", 1),
        ("declare blockers", 0),
    ]
    assert [frame.log for frame in frames] == sorted(frame.log for frame in frames)
    assert frames[-1].log == len(played(GAME).log)
    assert frames[0].log == 0


def test_a_permanent_is_shown_with_what_it_does() -> None:
    frames = played(GAME).frames
    beast = PermanentFrame(
        id=1, name="Beast", controller="A", types=("Creature",), power=5, toughness=5, counters=(("+1/+1", 1),),
        keywords=("trample",), tapped=True, attacking="B", blocked=True,
    )  # fmt: skip
    assert frames[2].permanents[0] == beast
    assert frames[4].permanents[0].marked == 3
    assert frames[2].permanents[1].blocking == ("Beast",)
    assert (frames[0].permanents[2].attached_to, frames[0].permanents[2].power) == ("Wall", None)


def test_players_are_shown_with_what_is_known_of_their_cards() -> None:
    before, after = played(GAME).frames[0], played(GAME).frames[-1]
    one, other = before.players
    assert (one.name, one.life, one.hand, one.library) == ("A", 20, 0, 4)
    assert (other.hand, other.known_hand, other.library) == (1, ("Lightning Bolt",), None)
    assert (after.players[1].graveyard, after.players[1].hand) == (("Lightning Bolt",), 0)


def test_the_stack_is_shown_with_targets() -> None:
    assert played(GAME).frames[3].stack == (StackFrame("Lightning Bolt", "B", "", ("Beast",)),)
    text = "given: {battlefield: {A: [Test Pinger]}}\nplay: [{activate: {of: Test Pinger, targets: [B]}}]"
    assert played(text).frames[1].stack == (StackFrame("Test Pinger", "A", "1", ("B",)),)


def test_frames_are_a_sequence() -> None:
    frames = played(GAME).frames
    assert frames
    assert frames[-1] == frames[len(frames) - 1]
    assert list(frames[1:3]) == [frames[1], frames[2]]
