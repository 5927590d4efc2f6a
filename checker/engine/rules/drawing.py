"""119, 121: life gained and lost, cards drawn, and what is done instead."""

from __future__ import annotations

from checker.engine.abilities.resolution import Resolution
from checker.engine.abilities.telling import told_by
from checker.engine.queries import history, view
from checker.engine.records.changes import Change, Draw, DrewFromEmpty, Instead, LifeChange, ZoneChange
from checker.engine.records.characteristics import UNKNOWN
from checker.engine.records.stack import OnStack
from checker.engine.rulebook.hooks import Consequence, ProcedureStep, Refusal
from checker.engine.rulebook.rule import rule
from checker.engine.state.table import Table


@rule("121.1", Consequence, slot="Draw")
def draws(table: Table, change: Draw) -> list[Change]:
    """A card is drawn from the top of the library into the hand; from an empty one it can't be (121.4)."""
    library = table.zone("library", change.player)
    if not library and table.players[change.player].endless:
        library = (table.add(UNKNOWN, change.player, "library").id,)
    return [ZoneChange(library[0], "hand", "drawn")] if library else [DrewFromEmpty(change.player)]


@rule("121.2b", Refusal, slot="change Draw")
def no_more_than_so_many(table: Table, change: Draw) -> bool:
    """A player who can't draw more than so many cards each turn draws up to that many: each draw is looked at alone."""
    limits = [most for most, _ in view.restrictions(table, "cannot-draw-more-than", change.player)]
    return bool(limits) and history.drawn(table, change.player) >= min(m for m in limits if isinstance(m, int))


def _nothing_instead(table: Table, change: Instead) -> None:
    """What was replaced does not happen, and nothing else does."""


@rule("614.11a", ProcedureStep, also=("121.6b", "121.7"), slot="what is done instead", otherwise=_nothing_instead)
def done_instead(table: Table, change: Instead) -> None:
    """What a replacement effect says instead is done to its end, after what else happens at the same time and before
    the next draw.

    Without it: what was replaced does not happen, and nothing instead.
    """
    known = tuple(told_by(table, change.event).items())
    on_stack = OnStack("static", change.effects, change.source, event=change.event, known=known)
    Resolution(table, change.source, change.controller, on_stack).perform(change.effects, ())


@rule("119.7", Refusal, slot="change LifeChange", part="can't gain life")
def cannot_gain_life(table: Table, change: LifeChange) -> bool:
    """A player who can't gain life does not."""
    return change.amount > 0 and bool(view.restrictions(table, "cannot-gain-life", change.player))


@rule("119.9", Refusal, slot="change LifeChange", part="nothing gained")
def no_life_at_all(table: Table, change: LifeChange) -> bool:
    """Gaining or losing 0 life is no event."""
    return change.amount == 0
