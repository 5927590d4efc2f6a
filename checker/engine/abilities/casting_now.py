"""Spells that are cast while something resolves, copies of cards among them (608.2g, 707.12)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from checker.engine.abilities.choosing import top_of_library
from checker.engine.abilities.resolution import Resolution
from checker.engine.abilities.scope import Scope
from checker.engine.abilities.things import YOU, Targets, Things, objects, players
from checker.engine.abilities.values import Value
from checker.engine.abilities.words import Field, Word, by_name, specs_of
from checker.engine.records.question import Illegal, Unanswered
from checker.engine.records.targets import Thing


@dataclass(frozen=True, slots=True)
class CastNow:
    """A player casts it then and there, from where it is: without paying its mana cost, or for what it costs."""

    of: Things
    by: Things = YOU
    free: bool = True
    transformed: bool = False

    @property
    def targets(self) -> Targets:
        return specs_of(self.of, self.by)

    def is_possible(self, r: Resolution) -> bool:
        """Whether the rules would let it be cast; what it would ask is left open."""
        return any(self._can_be_cast(r, player, id) for player in players(self.by.things(r)) for id in self._found(r))

    def perform(self, r: Resolution) -> None:
        for player in players(self.by.things(r)):
            for id in self._found(r):
                if self._can_be_cast(r, player, id):
                    self._cast(r, player, id)
                    r.done = True
                else:
                    r.skip("cast", id)

    def _found(self, r: Resolution) -> list[int]:
        return [now for thing in objects(self.of.things(r)) if (now := r.now(thing)) is not None]

    def _can_be_cast(self, r: Resolution, player: str, id: int) -> bool:
        attempt = Resolution(r.table.fork(), r.source, r.controller, r.on_stack, r.id)
        try:
            self._cast(attempt, player, id)
        except Illegal:
            return False
        except Unanswered:
            return True
        return True

    def _cast(self, r: Resolution, player: str, id: int) -> None:
        cost = "free" if self.free else "normal"
        cast = r.table.book.one("cast during a resolution")
        cast(r.table, player, id, int(self.transformed), cost, self.transformed)


@dataclass(frozen=True, slots=True)
class CopyCard:
    """Cards are copied where they are; "that" is then the copies, to be cast at once (707.12)."""

    of: Things
    player: Things = YOU

    @property
    def targets(self) -> Targets:
        return specs_of(self.of, self.player)

    def perform(self, r: Resolution) -> None:
        copy = r.table.book.one("copy of a card")
        found = [now for thing in objects(self.of.things(r)) if (now := r.now(thing)) is not None]
        made = [copy(r.table, id, player) for player in players(self.player.things(r)) for id in found]
        copies = tuple(id for id in made if id is not None)
        if not copies:
            r.spoken = ()
            return r.skip("copy")
        r.made += copies
        r.speak_of(copies)
        r.done = True
        return None


@dataclass(frozen=True, slots=True)
class TopCards:
    """So many cards from the top of a library, wherever they are moved to afterwards."""

    count: Value
    of: Things = YOU
    moves_library: ClassVar[bool] = True

    @property
    def targets(self) -> Targets:
        return specs_of(self.count, self.of)

    def things(self, scope: Scope) -> tuple[Thing, ...]:
        count = self.count.value(scope)
        found = tuple(id for p in players(self.of.things(scope)) for id in top_of_library(scope.table, p, count))
        scope.speak_of(found)
        return found


_WHAT = Field("things", required=True)

CASTING_NOW = by_name(
    Word("cast", CastNow, "of",
         {"of": _WHAT, "by": Field("things", default=YOU),
          "free": Field("flag", default=True, says="without paying its mana cost; false: for what it costs"),
          "transformed": Field("flag", default=False, says="with its back face up (712.11a)")},
         "{cast: that}", "It is cast while this resolves, from where it is (608.2g).",
         why="spells are cast while others resolve"),
    Word("copy-card", CopyCard, "of", {"of": _WHAT, "player": Field("things", default=YOU)},
         "{copy-card: {all: {owner: you, zone: exile}}}",
         "Cards are copied in the zone where they are; that is then the copies, to be cast at once (707.12).",
         why="objects are copied to be cast"),
)  # fmt: skip

TOP_CARDS = by_name(
    Word("top-cards", TopCards, "count",
         {"count": Field("value", required=True), "of": Field("things", default=YOU, says="whose library")},
         "{top-cards: 1, of: you}", "Cards from the top of a library."),
)  # fmt: skip
