"""What an example calls things: players, handles and names of cards, and the object that each is at a moment."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

from checker.base.messages import message
from checker.base.names import comma_hint, fold, suggestion
from checker.base.nodes import Scalar
from checker.engine.records.targets import Thing
from checker.engine.state.objects import Obj
from checker.engine.state.table import Table
from checker.scenarios.catalogue import english
from checker.scenarios.reading import fail

if TYPE_CHECKING:
    from checker.scenarios.world import World


@dataclass(frozen=True, slots=True)
class Names:
    """`handles` and `named` lead to cards (`Obj.card`), which outlive zone changes; `objects` to single objects.

    `named` holds every card of the given state by its name, with or without a handle.
    """

    world: World
    players: tuple[str, ...]
    handles: Mapping[str, int] = field(default_factory=dict)
    objects: Mapping[str, int] = field(default_factory=dict)
    named: Mapping[str, tuple[int, ...]] = field(default_factory=dict)

    # -- growing ------------------------------------------------------------------------------------------------

    def with_handle(self, handle: str, card: int) -> Names:
        return replace(self, handles={**self.handles, handle: card})

    def with_object(self, handle: str, id: int) -> Names:
        return replace(self, objects={**self.objects, handle: id})

    def with_named(self, name: str, card: int) -> Names:
        return replace(self, named={**self.named, name: (*self.named.get(name, ()), card)})

    # -- finding ------------------------------------------------------------------------------------------------

    def thing(self, table: Table, node: Scalar) -> Thing:
        """A player, or the object that something is now; of what is gone, the last that it was."""
        return node.text if node.text in self.players else self.object(table, node)

    def player(self, node: Scalar) -> str:
        if node.text not in self.players:
            text = message('no player is called "{name}"', name=node.text)
            players = message("the players are: {names}", names=", ".join(self.players))
            fail("scenario.unknown-player", node.place, text, suggestion(node.text, self.players) or players)
        return node.text

    def object(self, table: Table, node: Scalar) -> int:
        """An object's id. Raises BadInput for a name that means nothing, or more than one thing."""
        if node.text in self.objects:
            return self.objects[node.text]
        return current(table, self.card(table, node))

    def among(self, table: Table, node: Scalar, options: tuple[Any, ...]) -> Thing:
        """A thing that is meant among some: of several that are alike in every respect, the first."""
        if node.text not in {*self.players, *self.objects, *self.handles}:
            called = self._cards_called(table, node.text)
            fitting = [one for one in options if isinstance(one, int) and _obj(table, one).card in called]
            if fitting and len({_likeness(_obj(table, one)) for one in fitting}) == 1:
                return fitting[0]
        thing = self.thing(table, node)
        if isinstance(thing, str) or thing in options:
            return thing
        of_it = [one for one in abilities_of(table, thing) if one in options]
        return of_it[0] if len(of_it) == 1 else thing

    def was(self, table: Table, id: int) -> int:
        """The card that an object is, or was when it was last there."""
        return _obj(table, id).card

    def card(self, table: Table, node: Scalar) -> int:
        """The card, token or copy that a handle or name means."""
        if node.text in self.objects:
            return _obj(table, self.objects[node.text]).card
        if node.text in self.handles:
            return self.handles[node.text]
        cards = self._cards_called(table, node.text)
        if len(cards) > 1:
            text = message('there are {count} things called "{name}"', count=len(cards), name=node.text)
            fail("scenario.ambiguous-name", node.place, text, message("give each a handle of its own with as:"))
        return cards[0] if cards else self._unknown(table, node)

    def _cards_called(self, table: Table, name: str) -> tuple[int, ...]:
        written = (name, english(self.world, name))
        cards = next((self.named[one] for one in written if one in self.named), ())
        return cards or tuple(sorted({obj.card for obj in _objects(table) if _name(obj) in written}))

    def _unknown(self, table: Table, node: Scalar) -> int:
        known = self.known(table)
        text = message('nothing here is called "{name}"', name=node.text)
        names = message("what is here: {names}", names=", ".join(sorted(known)))
        hint = suggestion(node.text, known - {node.text}) or comma_hint(node.text, known) or names
        return fail("scenario.unknown-name", node.place, text, hint)

    def known(self, table: Table) -> set[str]:
        """Everything that a thing is called by here."""
        return {*self.players, *self.handles, *self.objects, *self.named, *map(_name, _objects(table))}

    # -- showing ------------------------------------------------------------------------------------------------

    def called(self, table: Table, thing: Thing | None) -> str:
        """How the example calls a thing: its handle if it has one, else its name."""
        if thing is None:
            return "none"
        if isinstance(thing, str):
            return thing
        if thing not in table.objects and thing not in table.last_known:
            return f"#{thing}"
        obj = _obj(table, thing)
        by_object = {id: handle for handle, id in self.objects.items()}
        if thing in by_object:
            return by_object[thing]
        return self.card_called(obj.card) or _name(obj)

    def card_called(self, card: int) -> str | None:
        return next((handle for handle, known in self.handles.items() if known == card), None)


def abilities_of(table: Table, id: int) -> list[int]:
    """The abilities of an object that are on the stack, the top first: they are called by their source."""
    card = _obj(table, id).card
    stack = (table.objects[one] for one in reversed(table.zone("stack")))
    return [obj.id for obj in stack if obj.kind == "ability" and obj.card == card]


def current(table: Table, card: int) -> int:
    """The id of what a card is now; of one that is no longer there, of what it was last."""
    for obj in table.objects.values():
        if obj.card == card and obj.kind != "ability":
            return obj.id
    past = [id for id, known in table.last_known.items() if known.obj.card == card and known.obj.kind != "ability"]
    return max(past, default=card)


def _objects(table: Table) -> Iterator[Obj]:
    return (obj for obj in table.objects.values() if obj.kind != "ability" and not obj.printed.unknown)


def _obj(table: Table, id: int) -> Obj:
    found = table.objects.get(id)
    return found if found is not None else table.last_known[id].obj


def _likeness(obj: Obj) -> Obj:
    """An object without what only tells it apart from others like it."""
    return replace(obj, id=0, card=0, timestamp=0)


def _name(obj: Obj) -> str:
    if obj.printed.combined is not None and obj.zone != "stack":
        return fold(obj.printed.on_card)
    return fold(obj.printed.faces[obj.face if obj.face < len(obj.printed.faces) else 0].name)
