"""The table: one game at one moment. Everything in it is immutable, so that a fork is a handful of references."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from checker.engine.records.abilities import TriggeredAbility
from checker.engine.records.characteristics import Characteristics, Printed
from checker.engine.records.effects import ContinuousEffect, DelayedTrigger, Shield, WaitingTrigger
from checker.engine.records.log import LogEntry, Named
from checker.engine.records.question import Decider
from checker.engine.records.stack import OnStack
from checker.engine.state.combat import NO_COMBAT, Combat
from checker.engine.state.objects import OWN_ZONES, LastKnown, Obj
from checker.engine.state.players import PlayerState
from checker.engine.state.turn import Turn

if TYPE_CHECKING:
    from checker.engine.rulebook.book import Rulebook
    from checker.engine.rulebook.rule import Rule

LogCell = tuple[LogEntry, "LogCell | None"]


class Table:
    """The mutable game state, and the book it is played by.

    Only the kernel (and whoever sets up an example) calls the methods that change it. ``version`` moves with each
    change; ``seen_now`` holds the characteristics worked out for that version, or the drafts while they are;
    ``present`` is kept likewise, and in ``kept`` whatever else is worked out from the characteristics. ``fixed``: no
    continuous effect is at work, only counters. ``replaced``: what has replaced the event instead of which instructions
    are being followed (614.5). ``once``: which abilities that trigger only once each turn did so in this one.
    """

    __slots__ = (
        "batch",
        "book",
        "clock",
        "combat",
        "decider",
        "delayed",
        "effects",
        "fixed",
        "kept",
        "last_known",
        "last_log",
        "next_id",
        "objects",
        "once",
        "options",
        "players",
        "positions",
        "present",
        "quiet",
        "replaced",
        "running",
        "seen_now",
        "shields",
        "steps_left",
        "stopped",
        "teams",
        "turn",
        "version",
        "waiting",
        "watched",
        "zones",
    )  # fmt: skip

    def __init__(self, book: Rulebook, players: tuple[str, ...] = ("A", "B"), life: int = 20) -> None:
        self.book = book
        self.players: dict[str, PlayerState] = {name: PlayerState(name, life) for name in players}
        self.objects: dict[int, Obj] = {}
        self.zones: dict[str, tuple[int, ...]] = {}
        self.turn = Turn(players[0])
        self.combat: Combat = NO_COMBAT
        self.effects: tuple[ContinuousEffect, ...] = ()
        self.shields: tuple[Shield, ...] = ()
        self.delayed: tuple[DelayedTrigger, ...] = ()
        self.waiting: tuple[WaitingTrigger, ...] = ()
        self.last_known: dict[int, LastKnown] = {}
        self.last_log: LogCell | None = None
        self.once: frozenset[tuple[int, TriggeredAbility]] = frozenset()
        self.batch = 0
        self.next_id = 1
        self.clock = 1
        self.options: frozenset[str] = frozenset()
        self.teams: tuple[tuple[str, ...], ...] = ()
        self.stopped = False
        self.version = 0
        self.fixed = False
        self.present: tuple[Obj, ...] | None = None
        self.kept: dict[str, Any] = {}
        self.quiet = -1
        self.replaced: frozenset[Any] = frozenset()
        self.seen_now: dict[int, Characteristics] | None = None
        self.decider: Decider | None = None
        self.running: tuple[Rule, ...] = ()
        self.steps_left = 20_000
        self.positions: frozenset[int] = frozenset()
        self.watched: LogCell | None = None

    def fork(self) -> Table:
        """An independent copy, without a decider."""
        made = Table.__new__(Table)
        for name in Table.__slots__:
            setattr(made, name, getattr(self, name))
        made.players = dict(self.players)
        made.objects = dict(self.objects)
        made.zones = dict(self.zones)
        made.last_known = dict(self.last_known)
        made.decider = None
        return made

    # -- reading ------------------------------------------------------------------------------------------------

    def zone(self, name: str, player: str | None = None) -> tuple[int, ...]:
        """Ids in a zone, top of the library and oldest on the stack first."""
        return self.zones.get(zone_key(name, player), ())

    def permanents(self) -> tuple[Obj, ...]:
        """What is on the battlefield and phased in (702.26b)."""
        if self.present is None:
            there = map(self.objects.__getitem__, self.zones.get("battlefield", ()))
            self.present = tuple(obj for obj in there if not obj.phased_out)
        return self.present

    def in_game(self) -> list[str]:
        """Players still in the game, in seat order."""
        return [name for name, player in self.players.items() if player.is_in_game]

    def turn_order(self, first: str | None = None) -> list[str]:
        """Players in the game from ``first`` (else the active player) on, in turn order (101.4)."""
        names = list(self.players)
        start = names.index(first or self.turn.active)
        return [name for name in names[start:] + names[:start] if self.players[name].is_in_game]

    def log(self) -> list[LogEntry]:
        """All entries, the oldest first."""
        entries: list[LogEntry] = []
        cell = self.last_log
        while cell is not None:
            entries.append(cell[0])
            cell = cell[1]
        return entries[::-1]

    def named(self, id: int) -> Named:
        obj = self.objects.get(id)
        known = self.last_known.get(id)
        if obj is None and known is not None:
            obj = known.obj
        if obj is None:
            return Named(id, 0, "?")
        seen = self.seen_now.get(id) if self.seen_now else None
        name = seen.name if seen else obj.face_up.name
        return Named(id, obj.card, name, obj.controller)

    # -- writing ------------------------------------------------------------------------------------------------

    def stir(self) -> None:
        """Something changed that no characteristic depends on, unless a continuous effect looks at it."""
        self.version += 1
        self.present = None
        if not self.fixed:
            self.seen_now = None
            self.kept = {}

    def put_status(self, obj: Obj) -> None:
        """An object tapped, damaged, or otherwise changed in what is no characteristic (110.5, 120.3e)."""
        self.objects[obj.id] = obj
        self.stir()

    def touch(self) -> None:
        """Something changed: what was worked out before is stale."""
        self.version += 1
        self.seen_now = None
        self.present = None
        self.kept = {}

    def put(self, obj: Obj) -> None:
        self.objects[obj.id] = obj
        self.version += 1
        self.seen_now = None
        self.present = None
        self.kept = {}

    def put_player(self, player: PlayerState) -> None:
        self.players[player.name] = player
        self.version += 1

    def tick(self) -> int:
        """A new timestamp (613.7)."""
        self.clock += 1
        return self.clock

    def add(
        self,
        printed: Printed,
        owner: str,
        zone: str,
        *,
        controller: str | None = None,
        kind: str = "card",
        card: int = 0,
        bottom: bool = False,
        on_stack: OnStack | None = None,
        face: int = 0,
    ) -> Obj:
        """Make an object in a zone. ``card`` 0 makes a new card identity."""
        id = self.next_id
        self.next_id += 1
        made = Obj(
            id, card or id, printed, owner, controller or owner, zone, self.tick(), face, kind, on_stack=on_stack
        )
        self.put(made)
        self.insert(made, bottom)
        return made

    def insert(self, obj: Obj, bottom: bool = True) -> None:
        """Put an object's id into its zone: a library's top is its front, the stack's top its end."""
        key = zone_key(obj.zone, obj.owner)
        held = self.zones.get(key, ())
        at_front = obj.zone == "library" and not bottom
        self.zones[key] = (obj.id, *held) if at_front else (*held, obj.id)
        self.touch()

    def remove(self, obj: Obj) -> None:
        """Take an object out of its zone and out of the game."""
        key = zone_key(obj.zone, obj.owner)
        self.zones[key] = tuple(id for id in self.zones.get(key, ()) if id != obj.id)
        del self.objects[obj.id]
        self.touch()

    def write(self, kind: str, rule: Rule | None = None, /, **fields: object) -> None:
        """One log entry. Ids stand as ``Named`` already; ``rule`` defaults to the one that is running."""
        cause = rule or (self.running[-1] if self.running else None)
        entry = LogEntry(kind, tuple(fields.items()), cause, self.turn.number, self.turn.step, self.batch)
        self.last_log = (entry, self.last_log)


def zone_key(name: str, player: str | None) -> str:
    return f"{name} {player}" if name in OWN_ZONES else name
