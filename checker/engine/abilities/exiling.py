"""What is exiled by something that goes on knowing it: until it leaves (610.3), or to speak of it later (607.2a)."""

from __future__ import annotations

from dataclasses import dataclass

from checker.engine.abilities.filters import NOTHING
from checker.engine.abilities.resolution import Resolution
from checker.engine.abilities.scope import Scope
from checker.engine.abilities.things import Targets, Things, objects
from checker.engine.abilities.words import Field, Word, by_name, single
from checker.engine.kernel.links import EXILED, UNTIL, exiled_with, link
from checker.engine.queries import view
from checker.engine.records.changes import Change, ZoneChange
from checker.engine.records.characteristics import Characteristics
from checker.engine.records.targets import Thing
from checker.engine.state.objects import Obj
from checker.engine.state.table import Table


@dataclass(frozen=True, slots=True)
class Exile:
    """Into exile, from wherever they are (701.13). With ``until`` they come back to where they were once the source
    leaves the battlefield; if it is gone already, they do not move (610.3a)."""

    things: Things
    until: str | None = None
    linked: bool = False

    def is_possible(self, r: Resolution) -> bool:
        return any(r.now(thing) is not None for thing in objects(self.things.things(r)))

    @property
    def targets(self) -> Targets:
        return self.things.targets

    def perform(self, r: Resolution) -> None:
        found = self._here(r)
        if self.until and not view.is_on_battlefield(r.table, r.source):
            return r.skip("exile")
        zones = {id: r.table.objects[id].zone for id in found}
        done = r.commit(*(ZoneChange(id, "exile", "exiled") for id in found))
        moved = [change for change in done if isinstance(change, ZoneChange) and change.to == "exile"]
        self._remember(r, moved, zones)
        r.done = bool(moved)
        return None

    def _remember(self, r: Resolution, moved: list[ZoneChange], zones: dict[int, str]) -> None:
        """What is known of them from now on."""
        links: list[Change] = []
        for change in moved:
            if self.until:
                zone = zones.get(change.object, "battlefield")
                links.append(link(r.table, r.source, r.controller, (change.became,), UNTIL, zone))
            if self.until or self.linked:
                links.append(link(r.table, r.source, r.controller, (change.became,), EXILED))
        if links:
            r.commit(*links)

    def _here(self, r: Resolution) -> list[int]:
        """The objects as they are now; those that are gone are skipped."""
        found = []
        for thing in objects(self.things.things(r)):
            now = r.now(thing)
            if now is None:
                r.skip("exile", thing)
            else:
                found.append(now)
        return found


@dataclass(frozen=True, slots=True)
class ExiledWith:
    """The cards that were exiled with the source, and still are (607.2a)."""

    yes: bool = True
    targets: Targets = ()

    def things(self, scope: Scope) -> tuple[Thing, ...]:
        found = exiled_with(scope.table, scope.source)
        scope.speak_of(found)
        return found


@dataclass(frozen=True, slots=True)
class WasExiledWith:
    """It was exiled with the source."""

    wanted: bool
    reads: frozenset[str] = NOTHING

    def passes(self, table: Table, obj: Obj, seen: Characteristics, source: int, controller: str) -> bool:
        return (obj.id in exiled_with(table, source)) == self.wanted


EXILING = by_name(
    Word("exile", Exile, "things",
         {"things": Field("things", required=True),
          "until": Field("choice", among=("source leaves",), says="until the source leaves the battlefield (610.3)"),
          "linked": Field("flag", default=False, says="the source speaks of them later, as exiled-with (607.2a)")},
         "{exile: {target: creature}}", "Objects are exiled."),
)  # fmt: skip

EXILED_THINGS = by_name(
    Word("exiled-with", ExiledWith, "yes", {"yes": Field("flag", required=True)}, "{exiled-with: true}",
         "The cards that were exiled with the source (607.2a)."),
)  # fmt: skip

EXILED_FILTERS = by_name(
    single("exiled-with", WasExiledWith, "flag", "{zone: exile, exiled-with: true}",
           "It was exiled with the source (607.2a)."),
)  # fmt: skip
