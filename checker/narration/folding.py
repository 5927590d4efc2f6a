"""What is not told by itself: bookkeeping of mana, of choices, of what another sentence says already."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from checker.narration.batches import Batch, Written
from checker.narration.paying import is_land_for_mana, mana_paid, tapped_first

SILENT = frozenset({"step"})
TOLD_BY_WHAT_FOLLOWS = frozenset({"targets", "divide", "order", "attack", "block", "assignment"})
"""Choices that are told by the entries after them."""
DEALT = frozenset({"damage", "damage-prevented"})


def without_chosen_targets(read: Sequence[Batch]) -> list[Batch]:
    """Without the choices that a sentence about targets says already."""
    return [batch for batch in read if batch and not _is_choice(batch, TOLD_BY_WHAT_FOLLOWS)]


def folded(read: Sequence[Batch]) -> Iterator[Batch]:
    """Batches as they are told: lands with what they pay for, attackers before their tapping."""
    lands: list[Batch] = []
    held: Batch = ()
    read = tapped_first(read)
    for number, batch in enumerate(read):
        if is_land_for_mana(batch):
            lands.append(batch)
            continue
        if lands and mana_paid(batch) is not None:
            batch, lands = (*(one for land in lands for one in land), *batch), []
        yield from lands
        lands = []
        if _comes_after(batch, read[number + 1 : number + 2]):
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
        return _assignments(batch, after)
    blocked = {one.entry["attacker"].id for one in batch if one.entry.kind == "block"}
    draws = any(one.entry.kind == "draw" for one in batch)
    return tuple(one for one in batch if not _is_said(one, blocked, draws))


def _is_said(one: Written, blocked: set[int], draws: bool) -> bool:
    entry = one.entry
    if entry.kind in SILENT or (entry.kind == "became-blocked" and entry["object"].id in blocked):
        return True
    return draws and one.is_("zone-change", cause="drawn")


def _assignments(batch: Batch, after: Sequence[Batch]) -> Batch:
    """Damage that is divided, or that is not dealt as it was assigned; the rest is told as it is dealt."""
    sources = [one.entry["source"].id for one in batch]
    dealt = next((later for later in after if any(one.entry.kind in DEALT for one in later)), ())
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


def _comes_after(batch: Batch, after: Sequence[Batch]) -> bool:
    """What is written before it can be told: the tapping of attackers, the attack of what enters attacking."""
    if not after:
        return False
    if batch[0].entry.kind == "enters-attacking":
        entered = batch[0].entry["object"].id
        return any(one.is_("zone-change", became=entered) for one in after[0])
    return after[0][0].entry.kind == "attack" and all(one.entry.kind == "tapping" for one in batch)
