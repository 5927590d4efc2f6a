"""Mana in a log: what is tapped for it, and what it pays for (106, 601.2g–h)."""

from __future__ import annotations

from collections.abc import Sequence

from checker.narration.batches import Batch, Written

UNSPENT = "mana_empties"
"""The name of the rule by which mana is lost, not spent."""


def is_land_for_mana(batch: Batch) -> bool:
    """A permanent that is tapped for mana."""
    kinds = [one.entry.kind for one in batch]
    return kinds == ["tapping", "mana"] and bool(batch[1].entry["sign"] > 0)


def tapped_first(read: Sequence[Batch]) -> list[Batch]:
    """A mana ability's tap symbol and its mana are two batches that are told as one."""
    found: list[Batch] = []
    for batch in read:
        if found and _taps_for(found[-1], batch):
            found[-1] = (*found[-1], *batch)
        else:
            found.append(batch)
    return found


def _taps_for(before: Batch, batch: Batch) -> bool:
    both = before[0].entry, batch[0].entry
    if len(before) > 1 or [entry.kind for entry in both] != ["tapping", "mana"]:
        return False
    return bool(both[1]["sign"] > 0) and both[0]["object"] == both[1]["source"]


def mana_paid(batch: Batch) -> tuple[list[Written], list[Written]] | None:
    """The mana that was spent, and the lands that were tapped for it; None for any other batch."""
    last = batch[-1]
    if not last.is_("mana", sign=-1) or getattr(last.entry.rule, "name", "") == UNSPENT:
        return None
    return [last], [one for one in batch if one.entry.kind == "tapping"]
