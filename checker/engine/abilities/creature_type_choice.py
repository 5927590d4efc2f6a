"""Choosing a creature type (205.3e), and becoming it."""

from __future__ import annotations

from dataclasses import dataclass

from checker.engine.abilities.continuous_types import Becomes
from checker.engine.abilities.effects_lasting import Modify
from checker.engine.abilities.resolution import Resolution
from checker.engine.abilities.things import Targets, Things
from checker.engine.abilities.words import Field, Word, by_name
from checker.engine.records.question import Question


@dataclass(frozen=True, slots=True)
class BecomesChosenType:
    """The controller names a creature type, and these creatures are of that type instead of their own."""

    things: Things
    until: str = "for good"
    other_than: tuple[str, ...] = ()

    @property
    def targets(self) -> Targets:
        return self.things.targets

    def perform(self, r: Resolution) -> None:
        known: frozenset[str] = r.table.book.ask("creature types to choose among")()
        options = tuple(sorted(known.difference(self.other_than)))
        chosen = r.ask(Question("creature-type", r.controller, options, r.source, rule="205.3e"))
        Modify(self.things, (Becomes("subtypes", frozenset({chosen})),), (), self.until).perform(r)


CHOOSING_TYPES = by_name(
    Word("becomes-chosen-type", BecomesChosenType, "things",
         {"things": Field("things", required=True), "until": Field("duration", default="for good"),
          "other-than": Field("texts", default=())},
         "{becomes-chosen-type: {target: creature}, other-than: [Wall], until: end of turn}",
         "A creature type is chosen (205.3e), and they are of that type."),
)  # fmt: skip
