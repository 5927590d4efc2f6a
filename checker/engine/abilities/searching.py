"""Searching, and what lies outside the game (400.11, 701.23)."""

from __future__ import annotations

from dataclasses import dataclass

from checker.engine.abilities.filters import Selector, states_a_quality, within
from checker.engine.abilities.resolution import Resolution
from checker.engine.abilities.things import YOU, Targets, Things, players
from checker.engine.abilities.words import Field, Word, by_name
from checker.engine.queries.legal import refusing
from checker.engine.records.changes import ZoneChange
from checker.engine.records.question import Question

HIDDEN = frozenset({"library", "hand"})


@dataclass(frozen=True, slots=True)
class Search:
    """A player looks in zones of theirs for a card and puts it somewhere.

    In a hidden zone a card with a stated quality need not be found (701.23b); outside the game a player only looks at
    what they own (400.11), and what rules forbid to bring in is not offered. ``optional``: "you may".
    """

    selector: Selector
    zones: tuple[str, ...]
    to: str = "hand"
    player: Things = YOU
    optional: bool = False
    tapped: bool = False
    attacking: bool = False

    @property
    def targets(self) -> Targets:
        return self.player.targets

    def perform(self, r: Resolution) -> None:
        for player in players(self.player.things(r)):
            options = self._options(r, player)
            kind = "outside" if self.zones == ("outside",) else "find"
            may_fail = self.optional or self._may_find_nothing(r, player)
            number = "701.23j" if kind == "outside" else "701.23b"
            question = Question(kind, player, (*options, *((None,) if may_fail else ())), r.source, rule=number)
            chosen = r.ask(question) if options else None
            if chosen is None:
                r.skip("find")
                continue
            controller = player if self.to == "battlefield" else None
            done = r.commit(ZoneChange(chosen, self.to, "put", controller, self.tapped))
            r.speak_of(tuple(change.became for change in done if isinstance(change, ZoneChange)))

    def _options(self, r: Resolution, player: str) -> list[int]:
        found = []
        for zone in self.zones:
            there = within(self.selector, zone)
            for id in self._looked_at(r, zone, player):
                unknown = r.table.objects[id].printed.unknown
                if not unknown and there.matches(r.table, id, r.source, player) and not self._is_kept_out(r, id, zone):
                    found.append(id)
        return found

    def _looked_at(self, r: Resolution, zone: str, player: str) -> list[int]:
        if zone == "outside":
            own: list[int] = r.table.book.ask("cards outside the game")(r.table, player)
            return own
        return list(r.table.zone(zone, player))

    def _is_kept_out(self, r: Resolution, id: int, zone: str) -> bool:
        return zone == "outside" and refusing(r.table, "brought in", id) is not None

    def _may_find_nothing(self, r: Resolution, player: str) -> bool:
        may_fail = bool(r.table.book.ask("a search may find nothing")(r.table, player))
        return may_fail and states_a_quality(self.selector) and any(zone in HIDDEN for zone in self.zones)


SEARCHING = by_name(
    Word("search", Search, "selector",
         {"selector": Field("selector", required=True), "in": Field("texts", required=True),
          "to": Field("zone", default="hand"), "player": Field("things", default=YOU),
          "optional": Field("flag", default=False), "tapped": Field("flag", default=False)},
         "{search: {types: [Land]}, in: [library], to: hand}",
         "A player finds such a card in those zones (library, graveyard, outside) and puts it somewhere (701.23).",
         attributes={"in": "zones"}),
)  # fmt: skip
