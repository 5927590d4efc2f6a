"""Damage that was dealt since play began, or since the last `expect`, a row for each time."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from checker.base.messages import message
from checker.base.names import suggestion
from checker.base.nodes import Mapping, Node
from checker.engine.records.log import LogEntry
from checker.scenarios.observe import readers
from checker.scenarios.observe.moment import Moment, Seen, Word, compared
from checker.scenarios.reading import fail, items_of, mapping_of

FIELDS = ("by", "to", "amount", "step", "combat", "assigned", "prevented")
"""What a row of `damage` can say."""


def damage(moment: Moment, node: Node) -> Iterator[Seen]:
    """All damage that was dealt, a row for each time; or, with `include` and `exclude`, some of it."""
    rows = [_row(moment, entry) for entry in _dealt(moment)]
    if not isinstance(node, Mapping) or not node.entries:
        wanted = _wanted_rows(moment, node)
        if not any("prevented" in row or row.get("amount") == 0 for row in wanted):
            rows = [row for row in rows if row["amount"]]
        yield _seen(wanted, rows, len(wanted) == len(rows) and _match(wanted, rows), node, "")
    for part in ("include", "exclude"):
        some = node.get(part) if isinstance(node, Mapping) else None
        if some is not None:
            wanted = _wanted_rows(moment, some)
            found = _match(wanted, rows) if part == "include" else not any(_match([row], rows) for row in wanted)
            yield _seen(wanted, rows, found, some, "exclude" if part == "exclude" else "")


def _wanted_rows(moment: Moment, node: Node) -> list[dict[str, Any]]:
    """`{}` is no damage at all, as `[]` is."""
    return [_wanted_row(moment, row) for row in items_of(node) if not isinstance(row, Mapping) or row.entries]


def _seen(wanted: list[dict[str, Any]], rows: list[dict[str, Any]], holds: bool, node: Node, part: str) -> Seen:
    fields = list(dict.fromkeys(field for row in wanted for field in row)) or ["by", "to", "amount"]
    seen = compared(part, wanted, [{field: row[field] for field in fields} for row in rows], node.place)
    return Seen(part, seen.expected, seen.actual, holds, node.place)


def _dealt(moment: Moment) -> Iterator[LogEntry]:
    """Damage that was dealt, and what was wholly prevented, which is logged as that alone."""
    dealt = {_way(entry) for entry in moment.entries("damage")}
    for entry in moment.entries("damage", "damage-prevented"):
        if entry.kind == "damage" or _way(entry) not in dealt:
            yield entry


def _way(entry: LogEntry) -> tuple[int, Any, Any]:
    return (entry.batch, entry["source"], entry["target"])


def _wanted_row(moment: Moment, node: Node) -> dict[str, Any]:
    read = {"by": readers.thing, "to": readers.thing, "step": readers.word, "combat": readers.flag}
    for entry in mapping_of(node):
        if entry.key.text not in FIELDS:
            text = message('damage has no "{field}"', field=entry.key.text)
            fail("scenario.expect", entry.key.place, text, suggestion(entry.key.text, FIELDS))
    return {e.key.text: read.get(e.key.text, readers.number)(moment, e.value) for e in mapping_of(node)}


def _row(moment: Moment, entry: LogEntry) -> dict[str, Any]:
    prevented = entry["amount"] if entry.kind == "damage-prevented" else entry["prevented"]
    amount = 0 if entry.kind == "damage-prevented" else entry["amount"]
    return {
        "by": moment.called(entry["source"]),
        "to": moment.called(entry["target"]),
        "amount": amount,
        "step": entry.step,
        "combat": entry["combat"],
        "assigned": entry.get("was_assigned", prevented),
        "prevented": prevented,
    }


def _match(wanted: list[dict[str, Any]], rows: list[dict[str, Any]]) -> bool:
    """Whether each wanted row finds a row of its own; the pickiest choose first."""
    left = list(rows)
    for row in sorted(wanted, key=len, reverse=True):
        found = next((one for one in left if all(one[field] == value for field, value in row.items())), None)
        if found is None:
            return False
        left.remove(found)
    return True


WORDS: dict[str, Word] = {"damage": damage}
