"""The turn of a given state: whose, which step, and how far it has come."""

from __future__ import annotations

from dataclasses import replace

from checker.base.messages import message
from checker.base.nodes import Mapping, Node, Scalar
from checker.engine.state.table import Table
from checker.engine.state.turn import DAMAGE_STEPS, Turn
from checker.scenarios.given.kit import Kit
from checker.scenarios.reading import fail, number_of, step_name, text_of

STILL_TO_DO = frozenset({"untap", "cleanup", *DAMAGE_STEPS})
"""Steps whose turn-based actions are still to come although the step has begun."""


def set_turn(kit: Kit, node: Node | None) -> None:
    """`A, upkeep`, or `{of: A, step: upkeep, number: 3}`; the first player's first main phase if nothing is said."""
    if node is None:
        return
    player, step, number = _parts(kit, node)
    kit.table.turn = Turn(player, number, step)


def _parts(kit: Kit, node: Node) -> tuple[str, str, int]:
    usual = kit.table.turn.number
    if isinstance(node, Mapping):
        of, step, number = node.get("of"), node.get("step"), node.get("number")
        player = kit.names.player(of) if isinstance(of, Scalar) else kit.table.turn.active
        name = step_name(text_of(step), node.place if step is None else step.place)
        return player, name, usual if number is None else number_of(number)
    player_text, comma, step_text = text_of(node).rpartition(", ")
    if not comma:
        fail("scenario.turn", node.place, message('whose turn is it? write "A, {step}"', step=step_text))
    return kit.names.player(Scalar(player_text, node.place)), step_name(step_text, node.place), usual


def set_stage(table: Table) -> None:
    """Whether the turn-based action of the step is still to come: a declaration is, unless it can be seen."""
    attacks = table.combat.attackers.values()
    step = table.turn.step
    waits = step in STILL_TO_DO
    waits = waits or (step == "declare attackers" and not attacks)
    waits = waits or (step == "declare blockers" and all(attack.blocked is None for attack in attacks))
    if step in DAMAGE_STEPS:
        named = table.book.ask("damage step")(table)
        step = named if step == "combat damage" else step
    stage = "begin" if waits else "check"
    table.turn = replace(table.turn, step=step, stage=stage, priority=table.turn.active)
