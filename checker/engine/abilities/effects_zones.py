"""Instructions that move objects from zone to zone: destroy, exile, return, counter (400, 701)."""

from __future__ import annotations

from dataclasses import dataclass

from checker.engine.abilities.attacked import blocked_by_what_enters, choose_attacked, enter
from checker.engine.abilities.resolution import Resolution
from checker.engine.abilities.things import Targets, Things, objects, players
from checker.engine.abilities.values import ONE, Value
from checker.engine.abilities.words import Field, Word, by_name, specs_of
from checker.engine.queries.legal import refusing
from checker.engine.records.changes import Change, Destroy, ZoneChange
from checker.engine.records.targets import Thing


@dataclass(frozen=True, slots=True)
class DestroyThings:
    """701.8: all of them at the same time."""

    things: Things
    no_regeneration: bool = False

    @property
    def targets(self) -> Targets:
        return self.things.targets

    def perform(self, r: Resolution) -> None:
        found = r.permanents(self.things.things(r), "destroy")
        r.commit(*(Destroy(id, r.source, no_regeneration=self.no_regeneration) for id in found))


def _here(r: Resolution, things: Things, what: str) -> list[int]:
    """The objects as they are now; those that are gone are skipped."""
    found = []
    for thing in objects(things.things(r)):
        now = r.now(thing)
        if now is None:
            r.skip(what, thing)
        else:
            found.append(now)
    return found


@dataclass(frozen=True, slots=True)
class Return:
    """To its owner's hand or library, or to the battlefield under ``under`` (else its owner's) control."""

    things: Things
    to: str = "hand"
    under: Things | None = None
    tapped: bool = False
    bottom: bool = False
    attacking: bool = False
    counter: str | None = None
    count: Value = ONE
    attacked: Things | None = None
    blocking: Things | None = None

    def is_possible(self, r: Resolution) -> bool:
        return any(r.now(thing) is not None for thing in objects(self.things.things(r)))

    @property
    def targets(self) -> Targets:
        return specs_of(self.things, self.under, self.count, self.attacked, self.blocking)

    def perform(self, r: Resolution) -> None:
        found = _here(r, self.things, "return")
        under = players(self.under.things(r)) if self.under else []
        counters = ((self.counter, self.count.value(r)),) if self.counter else ()
        moves: list[Change] = [
            ZoneChange(
                id,
                self.to,
                "returned",
                under[0] if under else None,
                self.tapped,
                bottom=self.bottom,
                attacking=self._attacked(r, id, under),
                blocking=blocked_by_what_enters(r, self.blocking),
                counters=counters,
            )
            for id in found
            if r.table.objects[id].zone != self.to
        ]
        enter(r, moves)

    def _attacked(self, r: Resolution, id: int, under: list[str]) -> Thing | None:
        if self.attacked is not None:
            return next(iter(self.attacked.things(r)), None)
        if not self.attacking or self.to != "battlefield":
            return None
        return choose_attacked(r.table, under[0] if under else r.table.objects[id].owner, id)


@dataclass(frozen=True, slots=True)
class Counter:
    """701.6: a spell goes to its owner's graveyard, an ability is gone."""

    things: Things

    @property
    def targets(self) -> Targets:
        return self.things.targets

    def perform(self, r: Resolution) -> None:
        moves = []
        for thing in objects(self.things.things(r)):
            obj = r.table.objects.get(thing)
            if obj is None or obj.zone != "stack" or refusing(r.table, "counter", thing):
                r.skip("counter", thing)
                continue
            zone = r.table.book.ask("countered")(obj.kind)
            if zone is not None:
                moves.append(ZoneChange(thing, zone, "countered"))
        r.commit(*moves)


_THINGS = Field("things", required=True)

ZONES = by_name(
    Word("destroy", DestroyThings, "things",
         {"things": _THINGS, "no-regeneration": Field("flag", default=False, says="it can't be regenerated")},
         "{destroy: {target: creature}}", "Permanents are destroyed."),
    Word("return", Return, "things",
         {"things": _THINGS, "to": Field("zone", default="hand"), "under": Field("things", says="whose control"),
          "tapped": Field("flag", default=False), "bottom": Field("flag", default=False),
          "attacking": Field("flag", default=False, says="what it attacks is chosen as it enters (508.4)"),
          "attacked": Field("things", says="what it attacks as it enters, where the text says it"),
          "blocking": Field("things", says="the attacker that it is blocking as it enters (509.4)"),
          "with": Field("counter", says="it enters with such a counter, or so many"),
          "count": Field("value", default=ONE)},
         "{return: {target: creature}, to: hand}", "Objects go back to their owner's hand, or elsewhere.",
         attributes={"with": "counter"}),
    Word("counter", Counter, "things", {"things": _THINGS}, "{counter: {target: spell}}", "It is countered."),
)  # fmt: skip
