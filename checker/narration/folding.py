"""What is not told by itself: bookkeeping of mana, of choices, of what another sentence says already."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from checker.narration.batches import Batch, Written

Span = tuple[int, int]

SILENT = frozenset({"step"})
ANNOUNCED = frozenset({"cast", "activation"})
TOLD_BY_WHAT_FOLLOWS = frozenset({"targets", "divide", "order", "attack", "block", "assignment"})
"""Choices that are told by the entries after them."""


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


def without_chosen_targets(read: Sequence[Batch]) -> list[Batch]:
    """Without the choices that a sentence about targets says already."""
    return [batch for batch in read if batch and not _is_choice(batch, TOLD_BY_WHAT_FOLLOWS)]


def folded(read: Sequence[Batch]) -> Iterator[Batch]:
    """Batches as they are told: lands with what they pay for, attackers before their tapping."""
    lands: list[Batch] = []
    held: Batch = ()
    for number, batch in enumerate(read):
        if _is_land_for_mana(batch):
            lands.append(batch)
            continue
        if lands and batch[0].is_("mana", sign=-1):
            batch, lands = (*(one for land in lands for one in land), *batch), []
        yield from lands
        lands = []
        if _attackers_tap(batch, read[number + 1 : number + 2]):
            held = batch
            continue
        told = _told(batch, read[number + 1 :])
        yield from (part for part in (told, held) if part)
        held = ()
    yield from (part for part in (*lands, held) if part)


def _told(batch: Batch, after: Sequence[Batch]) -> Batch:
    """What of a batch is worth a sentence."""
    if _is_choice(batch, TOLD_BY_WHAT_FOLLOWS) or (_is_choice(batch, frozenset({"pay"})) and _names_mana(batch)):
        return ()
    if batch[0].entry.kind == "target" and _is_target_of_a_trigger(after):
        return ()
    if batch[0].entry.kind == "assignment":
        return _assignments(batch, after[0] if after else ())
    blocked = {one.entry["attacker"].id for one in batch if one.entry.kind == "block"}
    draws = any(one.entry.kind == "draw" for one in batch)
    return tuple(one for one in batch if not _is_said(one, blocked, draws))


def _is_said(one: Written, blocked: set[int], draws: bool) -> bool:
    entry = one.entry
    if entry.kind in SILENT or (entry.kind == "became-blocked" and entry["object"].id in blocked):
        return True
    return draws and one.is_("zone-change", cause="drawn")


def _assignments(batch: Batch, dealt: Batch) -> Batch:
    """Damage that is divided, or that is not dealt as it was assigned; the rest is told as it is dealt."""
    sources = [one.entry["source"].id for one in batch]
    hits = {(d["source"].id, d["target"], d["amount"]) for one in dealt if (d := one.entry).kind == "damage"}
    return tuple(
        one
        for one in batch
        if sources.count(one.entry["source"].id) > 1
        or (one.entry["source"].id, one.entry["target"], one.entry["amount"]) not in hits
    )


def _is_choice(batch: Batch, whats: frozenset[str]) -> bool:
    entry = batch[0].entry
    return entry.kind in ("choice", "only-choice") and entry["what"] in whats


def _names_mana(batch: Batch) -> bool:
    return isinstance(batch[0].entry["answer"], str)


def _is_target_of_a_trigger(after: Sequence[Batch]) -> bool:
    kinds = (batch[0].entry.kind for batch in after)
    return next((kind for kind in kinds if kind not in ("target", "trigger", "choice")), "") == "triggered"


def _attackers_tap(batch: Batch, after: Sequence[Batch]) -> bool:
    attack = bool(after) and after[0][0].entry.kind == "attack"
    return attack and all(one.entry.kind == "tapping" for one in batch)


def _is_land_for_mana(batch: Batch) -> bool:
    kinds = [one.entry.kind for one in batch]
    return kinds == ["tapping", "mana"] and bool(batch[1].entry["sign"] > 0)


def mana_paid(batch: Batch) -> tuple[list[Written], list[Written]] | None:
    """The mana that was spent, and the lands that were tapped for it; None for any other batch."""
    last = batch[-1]
    if not last.is_("mana", sign=-1) or last.entry.rule is not None:
        return None
    return [last], [one for one in batch if one.entry.kind == "tapping"]
