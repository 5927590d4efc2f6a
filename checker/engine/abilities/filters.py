"""What a text may speak of: filters of objects, and of players (109.2, 115.4).

A filter is a kind of object and a list of properties, one small class for each word; a property says in ``reads`` which
characteristics it looks at, so that the layers know what it may depend on (613.8).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Protocol

from checker.engine.queries import view
from checker.engine.records.characteristics import Characteristics
from checker.engine.records.targets import Thing
from checker.engine.state.objects import Obj
from checker.engine.state.table import Table

NOTHING: frozenset[str] = frozenset()


class Selector(Protocol):
    """Says of every thing whether it is meant."""

    @property
    def reads(self) -> frozenset[str]: ...

    def matches(self, table: Table, thing: Thing, source: int, controller: str) -> bool: ...


class Property(Protocol):
    """One property that is asked for. ``source`` and ``controller`` are those of the text that asks."""

    @property
    def reads(self) -> frozenset[str]: ...

    def passes(self, table: Table, obj: Obj, seen: Characteristics, source: int, controller: str) -> bool: ...


ZONES_OF = {"permanent": "battlefield", "spell": "stack", "ability": "stack"}


@dataclass(frozen=True, slots=True)
class ObjectFilter:
    """``kind``: permanent, spell, ability, card (in ``zone``), object (wherever it is). ``zone`` "graveyard or hand" is
    two zones; ``zones`` are those it looks in, none of them for all.

    Of something that is gone its last state is looked at (608.2h).
    """

    kind: str = "permanent"
    properties: tuple[Property, ...] = ()
    zone: str | None = None
    zones: tuple[str, ...] = field(init=False, compare=False)

    def __post_init__(self) -> None:
        place = self.zone or ZONES_OF.get(self.kind, "")
        object.__setattr__(self, "zones", tuple(place.split(" or ")) if place else ())

    @property
    def reads(self) -> frozenset[str]:
        return NOTHING.union(*(one.reads for one in self.properties))

    def within(self, zone: str) -> ObjectFilter:
        """The same filter for objects of another zone."""
        return ObjectFilter("card" if self.kind == "permanent" else self.kind, self.properties, zone)

    def anywhere(self) -> ObjectFilter:
        """The same filter for objects of all zones."""
        return ObjectFilter("object", self.properties)

    def matches(self, table: Table, thing: Thing, source: int, controller: str) -> bool:
        obj = now_or_last(table, thing)
        if obj is None or obj.phased_out or (self.zones and not self._is_placed(obj)):
            return False
        if not self.properties:
            return True
        seen = view.seen(table, obj.id)
        for one in self.properties:  # noqa: SIM110 - all() costs a fifth of the layers
            if not one.passes(table, obj, seen, source, controller):
                return False
        return True

    def _is_placed(self, obj: Obj) -> bool:
        if obj.zone not in self.zones:
            return False
        if obj.zone == "stack" and self.kind in ("spell", "ability"):
            return (obj.kind == "ability") == (self.kind == "ability")
        return True


def now_or_last(table: Table, thing: Thing) -> Obj | None:
    """The object, or its last state if it is gone; None for a player."""
    if isinstance(thing, str):
        return None
    obj = table.objects.get(thing)
    known = table.last_known.get(thing) if obj is None else None
    return known.obj if known else obj


@dataclass(frozen=True, slots=True)
class PlayerFilter:
    """``who``: any, you, opponent, other (any player but you)."""

    who: str = "any"
    reads: frozenset[str] = NOTHING

    def matches(self, table: Table, thing: Thing, source: int, controller: str) -> bool:
        if not isinstance(thing, str):
            return False
        if self.who == "any":
            return True
        if self.who == "other":
            return thing != controller
        return is_who(table, thing, self.who, controller, source)


@dataclass(frozen=True, slots=True)
class SaidBy:
    """What a selector means in the mouth of one player, whoever controls its source: "you" in an effect."""

    player: str
    selector: Selector

    @property
    def reads(self) -> frozenset[str]:
        return self.selector.reads

    def matches(self, table: Table, thing: Thing, source: int, controller: str) -> bool:
        return self.selector.matches(table, thing, source, self.player)


@dataclass(frozen=True, slots=True)
class AnyOf:
    """What one of several selectors means."""

    selectors: tuple[Selector, ...]

    @property
    def reads(self) -> frozenset[str]:
        return NOTHING.union(*(selector.reads for selector in self.selectors))

    def within(self, zone: str) -> AnyOf:
        """The same filters for objects of another zone."""
        return AnyOf(tuple(within(selector, zone) for selector in self.selectors))

    def matches(self, table: Table, thing: Thing, source: int, controller: str) -> bool:
        return any(selector.matches(table, thing, source, controller) for selector in self.selectors)


def within(selector: Selector, zone: str) -> Selector:
    """What a selector of objects means in another zone than that where it looks by itself."""
    return selector.within(zone) if isinstance(selector, ObjectFilter | AnyOf) else selector


def states_a_quality(selector: Selector) -> bool:
    """Whether a selector asks for more than that it be a card (701.23b)."""
    if isinstance(selector, AnyOf):
        return all(map(states_a_quality, selector.selectors))
    return isinstance(selector, ObjectFilter) and bool(selector.properties)


@dataclass(frozen=True, slots=True)
class ThisObject:
    """The source itself."""

    reads: frozenset[str] = NOTHING

    def matches(self, table: Table, thing: Thing, source: int, controller: str) -> bool:
        return thing == source


@dataclass(frozen=True, slots=True)
class AttachedTo:
    """What the source is attached to, as the book has it: ``called`` is "equipped creature" or "enchanted object"
    (301.5a, 303.4b). With ``type`` only if it is one."""

    called: str
    type: str | None = None

    @property
    def reads(self) -> frozenset[str]:
        return frozenset({"types"}) if self.type else NOTHING

    def matches(self, table: Table, thing: Thing, source: int, controller: str) -> bool:
        if table.book.ask(self.called)(table, source) != thing:
            return False
        return self.type is None or (isinstance(thing, int) and self.type in view.seen(table, thing).types)


@dataclass(frozen=True, slots=True)
class Given:
    """Things that are known by now: what a resolved effect goes on speaking of."""

    things: tuple[Thing, ...]
    reads: frozenset[str] = NOTHING

    def matches(self, table: Table, thing: Thing, source: int, controller: str) -> bool:
        return thing in self.things


def is_who(table: Table, player: str, who: str, controller: str, source: int) -> bool:
    """Whether a player is the "you", "opponent", "active player" or "defending player" of a text."""
    if who == "you":
        return player == controller
    if who == "opponent":
        return view.is_opponent(table, controller, player)
    if who == "active player":
        return player == table.turn.active
    if who == "defending player":
        return player == defending_player(table, source)
    return True


def defending_player(table: Table, attacker: int) -> str | None:
    """The player whom an attacker attacks, or attacked when it left combat or the battlefield (508.5)."""
    attack = table.combat.attackers.get(attacker)
    if attack is not None:
        return attack.defending_player
    known = table.last_known.get(attacker)
    return known.defending_player if known else None


def zones_of(selector: Selector) -> tuple[str, ...]:
    """The zones that a selector of objects looks in, in order; none if it selects players only."""
    if isinstance(selector, AnyOf):
        return tuple(dict.fromkeys(zone for one in selector.selectors for zone in zones_of(one)))
    if isinstance(selector, ObjectFilter):
        return selector.zones or ("battlefield",)
    return () if isinstance(selector, PlayerFilter) else ("battlefield",)


def matching(table: Table, selector: Selector, source: int, controller: str) -> tuple[Thing, ...]:
    """Everything that is meant at this moment: players in turn order, then objects, the oldest first."""
    players: Sequence[Thing] = table.turn_order()
    objects = [id for zone in zones_of(selector) for id in ids_in(table, zone)]
    return tuple(t for t in (*players, *objects) if selector.matches(table, t, source, controller))


def ids_in(table: Table, zone: str) -> tuple[int, ...]:
    """The objects of a zone, of all players in turn order where each has one of their own."""
    if zone in table.zones:
        return table.zones[zone]
    return tuple(id for player in table.turn_order() for id in table.zone(zone, player))
