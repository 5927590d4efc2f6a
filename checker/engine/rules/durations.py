"""611.2: effects that last as long as something is so."""

from __future__ import annotations

from checker.engine.queries import view
from checker.engine.records.changes import EffectsEnd
from checker.engine.records.effects import ContinuousEffect, Shield
from checker.engine.rulebook.hooks import Consequence
from checker.engine.rulebook.rule import rule
from checker.engine.state.table import Table


@rule("611.2b", Consequence, slot="after a batch")
def for_as_long_as_its_source_is_there(table: Table) -> list[EffectsEnd]:
    """An effect that lasts as long as its source is on the battlefield ends once it is not.

    Without it: it lasts for good.
    """
    every: list[ContinuousEffect | Shield] = [*table.effects, *table.shields]
    lasting = [effect for effect in every if effect.duration.until == "source"]
    over = frozenset(one.number for one in lasting if not view.is_on_battlefield(table, one.source))
    return [EffectsEnd(over)] if over else []
