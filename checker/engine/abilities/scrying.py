"""Scry (701.22)."""

from __future__ import annotations

from dataclasses import dataclass

from checker.engine.abilities.choosing import top_of_library
from checker.engine.abilities.resolution import Resolution
from checker.engine.abilities.things import YOU, Targets, Things, players
from checker.engine.abilities.values import Value
from checker.engine.abilities.words import Field, Word, by_name, specs_of
from checker.engine.records.changes import ZoneChange
from checker.engine.records.question import Question, UnknownCard


@dataclass(frozen=True, slots=True)
class Scry:
    """A player looks at the top cards of their library and puts any of them on its bottom; the rest stay on top as
    they are."""

    count: Value
    player: Things = YOU

    @property
    def targets(self) -> Targets:
        return specs_of(self.count, self.player)

    def perform(self, r: Resolution) -> None:
        for player in players(self.player.things(r)):
            looked_at = top_of_library(r.table, player, self.count.value(r))
            for id in looked_at:
                if r.table.objects[id].printed.unknown:
                    raise UnknownCard(id)
            if not looked_at:
                r.skip("scry")
                continue
            answer = r.ask(Question("put", player, looked_at, r.source, 0, len(looked_at), "701.22a"))
            chosen = answer if isinstance(answer, tuple) else (answer,)
            r.commit(*(ZoneChange(id, "library", "put", bottom=True) for id in chosen if id is not None))


SCRYING = by_name(
    Word("scry", Scry, "count",
         {"count": Field("value", required=True), "player": Field("things", default=YOU)},
         "{scry: 1}", "Players look at so many cards of their library, and put any of them on its bottom (701.22)."),
)  # fmt: skip
