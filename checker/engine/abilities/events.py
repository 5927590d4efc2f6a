"""What triggered abilities wait for (603.2): each event says how often a change is it, and what it tells.

``told`` gives the names that the ability's text may use: "that", "that player", "attacker" …
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

from checker.engine.abilities.filters import ObjectFilter, PlayerFilter, Selector
from checker.engine.abilities.words import Field, Word, by_name
from checker.engine.queries import view
from checker.engine.records import changes as c
from checker.engine.records.targets import Thing
from checker.engine.state.table import Table

Told = dict[str, Thing]
ANYBODY = PlayerFilter()
YOURSELF = PlayerFilter("you")
ANYTHING = ObjectFilter("object")
DISCARDED = ObjectFilter("card", zone="graveyard or exile")


@dataclass(frozen=True, slots=True)
class Enters:
    """603.6a; looked at after it entered."""

    selector: Selector
    origin: str | None = None
    looks_back: ClassVar[bool] = False

    def occurrences(self, table: Table, change: c.Change, source: int, controller: str) -> int:
        if not isinstance(change, c.ZoneChange) or change.to != "battlefield":
            return 0
        came = self.origin is None or change.left == self.origin
        return int(came and self.selector.matches(table, change.became, source, controller))

    def told(self, table: Table, change: Any) -> Told:
        return {"that": change.became, "that player": view.controller(table, change.became)}


@dataclass(frozen=True, slots=True)
class Leaves:
    """603.6c: leaves the battlefield, with ``to`` for that zone: a creature that dies goes to a graveyard (700.4).

    With ``cause`` only if it was, say, sacrificed. ``by`` is who controlled it.
    """

    selector: Selector
    to: str | None = None
    cause: str | None = None
    by: Selector = ANYBODY
    looks_back: ClassVar[bool] = True

    def occurrences(self, table: Table, change: c.Change, source: int, controller: str) -> int:
        if not isinstance(change, c.ZoneChange) or change.left != "battlefield":
            return 0
        if self.to not in (None, change.to) or self.cause not in (None, change.cause):
            return 0
        if not self.by.matches(table, view.controller(table, change.object), source, controller):
            return 0
        return int(self.selector.matches(table, change.object, source, controller))

    def told(self, table: Table, change: Any) -> Told:
        return {"that": change.object, "that player": view.controller(table, change.object)}


@dataclass(frozen=True, slots=True)
class Discarded:
    """A player discards a card (701.9)."""

    by: Selector
    selector: Selector = DISCARDED
    looks_back: ClassVar[bool] = False

    def occurrences(self, table: Table, change: c.Change, source: int, controller: str) -> int:
        if not isinstance(change, c.ZoneChange) or change.cause != "discarded":
            return 0
        owner = view.obj_now_or_last(table, change.became).owner
        is_by = self.by.matches(table, owner, source, controller)
        return int(is_by and self.selector.matches(table, change.became, source, controller))

    def told(self, table: Table, change: Any) -> Told:
        return {"that": change.became, "that player": view.obj_now_or_last(table, change.became).owner}


@dataclass(frozen=True, slots=True)
class Attacks:
    """A creature is declared as an attacker (508.3a); ``to`` is what it attacks."""

    selector: Selector
    to: Selector | None = None
    alone: bool = False
    looks_back: ClassVar[bool] = False

    def occurrences(self, table: Table, change: c.Change, source: int, controller: str) -> int:
        if not isinstance(change, c.Attacked) or (self.alone and not change.alone):
            return 0
        if self.to is not None and not self.to.matches(table, change.target, source, controller):
            return 0
        return int(self.selector.matches(table, change.object, source, controller))

    def told(self, table: Table, change: Any) -> Told:
        return {
            "that": change.object,
            "attacker": change.object,
            "that player": change.defending_player,
            "defending player": change.defending_player,
        }


@dataclass(frozen=True, slots=True)
class Blocks:
    """A creature blocks one of what ``attacker`` means, once for each such attacker (509.3d)."""

    selector: Selector
    attacker: Selector = ANYTHING
    looks_back: ClassVar[bool] = False

    def occurrences(self, table: Table, change: c.Change, source: int, controller: str) -> int:
        if not isinstance(change, c.Blocked):
            return 0
        blocks = self.attacker.matches(table, change.attacker, source, controller)
        return int(blocks and self.selector.matches(table, change.object, source, controller))

    def told(self, table: Table, change: Any) -> Told:
        return {"that": change.attacker, "blocker": change.object, "attacker": change.attacker}


@dataclass(frozen=True, slots=True)
class BecomesBlocked:
    """Once a combat however many block (509.3c); with ``by`` once for each such blocker (509.3d)."""

    selector: Selector
    by: Selector | None = None
    looks_back: ClassVar[bool] = False

    def occurrences(self, table: Table, change: c.Change, source: int, controller: str) -> int:
        if not isinstance(change, c.BecameBlocked):
            return 0
        if not self.selector.matches(table, change.object, source, controller):
            return 0
        by = self.by
        return 1 if by is None else sum(by.matches(table, b, source, controller) for b in change.blockers)

    def told(self, table: Table, change: Any) -> Told:
        told: Told = {"that": change.object, "attacker": change.object}
        return told | ({"blocker": change.blockers[0]} if change.blockers else {})


@dataclass(frozen=True, slots=True)
class AttacksUnblocked:
    """509.3g."""

    selector: Selector
    looks_back: ClassVar[bool] = False

    def occurrences(self, table: Table, change: c.Change, source: int, controller: str) -> int:
        if not isinstance(change, c.WentUnblocked):
            return 0
        return int(self.selector.matches(table, change.object, source, controller))

    def told(self, table: Table, change: Any) -> Told:
        return {"that": change.object, "attacker": change.object}


@dataclass(frozen=True, slots=True)
class DealsDamage:
    """120; ``dealer`` deals damage to ``to``. ``combat`` None is any damage. The ability is the dealer's or the
    recipient's: ``that`` is the other one where its text speaks of this, else the dealer."""

    dealer: Selector = ANYTHING
    to: Selector | None = None
    combat: bool | None = None
    speaks_of: str = "source"
    looks_back: ClassVar[bool] = False

    def occurrences(self, table: Table, change: c.Change, source: int, controller: str) -> int:
        if not isinstance(change, c.Damage | c.DamagePrevented) or change.amount <= 0:
            return 0
        if isinstance(change, c.DamagePrevented) and not _prevented_counts(table):
            return 0
        is_kind = self.combat in (None, change.combat)
        return int(is_kind and self._is_between(table, change, source, controller))

    def _is_between(self, table: Table, change: c.Damage | c.DamagePrevented, source: int, controller: str) -> bool:
        if self.to is not None and not self.to.matches(table, change.target, source, controller):
            return False
        return self.dealer.matches(table, change.source, source, controller)

    def one_event(self, change: Any) -> tuple[Thing | None, Thing | None]:
        """Damage dealt at once is one event for what speaks of one dealer only, or of one recipient only (603.2c)."""
        return (None if self.dealer == ANYTHING else change.source, None if self.to is None else change.target)

    def told(self, table: Table, change: Any) -> Told:
        told: Told = {"that": getattr(change, self.speaks_of), "the damaged one": change.target}
        return told | ({"that player": change.target} if isinstance(change.target, str) else {})


def _prevented_counts(table: Table) -> bool:
    """Whether prevented damage sets off triggers: only for somebody who forgot that it was never dealt (615.6)."""
    definition = table.book.get("prevented events trigger")
    return definition is not None and bool(definition.fn())


@dataclass(frozen=True, slots=True)
class Casts:
    """A player casts such a spell (603.2, 601.2i)."""

    selector: Selector
    player: Selector = YOURSELF
    looks_back: ClassVar[bool] = False

    def occurrences(self, table: Table, change: c.Change, source: int, controller: str) -> int:
        if not isinstance(change, c.SpellCast):
            return 0
        is_by = self.player.matches(table, change.player, source, controller)
        return int(is_by and self.selector.matches(table, change.object, source, controller))

    def told(self, table: Table, change: Any) -> Told:
        return {"that": change.object, "that player": change.player}


@dataclass(frozen=True, slots=True)
class BeginningOf:
    """A step begins (603.2b); ``of`` says whose turn it is."""

    step: str
    of: Selector = ANYBODY
    looks_back: ClassVar[bool] = False

    def occurrences(self, table: Table, change: c.Change, source: int, controller: str) -> int:
        if not isinstance(change, c.StepBegan) or change.step != self.step:
            return 0
        return int(self.of.matches(table, change.player, source, controller))

    def told(self, table: Table, change: Any) -> Told:
        return {"that": change.player, "that player": change.player}


@dataclass(frozen=True, slots=True)
class LifeMoves:
    """A player gains life, or loses some (119.9); ``sign`` 1 or −1."""

    player: Selector
    sign: int
    looks_back: ClassVar[bool] = False

    def occurrences(self, table: Table, change: c.Change, source: int, controller: str) -> int:
        if not isinstance(change, c.LifeChange) or change.amount * self.sign <= 0:
            return 0
        return int(self.player.matches(table, change.player, source, controller))

    def told(self, table: Table, change: Any) -> Told:
        return {"that": change.player, "that player": change.player}


@dataclass(frozen=True, slots=True)
class Draws:
    """A player draws a card (121.2)."""

    player: Selector
    looks_back: ClassVar[bool] = False

    def occurrences(self, table: Table, change: c.Change, source: int, controller: str) -> int:
        if not isinstance(change, c.ZoneChange) or change.cause != "drawn":
            return 0
        owner = view.obj_now_or_last(table, change.became).owner
        return int(self.player.matches(table, owner, source, controller))

    def told(self, table: Table, change: Any) -> Told:
        return {"that": change.became, "that player": view.obj_now_or_last(table, change.became).owner}


@dataclass(frozen=True, slots=True)
class BecomesTarget:
    """115.1; ``by`` is who controls the spell or ability, ``of`` what kind it is: spell, ability or both."""

    selector: Selector
    by: Selector = ANYBODY
    of: Selector = ANYTHING
    looks_back: ClassVar[bool] = False

    def occurrences(self, table: Table, change: c.Change, source: int, controller: str) -> int:
        if not isinstance(change, c.BecameTarget) or not self.of.matches(table, change.by, source, controller):
            return 0
        is_by = self.by.matches(table, change.player, source, controller)
        return int(is_by and self.selector.matches(table, change.target, source, controller))

    def told(self, table: Table, change: Any) -> Told:
        return {"that": change.by, "that player": change.player}


@dataclass(frozen=True, slots=True)
class Taps:
    """A permanent becomes tapped, or untapped (701.26)."""

    selector: Selector
    tapped: bool
    looks_back: ClassVar[bool] = False

    def occurrences(self, table: Table, change: c.Change, source: int, controller: str) -> int:
        if not isinstance(change, c.Tapping) or change.tapped != self.tapped:
            return 0
        return int(self.selector.matches(table, change.object, source, controller))

    def told(self, table: Table, change: Any) -> Told:
        return {"that": change.object}


@dataclass(frozen=True, slots=True)
class CountersMove:
    """Counters of a kind are put on, or (``sign`` −1) taken off, at once however many."""

    kind: str
    to: Selector
    sign: int
    looks_back: ClassVar[bool] = False

    def occurrences(self, table: Table, change: c.Change, source: int, controller: str) -> int:
        if not isinstance(change, c.CounterChange) or change.kind != self.kind or change.amount * self.sign <= 0:
            return 0
        return int(self.to.matches(table, change.target, source, controller))

    def told(self, table: Table, change: Any) -> Told:
        return {"that": change.target}


@dataclass(frozen=True, slots=True)
class Activates:
    """A player activates an ability of such an object (602.2)."""

    selector: Selector
    player: Selector = ANYBODY
    looks_back: ClassVar[bool] = False

    def occurrences(self, table: Table, change: c.Change, source: int, controller: str) -> int:
        if not isinstance(change, c.AbilityActivated):
            return 0
        is_by = self.player.matches(table, change.player, source, controller)
        return int(is_by and self.selector.matches(table, change.source, source, controller))

    def told(self, table: Table, change: Any) -> Told:
        return {"that": change.object, "that player": change.player}


def casts(selector: Selector, player: Selector = YOURSELF) -> Casts:
    """``{casts: creature}`` means a creature spell."""
    on_stack = selector.within("stack") if isinstance(selector, ObjectFilter) else selector
    return Casts(on_stack, player)


def discards(by: Selector, selector: Selector | None = None) -> Discarded:
    """What was discarded is looked at where it went."""
    if isinstance(selector, ObjectFilter):
        return Discarded(by, selector.within("graveyard or exile"))
    return Discarded(by)


_WHAT = Field("selector", required=True)
_ANYBODY = Field("selector", default=ANYBODY)
_ATTRIBUTES = {"from": "origin"}

EVENTS = by_name(
    Word("enters", Enters, "selector", {"selector": _WHAT, "from": Field("zone")},
         "{enters: {types: [Creature], other: true}}", "It enters the battlefield.", attributes=_ATTRIBUTES),
    Word("dies", lambda selector: Leaves(selector, "graveyard"), "selector", {"selector": _WHAT},
         "{dies: this}", "It is put into a graveyard from the battlefield."),
    Word("leaves", Leaves, "selector", {"selector": _WHAT, "to": Field("zone")},
         "{leaves: this}", "It leaves the battlefield."),
    Word("sacrificed", lambda selector, by=ANYBODY: Leaves(selector, None, "sacrificed", by), "selector",
         {"selector": _WHAT, "by": _ANYBODY}, "{sacrificed: artifact, by: you}", "A player sacrifices it."),
    Word("discards", discards, "by", {"by": Field("selector", required=True), "card": Field("selector")},
         "{discards: opponent, card: creature}", "A player discards a card.", attributes={"card": "selector"}),
    Word("attacks", Attacks, "selector",
         {"selector": _WHAT, "to": Field("selector"), "alone": Field("flag", default=False)},
         "{attacks: this}", "It is declared as an attacker."),
    Word("blocks", Blocks, "selector", {"selector": _WHAT, "attacker": Field("selector", default=ANYTHING)},
         "{blocks: this}", "It is declared as a blocker; 'that' is the attacker."),
    Word("becomes-blocked", BecomesBlocked, "selector", {"selector": _WHAT, "by": Field("selector")},
         "{becomes-blocked: this}", "An attacker becomes blocked."),
    Word("attacks-unblocked", AttacksUnblocked, "selector", {"selector": _WHAT},
         "{attacks-unblocked: this}", "It attacks and is not blocked."),
    Word("deals-damage", DealsDamage, "dealer",
         {"dealer": _WHAT, "to": Field("selector"), "combat": Field("flag")},
         "{deals-damage: this, combat: true, to: player}", "It deals damage; 'that' is the one that deals it."),
    Word("is-dealt-damage", lambda to, by=ANYTHING, combat=None: DealsDamage(by, to, combat, "target"), "to",
         {"to": _WHAT, "by": Field("selector", default=ANYTHING), "combat": Field("flag")},
         "{is-dealt-damage: this}", "It, or a player, is dealt damage; 'that' is what is dealt it."),
    Word("casts", casts, "selector", {"selector": _WHAT, "player": Field("selector", default=YOURSELF)},
         "{casts: {types: [Instant]}, player: you}", "A player casts such a spell."),
    Word("beginning-of", BeginningOf, "step", {"step": Field("step", required=True), "of": _ANYBODY},
         "{beginning-of: upkeep, of: you}", "The step begins, in a turn of such a player."),
    Word("gains-life", lambda player: LifeMoves(player, 1), "player", {"player": _WHAT},
         "{gains-life: you}", "The player gains life."),
    Word("loses-life", lambda player: LifeMoves(player, -1), "player", {"player": _WHAT},
         "{loses-life: opponent}", "The player loses life."),
    Word("draws", Draws, "player", {"player": _WHAT}, "{draws: you}", "The player draws a card."),
    Word("becomes-target", BecomesTarget, "selector",
         {"selector": _WHAT, "by": _ANYBODY, "of": Field("selector", default=ANYTHING)},
         "{becomes-target: this, by: opponent}", "It becomes the target of a spell or ability."),
    Word("becomes-tapped", lambda selector: Taps(selector, True), "selector", {"selector": _WHAT},
         "{becomes-tapped: this}", "It becomes tapped."),
    Word("becomes-untapped", lambda selector: Taps(selector, False), "selector", {"selector": _WHAT},
         "{becomes-untapped: this}", "It becomes untapped."),
    Word("counters-put", lambda kind, to: CountersMove(kind, to, 1), "kind",
         {"kind": Field("counter", required=True), "to": _WHAT},
         '{counters-put: "+1/+1", to: this}', "Counters of that kind are put on it."),
    Word("counters-removed", lambda kind, to: CountersMove(kind, to, -1), "kind",
         {"kind": Field("counter", required=True), "from": _WHAT},
         "{counters-removed: time, from: this}", "Counters of that kind are taken off it.", attributes={"from": "to"}),
    Word("activates", Activates, "selector", {"selector": _WHAT, "player": _ANYBODY},
         "{activates: artifact, player: opponent}", "A player activates an ability of it."),
)  # fmt: skip
