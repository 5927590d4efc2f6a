"""Class levels (716): a level bar is an activated ability and a static one."""

from __future__ import annotations

from dataclasses import dataclass

from checker.engine.abilities.conditions import Asked
from checker.engine.abilities.continuous import Gains
from checker.engine.abilities.costs import Cost
from checker.engine.abilities.event import Event
from checker.engine.abilities.filters import NOTHING, Selector
from checker.engine.abilities.resolution import Resolution
from checker.engine.abilities.scope import Scope
from checker.engine.abilities.things import THIS, Targets, Things, objects
from checker.engine.abilities.words import Field, Word, by_name
from checker.engine.queries import view
from checker.engine.records.abilities import Ability, ActivatedAbility, StaticAbility
from checker.engine.records.changes import Change, LevelChange
from checker.engine.records.characteristics import Characteristics
from checker.engine.state.table import Table


@dataclass(frozen=True, slots=True)
class BecomesLevel:
    """A permanent's level becomes a number, whatever it was; nothing becomes what it is already (603.2e)."""

    level: int
    object: Things = THIS

    @property
    def targets(self) -> Targets:
        return self.object.targets

    def perform(self, r: Resolution) -> None:
        ids = r.permanents(objects(self.object.things(r)), "level")
        r.commit(*(LevelChange(id, self.level) for id in ids if view.level(r.table, id) != self.level))


@dataclass(frozen=True, slots=True)
class IsLevel(Asked):
    """The source's level is at least that (716.2a); it is "this Class" whatever it is now (700.7)."""

    least: int
    reads: frozenset[str] = NOTHING

    def holds_in(self, scope: Scope) -> bool:
        table, source = scope.table, scope.source
        level = view.level(table, source)
        return bool(
            table.book.ask("is what this is called")(table, source, "Class")
            and table.book.ask("has the abilities of a level")(level, self.least)
        )


@dataclass(frozen=True, slots=True)
class AbilitiesOfALevel(Gains):
    """The abilities of a section below a class level bar, beside those of the sections above it."""

    def modify(self, draft: Characteristics, table: Table, source: int, controller: str) -> None:
        draft.abilities = table.book.ask("abilities above")(draft.abilities)
        super(AbilitiesOfALevel, self).modify(draft, table, source, controller)


@dataclass(frozen=True, slots=True)
class ReachesLevel(Event):
    """A permanent's level becomes that number."""

    level: int
    of: Selector

    def occurrences(self, table: Table, change: Change, source: int, controller: str) -> int:
        if not isinstance(change, LevelChange) or change.level != self.level:
            return 0
        return int(self.of.matches(table, change.object, source, controller))


def level_bar(level: int, cost: Cost, abilities: tuple[Ability, ...]) -> tuple[ActivatedAbility, StaticAbility]:
    """What "[cost]: Level N — [abilities]" stands for (716.2a); when it may be activated is the rule's to say."""
    activated = ActivatedAbility(cost, (BecomesLevel(level),), timing="sorcery", name=f"level {level}")
    name = f"abilities of level {level}"
    return activated, StaticAbility(None, (AbilitiesOfALevel(abilities),), condition=IsLevel(level), name=name)


LEVELS = by_name(
    Word("becomes-level", BecomesLevel, "level",
         {"level": Field("number", required=True), "object": Field("things", default=THIS)},
         "{becomes-level: 3}", "Its level becomes that number (716.2b).",
         why="Effects that set a level are rare; the rules speak of them, and examples try what a level is."),
)  # fmt: skip

REACHING_LEVELS = by_name(
    Word("reaches-level", ReachesLevel, "level",
         {"level": Field("number", required=True), "of": Field("selector", required=True)},
         "{reaches-level: 2, of: this}", "Its level becomes that number."),
)  # fmt: skip
