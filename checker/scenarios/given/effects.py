"""Effects that last when an example begins."""

from __future__ import annotations

from checker.base.messages import message
from checker.base.nodes import Mapping
from checker.scenarios.given.kit import Kit
from checker.scenarios.instructions import instruction, perform
from checker.scenarios.reading import entries_of, fail, items_of


def put_effects(kit: Kit, given: Mapping) -> None:
    """Each is done now, by the active player unless it says by whom."""
    for node in items_of(given.get("effects")):
        perform(kit.table, instruction(kit.table, node, kit.names, kit.table.turn.active))


def check_turn(given: Mapping) -> None:
    """Nothing in the data looks back at what happened earlier in the turn, so it cannot be set up. Raises BadInput."""
    for entry in entries_of(given.get("this-turn")):
        text = message('"{key}" cannot be set up yet', key=entry.key.text)
        fail("scenario.not-yet", entry.key.place, text)
