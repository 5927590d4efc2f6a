"""Players: who plays, in which teams, with how much life, which counters and what mana."""

from __future__ import annotations

from dataclasses import replace

from checker.base.messages import message
from checker.base.nodes import Mapping, Node, Scalar
from checker.engine.records.mana import Pool
from checker.engine.state.table import Table
from checker.scenarios.given.kit import Kit
from checker.scenarios.reading import entries_of, fail, flag_of, items_of, number_of, pool_in, scalars_of

FREE_FOR_ALL = 3
"""From so many players on, several can be attacked in one combat unless the options say otherwise (802)."""


def players_of(given: Mapping) -> tuple[str, ...]:
    """In seat order; A and B if nothing is written."""
    return tuple(scalar.text for scalar in scalars_of(given.get("players"))) or ("A", "B")


def set_up(kit: Kit, given: Mapping) -> None:
    """Everything about players that needs no objects."""
    table = kit.table
    for player, life in _numbers(kit, given.get("life")).items():
        table.put_player(replace(table.players[player], life=life))
    _counters(kit, given)
    for entry in entries_of(given.get("mana")):
        player = kit.names.player(entry.key)
        table.put_player(replace(table.players[player], pool=pool(entry.value)))
    for entry in entries_of(given.get("library")):
        player = kit.names.player(entry.key)
        table.put_player(replace(table.players[player], endless=False))
    teams = items_of(given.get("teams"))
    table.teams = tuple(tuple(kit.names.player(one) for one in scalars_of(team)) for team in teams)
    table.options = options(given, len(table.players))


def _numbers(kit: Kit, node: Node | None) -> dict[str, int]:
    """One number for each player: as written, or the same for all."""
    if isinstance(node, Scalar):
        return dict.fromkeys(kit.table.players, number_of(node))
    return {kit.names.player(entry.key): number_of(entry.value) for entry in entries_of(node)}


def _counters(kit: Kit, given: Mapping) -> None:
    found: dict[str, dict[str, int]] = {}
    for entry in entries_of(given.get("counters")):
        kinds = {each.key.text: number_of(each.value) for each in entries_of(entry.value)}
        found.setdefault(kit.names.player(entry.key), {}).update(kinds)
    for player, poison in _numbers(kit, given.get("poison")).items():
        found.setdefault(player, {})["poison"] = poison
    for player, kinds in found.items():
        held = tuple((kind, amount) for kind, amount in kinds.items() if amount)
        kit.table.put_player(replace(kit.table.players[player], counters=held))


def pool(node: Node) -> Pool:
    """`"{2}{W}"`, a number (colourless), or `{unlimited: true}`."""
    if isinstance(node, Mapping):
        return Pool(unlimited=flag_of(node.get("unlimited")))
    return pool_in(node)


def options(given: Mapping, players: int) -> frozenset[str]:
    """What is written; without it, attacking several players is usual where there are several (802)."""
    node = given.get("options")
    if node is None:
        return frozenset({"attack-multiple"}) if players >= FREE_FOR_ALL else frozenset()
    written = tuple(scalars_of(node))
    _check_attack_options(written)
    for option in written:
        if option.text == "shared-team-turns":
            text = message("shared team turns are not played here (805, 810)")
            hint = message("give each player of a team a turn of their own")
            fail("scenario.shared-team-turns", option.place, text, hint)
    return frozenset(scalar.text for scalar in written)


def _check_attack_options(written: tuple[Scalar, ...]) -> None:
    """One of attack left, attack right and attack multiple players is used, never two."""
    used = [one for one in written if one.text.startswith("attack-")]
    for other in used[1:]:
        text = message("only one attack option can be used, and {first} is (806.2b)", first=used[0].text)
        fail("scenario.attack-options", other.place, text)


def leave(table: Table, kit: Kit, given: Mapping) -> None:
    """Players who have left the game."""
    for scalar in scalars_of(given.get("left")):
        player = kit.names.player(scalar)
        table.put_player(replace(table.players[player], left=True, result="loses"))
