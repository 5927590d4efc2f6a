"""Events that are changes of zone: entering, leaving, dying, being sacrificed, discarded or drawn (603.6)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from checker.engine.abilities.event import ANYBODY, BY_ANYBODY, ONE_OR_MORE, WHAT, Event
from checker.engine.abilities.filters import ObjectFilter, Selector
from checker.engine.abilities.words import Field, Word, by_name
from checker.engine.queries import view
from checker.engine.records import changes as c
from checker.engine.state.table import Table

DISCARDED = ObjectFilter("card", zone="graveyard or exile")


@dataclass(frozen=True, slots=True)
class Enters(Event):
    """603.6a; looked at after it entered."""

    selector: Selector
    origin: str | None = None

    def occurrences(self, table: Table, change: c.Change, source: int, controller: str) -> int:
        if not isinstance(change, c.ZoneChange) or change.to != "battlefield":
            return 0
        came = self.origin is None or change.left == self.origin
        return int(came and self.selector.matches(table, change.became, source, controller))


@dataclass(frozen=True, slots=True)
class Leaves(Event):
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


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """A player discards a card (701.9)."""

    by: Selector
    selector: Selector = DISCARDED

    def occurrences(self, table: Table, change: c.Change, source: int, controller: str) -> int:
        if not isinstance(change, c.ZoneChange) or change.cause != "discarded":
            return 0
        owner = view.obj_now_or_last(table, change.became).owner
        is_by = self.by.matches(table, owner, source, controller)
        return int(is_by and self.selector.matches(table, change.became, source, controller))


@dataclass(frozen=True, slots=True)
class Draws(Event):
    """A player draws a card (121.2)."""

    player: Selector

    def occurrences(self, table: Table, change: c.Change, source: int, controller: str) -> int:
        if not isinstance(change, c.ZoneChange) or change.cause != "drawn":
            return 0
        owner = view.obj_now_or_last(table, change.became).owner
        return int(self.player.matches(table, owner, source, controller))


def dies(selector: Selector, one_or_more: bool = False) -> Leaves:
    """700.4."""
    return Leaves(selector, "graveyard", one_or_more=one_or_more)


def sacrificed(selector: Selector, by: Selector = ANYBODY, one_or_more: bool = False) -> Leaves:
    """701.21; ``by`` is who does it."""
    return Leaves(selector, None, "sacrificed", by, one_or_more=one_or_more)


def discards(by: Selector, card: Selector = DISCARDED, one_or_more: bool = False) -> Discarded:
    """What was discarded is looked at where it went."""
    there = card.within("graveyard or exile") if isinstance(card, ObjectFilter) else card
    return Discarded(by, there, one_or_more=one_or_more)


@dataclass(frozen=True, slots=True)
class Transforms(Event):
    """A permanent transforms into such a one: it is looked at as it then is (701.27e)."""

    selector: Selector

    def occurrences(self, table: Table, change: c.Change, source: int, controller: str) -> int:
        if not isinstance(change, c.TurnsOver):
            return 0
        return int(self.selector.matches(table, change.object, source, controller))


MOVING = by_name(
    Word("transforms", Transforms, "selector", {"selector": WHAT}, "{transforms: this}",
         "It transforms into such a permanent (701.27e)."),
    Word("enters", Enters, "selector", {"selector": WHAT, "from": Field("zone"), **ONE_OR_MORE},
         "{enters: {types: [Creature], other: true}}", "It enters the battlefield.", attributes={"from": "origin"}),
    Word("dies", dies, "selector", {"selector": WHAT, **ONE_OR_MORE},
         "{dies: this}", "It is put into a graveyard from the battlefield."),
    Word("leaves", Leaves, "selector", {"selector": WHAT, "to": Field("zone"), **ONE_OR_MORE},
         "{leaves: this}", "It leaves the battlefield."),
    Word("sacrificed", sacrificed, "selector",
         {"selector": WHAT, "by": BY_ANYBODY, **ONE_OR_MORE},
         "{sacrificed: artifact, by: you}", "A player sacrifices it."),
    Word("discards", discards, "by", {"by": WHAT, "card": Field("selector"), **ONE_OR_MORE},
         "{discards: opponent, card: creature}", "A player discards a card."),
    Word("draws", Draws, "player", {"player": WHAT}, "{draws: you}", "The player draws a card."),
)  # fmt: skip
