"""Attackers, blockers, and damage as it is assigned (508–510)."""

from __future__ import annotations

from collections.abc import Iterable

from checker.base.messages import Message, counted, message
from checker.narration.naming import Naming, together
from checker.narration.reading import Group
from checker.narration.telling.damage import share


def attack(group: Group, naming: Naming) -> Iterable[Message]:
    target = group.first["target"]
    player, objects = group.first["object"].controller or "?", naming.list(one["object"] for one in group.entries)
    if isinstance(target, str):
        yield message("{player} attacks {defender} with {objects}.", player=player, defender=target, objects=objects)
    else:
        attacked = naming.called(target)
        yield message("{player} attacks {target} with {objects}.", player=player, target=attacked, objects=objects)


def enters_attacking(group: Group, naming: Naming) -> Iterable[Message]:
    entered, target = naming.called(group.first["object"]), group.first["target"]
    if isinstance(target, str):
        yield message("{object} is attacking {defender}.", object=entered, defender=target)
    else:
        yield message("{object} is attacking {target}.", object=entered, target=naming.called(target))


def enters_blocking(group: Group, naming: Naming) -> Iterable[Message]:
    entered, attacker = naming.called(group.first["object"]), naming.called(group.first["attacker"])
    yield message("{object} is blocking {attacker}.", object=entered, attacker=attacker)


def block(group: Group, naming: Naming) -> Iterable[Message]:
    yield message(
        "{player} blocks {attacker} with {objects}.",
        player=group.first["object"].controller or "?",
        attacker=naming.called(group.first["attacker"]),
        objects=naming.list(one["object"] for one in group.entries),
    )


def unblocked(group: Group, naming: Naming) -> Iterable[Message]:
    objects = naming.list(one["object"] for one in group.entries)
    yield counted("{objects} is unblocked.", "{objects} are unblocked.", len(group.entries), objects=objects)


def became_blocked(group: Group, naming: Naming) -> Iterable[Message]:
    objects = naming.list(one["object"] for one in group.entries)
    count = len(group.entries)
    yield counted("{objects} becomes blocked.", "{objects} become blocked.", count, objects=objects)


def assignment(group: Group, naming: Naming) -> Iterable[Message]:
    shares = together(share(one, naming) for one in group.entries)
    yield message("{source} assigns {shares}.", source=naming.called(group.first["source"]), shares=shares)


def leaves_combat(group: Group, naming: Naming) -> Iterable[Message]:
    objects = naming.list(one["object"] for one in group.entries)
    count = len(group.entries)
    yield counted("{objects} is removed from combat.", "{objects} are removed from combat.", count, objects=objects)


COMBAT = {
    "attack": attack,
    "enters-attacking": enters_attacking,
    "enters-blocking": enters_blocking,
    "block": block,
    "unblocked": unblocked,
    "became-blocked": became_blocked,
    "assignment": assignment,
    "leaves-combat": leaves_combat,
}
