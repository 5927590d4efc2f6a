"""What becomes of permanents where they are: tapped, attached, counters, phasing, levels."""

from __future__ import annotations

from collections.abc import Iterable

from checker.base.messages import Message, counted, message
from checker.narration.naming import Naming
from checker.narration.reading import Group
from checker.narration.words import KEYWORDS

COUNTERS: dict[str, Message] = {
    "age": message("age"),
    "charge": message("charge"),
    "defense": message("defense"),
    "energy": message("energy"),
    "level": message("level"),
    "lore": message("lore"),
    "loyalty": message("loyalty"),
    "poison": message("poison"),
    "stun": message("stun"),
    "time": message("time"),
}
"""Kinds of counters that are words; the others, such as +1/+1, are the same in every language."""


def tapping(group: Group, naming: Naming) -> Iterable[Message]:
    """Who attacks, pays or untaps does it; an effect of somebody else's has it done."""
    objects, count = naming.list(one["object"] for one in group.entries), len(group.entries)
    player = group.first["object"].controller
    if group.first.rule is None:
        yield _by_an_effect(count, objects, bool(group.first["tapped"]))
    elif group.first["tapped"]:
        yield message("{player} taps {objects}.", player=player, objects=objects)
    else:
        yield message("{player} untaps {objects}.", player=player, objects=objects)


def cost_tapping(group: Group, naming: Naming) -> Iterable[Message]:
    player, objects = group.first["object"].controller, naming.list(one["object"] for one in group.entries)
    yield message("{player} taps {objects}.", player=player, objects=objects)


def _by_an_effect(count: int, objects: object, tapped: bool) -> Message:
    if tapped:
        return counted("{objects} becomes tapped.", "{objects} become tapped.", count, objects=objects)
    return counted("{objects} becomes untapped.", "{objects} become untapped.", count, objects=objects)


def counter_change(group: Group, naming: Naming) -> Iterable[Message]:
    target, kind, amount = group.first["target"], group.first["kind"], group.first["amount"]
    counters = counters_of(kind, abs(amount))
    if isinstance(target, str):
        if amount > 0:
            yield message("{player} gets {counters}.", player=target, counters=counters)
        else:
            yield message("{player} loses {counters}.", player=target, counters=counters)
    elif amount > 0:
        yield counted("{counters} is put on {object}.", "{counters} are put on {object}.", amount,
                      counters=counters, object=naming.called(target))  # fmt: skip
    else:
        yield counted("{counters} is removed from {object}.", "{counters} are removed from {object}.", -amount,
                      counters=counters, object=naming.called(target))  # fmt: skip


def counters_of(kind: str, count: int) -> Message:
    """So many counters of a kind."""
    word = COUNTERS.get(kind, KEYWORDS.get(kind))
    if word is not None:
        return counted("{count} {word} counter", "{count} {word} counters", count, word=word)
    return counted("{count} {kind} counter", "{count} {kind} counters", count, kind=kind)


def attachment(group: Group, naming: Naming) -> Iterable[Message]:
    attached, to = naming.called(group.first["object"]), group.first["to"]
    if to is None:
        yield message("{object} becomes unattached.", object=attached)
    elif isinstance(to, str):
        yield message("{object} becomes attached to {player}.", object=attached, player=to)
    else:
        yield message("{object} becomes attached to {host}.", object=attached, host=naming.called(to))


def phasing(group: Group, naming: Naming) -> Iterable[Message]:
    named = naming.called(group.first["object"])
    if group.first["out"]:
        yield message("{object} phases out.", object=named)
    else:
        yield message("{object} phases in.", object=named)


def level(group: Group, naming: Naming) -> Iterable[Message]:
    named = naming.called(group.first["object"])
    yield message("{object} becomes level {level}.", object=named, level=group.first["level"])


def transform(group: Group, naming: Naming) -> Iterable[Message]:
    yield message("{object} transforms.", object=naming.called(group.first["object"]))


def protector(group: Group, naming: Naming) -> Iterable[Message]:
    player, battle = group.first["player"], naming.called(group.first["object"])
    if player is None:
        yield message("{object} has no protector.", object=battle)
    else:
        yield message("{player} becomes the protector of {object}.", player=player, object=battle)


def regenerated(group: Group, naming: Naming) -> Iterable[Message]:
    objects, count = naming.list(one["object"] for one in group.entries), len(group.entries)
    yield counted(
        "{objects} regenerates: tapped, without damage and out of combat.",
        "{objects} regenerate: tapped, without damage and out of combat.",
        count, objects=objects,
    )  # fmt: skip


PERMANENTS = {
    "tapping": tapping,
    "cost-tapping": cost_tapping,
    "counter-change": counter_change,
    "attachment": attachment,
    "phasing": phasing,
    "level": level,
    "transform": transform,
    "protector": protector,
    "regenerated": regenerated,
}
