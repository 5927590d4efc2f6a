"""The log read in groups: what belongs together becomes one sentence, what says nothing by itself is folded away."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace

from checker.engine.records.log import LogEntry
from checker.narration.announcing import announcements
from checker.narration.batches import Batch, Written, batches
from checker.narration.folding import folded, without_chosen_targets
from checker.narration.paying import is_land_for_mana, mana_paid


@dataclass(frozen=True, slots=True)
class Group:
    """Entries of one kind that are told together; `related` are others that add to what is said (the targets of a
    spell, the lands that were tapped for it). `until` is how many entries of the log there are by then."""

    kind: str
    entries: tuple[LogEntry, ...]
    related: tuple[LogEntry, ...] = ()
    until: int = 0

    @property
    def first(self) -> LogEntry:
        return self.entries[0]


def groups(log: Iterable[LogEntry]) -> Iterator[Group]:
    """The groups of a log, in the order in which they are told."""
    read = batches(log)
    at = 0
    for start, end in announcements(read):
        yield from _plain(read[at:start])
        yield from _announcement(read[start:end])
        at = end
    yield from _plain(read[at:])


def _announcement(read: Sequence[Batch]) -> Iterator[Group]:
    """A spell cast or an ability activated: first what it is and at what it aims, then how it was paid for."""
    last = read[-1][0]
    made = last.entry["object"].id
    targets = [one for batch in read for one in batch if one.entry.kind == "target" and one.entry["by"].id == made]
    yield _group(last.entry.kind, [last], targets)
    rest = [tuple(one for one in batch if one not in targets and not _opens(one, made)) for batch in read[:-1]]
    for group in _plain(without_chosen_targets(rest)):
        yield replace(group, kind=COSTS.get(group.kind, group.kind))


def _opens(one: Written, made: int) -> bool:
    return one.entry.kind == "zone-change" and one.entry["cause"] == "cast" and one.entry["became"] == made


def _plain(read: Sequence[Batch]) -> Iterator[Group]:
    for batch in folded([batch for batch in read if batch]):
        if (paid := mana_paid(batch)) is not None:
            yield _group("payment", *paid)
        elif is_land_for_mana(batch):
            yield _group("mana", batch[1:], batch[:1])
        else:
            yield from _split(batch)


def _split(batch: Batch) -> Iterator[Group]:
    """One batch in groups of what is alike in it; a destruction takes its move to the graveyard along."""
    moves = {one.entry["object"].id: one for one in batch if _is_move(one, "destroyed", "graveyard")}
    gone = [one for one in batch if one.entry.kind == "destroyed" and one.entry["object"].id in moves]
    taken = [moves[one.entry["object"].id] for one in gone]
    found: dict[tuple[str, bool, Hashable], list[Written]] = {}
    for number, one in enumerate(batch):
        if one not in taken:
            alike = ALIKE.get(one.entry.kind, lambda entry, number=number: number)
            found.setdefault((one.entry.kind, one in gone, alike(one.entry)), []).append(one)
    for (kind, with_move, _), ones in found.items():
        yield _group(kind, ones, taken if with_move else ())


def _is_move(one: Written, cause: str, to: str) -> bool:
    entry = one.entry
    return entry.kind == "zone-change" and entry["cause"] == cause and entry["to"] == to


def _group(kind: str, ones: Sequence[Written], related: Sequence[Written] = ()) -> Group:
    until = max(one.at for one in (*ones, *related)) + 1
    return Group(kind, tuple(one.entry for one in ones), tuple(one.entry for one in related), until)


COSTS = {"tapping": "cost-tapping"}
"""What is done as a cost is told of the player who pays."""


def _by(*names: str) -> Callable[[LogEntry], Hashable]:
    return lambda entry: (entry.rule, *(entry.get(name) for name in names))


def _life(entry: LogEntry) -> Hashable:
    return (entry["player"], entry["cause"], entry["amount"] > 0)


def _holder(entry: LogEntry) -> Hashable:
    return (entry.rule, entry["tapped"], entry["object"].controller)


def _move(entry: LogEntry) -> Hashable:
    return (entry.rule, entry["cause"], entry["to"], entry.get("left"), entry["object"].controller)


def _together(entry: LogEntry) -> Hashable:
    return None


ALIKE: dict[str, Callable[[LogEntry], Hashable]] = {
    "damage": _together,
    "assignment": lambda entry: entry["source"].id,
    "life-change": _life,
    "zone-change": _move,
    "tapping": _holder,
    "attack": _by("target"),
    "block": _by("attacker"),
    "draw": _by("player"),
    "loses": _by("why"),
    "effect": _together,
} | {kind: _by() for kind in ("destroyed", "unblocked", "became-blocked", "leaves-combat", "regenerated")}
"""What of two entries of a kind must be the same for them to be told in one sentence; else each has its own."""
