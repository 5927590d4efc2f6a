"""How long an effect lasts (611.2a)."""

from __future__ import annotations

from checker.engine.records.effects import Duration

DURATIONS = {
    "end of turn": "until the cleanup step",
    "end of combat": "until the end of combat step is over",
    "your next turn": "until your next turn begins",
    "for good": "for as long as the game lasts",
    "source": "for as long as its source stays where it is",
}


def until_of(text: str, player: str) -> Duration:
    """A duration as the text has it, for the player whose effect it is."""
    return Duration(text, player)
