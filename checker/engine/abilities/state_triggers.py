"""State triggers: what waits for the game to be such, not for something to happen (603.8)."""

from __future__ import annotations

from dataclasses import dataclass

from checker.engine.abilities.conditions import Condition
from checker.engine.abilities.event import Event
from checker.engine.abilities.words import Field, Word, by_name


@dataclass(frozen=True, slots=True)
class WhileSo(Event):
    """No change is the event: the rule looks at ``state`` itself."""

    state: Condition


STATES = by_name(
    Word("state", WhileSo, "state", {"state": Field("condition", required=True)},
         "{state: {not: {controls: {types: [Creature], other: true}}}}",
         "The game is such: it triggers as soon as that is true, and not again before it has left the stack (603.8)."),
)  # fmt: skip
