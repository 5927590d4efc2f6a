"""Effects that last: continuous ones, shields, delayed triggers, and triggers that wait (603, 611, 614, 615)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from checker.engine.records.targets import Thing

if TYPE_CHECKING:
    from checker.engine.records.abilities import Modification, Rewriting, Selector, TriggeredAbility, TriggerEvent
    from checker.engine.records.changes import Change


@dataclass(frozen=True, slots=True)
class Duration:
    """``until``: end of turn, end of combat, for good, source (as long as the source is there), your next turn."""

    until: str = "for good"
    player: str | None = None


@dataclass(frozen=True, slots=True)
class ContinuousEffect:
    """From a resolution: ``objects`` is the set it began with (611.2c); None with ``affected`` is a rule for all."""

    number: int
    source: int
    controller: str
    timestamp: int
    modifications: tuple[Modification, ...]
    objects: tuple[Thing, ...] | None
    duration: Duration
    affected: Selector | None = None
    restrictions: tuple[tuple[str, object], ...] = ()


@dataclass(frozen=True, slots=True)
class Shield:
    """A replacement or prevention effect made by a resolution. ``left`` None never runs out; else it counts
    points of damage (``counts`` damage) or uses (``counts`` uses)."""

    number: int
    source: int
    controller: str
    rewriting: Rewriting
    duration: Duration
    left: int | None = None
    counts: str = "uses"


@dataclass(frozen=True, slots=True)
class DelayedTrigger:
    """603.7: waits for its event, once unless it has a duration."""

    number: int
    source: int
    controller: str
    ability: TriggeredAbility
    known: tuple[tuple[str, Thing], ...] = ()
    repeats: bool = False
    duration: Duration = Duration()
    x: int | None = None


@dataclass(frozen=True, slots=True)
class WaitingTrigger:
    """A triggered ability that has not been put on the stack yet (603.3); ``x`` is what X means in it."""

    ability: TriggeredAbility
    source: int
    controller: str
    event: Change | None
    known: tuple[tuple[str, Thing], ...] = ()
    x: int | None = None


@dataclass(frozen=True, slots=True)
class Watch:
    """A trigger event together with who waits for it; what the kernel matches changes against."""

    event: TriggerEvent
    ability: TriggeredAbility
    source: int
    controller: str
