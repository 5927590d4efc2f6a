"""Replacement effects about moving: entering tapped or with counters, going elsewhere, skipped steps (614.1, 614.6)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from checker.engine.abilities.filters import Selector, ThisObject
from checker.engine.abilities.replacing import THIS, Changes, is_meant
from checker.engine.abilities.scope import Standing
from checker.engine.abilities.values import Value
from checker.engine.abilities.words import Field, Word, by_name
from checker.engine.kernel.entering import as_if_there
from checker.engine.queries import view
from checker.engine.records import changes as c
from checker.engine.state.table import Table


@dataclass(frozen=True, slots=True)
class EntersTapped:
    """614.12: about its own entering, or with ``selector`` about that of others."""

    selector: Selector = THIS

    def fits(self, table: Table, change: c.Change, source: int, controller: str) -> bool:
        return _is_entering(self.selector, table, change, source, controller) and not _is_tapped(change)

    def rewrite(self, table: Table, change: Any, source: int, controller: str) -> Changes:
        return (replace(change, tapped=True),)


@dataclass(frozen=True, slots=True)
class EntersWithCounters:
    """614.12, 122.6: as it enters, so many counters of a kind are on it."""

    kind: str
    count: Value
    selector: Selector = THIS

    def fits(self, table: Table, change: c.Change, source: int, controller: str) -> bool:
        return _is_entering(self.selector, table, change, source, controller)

    def rewrite(self, table: Table, change: Any, source: int, controller: str) -> Changes:
        on_stack = view.obj_now_or_last(table, change.object).on_stack
        scope = Standing(table, source, controller, change, x=(on_stack.x or 0) if on_stack else 0)
        held = dict(change.counters)
        held[self.kind] = held.get(self.kind, 0) + self.count.value(scope)
        return (replace(change, counters=tuple(held.items())),)


def _is_tapped(change: c.Change) -> bool:
    return isinstance(change, c.ZoneChange) and change.tapped


def _is_entering(selector: Selector, table: Table, change: c.Change, source: int, controller: str) -> bool:
    """Whether it enters, and is such a one as it would exist on the battlefield (614.12)."""
    if not isinstance(change, c.ZoneChange) or change.to != "battlefield":
        return False
    if isinstance(selector, ThisObject):
        return change.object == source
    return is_meant(selector, as_if_there(table, change), change.object, source, controller)


@dataclass(frozen=True, slots=True)
class GoesElsewhere:
    """What would move from one zone, or from anywhere, to another goes to a third instead (614.6)."""

    selector: Selector
    to: str
    instead_of: str
    origin: str = "battlefield"

    def fits(self, table: Table, change: c.Change, source: int, controller: str) -> bool:
        if not isinstance(change, c.ZoneChange) or change.to != self.instead_of:
            return False
        obj = table.objects.get(change.object)
        if obj is None or self.origin not in ("anywhere", obj.zone):
            return False
        return self.selector.matches(table, change.object, source, controller)

    def rewrite(self, table: Table, change: Any, source: int, controller: str) -> Changes:
        return (replace(change, to=self.to),)


@dataclass(frozen=True, slots=True)
class Regenerate:
    """A regeneration shield on one permanent (701.19a)."""

    object: int

    def fits(self, table: Table, change: c.Change, source: int, controller: str) -> bool:
        return isinstance(change, c.Destroy) and change.object == self.object and not change.no_regeneration

    def rewrite(self, table: Table, change: Any, source: int, controller: str) -> Changes:
        return (c.Regenerated(self.object),)


@dataclass(frozen=True, slots=True)
class SkipsStep:
    """A step is skipped (614.1b, 614.10)."""

    step: str
    player: Selector | None = None

    def fits(self, table: Table, change: c.Change, source: int, controller: str) -> bool:
        if not isinstance(change, c.StepBegan) or change.step != self.step:
            return False
        return is_meant(self.player, table, change.player, source, controller)

    def rewrite(self, table: Table, change: Any, source: int, controller: str) -> Changes:
        return ()


@dataclass(frozen=True, slots=True)
class SkipsDraws:
    """A draw is skipped (614.10, 614.11)."""

    player: Selector

    def fits(self, table: Table, change: c.Change, source: int, controller: str) -> bool:
        return isinstance(change, c.Draw) and is_meant(self.player, table, change.player, source, controller)

    def rewrite(self, table: Table, change: Any, source: int, controller: str) -> Changes:
        return ()


_SELECTOR = Field("selector")
_THIS = Field("selector", default=THIS)

MOVES = by_name(
    Word("skips-draws", SkipsDraws, "player", {"player": Field("selector", required=True)},
         "{skips-draws: opponent}", "The player draws no cards."),
    Word("enters-tapped", EntersTapped, "selector", {"selector": _THIS},
         "{enters-tapped: this}", "It enters tapped."),
    Word("enters-with", EntersWithCounters, "kind",
         {"kind": Field("counter", required=True), "count": Field("value", required=True), "object": _THIS},
         '{enters-with: "+1/+1", count: 2}', "It enters with counters.", attributes={"object": "selector"}),
    Word("goes", GoesElsewhere, "selector",
         {"selector": Field("selector", required=True), "to": Field("zone", required=True),
          "instead-of": Field("zone", required=True), "from": Field("zone-or-anywhere", default="battlefield")},
         "{goes: creature, to: exile, instead-of: graveyard}", "It goes there instead.",
         attributes={"from": "origin"}),
    Word("skips", SkipsStep, "step", {"step": Field("step", required=True), "player": _SELECTOR},
         "{skips: draw, player: you}", "The player skips that step."),
)  # fmt: skip
