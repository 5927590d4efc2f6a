"""Events of combat: attacking, blocking, being blocked or not (508.3, 509.3), and damage (120)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from checker.engine.abilities.event import ANYTHING, ONE_OR_MORE, WHAT, Event
from checker.engine.abilities.filters import Selector
from checker.engine.abilities.telling import Told, told_by
from checker.engine.abilities.words import Field, Word, by_name
from checker.engine.records import changes as c
from checker.engine.records.news import Attacked, BecameBlocked, Blocked, EnteredBlocking, WentUnblocked
from checker.engine.records.targets import Thing
from checker.engine.state.table import Table


@dataclass(frozen=True, slots=True)
class Attacks(Event):
    """A creature is declared as an attacker (508.3a); ``to`` is what it attacks."""

    selector: Selector
    to: Selector | None = None
    alone: bool = False

    def occurrences(self, table: Table, change: c.Change, source: int, controller: str) -> int:
        if not isinstance(change, Attacked) or (self.alone and not change.alone):
            return 0
        if self.to is not None and not self.to.matches(table, change.target, source, controller):
            return 0
        return int(self.selector.matches(table, change.object, source, controller))


@dataclass(frozen=True, slots=True)
class Blocks(Event):
    """A creature blocks one of what ``attacker`` means, once for each such attacker (509.3d)."""

    selector: Selector
    attacker: Selector = ANYTHING

    def occurrences(self, table: Table, change: c.Change, source: int, controller: str) -> int:
        if not isinstance(change, Blocked):
            return 0
        blocks = self.attacker.matches(table, change.attacker, source, controller)
        return int(blocks and self.selector.matches(table, change.object, source, controller))


@dataclass(frozen=True, slots=True)
class BecomesBlocked(Event):
    """Once a combat, however many block (509.3c)."""

    selector: Selector

    def occurrences(self, table: Table, change: c.Change, source: int, controller: str) -> int:
        if not isinstance(change, BecameBlocked):
            return 0
        return int(self.selector.matches(table, change.object, source, controller))


@dataclass(frozen=True, slots=True)
class BecomesBlockedBy(Event):
    """Once for each such blocker (509.3d), which is "that"."""

    selector: Selector
    by: Selector

    def occurrences(self, table: Table, change: c.Change, source: int, controller: str) -> int:
        if not isinstance(change, Blocked | EnteredBlocking):
            return 0
        by = self.by.matches(table, change.object, source, controller)
        return int(by and self.selector.matches(table, change.attacker, source, controller))

    def told(self, table: Table, change: Any) -> Told:
        return {**told_by(table, change), "that": change.object}


@dataclass(frozen=True, slots=True)
class AttacksUnblocked(Event):
    """509.3g."""

    selector: Selector

    def occurrences(self, table: Table, change: c.Change, source: int, controller: str) -> int:
        if not isinstance(change, WentUnblocked):
            return 0
        return int(self.selector.matches(table, change.object, source, controller))


@dataclass(frozen=True, slots=True)
class DealsDamage(Event):
    """``dealer`` deals damage to ``to`` (120). ``combat`` None is any damage. ``speaks_of`` says which of the two
    the text is about, source or target. Damage that one source deals at once to several is one event unless the
    text asks to whom; so is damage that one is dealt at once by several, unless it asks by what (603.2c)."""

    dealer: Selector = ANYTHING
    to: Selector | None = None
    combat: bool | None = None
    speaks_of: str = "source"

    def occurrences(self, table: Table, change: c.Change, source: int, controller: str) -> int:
        if not isinstance(change, c.Damage | c.DamagePrevented):
            return 0
        if isinstance(change, c.DamagePrevented) and not _prevented_counts(table):
            return 0
        if self.combat not in (None, change.combat):
            return 0
        to = self.to is None or self.to.matches(table, change.target, source, controller)
        return int(to and self.dealer.matches(table, change.source, source, controller))

    def told(self, table: Table, change: Any) -> Told:
        return {**told_by(table, change), "that": getattr(change, self.speaks_of)}

    def one_event(self, change: Any) -> tuple[Thing | None, Thing | None]:
        """Damage dealt at once is one event for what speaks of one dealer only, or of one recipient only (603.2c)."""
        return (None if self.dealer == ANYTHING else change.source, None if self.to is None else change.target)


def becomes_blocked(selector: Selector, by: Selector | None = None) -> Event:
    """With ``by`` another event than without."""
    return BecomesBlocked(selector) if by is None else BecomesBlockedBy(selector, by)


def is_dealt_damage(to: Selector, by: Selector = ANYTHING, combat: bool | None = None) -> DealsDamage:
    """The same seen from whom it is dealt to."""
    return DealsDamage(by, to, combat, "target")


def _prevented_counts(table: Table) -> bool:
    """Whether prevented damage sets off triggers: only for somebody who forgot that it was never dealt (615.6)."""
    definition = table.book.get("prevented events trigger")
    return definition is not None and bool(definition.fn())


FIGHTING = by_name(
    Word("attacks", Attacks, "selector",
         {"selector": WHAT, "to": Field("selector"), "alone": Field("flag", default=False),
          **ONE_OR_MORE},
         "{attacks: this}", "It is declared as an attacker."),
    Word("blocks", Blocks, "selector", {"selector": WHAT, "attacker": Field("selector", default=ANYTHING)},
         "{blocks: this}", "It is declared as a blocker; 'that' is the attacker."),
    Word("becomes-blocked", becomes_blocked, "selector", {"selector": WHAT, "by": Field("selector")},
         "{becomes-blocked: this}",
         "An attacker becomes blocked; with by: once for each such blocker, which is 'that'."),
    Word("attacks-unblocked", AttacksUnblocked, "selector", {"selector": WHAT},
         "{attacks-unblocked: this}", "It attacks and is not blocked."),
    Word("deals-damage", DealsDamage, "dealer",
         {"dealer": WHAT, "to": Field("selector"), "combat": Field("flag"), **ONE_OR_MORE},
         "{deals-damage: this, combat: true, to: player}", "It deals damage; 'that' is the one that deals it."),
    Word("is-dealt-damage", is_dealt_damage, "to",
         {"to": WHAT, "by": Field("selector", default=ANYTHING), "combat": Field("flag")},
         "{is-dealt-damage: this}", "It, or a player, is dealt damage; 'that' is what is dealt it."),
)  # fmt: skip
