"""Instructions about what players have: putting, sacrificing, discarding, drawing, milling (121, 701)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from checker.engine.abilities.choosing import choose_own, hand_of, top_of_library
from checker.engine.abilities.filters import ObjectFilter, Selector
from checker.engine.abilities.resolution import Resolution
from checker.engine.abilities.things import YOU, Targets, Things, objects, players
from checker.engine.abilities.values import ONE, Value
from checker.engine.abilities.words import Field, Word, by_name, specs_of
from checker.engine.queries import view
from checker.engine.queries.legal import refusing
from checker.engine.records.changes import Change, Draw, ZoneChange
from checker.engine.records.question import Question


@dataclass(frozen=True, slots=True)
class Put:
    """Cards that a player chooses in one of their zones, put somewhere: none at all if it is optional."""

    selector: Selector
    origin: str
    to: str = "battlefield"
    player: Things = YOU
    count: Value = ONE
    any_number: bool = False
    optional: bool = False
    tapped: bool = False

    @property
    def targets(self) -> Targets:
        return specs_of(self.player, self.count)

    def perform(self, r: Resolution) -> None:
        moves: list[Change] = []
        for player in players(self.player.things(r)):
            moves += [
                ZoneChange(id, self.to, "put", player if self.to == "battlefield" else None, self.tapped)
                for id in self._choose(r, player)
            ]
        if not moves:
            return r.skip("put")
        done = r.commit(*moves)
        r.speak_of(tuple(change.became for change in done if isinstance(change, ZoneChange)))
        return None

    def is_possible(self, r: Resolution) -> bool:
        return any(self._fitting(r, player) for player in players(self.player.things(r)))

    def _fitting(self, r: Resolution, player: str) -> list[int]:
        there = self.selector.within(self.origin) if isinstance(self.selector, ObjectFilter) else self.selector
        return [id for id in _known(r, self.origin, player) if there.matches(r.table, id, r.source, r.controller)]

    def _choose(self, r: Resolution, player: str) -> tuple[int, ...]:
        fitting = self._fitting(r, player)
        most = len(fitting) if self.any_number else min(self.count.value(r), len(fitting))
        least = 0 if self.any_number or self.optional else most
        if not fitting or most == 0:
            return ()
        question = Question("put", player, tuple(fitting), r.source, least, most, "608.2d")
        answer = r.ask(question)
        return answer if isinstance(answer, tuple) else () if answer is None else (answer,)


def _known(r: Resolution, zone: str, player: str) -> list[int]:
    ids = r.table.zones.get(zone, ()) or r.table.zone(zone, player)
    return [id for id in ids if not r.table.objects[id].printed.unknown]


@dataclass(frozen=True, slots=True)
class Sacrifice:
    """701.21: what is named, if its controller is the one to do it; or what the players choose among their own."""

    what: Things | Selector
    player: Things = YOU
    count: Value = ONE

    @property
    def targets(self) -> Targets:
        named = self.what if hasattr(self.what, "things") else None
        return specs_of(named, self.player, self.count)

    def perform(self, r: Resolution) -> None:
        who = players(self.player.things(r))
        ids = self._named(r, who) if hasattr(self.what, "things") else self._chosen(r, who)
        done = r.commit(*(ZoneChange(id, "graveyard", "sacrificed") for id in ids))
        if ids:
            r.speak_of(tuple(ids))
        r.done = bool(done)

    def is_possible(self, r: Resolution) -> bool:
        who = players(self.player.things(r))
        if not hasattr(self.what, "things"):
            return any(self._own(r, player) for player in who)
        there = [r.now(thing) for thing in objects(self.what.things(r))]
        return any(id is not None and refusing(r.table, "sacrifice", p, id) is None for id in there for p in who)

    def _named(self, r: Resolution, who: list[str]) -> list[int]:
        found = []
        for id in r.permanents(self.what.things(r), "sacrifice"):  # type: ignore[union-attr]
            if any(refusing(r.table, "sacrifice", player, id) is None for player in who):
                found.append(id)
            else:
                r.skip("sacrifice", id)
        return found

    def _chosen(self, r: Resolution, who: list[str]) -> list[int]:
        count = self.count.value(r)
        found = []
        for player in who:
            own = self._own(r, player)
            if not own:
                r.skip("sacrifice", player)
            found += choose_own(r, "sacrifice", player, own, count)
        return found

    def _own(self, r: Resolution, player: str) -> list[int]:
        assert not hasattr(self.what, "things")
        return [id for id in view.controlled(r.table, player) if self.what.matches(r.table, id, r.source, player)]


@dataclass(frozen=True, slots=True)
class Discard:
    """701.9: so many cards of the player's choice, or the whole hand (``count`` None)."""

    count: Value | None
    player: Things = YOU

    @property
    def targets(self) -> Targets:
        return specs_of(self.player, self.count)

    def is_possible(self, r: Resolution) -> bool:
        return any(hand_of(r.table, player) for player in players(self.player.things(r)))

    def perform(self, r: Resolution) -> None:
        found: list[int] = []
        for player in players(self.player.things(r)):
            hand = hand_of(r.table, player)
            count = len(hand) if self.count is None else self.count.value(r)
            if not hand:
                r.skip("discard", player)
            found += choose_own(r, "discard", player, hand, count)
        r.commit(*(ZoneChange(id, "graveyard", "discarded") for id in found))
        r.amount = len(found)


@dataclass(frozen=True, slots=True)
class DrawCards:
    """One card after the other (121.2)."""

    count: Value
    player: Things = YOU
    moves_library: ClassVar[bool] = True

    @property
    def targets(self) -> Targets:
        return specs_of(self.count, self.player)

    def perform(self, r: Resolution) -> None:
        count = self.count.value(r)
        for player in players(self.player.things(r)):
            for _ in range(count):
                r.commit(Draw(player))
        r.amount = count


@dataclass(frozen=True, slots=True)
class Mill:
    """701.17: cards from the top of a library."""

    count: Value
    player: Things = YOU
    moves_library: ClassVar[bool] = True

    @property
    def targets(self) -> Targets:
        return specs_of(self.count, self.player)

    def perform(self, r: Resolution) -> None:
        count = self.count.value(r)
        ids = [id for p in players(self.player.things(r)) for id in top_of_library(r.table, p, count)]
        r.commit(*(ZoneChange(id, "graveyard", "milled") for id in ids))


_YOU = Field("things", default=YOU)

OWN = by_name(
    Word("put", Put, "selector",
         {"selector": Field("selector", required=True), "from": Field("zone", required=True),
          "to": Field("zone", default="battlefield"), "player": _YOU, "count": Field("value", default=ONE),
          "any-number": Field("flag", default=False), "optional": Field("flag", default=False),
          "tapped": Field("flag", default=False)},
         "{put: creature, from: hand, any-number: true}", "A player puts chosen cards somewhere.",
         attributes={"from": "origin"}),
    Word("sacrifice", Sacrifice, "what",
         {"what": Field("things-or-selector", required=True), "player": _YOU, "count": Field("value", default=ONE)},
         "{sacrifice: {types: [Creature]}, player: each opponent}", "Players sacrifice permanents that they control."),
    Word("discard", Discard, "count", {"count": Field("value-or-all", required=True), "player": _YOU},
         "{discard: 1, player: {target: opponent}}", "Players discard cards; all is the whole hand."),
    Word("draw", DrawCards, "count", {"count": Field("value", required=True), "player": _YOU},
         "{draw: 2, player: you}", "Players draw cards."),
    Word("mill", Mill, "count", {"count": Field("value", required=True), "player": _YOU},
         "{mill: 3, player: each opponent}", "Players mill cards."),
)  # fmt: skip
