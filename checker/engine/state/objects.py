"""Objects and what is remembered of them (109, 110.5, 400.7, 608.2h)."""

from __future__ import annotations

from dataclasses import dataclass

from checker.engine.records.characteristics import Characteristics, Printed
from checker.engine.records.stack import OnStack
from checker.engine.records.targets import Thing

OWN_ZONES = ("library", "hand", "graveyard", "outside")
SHARED_ZONES = ("battlefield", "stack", "exile", "command", "nowhere")
ZONES = OWN_ZONES + SHARED_ZONES


@dataclass(frozen=True, slots=True)
class Obj:
    """One object. A zone change makes another with a new ``id``; ``card`` stays, whatever it is (400.7).

    ``kind``: card, token, copy (of a spell), ability. ``controller`` is the one before control effects (110.2).
    ``sick``: came, or changed hands, since its controller's turn began; ``held_by`` whose it was when that was
    last looked at, if not its first controller's (302.6).
    ``counters_since``: the timestamps of the kinds of counters that were put on it since it came (613.7c).
    ``phased_by``: who controlled it when it phased out (702.26a).
    ``first_host``: what it was attached to before anything moved it (kept for whoever forgets 604.4).
    ``cast_as`` is the spell that became it (400.7d).
    ``copied`` is what it entered as a copy of (707.5), its exceptions included.
    ``deathtouched``: dealt damage by a source with deathtouch since state-based actions were last checked (704.5h).
    """

    id: int
    card: int
    printed: Printed
    owner: str
    controller: str
    zone: str
    timestamp: int
    face: int = 0
    kind: str = "card"
    tapped: bool = False
    sick: bool = False
    held_by: str = ""
    phased_out: bool = False
    phased_by: str = ""
    counters: tuple[tuple[str, int], ...] = ()
    counters_since: tuple[tuple[str, int], ...] = ()
    marked: int = 0
    deathtouched: bool = False
    attached_to: Thing | None = None
    first_host: Thing | None = None
    copied: Printed | None = None
    cast_as: OnStack | None = None
    protector: str | None = None
    level: int = 0
    activated: tuple[int, ...] = ()
    on_stack: OnStack | None = None

    def counter(self, kind: str) -> int:
        return next((amount for name, amount in self.counters if name == kind), 0)

    def counter_timestamp(self, kind: str) -> int:
        """613.7c; counters that it came with are as old as it is here."""
        return next((since for name, since in self.counters_since if name == kind), self.timestamp)

    @property
    def face_up(self) -> Characteristics:
        """What is printed on the side that is up, or what it is a copy of."""
        if self.copied is not None:
            return self.copied.faces[0]
        if self.printed.combined is not None and self.zone != "stack":
            return self.printed.combined
        return self.printed.faces[self.face]

    @property
    def is_token(self) -> bool:
        return self.kind == "token"


@dataclass(frozen=True, slots=True)
class LastKnown:
    """What an object was just before it left (608.2h, 113.7a), its part in combat included."""

    obj: Obj
    seen: Characteristics
    attacking: Thing | None = None
    defending_player: str | None = None
    is_blocked: bool = False
    became: int = 0
