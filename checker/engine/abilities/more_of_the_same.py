"""Proliferate and populate: more counters of kinds that are there, more tokens like one that is there (701)."""

from __future__ import annotations

from dataclasses import dataclass

from checker.engine.abilities.copying import CreateCopy
from checker.engine.abilities.filters import Given, ObjectFilter
from checker.engine.abilities.properties import Has
from checker.engine.abilities.resolution import Resolution
from checker.engine.abilities.status import ControlledBy, IsToken
from checker.engine.abilities.things import YOU, All, Targets, Things, players
from checker.engine.abilities.words import Field, Word, by_name
from checker.engine.queries import view
from checker.engine.records.changes import CounterChange
from checker.engine.records.question import Question
from checker.engine.records.targets import Thing

CREATURE_TOKEN = ObjectFilter(
    "permanent", (Has("types", frozenset({"Creature"})), IsToken(True), ControlledBy("you"))
)


@dataclass(frozen=True, slots=True)
class Proliferate:
    """701.34a: of any number of permanents and players with counters each gets another of each kind it has."""

    player: Things = YOU

    @property
    def targets(self) -> Targets:
        return self.player.targets

    def perform(self, r: Resolution) -> None:
        for player in players(self.player.things(r)):
            options = tuple(thing for thing in _with_counters(r))
            if not options:
                r.skip("proliferate")
                continue
            question = Question("proliferate", player, options, r.source, 0, len(options), "701.34a")
            chosen = r.ask(question)
            r.commit(*(CounterChange(thing, kind, 1) for thing in chosen for kind in _kinds(r, thing)))


def _with_counters(r: Resolution) -> list[Thing]:
    things: list[Thing] = [*r.table.turn_order(), *(obj.id for obj in r.table.permanents())]
    return [thing for thing in things if _kinds(r, thing)]


def _kinds(r: Resolution, thing: Thing) -> list[str]:
    held = r.table.players[thing].counters if isinstance(thing, str) else r.table.objects[thing].counters
    return [kind for kind, count in held if count]


@dataclass(frozen=True, slots=True)
class Populate:
    """701.36a: a token that is a copy of a creature token that the player controls."""

    player: Things = YOU

    @property
    def targets(self) -> Targets:
        return self.player.targets

    def perform(self, r: Resolution) -> None:
        for player in players(self.player.things(r)):
            own = view.controlled(r.table, player)
            options = tuple(id for id in own if CREATURE_TOKEN.matches(r.table, id, r.source, player))
            if not options:
                r.skip("populate")
                continue
            chosen = r.ask(Question("copy", player, options, r.source, rule="701.36a"))
            CreateCopy(All(Given((chosen,))), player=All(Given((player,)))).perform(r)


_PLAYER = {"player": Field("things", default=YOU)}

MORE_OF_THE_SAME = by_name(
    Word("proliferate", Proliferate, "player", _PLAYER, "{proliferate: you}",
         "Any number of permanents and players with counters each get another of each kind (701.34).",
         why="a keyword action"),
    Word("populate", Populate, "player", _PLAYER, "{populate: you}",
         "A creature token that the player controls is copied (701.36).", why="a keyword action"),
)  # fmt: skip
