"""What happened since play began, or since the last `expect`: triggers, what happened together, steps."""

from __future__ import annotations

from collections.abc import Iterator

from checker.base.nodes import Mapping, Node, Scalar
from checker.engine.records.log import LogEntry, Named
from checker.engine.records.targets import Thing
from checker.scenarios.observe import readers
from checker.scenarios.observe.moment import Moment, Seen, Word, compared, of_game
from checker.scenarios.reading import is_number, mapping_of, number_of, scalars_of

TOUCHED = ("object", "target", "player")
"""The fields of a log entry that say to whom something happened."""


# -- triggers ---------------------------------------------------------------------------------------------------


def triggered(moment: Moment, node: Node) -> Iterator[Seen]:
    """How often abilities of an object triggered: all of them, or each that is named."""
    for entry in mapping_of(node):
        card = moment.card(entry.key)
        mine = [e for e in moment.entries("trigger") if e["object"].card == card]
        if isinstance(entry.value, Mapping):
            for ability in entry.value:
                count = sum(_is_ability(e, ability.key) for e in mine)
                subject = f"{entry.key.text}.{ability.key.text}"
                yield compared(subject, number_of(ability.value), count, ability.value.place)
        else:
            yield compared(entry.key.text, number_of(entry.value), len(mine), entry.value.place)


def _is_ability(entry: LogEntry, node: Scalar) -> bool:
    if is_number(node):
        return bool(entry.get("number") == number_of(node))
    return node.text in (entry.get("ability"), entry.get("keyword"))


# -- at the same time -------------------------------------------------------------------------------------------


def together(moment: Moment, node: Node) -> Iterator[Seen]:
    """Whether the last change of zone of each came in one batch; without any, the last change of one kind."""
    things = [moment.names.thing(moment.table, scalar) for scalar in scalars_of(node)]
    names = [moment.called(thing) for thing in things]
    batches = [_batches(moment, thing) for thing in things]
    holds = _at_once(batches)
    alone = sorted({tuple(n for n, b in zip(names, batches, strict=True) if b.get("zone-change") == batch)
                    for batch in {b.get("zone-change") for b in batches}})  # fmt: skip
    actual = names if holds else [list(group) for group in alone]
    seen = compared("", names, actual, node.place)
    yield Seen(seen.subject, seen.expected, seen.actual, holds, node.place)


def _batches(moment: Moment, thing: Thing) -> dict[str, int]:
    """The last batch in which each kind of change touched a thing."""
    card = thing if isinstance(thing, str) else moment.obj(thing).card
    return {entry.kind: entry.batch for entry in moment.log if _touches(entry, card)}


def _touches(entry: LogEntry, card: Thing) -> bool:
    for field in TOUCHED:
        value = entry.get(field)
        if value == card or (isinstance(value, Named) and value.card == card):
            return True
    return False


def _at_once(batches: list[dict[str, int]]) -> bool:
    moved = [found.get("zone-change") for found in batches]
    if any(batch is not None for batch in moved):
        return moved[0] is not None and len(set(moved)) == 1
    kinds = set.intersection(*(set(found) for found in batches)) if batches else set()
    return any(len({found[kind] for found in batches}) == 1 for kind in kinds)


# -- zones and instructions -------------------------------------------------------------------------------------


def left_by(moment: Moment, node: Node) -> Iterator[Seen]:
    """Why an object last changed zones."""
    for entry in mapping_of(node):
        card = moment.card(entry.key)
        moves = (e for e in moment.entries("zone-change") if e["object"].card == card)
        causes = [str(move["cause"]) for move in moves if move["cause"] != "ceased"]
        actual = causes[-1].replace(" ", "-") if causes else None
        expected = readers.word(moment, entry.value)
        yield compared(entry.key.text, expected and expected.replace(" ", "-"), actual, entry.value.place)


def skipped(moment: Moment, node: Node) -> Iterator[Seen]:
    """An instruction that could not be followed: `{sacrifice: copy}`."""
    for entry in mapping_of(node):
        what = [e for e in moment.entries("skipped") if e["what"] == entry.key.text]
        objects = [moment.called(e["object"]) for e in what if e["object"] is not None]
        expected = readers.thing(moment, entry.value)
        actual = expected if expected in objects else (objects[-1] if objects else None)
        yield compared(entry.key.text, expected, actual, entry.value.place)


# -- the turn ---------------------------------------------------------------------------------------------------


def _steps(moment: Moment) -> list[str]:
    """The steps that began; one that had begun before play is not among them."""
    begun = [entry["step"] for entry in moment.entries("step")]
    return begun[1:] if begun[:1] == [moment.begun] else begun


def _priority(moment: Moment) -> str | None:
    turn = moment.table.turn
    return turn.priority if turn.stage == "priority" and not moment.table.stopped else None


def _names_in_order(moment: Moment, node: Node) -> list[str]:
    return [scalar.text for scalar in scalars_of(node)]


WORDS: dict[str, Word] = {
    "triggered": triggered,
    "together": together,
    "left-by": left_by,
    "skipped": skipped,
    "priority": of_game(_priority, readers.player),
    "step": of_game(lambda moment: moment.table.turn.step, readers.word),
    "steps": of_game(_steps, _names_in_order),
}
