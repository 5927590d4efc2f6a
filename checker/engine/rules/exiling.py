"""610.3: what is exiled until something leaves."""

from __future__ import annotations

from checker.engine.kernel.links import UNTIL
from checker.engine.queries import view
from checker.engine.records.changes import Change, EffectsEnd, ZoneChange
from checker.engine.records.effects import ContinuousEffect
from checker.engine.rulebook.hooks import Consequence
from checker.engine.rulebook.rule import rule
from checker.engine.state.table import Table


@rule("610.3", Consequence, also=("610.3c",), slot="after a batch")
def back_when_it_leaves(table: Table) -> list[Change]:
    """What was exiled until something leaves the battlefield is put back, under its owner's control, at once when that
    leaves.

    Without it: it stays in exile.
    """
    if not table.effects:
        return []
    changes: list[Change] = []
    for effect in table.effects:
        zone = _goes_back_to(effect)
        if zone is not None and not _is_there(table, effect.source):
            changes.append(EffectsEnd(frozenset({effect.number})))
            changes += [ZoneChange(c, zone, "returned") for c in effect.objects or () if _is_exiled(table, c)]  # type: ignore[arg-type]
    return changes


def _goes_back_to(effect: ContinuousEffect) -> str | None:
    return next((str(zone) for name, zone in effect.restrictions if name == UNTIL), None)


def _is_there(table: Table, source: int) -> bool:
    """A permanent that phased out has not left (702.26d)."""
    obj = table.objects.get(source)
    return view.is_on_battlefield(table, source) or (obj is not None and obj.phased_out)


def _is_exiled(table: Table, card: object) -> bool:
    return isinstance(card, int) and card in table.objects and table.objects[card].zone == "exile"
