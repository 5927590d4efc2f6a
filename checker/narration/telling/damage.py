"""Damage and life (118.3, 119, 120)."""

from __future__ import annotations

from collections.abc import Iterable

from checker.base.messages import Message, counted, message
from checker.engine.records.log import LogEntry, Named
from checker.narration.naming import Naming, Noun, together
from checker.narration.reading import Group


def share(entry: LogEntry, naming: Naming) -> Message:
    """So much damage to somebody or something."""
    target, amount = entry["target"], entry["amount"]
    if isinstance(target, str):
        return counted("{count} damage to {player}", "{count} damage to {player}", amount, player=target)
    return counted("{count} damage to {object}", "{count} damage to {object}", amount, object=naming.called(target))


def damage(group: Group, naming: Naming) -> Iterable[Message]:
    """Two that deal their damage to one thing each are one sentence; otherwise each has its own."""
    dealt: dict[Named, list[LogEntry]] = {}
    for entry in group.entries:
        dealt.setdefault(entry["source"], []).append(entry)
    parts = [
        (naming.called(source), together(share(entry, naming) for entry in entries))
        for source, entries in dealt.items()
    ]
    if len(parts) == len(group.entries) == 2:
        yield message("At the same time {both}.", both=together(map(_clause, parts)))
        return
    for number, (source, shares) in enumerate(parts):
        if number:
            yield message("At the same time {source} deals {shares}.", source=source, shares=shares)
        elif len(dealt) == 1 and len(group.entries) > 1:
            yield message("{source} deals {shares} at the same time.", source=source, shares=shares)
        else:
            yield message("{source} deals {shares}.", source=source, shares=shares)


def _clause(part: tuple[Noun, Noun]) -> Message:
    return message("{source} deals {shares}", source=part[0], shares=part[1])


def prevented(group: Group, naming: Naming) -> Iterable[Message]:
    entry = group.first
    source, target, amount = naming.called(entry["source"]), entry["target"], entry["amount"]
    if isinstance(target, str):
        yield counted(
            "{count} damage from {source} to {player} is prevented.",
            "{count} damage from {source} to {player} is prevented.",
            amount, source=source, player=target,
        )  # fmt: skip
    else:
        yield counted(
            "{count} damage from {source} to {object} is prevented.",
            "{count} damage from {source} to {object} is prevented.",
            amount, source=source, object=naming.called(target),
        )  # fmt: skip


def life_change(group: Group, naming: Naming) -> Iterable[Message]:
    player, cause = group.first["player"], group.first["cause"]
    amount = sum(entry["amount"] for entry in group.entries)
    count = abs(amount)
    if cause == "payment":
        yield counted("{player} pays {count} life.", "{player} pays {count} life.", count, player=player)
    elif amount > 0:
        yield counted("{player} gains {count} life.", "{player} gains {count} life.", count, player=player)
    else:
        yield counted("{player} loses {count} life.", "{player} loses {count} life.", count, player=player)


def wears_off(group: Group, naming: Naming) -> Iterable[Message]:
    yield message("Damage marked on creatures is removed.")


DAMAGE = {
    "damage": damage,
    "damage-prevented": prevented,
    "life-change": life_change,
    "damage-wears-off": wears_off,
}
