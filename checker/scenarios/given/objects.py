"""Objects in zones, with how each lies there."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from checker.base.messages import message
from checker.base.nodes import Mapping, Node, Scalar
from checker.engine.queries.copiable import copy_of_card
from checker.engine.records.characteristics import UNKNOWN, Printed
from checker.engine.state.objects import Obj
from checker.scenarios.given.kit import Kit
from checker.scenarios.given.printed import card_called, printed_of
from checker.scenarios.reading import entries_of, fail, flag_of, items_of, number_of, text_of

ZONES = ("battlefield", "hand", "library", "graveyard", "exile", "outside", "command")
REFERRING = ("attached-to", "attacking", "blocked-by", "unblocked", "protector", "linked", "until")
"""Keys that speak of players and other objects."""


def put_objects(kit: Kit, given: Mapping) -> None:
    """All objects of all zones but the stack."""
    for zone in ZONES:
        for entry in entries_of(given.get(zone)):
            player = kit.names.player(entry.key)
            for node in items_of(entry.value):
                put_object(kit, node, zone, player)


def put_object(kit: Kit, node: Node, zone: str, player: str) -> None:
    """One object, or as many as `count` says."""
    if isinstance(node, Mapping) and "unknown" in node:
        for _ in range(number_of(node.get("unknown") or node)):
            kit.table.add(UNKNOWN, player, zone, bottom=True)
        return
    written = node if isinstance(node, Mapping) else Mapping((), node.place)
    printed = _printed(kit, node, written)
    for _ in range(_count(written)):
        _put_one(kit, printed, written, zone, player)


def _printed(kit: Kit, node: Node, written: Mapping) -> Printed:
    """What it is; a token that is a copy is nothing beside (707.8a)."""
    model = _model(kit, written)
    if model is not None and "token" in written:
        return copy_of_card(model, whole=True)
    return printed_of(node, kit.names.world)


def _model(kit: Kit, written: Mapping) -> Printed | None:
    """The card of which it is a copy."""
    node = written.get("copy-of")
    return card_called(node, kit.names.world) if isinstance(node, Scalar) else None


def _count(written: Mapping) -> int:
    count = number_of(node) if (node := written.get("count")) is not None else 1
    if count > 1 and ("as" in written or "object" in written):
        text = message("a handle means one thing, and here are {count}", count=count)
        fail("scenario.count", written.place_of("count"), text)
    return count


def _put_one(kit: Kit, printed: Printed, written: Mapping, zone: str, player: str) -> None:
    owner = kit.names.player(node) if isinstance(node := written.get("owner"), Scalar) else player
    kind = "token" if "token" in written else "card"
    face = 1 if text_of(written.get("face")) == "back" and len(printed.faces) > 1 else 0
    obj = kit.table.add(printed, owner, zone, controller=player, kind=kind, bottom=True, face=face)
    if zone == "battlefield":
        model = _model(kit, written)
        if model is not None and kind != "token":
            obj = replace(obj, copied=copy_of_card(model, whole=False))
        kit.table.put(replace(obj, **_situation(obj, written)))
    elif (counters := written.get("counters")) is not None:
        for entry in entries_of(counters):
            if entry.key.text in ("defense", "loyalty"):
                text = message("a card that isn't on the battlefield has no such counters ({number})", number="122.2")
                fail("scenario.counters", entry.key.place, text)
    register(kit, obj, written)
    if any(key in written for key in REFERRING) or zone == "battlefield":
        kit.later.append((obj.id, written))


def register(kit: Kit, obj: Obj, written: Mapping) -> None:
    """Its name, and its handles."""
    kit.names = kit.names.with_named(obj.printed.on_card, obj.card)
    for key in ("as", "object"):
        node = written.get(key)
        if node is None:
            continue
        handle = text_of(node)
        if handle in kit.names.players or handle in kit.names.handles or handle in kit.names.objects:
            text = message('something is called "{name}" already', name=handle)
            fail("scenario.handle-twice", node.place, text, message("give it another handle"))
        names = kit.names
        kit.names = names.with_handle(handle, obj.card) if key == "as" else names.with_object(handle, obj.id)


def _situation(obj: Obj, written: Mapping) -> dict[str, Any]:
    """The fields of a permanent that its mapping says."""
    fields: dict[str, Any] = {"counters": _counters(obj, written)}
    for key in ("tapped", "sick"):
        if (node := written.get(key)) is not None:
            fields[key] = flag_of(node)
    for key in ("marked", "level"):
        if (node := written.get(key)) is not None:
            fields[key] = number_of(node)
    return fields


def _counters(obj: Obj, written: Mapping) -> tuple[tuple[str, int], ...]:
    """What is written; a battle or planeswalker without any has as many as are printed on it."""
    found = {entry.key.text: number_of(entry.value) for entry in entries_of(written.get("counters"))}
    face = obj.face_up
    for kind, printed in (("loyalty", face.loyalty), ("defense", face.defense)):
        if printed and kind not in found:
            found[kind] = printed
    return tuple((kind, amount) for kind, amount in found.items() if amount)
