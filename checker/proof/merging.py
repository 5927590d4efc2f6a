"""A contrast is written as what differs: here it is laid over the state that it contrasts with."""

from __future__ import annotations

from checker.base.nodes import Entry, Mapping, Node


def merged(base: Node | None, over: Node | None) -> Node | None:
    """`base` with `over` laid upon it: mappings key by key at any depth, everything else replaced."""
    if base is None or over is None:
        return base if over is None else over
    if not isinstance(base, Mapping) or not isinstance(over, Mapping):
        return over
    return Mapping(_entries(base, over), over.place)


def _entries(base: Mapping, over: Mapping) -> tuple[Entry, ...]:
    kept = tuple(_laid(entry, over) for entry in base)
    return kept + tuple(entry for entry in over if entry.key.text not in base)


def _laid(entry: Entry, over: Mapping) -> Entry:
    value = merged(entry.value, over.get(entry.key.text))
    return Entry(entry.key, entry.value if value is None else value)
