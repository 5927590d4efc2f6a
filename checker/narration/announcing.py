"""Where in a log spells are cast and abilities activated (601.2, 602.2)."""

from __future__ import annotations

from collections.abc import Sequence

from checker.narration.batches import Batch, Written

Span = tuple[int, int]

ANNOUNCED = frozenset({"cast", "activation"})


def announcements(read: Sequence[Batch]) -> list[Span]:
    """From where to where spells are cast and abilities activated: their costs are paid before the entry that says
    so is written."""
    found: list[Span] = []
    for end, batch in enumerate(read):
        if batch[0].entry.kind in ANNOUNCED:
            found.append((_start(read, found[-1][1] if found else 0, end), end + 1))
    return found


def _start(read: Sequence[Batch], first: int, end: int) -> int:
    entry = read[end][0].entry
    made = entry["object"].id
    opened = (i for i in range(first, end) if any(_begins(one, made) for one in read[i]))
    start = next(opened, end)
    if entry.kind == "activation":
        while start > first and _is_payment(read[start - 1], entry["source"].card):
            start -= 1
    return start


def _begins(one: Written, made: int) -> bool:
    if one.is_("zone-change", cause="cast", became=made):
        return True
    return one.entry.kind == "target" and one.entry["by"].id == made


def _is_payment(batch: Batch, source: int) -> bool:
    if any(one.entry.kind == "mana" for one in batch):
        return all(one.entry.kind in ("mana", "tapping") and one.entry.rule is None for one in batch)
    first = batch[0].entry
    if first.kind == "tapping":
        return len(batch) == 1 and bool(first["object"].card == source)
    return first.kind in ("choice", "only-choice") and first["what"] in ("pay", "x", "targets")
