"""The whole of `given:`, part by part."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.nodes import Mapping
from checker.base.places import Place
from checker.engine.rulebook.book import Rulebook
from checker.engine.state.table import Table
from checker.scenarios.given.effects import put_effects, remember_turn
from checker.scenarios.given.kit import Kit
from checker.scenarios.given.objects import put_objects
from checker.scenarios.given.players import leave, players_of, set_up
from checker.scenarios.given.relations import relate
from checker.scenarios.given.stack import put_stack
from checker.scenarios.given.turn import set_stage, set_turn
from checker.scenarios.names import Names

if TYPE_CHECKING:
    from checker.scenarios.world import World


def build(given: Mapping | None, world: World, book: Rulebook, place: Place) -> Kit:
    """The table, with what its things are called. In the log is what happened earlier in the turn. Raises BadInput."""
    written = given if given is not None else Mapping((), place)
    players = players_of(written)
    kit = Kit(Table(book, players), Names(world, players), is_checked="unchecked" not in written)
    set_turn(kit, written.get("turn"))
    set_up(kit, written)
    put_objects(kit, written)
    put_stack(kit, written)
    relate(kit)
    put_effects(kit, written)
    leave(kit.table, kit, written)
    set_stage(kit.table)
    kit.table.last_log = None
    remember_turn(kit, written)
    _begin(kit.table)
    return kit


def _begin(table: Table) -> None:
    """What setting up did triggers nothing."""
    table.waiting = ()
    table.batch = 0
    table.touch()
