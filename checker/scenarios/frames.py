"""What the table looked like at a moment, as pure data: what a board is drawn from.

Names are the cards' own English names, or those that the example gives; whoever draws translates them.
Step names are the English words of the format ("declare blockers").
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PlayerFrame:
    """`library` is None where it was not given; `graveyard`, `exile` and `known_hand` hold names, oldest first."""

    name: str
    life: int
    hand: int = 0
    known_hand: tuple[str, ...] = ()
    library: int | None = None
    graveyard: tuple[str, ...] = ()
    exile: tuple[str, ...] = ()
    mana: str = ""
    counters: tuple[tuple[str, int], ...] = ()
    in_game: bool = True


@dataclass(frozen=True, slots=True)
class PermanentFrame:
    """One permanent. `id` stays the same from frame to frame while it is the same object.

    `attacking` is what it attacks ("" if nothing), `blocking` the names of the creatures that it blocks;
    `blocked` is None for what is not attacking; power, toughness, loyalty and defense are None for what has none.
    """

    id: int
    name: str
    controller: str
    types: tuple[str, ...] = ()
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    defense: int | None = None
    counters: tuple[tuple[str, int], ...] = ()
    keywords: tuple[str, ...] = ()
    tapped: bool = False
    marked: int = 0
    attacking: str = ""
    blocking: tuple[str, ...] = ()
    blocked: bool | None = None
    attached_to: str = ""
    token: bool = False


@dataclass(frozen=True, slots=True)
class StackFrame:
    """A spell or an ability on the stack; `ability` is its name or number, "" for a spell."""

    name: str
    controller: str
    ability: str = ""
    targets: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Frame:
    """The table at rest: before the first step of play, then after each step of play.

    `log` is how many log entries had been written by then, so that sentences and boards can be put in order;
    the stack is listed from the bottom to the top.
    """

    active: str
    step: str
    log: int
    players: tuple[PlayerFrame, ...]
    permanents: tuple[PermanentFrame, ...] = ()
    stack: tuple[StackFrame, ...] = ()
