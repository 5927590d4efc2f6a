"""What is on the stack, and what became of what was."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from checker.base.nodes import Mapping, Node, Scalar
from checker.engine.queries import view
from checker.engine.records.log import LogEntry
from checker.engine.records.stack import OnStack
from checker.scenarios.catalogue import english
from checker.scenarios.names import abilities_of
from checker.scenarios.notation import shown
from checker.scenarios.observe import readers
from checker.scenarios.observe.moment import Moment, Seen, Word, compared
from checker.scenarios.reading import is_number, items_of, mapping_of, number_of, scalars_of, text_of
from checker.scenarios.steps.abilities import name_of, triggered_named

ENDS: dict[str, bool | str] = {"resolution": True, "no-legal-target": "no-legal-target", "condition-failed": False}
"""Log entries that say what became of something on the stack."""


def stack(moment: Moment, node: Node) -> Iterator[Seen]:
    """What is on the stack, the top first: spells by name, abilities by that of their source."""
    ids = moment.table.zone("stack")[::-1]
    wanted = [_wanted(moment, item) for item in items_of(node)]
    actual = [_entry(moment, id, wanted[at] if at < len(wanted) else "") for at, id in enumerate(ids)]
    yield compared("", wanted, actual, node.place)


def _wanted(moment: Moment, node: Node) -> Any:
    if isinstance(node, Mapping):
        return {e.key.text: readers.thing(moment, e.value) if e.key.text == "ability-of" else readers.plain(e.value)
                for e in node}  # fmt: skip
    return _by_name(moment, node)


def _by_name(moment: Moment, node: Node) -> str:
    """A handle as it is; of several cards of one name the name is good enough here."""
    text = text_of(node)
    names = moment.names
    if isinstance(node, Scalar) and (text in names.handles or text in names.objects):
        return moment.called(names.object(moment.table, node))
    return english(names.world, text)


def _entry(moment: Moment, id: int, wanted: Any) -> Any:
    """An object on the stack in the way in which it is asked for."""
    obj = moment.table.objects[id]
    handle = moment.called(id)
    if obj.on_stack is None or obj.kind != "ability":
        return handle if handle == wanted else _plain_name(moment, id, wanted, handle)
    if not isinstance(wanted, dict):
        return handle if wanted == handle else _plain_name(moment, id, wanted, handle)
    named = {"ability-of": moment.called(obj.on_stack.source)}
    if "ability" in wanted:
        named["ability"] = _ability(moment, obj.on_stack, wanted["ability"])
    return named


def _plain_name(moment: Moment, id: int, wanted: Any, handle: str) -> str:
    name = view.seen(moment.table, id).name
    return name if name == wanted else handle


def _ability(moment: Moment, on_stack: OnStack, wanted: str) -> str:
    """The ability's number if a number was asked for, else its name."""
    if is_meant(moment, on_stack, wanted):
        return wanted
    return name_of(moment.table, on_stack.source, on_stack.ability)


def is_meant(moment: Moment, on_stack: OnStack, wanted: str) -> bool:
    meant = triggered_named(moment.table, on_stack.source, wanted)
    return any(each == on_stack.ability for each in meant)


def targets(moment: Moment, node: Node) -> Iterator[Seen]:
    """The targets of what is on the stack, or their shares where something is divided among them."""
    for entry in mapping_of(node):
        on_stack = _on_stack(moment, stacked(moment, entry.key))
        chosen = on_stack.all_targets if on_stack else ()
        if isinstance(entry.value, Mapping):
            shares = [share for group in on_stack.divide for share in group] if on_stack else []
            actual: Any = {moment.called(t): share for t, share in zip(chosen, shares, strict=False)}
            expected: Any = {readers.thing(moment, e.key): number_of(e.value) for e in entry.value}
        else:
            actual = [moment.called(target) for target in chosen]
            expected = [readers.thing(moment, scalar) for scalar in scalars_of(entry.value)]
        yield compared(entry.key.text, expected, actual, entry.value.place)


def _on_stack(moment: Moment, id: int) -> OnStack | None:
    return moment.obj(id).on_stack


def modes(moment: Moment, node: Node) -> Iterator[Seen]:
    """The modes chosen, as printed."""
    for entry in mapping_of(node):
        on_stack = _on_stack(moment, stacked(moment, entry.key))
        expected = [number_of(item) if is_number(item) else text_of(item) for item in items_of(entry.value)]
        yield compared(entry.key.text, expected, list(on_stack.modes) if on_stack else [], entry.value.place)


def stacked(moment: Moment, node: Scalar) -> int:
    """A spell or ability on the stack; an ability may be called by its source."""
    id = moment.names.object(moment.table, node)
    obj = moment.table.objects.get(id)
    if obj is not None and obj.zone == "stack":
        return id
    return next(iter(abilities_of(moment.table, id)), id)


def x(moment: Moment, node: Node) -> Iterator[Seen]:
    """The value announced for X."""
    for entry in mapping_of(node):
        on_stack = _on_stack(moment, stacked(moment, entry.key))
        actual = on_stack.x if on_stack else None
        yield compared(entry.key.text, readers.number(moment, entry.value), actual, entry.value.place)


def resolved(moment: Moment, node: Node) -> Iterator[Seen]:
    """What became of a spell or ability: true, countered, no-legal-target; false while it has not resolved."""
    for entry in mapping_of(node):
        expected = text_of(entry.value)
        yield compared(entry.key.text, expected, shown(_end(moment, entry.key)), entry.value.place)


def _end(moment: Moment, node: Scalar) -> bool | str:
    for entry in reversed(moment.log):
        if _is_about(moment, entry, node):
            if entry.kind in ENDS:
                return ENDS[entry.kind]
            if entry.kind == "countered" or entry.get("cause") == "countered":
                return "countered"
    return False


def _is_about(moment: Moment, entry: LogEntry, node: Scalar) -> bool:
    named = entry.get("object")
    if node.text in moment.names.objects:
        return getattr(named, "id", None) == moment.names.objects[node.text]
    return getattr(named, "card", None) == moment.card(node)


WORDS: dict[str, Word] = {
    "stack": stack,
    "targets": targets,
    "modes": modes,
    "x": x,
    "resolved": resolved,
}
