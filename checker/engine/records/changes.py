"""Everything that can happen, as frozen values: the kernel takes them in batches and nothing else changes a game.

Objects are ids, players are names. A change that only tells what happened (an attack was declared, a step began)
alters nothing and exists to be looked at by triggers.
"""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from checker.engine.records.mana import Pool
from checker.engine.records.targets import Thing

if TYPE_CHECKING:
    from checker.engine.records.abilities import Effect
    from checker.engine.records.characteristics import Printed
    from checker.engine.records.effects import ContinuousEffect, DelayedTrigger, Shield


@dataclass(frozen=True, slots=True)
class Change:
    """Base of all changes."""


@dataclass(frozen=True, slots=True)
class News(Change):
    """What happened and alters nothing by itself: it cannot be replaced, and only triggers look at it."""


@dataclass(frozen=True, slots=True)
class Instead(News):
    """Instructions are followed instead of ``event`` (614.6), once what else happens at the same time has happened
    (121.7). Those of two sources that say the same are alike."""

    source: int = field(compare=False)
    controller: str
    effects: tuple[Effect, ...]
    event: Change


@dataclass(frozen=True, slots=True)
class Damage(Change):
    """``amount`` is what is dealt, ``assigned`` what it was before prevention."""

    source: int
    target: Thing
    amount: int
    combat: bool = False
    assigned: int = -1
    prevented: int = 0
    unpreventable: bool = False

    @property
    def was_assigned(self) -> int:
        return self.amount if self.assigned < 0 else self.assigned

    def less(self, prevented: int) -> tuple[Change, ...]:
        """This damage with that much of it prevented (615.6), and the news of it."""
        taken = min(prevented, self.amount)
        rest = replace(self, amount=self.amount - taken, assigned=self.was_assigned, prevented=self.prevented + taken)
        return (rest, DamagePrevented(self.source, self.target, taken, self.combat)) if taken else (rest,)


@dataclass(frozen=True, slots=True)
class DamagePrevented(News):
    source: int
    target: Thing
    amount: int
    combat: bool


@dataclass(frozen=True, slots=True)
class DamageMarked(Change):
    """Damage stays on a creature (120.3e)."""

    object: int
    amount: int
    deathtouch: bool = False


@dataclass(frozen=True, slots=True)
class LifeChange(Change):
    """``cause``: gain, loss, damage, payment. ``amount`` is signed. ``source``, where several changes of one batch may
    be one event: what brings them about (119.9)."""

    player: str
    amount: int
    cause: str
    source: int | None = None


@dataclass(frozen=True, slots=True)
class CounterChange(Change):
    """Counters put on (positive) or taken off (negative). ``effect``: by the effect of a spell or ability, not as a
    cost or by combat damage (614.16)."""

    target: Thing
    kind: str
    amount: int
    effect: bool = True


@dataclass(frozen=True, slots=True)
class ZoneChange(Change):
    """An object moves and becomes a new one (400.7), whose id is ``became`` once it happened.

    ``cause``: destroyed, sacrificed, discarded, countered, drawn, cast, played, resolved, created,
    state-based-action, returned, exiled, put, milled, left-game, ceased.
    """

    object: int
    to: str
    cause: str = "put"
    controller: str | None = None
    tapped: bool = False
    attacking: Thing | None = None
    blocking: int | None = None
    face: int = 0
    counters: tuple[tuple[str, int], ...] = ()
    attach_to: Thing | None = None
    protector: str | None = None
    copied: Printed | None = None
    level: int = 0
    bottom: bool = False
    became: int = 0
    left: str = ""


@dataclass(frozen=True, slots=True)
class CreateTokens(Change):
    """A player is to create so many tokens that are alike (701.7): what may be replaced before they are made."""

    player: str
    count: int
    token: Printed | None = None


@dataclass(frozen=True, slots=True)
class Destroy(Change):
    """701.8; the zone change follows from it."""

    object: int
    source: int | None = None
    cause: str = "destroyed"
    no_regeneration: bool = False


@dataclass(frozen=True, slots=True)
class Tapping(Change):
    """Becomes tapped, or untapped."""

    object: int
    tapped: bool = True


@dataclass(frozen=True, slots=True)
class Draw(Change):
    """One card (121.2)."""

    player: str


@dataclass(frozen=True, slots=True)
class DrewFromEmpty(Change):
    player: str


@dataclass(frozen=True, slots=True)
class Attachment(Change):
    """Becomes attached, or unattached with ``to`` None (701.3)."""

    object: int
    to: Thing | None


@dataclass(frozen=True, slots=True)
class ManaChange(Change):
    """Mana is added, or spent and lost (``sign`` −1)."""

    player: str
    pool: Pool
    sign: int = 1
    source: int | None = None


@dataclass(frozen=True, slots=True)
class EffectStarts(Change):
    effect: ContinuousEffect


@dataclass(frozen=True, slots=True)
class LinkStarts(Change):
    """An object goes on knowing cards that it exiled (607.2a): an effect that changes nothing by itself."""

    effect: ContinuousEffect


@dataclass(frozen=True, slots=True)
class EffectsEnd(Change):
    """Durations are over: continuous effects and shields with these numbers."""

    numbers: frozenset[int]


@dataclass(frozen=True, slots=True)
class ShieldStarts(Change):
    shield: Shield


@dataclass(frozen=True, slots=True)
class DelayedStarts(Change):
    trigger: DelayedTrigger


@dataclass(frozen=True, slots=True)
class DamageWearsOff(Change):
    """All marked damage is removed (514.2)."""


@dataclass(frozen=True, slots=True)
class LeavesCombat(Change):
    """506.4. ``only``: "fighting", and it goes on being attacked; "attacked", and it goes on blocking (506.4d)."""

    object: int
    only: str = ""


@dataclass(frozen=True, slots=True)
class PhaseChange(Change):
    """Phases out or in (702.26)."""

    object: int
    out: bool = True


@dataclass(frozen=True, slots=True)
class PlayerLoses(Change):
    """``why``: life, drew, poison, conceded, effect."""

    player: str
    why: str


@dataclass(frozen=True, slots=True)
class PlayerWins(Change):
    player: str
    why: str


@dataclass(frozen=True, slots=True)
class GameDrawn(Change):
    why: str


@dataclass(frozen=True, slots=True)
class StepBegan(Change):
    step: str
    player: str


@dataclass(frozen=True, slots=True)
class ProtectorChange(Change):
    """Another player becomes the protector of a battle (310.9f); None: nobody is."""

    object: int
    player: str | None


@dataclass(frozen=True, slots=True)
class TurnsOver(Change):
    """A double-faced permanent transforms (701.27a)."""

    object: int
    face: int


@dataclass(frozen=True, slots=True)
class LevelChange(Change):
    object: int
    level: int


@dataclass(frozen=True, slots=True)
class ExtraTurn(Change):
    """A player is to take an extra turn after this one (500.7)."""

    player: str


@dataclass(frozen=True, slots=True)
class Regenerated(Change):
    """A regeneration shield did its work: tapped, damage off, out of combat (701.19a)."""

    object: int
