"""Effects that last when an example begins, and what happened earlier in the turn."""

from __future__ import annotations

from checker.base.nodes import Mapping, Node
from checker.engine.kernel.commit import commit
from checker.engine.records.changes import ZoneChange
from checker.engine.records.characteristics import UNKNOWN, Printed
from checker.scenarios.given.kit import Kit
from checker.scenarios.given.printed import printed_of
from checker.scenarios.instructions import instruction, perform
from checker.scenarios.reading import entries_of, is_number, items_of, number_of, scalars_of


def put_effects(kit: Kit, given: Mapping) -> None:
    """Each is done now, by the active player unless it says by whom."""
    for node in items_of(given.get("effects")):
        perform(kit.table, instruction(kit.table, node, kit.names, kit.table.turn.active))


def remember_turn(kit: Kit, given: Mapping) -> None:
    """What happened earlier in the turn: texts that look back find it in the log."""
    node = given.get("this-turn")
    if not isinstance(node, Mapping):
        return
    for entry in entries_of(node.get("cast")):
        player = kit.names.player(entry.key)
        for printed in _cards(kit, entry.value):
            spell = kit.table.add(printed, player, "nowhere")
            kit.table.write("cast", object=kit.table.named(spell.id), player=player)
    for entry in entries_of(node.get("left")):
        _left(kit, kit.names.player(entry.key), entry.value)
    for scalar in scalars_of(node.get("attacked")):
        attacker = kit.names.object(kit.table, scalar)
        kit.table.write("attack", object=kit.table.named(attacker), target=None, defending_player=None)


def _cards(kit: Kit, node: Node) -> tuple[Printed, ...]:
    """Cards by name, or so many that nobody knows."""
    if is_number(node):
        return (UNKNOWN,) * number_of(node)
    return tuple(printed_of(item, kit.names.world) for item in items_of(node))


def _left(kit: Kit, player: str, node: Node) -> None:
    """Permanents of a player that have left the battlefield."""
    for printed in _cards(kit, node):
        permanent = kit.table.add(printed, player, "battlefield")
        commit(kit.table, [ZoneChange(permanent.id, "nowhere", "put")])
