"""Other events: casting, activating, targeting, steps, life, tapping, counters (603.2)."""

from __future__ import annotations

from dataclasses import dataclass

from checker.engine.abilities.event import ANYBODY, ANYTHING, BY_ANYBODY, WHAT, YOURSELF, Event
from checker.engine.abilities.events_combat import FIGHTING
from checker.engine.abilities.events_zones import MOVING
from checker.engine.abilities.filters import ObjectFilter, Selector
from checker.engine.abilities.words import Field, Word, by_name
from checker.engine.records import changes as c
from checker.engine.records.news import AbilityActivated, BecameTarget, SpellCast, SpellCopied
from checker.engine.state.table import Table


@dataclass(frozen=True, slots=True)
class Casts(Event):
    """A player casts such a spell (603.2, 601.2i); with ``or_copies`` also: copies one."""

    selector: Selector
    player: Selector = YOURSELF
    or_copies: bool = False

    def occurrences(self, table: Table, change: c.Change, source: int, controller: str) -> int:
        if not isinstance(change, SpellCast) and not (self.or_copies and isinstance(change, SpellCopied)):
            return 0
        is_by = self.player.matches(table, change.player, source, controller)
        return int(is_by and self.selector.matches(table, change.object, source, controller))


@dataclass(frozen=True, slots=True)
class Activates(Event):
    """A player activates an ability of such an object (602.2)."""

    selector: Selector
    player: Selector = ANYBODY

    def occurrences(self, table: Table, change: c.Change, source: int, controller: str) -> int:
        if not isinstance(change, AbilityActivated):
            return 0
        is_by = self.player.matches(table, change.player, source, controller)
        return int(is_by and self.selector.matches(table, change.source, source, controller))


@dataclass(frozen=True, slots=True)
class BecomesTarget(Event):
    """115.1; ``by`` is who controls the spell or ability, ``of`` what kind it is: spell, ability or both."""

    selector: Selector
    by: Selector = ANYBODY
    of: Selector = ANYTHING

    def occurrences(self, table: Table, change: c.Change, source: int, controller: str) -> int:
        if not isinstance(change, BecameTarget) or not self.of.matches(table, change.by, source, controller):
            return 0
        is_by = self.by.matches(table, change.player, source, controller)
        return int(is_by and self.selector.matches(table, change.target, source, controller))


@dataclass(frozen=True, slots=True)
class BeginningOf(Event):
    """A step begins (603.2b); ``of`` says whose turn it is."""

    step: str
    of: Selector = ANYBODY

    def occurrences(self, table: Table, change: c.Change, source: int, controller: str) -> int:
        if not isinstance(change, c.StepBegan) or change.step != self.step:
            return 0
        return int(self.of.matches(table, change.player, source, controller))


@dataclass(frozen=True, slots=True)
class LifeMoves(Event):
    """A player gains life, or loses some (119.9); ``sign`` 1 or −1."""

    player: Selector
    sign: int

    def occurrences(self, table: Table, change: c.Change, source: int, controller: str) -> int:
        if not isinstance(change, c.LifeChange) or change.amount * self.sign < 0:
            return 0
        return int(self.player.matches(table, change.player, source, controller))


@dataclass(frozen=True, slots=True)
class Taps(Event):
    """A permanent becomes tapped, or untapped (701.26)."""

    selector: Selector
    tapped: bool

    def occurrences(self, table: Table, change: c.Change, source: int, controller: str) -> int:
        if not isinstance(change, c.Tapping) or change.tapped != self.tapped:
            return 0
        return int(self.selector.matches(table, change.object, source, controller))


@dataclass(frozen=True, slots=True)
class CountersMove(Event):
    """Counters of a kind are put on, or (``sign`` −1) taken off, at once however many. What enters with counters has
    them put on it (122.6)."""

    kind: str
    to: Selector
    sign: int

    def occurrences(self, table: Table, change: c.Change, source: int, controller: str) -> int:
        if isinstance(change, c.ZoneChange) and change.to == "battlefield" and self.sign > 0:
            put = dict(change.counters).get(self.kind, 0) > 0 and table.book.ask("entering with counters")()
            return int(put and self.to.matches(table, change.became, source, controller))
        if not isinstance(change, c.CounterChange) or change.kind != self.kind or change.amount * self.sign <= 0:
            return 0
        return int(self.to.matches(table, change.target, source, controller))


def casts(selector: Selector, player: Selector = YOURSELF, or_copies: bool = False) -> Casts:
    """``{casts: creature}`` means a creature spell."""
    on_stack = selector.within("stack") if isinstance(selector, ObjectFilter) else selector
    return Casts(on_stack, player, or_copies)


HAPPENING = by_name(
    Word("casts", casts, "selector",
         {"selector": WHAT, "player": Field("selector", default=YOURSELF),
          "or-copies": Field("flag", default=False, says="or copies one")},
         "{casts: {types: [Instant]}, player: you}", "A player casts such a spell."),
    Word("activates", Activates, "selector", {"selector": WHAT, "player": BY_ANYBODY},
         "{activates: artifact, player: opponent}", "A player activates an ability of it."),
    Word("beginning-of", BeginningOf, "step", {"step": Field("step", required=True), "of": BY_ANYBODY},
         "{beginning-of: upkeep, of: you}", "The step begins, in a turn of such a player."),
    Word("gains-life", lambda player: LifeMoves(player, 1), "player", {"player": WHAT},
         "{gains-life: you}", "The player gains life."),
    Word("loses-life", lambda player: LifeMoves(player, -1), "player", {"player": WHAT},
         "{loses-life: opponent}", "The player loses life."),
    Word("becomes-target", BecomesTarget, "selector",
         {"selector": WHAT, "by": BY_ANYBODY, "of": Field("selector", default=ANYTHING)},
         "{becomes-target: this, by: opponent}", "It becomes the target of a spell or ability."),
    Word("becomes-tapped", lambda selector: Taps(selector, True), "selector", {"selector": WHAT},
         "{becomes-tapped: this}", "It becomes tapped."),
    Word("becomes-untapped", lambda selector: Taps(selector, False), "selector", {"selector": WHAT},
         "{becomes-untapped: this}", "It becomes untapped."),
    Word("counters-put", lambda kind, to: CountersMove(kind, to, 1), "kind",
         {"kind": Field("counter", required=True), "to": WHAT},
         '{counters-put: "+1/+1", to: this}', "Counters of that kind are put on it."),
    Word("counters-removed", lambda kind, to: CountersMove(kind, to, -1), "kind",
         {"kind": Field("counter", required=True), "from": WHAT},
         "{counters-removed: time, from: this}", "Counters of that kind are taken off it.", attributes={"from": "to"}),
)  # fmt: skip

EVENTS: dict[str, Word] = MOVING | FIGHTING | HAPPENING
