"""What a player with priority can do (117.1)."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Action:
    player: str


@dataclass(frozen=True, slots=True)
class Pass(Action):
    """117.3d."""


@dataclass(frozen=True, slots=True)
class Cast(Action):
    """``cost``: normal, free, or the keyword of an alternative cost; ``additional`` the keywords of additional
    ones that are paid (601.2b). ``transformed``: with its back face up, because something says so (712.11a).
    ``told``: an effect that resolves lets the player cast it (608.2g)."""

    object: int
    face: int = 0
    cost: str = "normal"
    additional: tuple[str, ...] = ()
    transformed: bool = False
    told: bool = False


@dataclass(frozen=True, slots=True)
class Activate(Action):
    """``ability`` is the index among ``queries.view.abilities`` of the object."""

    object: int
    ability: int


@dataclass(frozen=True, slots=True)
class PlayLand(Action):
    object: int
    face: int = 0


@dataclass(frozen=True, slots=True)
class Concede(Action):
    """104.3a: at any time."""


class BudgetSpent(Exception):
    """The game has gone on for more steps than it was given: a loop, or a mistake in the engine."""
