"""Spells and abilities: cast, activated, triggered, resolved (601–603, 608)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from checker.base.messages import Message, counted, message
from checker.narration.naming import Naming
from checker.narration.reading import Group


def cast(group: Group, naming: Naming) -> Iterable[Message]:
    player, spell = group.first["player"], naming.called(group.first["object"])
    targets = [entry["target"] for entry in group.related]
    if targets:
        yield _aimed(message("{player} casts {object}", player=player, object=spell), targets, naming)
    else:
        yield message("{player} casts {object}.", player=player, object=spell)


def activation(group: Group, naming: Naming) -> Iterable[Message]:
    player, source = group.first["player"], naming.called(group.first["source"])
    targets = [entry["target"] for entry in group.related]
    if targets:
        activates = message("{player} activates an ability of {object}", player=player, object=source)
        yield _aimed(activates, targets, naming)
    else:
        yield message("{player} activates an ability of {object}.", player=player, object=source)


def copy(group: Group, naming: Naming) -> Iterable[Message]:
    player, made, original = group.first["player"], group.first["object"], naming.called(group.first["of"])
    if made.id in naming.spells:
        yield message(
            "{player} copies {object}; the copy, {copy}, is put on the stack.",
            player=player, object=original, copy=naming.called(made),
        )  # fmt: skip
    else:
        yield message("{player} copies {object}.", player=player, object=original)


def triggered(group: Group, naming: Naming) -> Iterable[Message]:
    source, targets = naming.called(group.first["object"]), group.first["targets"]
    if targets:
        goes = message("The triggered ability of {object} goes on the stack", object=source)
        yield _aimed(goes, targets, naming)
    else:
        yield message("The triggered ability of {object} goes on the stack.", object=source)


def _aimed(what: Message, targets: Iterable[Any], naming: Naming) -> Message:
    """What is put on the stack, and its targets."""
    chosen = list(dict.fromkeys(targets))
    return counted(
        "{what}, targeting {targets}.", "{what}, targeting {targets}.", len(chosen),
        what=what, targets=naming.list(chosen),
    )  # fmt: skip


def trigger(group: Group, naming: Naming) -> Iterable[Message]:
    yield message("An ability of {object} triggers.", object=naming.called(group.first["object"]))


def trigger_removed(group: Group, naming: Naming) -> Iterable[Message]:
    source = naming.called(group.first["object"])
    yield message("The triggered ability of {object} finds no target and leaves the stack.", object=source)


def target(group: Group, naming: Naming) -> Iterable[Message]:
    by, thing = naming.called(group.first["by"]), naming.called(group.first["target"])
    yield message("{object} targets {target}.", object=by, target=thing)


def resolution(group: Group, naming: Naming) -> Iterable[Message]:
    subject = naming.called(group.first["object"])
    if group.first["what"] == "spell":
        yield message("{object} resolves.", object=subject)
    else:
        yield message("The ability of {object} resolves.", object=subject)


def condition_failed(group: Group, naming: Naming) -> Iterable[Message]:
    source = naming.called(group.first["object"])
    yield message("The ability of {object} does nothing: its condition is no longer true.", object=source)


def no_legal_target(group: Group, naming: Naming) -> Iterable[Message]:
    named = group.first["object"]
    subject = naming.called(named)
    if named.id in naming.spells:
        yield message("{object} does not resolve: its targets are all illegal.", object=subject)
    else:
        yield message("The ability of {object} does not resolve: its targets are all illegal.", object=subject)


def skipped(group: Group, naming: Naming) -> Iterable[Message]:
    named = group.first["object"]
    if named is None:
        yield message("An instruction can't be followed: nothing happens.")
    else:
        yield message("For {object} the instruction can't be followed: nothing happens.", object=naming.called(named))


def payment(group: Group, naming: Naming) -> Iterable[Message]:
    player, mana = group.first["player"], str(group.first["pool"])
    lands = [entry["object"] for entry in group.related]
    if lands:
        tapped = naming.list(lands)
        yield message("{player} taps {objects} and pays {mana}.", player=player, objects=tapped, mana=mana)
    else:
        yield message("{player} pays {mana}.", player=player, mana=mana)


def mana(group: Group, naming: Naming) -> Iterable[Message]:
    player, pool, source = group.first["player"], str(group.first["pool"]), group.first["source"]
    if group.first["sign"] < 0:
        yield message("{player} loses {mana}, which was not spent.", player=player, mana=pool)
    elif source is None:
        yield message("{player} adds {mana}.", player=player, mana=pool)
    elif group.related:
        yield message("{player} taps {object} for {mana}.", player=player, object=naming.called(source), mana=pool)
    else:
        yield message("{player} adds {mana} with {object}.", player=player, object=naming.called(source), mana=pool)


STACK = {
    "cast": cast,
    "activation": activation,
    "copy": copy,
    "triggered": triggered,
    "trigger": trigger,
    "trigger-removed": trigger_removed,
    "target": target,
    "resolution": resolution,
    "condition-failed": condition_failed,
    "no-legal-target": no_legal_target,
    "skipped": skipped,
    "payment": payment,
    "mana": mana,
}
