"""Instructions about combats to come: goading (701.15), additional combat phases (500.8)."""

from __future__ import annotations

from dataclasses import dataclass

from checker.engine.abilities.durations import until_of
from checker.engine.abilities.resolution import Resolution
from checker.engine.abilities.things import Targets, Things
from checker.engine.abilities.values import ONE, Value
from checker.engine.abilities.words import Field, Word, by_name, specs_of
from checker.engine.records.changes import EffectStarts
from checker.engine.records.changes_combat import BecomesBlocked, PhasesAdded
from checker.engine.records.effects import ContinuousEffect
from checker.engine.records.news import BecameBlocked


@dataclass(frozen=True, slots=True)
class Goad:
    """Until that player's next turn; goaded by the same player again, nothing happens (701.15a, 701.15d)."""

    things: Things

    @property
    def targets(self) -> Targets:
        return self.things.targets

    def perform(self, r: Resolution) -> None:
        demands = tuple(r.table.book.ask("goaded")(r.controller))
        found = tuple(id for id in r.permanents(self.things.things(r), "goad") if not self._is_goaded(r, id, demands))
        if found and demands:
            stamp, until = r.table.tick(), until_of("your next turn", r.controller)
            r.commit(EffectStarts(ContinuousEffect(
                stamp, r.source, r.controller, stamp, (), found, until, None, demands,
            )))  # fmt: skip

    def _is_goaded(self, r: Resolution, id: int, demands: tuple[tuple[str, object], ...]) -> bool:
        return any(effect.restrictions == demands and id in (effect.objects or ()) for effect in r.table.effects)


@dataclass(frozen=True, slots=True)
class AdditionalCombat:
    """``count`` combat phases directly after the phase that is on, each followed by a main phase with ``main``.
    ``after_main``: only if that is a main phase, as the text says "after this main phase"."""

    count: Value = ONE
    main: bool = False
    after_main: bool = False

    @property
    def targets(self) -> Targets:
        return specs_of(self.count)

    def perform(self, r: Resolution) -> None:
        if self.after_main and not r.table.turn.is_main:
            return r.skip("additional combat")
        phases = ("beginning of combat", "postcombat main") if self.main else ("beginning of combat",)
        r.commit(PhasesAdded(phases * self.count.value(r)))
        return None


@dataclass(frozen=True, slots=True)
class BecomeBlocked:
    """Attackers become blocked, by no creature; those that are blocked already are left alone (509.1h, 509.3c)."""

    things: Things

    @property
    def targets(self) -> Targets:
        return self.things.targets

    def perform(self, r: Resolution) -> None:
        attackers = r.table.combat.attackers
        for id in r.permanents(self.things.things(r), "become blocked"):
            if id in attackers and not attackers[id].blocked:
                r.commit(BecomesBlocked(id))
                r.commit(BecameBlocked(id, ()))


COMBATS = by_name(
    Word("become-blocked", BecomeBlocked, "things", {"things": Field("things", required=True)},
         "{become-blocked: {target: {attacking: true, blocked: false}}}",
         "An attacking creature becomes blocked, by no creature (509.1h)."),
    Word("goad", Goad, "things", {"things": Field("things", required=True)},
         "{goad: {target: creature}}",
         "Until your next turn it attacks each combat if able, and another player than you if able (701.15)."),
    Word("additional-combat", AdditionalCombat, "count",
         {"count": Field("value", default=ONE),
          "main": Field("flag", default=False, says="followed by an additional main phase"),
          "after-main": Field("flag", default=False, says="after this main phase: nothing if none is on")},
         "{additional-combat: 1, main: true, after-main: true}",
         "After this phase there are so many additional combat phases (500.8)."),
)  # fmt: skip
