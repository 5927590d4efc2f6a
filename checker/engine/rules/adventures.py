"""715: adventurer cards, whose other face is an Adventure that is cast and gone on before the rest of the card."""

from __future__ import annotations

from checker.engine.kernel.commit import commit
from checker.engine.queries import view
from checker.engine.records.actions import Cast
from checker.engine.records.changes import EffectStarts, ZoneChange
from checker.engine.records.effects import ContinuousEffect, Duration
from checker.engine.rulebook.hooks import ProcedureStep, Refusal
from checker.engine.rulebook.rule import rule
from checker.engine.state.table import Table

ON_AN_ADVENTURE = (("may-play", "from an Adventure"),)
"""What its player may do with a card that an Adventure left in exile."""


def _into_the_graveyard(table: Table, id: int) -> None:
    commit(table, [ZoneChange(id, "graveyard", "resolved")])


@rule("715.3d", ProcedureStep, slot="resolved Adventure goes", part="into exile", otherwise=_into_the_graveyard)
def on_an_adventure(table: Table, id: int) -> None:
    """As an Adventure resolves its controller exiles it, and may play the card for as long as it is there.

    Without it: it goes to the graveyard like any other instant or sorcery.
    """
    player = view.controller(table, id)
    for moved in commit(table, [ZoneChange(id, "exile", "resolved")]):
        card = getattr(moved, "became", 0)
        if card in table.objects and table.objects[card].zone == "exile":
            stamp = table.tick()
            may = ContinuousEffect(stamp, card, player, stamp, (), (card,), Duration(), None, ON_AN_ADVENTURE)
            commit(table, [EffectStarts(may)])


@rule("715.3d", Refusal, slot="cast", part="not once more")
def not_on_the_same_adventure_again(table: Table, action: Cast) -> bool:
    """The card that an Adventure left in exile is not cast as an Adventure by that permission; another may allow it."""
    obj = table.objects.get(action.object)
    if obj is None or action.face != 1 or obj.zone != "exile" or obj.printed.layout != "adventure":
        return False
    may = [how for kind in ("may-cast", "may-play") for how in view.restrictions(table, kind, obj.id, action.player)]
    return bool(may) and all(how == ON_AN_ADVENTURE[0][1] for how, _ in may)
