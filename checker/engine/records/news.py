"""What happened without changing the table: nothing is written for it, but abilities wait for it (603.2)."""

from __future__ import annotations

from dataclasses import dataclass

from checker.engine.records.changes import News
from checker.engine.records.targets import Thing


@dataclass(frozen=True, slots=True)
class Attacked(News):
    """One attacker was declared (508.1); ``alone`` if no other was."""

    object: int
    target: Thing
    defending_player: str
    alone: bool = False


@dataclass(frozen=True, slots=True)
class Blocked(News):
    """A blocker was declared for an attacker (509.1)."""

    object: int
    attacker: int


@dataclass(frozen=True, slots=True)
class EnteredBlocking(News):
    """A creature was put onto the battlefield blocking: it never blocked (509.4)."""

    object: int
    attacker: int


@dataclass(frozen=True, slots=True)
class BecameBlocked(News):
    object: int
    blockers: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class WentUnblocked(News):
    object: int


@dataclass(frozen=True, slots=True)
class SpellCast(News):
    object: int
    player: str


@dataclass(frozen=True, slots=True)
class SpellCopied(News):
    """A copy was put on the stack (707.10)."""

    object: int
    of: int
    player: str


@dataclass(frozen=True, slots=True)
class AbilityActivated(News):
    object: int
    source: int
    player: str


@dataclass(frozen=True, slots=True)
class BecameTarget(News):
    target: Thing
    by: int
    player: str


@dataclass(frozen=True, slots=True)
class ExcessDamage(News):
    """What several sources at once dealt a permanent was that much more than lethal (120.10)."""

    sources: tuple[int, ...]
    target: int
    amount: int
    combat: bool = False
