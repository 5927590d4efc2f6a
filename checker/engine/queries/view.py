"""What things are, as the game sees them now: characteristics through the layers, controllers, keywords."""

from __future__ import annotations

from dataclasses import dataclass
from operator import is_

from checker.engine.queries.layers import defined_elsewhere, through_the_layers
from checker.engine.records.abilities import (
    Ability,
    ActivatedAbility,
    ReplacementAbility,
    StaticAbility,
    TriggeredAbility,
)
from checker.engine.records.characteristics import Characteristics, Keyword
from checker.engine.records.question import UnknownCard
from checker.engine.records.targets import Thing
from checker.engine.state.objects import LastKnown, Obj
from checker.engine.state.table import Table

NO_SOURCE = Characteristics()
"""What an effect without a source looks at (an example's ``effect:`` step); its id is 0."""


def all_seen(table: Table) -> dict[int, Characteristics]:
    """The characteristics of everything on the battlefield and the stack, worked out once a version."""
    if table.seen_now is None:
        through_the_layers(table)
    assert table.seen_now is not None
    return table.seen_now


def seen(table: Table, id: int) -> Characteristics:
    """An object's characteristics; of one that is gone, its last ones (608.2h)."""
    now = table.seen_now
    if now is None:
        now = all_seen(table)
    found = now.get(id)
    if found is not None:
        return found
    obj = table.objects.get(id)
    if obj is None:
        return table.last_known[id].seen if id else NO_SOURCE
    if obj.printed.unknown:
        raise UnknownCard(obj.id)
    return defined_elsewhere(table, obj) if obj.face_up.has_static else obj.face_up


def last_known(table: Table, id: int) -> LastKnown | None:
    return table.last_known.get(id)


def obj_now_or_last(table: Table, id: int) -> Obj:
    """The object, or its last state if it is gone. KeyError for an id that never was."""
    return table.objects[id] if id in table.objects else table.last_known[id].obj


def controller(table: Table, id: int) -> str:
    """Who controls it; for what is neither permanent nor on the stack, its owner (109.4)."""
    if not id:
        return ""
    changed = seen(table, id).controller
    return changed if changed is not None else obj_now_or_last(table, id).controller


def mana_value(table: Table, id: int) -> int:
    """202.3, with the X of a spell on the stack (202.3e)."""
    looks, obj = seen(table, id), obj_now_or_last(table, id)
    cost = looks.mana_cost
    if cost is None:
        cost = table.book.ask("mana cost of a back face")(looks)
    if obj.on_stack and obj.on_stack.paid:
        cost = table.book.ask("mana cost of what was cast for another cost")(table, id, cost)
    x = obj.on_stack.x if obj.on_stack and obj.on_stack.x else 0
    return cost.mana_value + cost.xs * x if cost is not None else 0


def level(table: Table, id: int) -> int:
    """The level of a permanent, one if it has none (716.2d)."""
    obj = obj_now_or_last(table, id)
    return obj.level or int(table.book.ask("level of what has none")())


def measured(table: Table, id: int, what: str) -> int:
    """Its power, toughness, mana_value, loyalty or defense; 0 where it has none."""
    return mana_value(table, id) if what == "mana_value" else getattr(seen(table, id), what) or 0


def is_on_battlefield(table: Table, thing: Thing | None) -> bool:
    obj = table.objects.get(thing) if isinstance(thing, int) else None
    return obj is not None and obj.zone == "battlefield" and not obj.phased_out


def is_creature(table: Table, id: int) -> bool:
    return "Creature" in seen(table, id).types


def has(table: Table, id: int, keyword: str) -> bool:
    return keyword in seen(table, id).keywords


def power(table: Table, id: int) -> int:
    return seen(table, id).power or 0


def toughness(table: Table, id: int) -> int:
    return seen(table, id).toughness or 0


def creatures(table: Table, player: str | None = None) -> list[int]:
    """Creatures on the battlefield, of one player or of all."""
    return [obj.id for obj in of_kind(table, "Creature") if player is None or controller(table, obj.id) == player]


def controlled(table: Table, player: str) -> list[int]:
    """Permanents that a player controls."""
    return [obj.id for obj in table.permanents() if controller(table, obj.id) == player]


def opponents(table: Table, player: str) -> list[str]:
    """102.2, 102.3: everybody in the game who is neither the player nor a teammate, in turn order."""
    team = next((team for team in table.teams if player in team), (player,))
    return [name for name in table.turn_order() if name not in team]


def is_opponent(table: Table, player: str, other: str) -> bool:
    team = next((team for team in table.teams if player in team), (player,))
    return other not in team


def abilities(table: Table, id: int) -> tuple[Ability, ...]:
    """Its abilities, keywords followed by the abilities they stand for (702)."""
    return sorted_abilities(table, seen(table, id)).all


@dataclass(frozen=True, slots=True)
class Abilities:
    """An object's abilities, keywords followed by what they stand for, and those of each kind."""

    all: tuple[Ability, ...]
    triggered: tuple[TriggeredAbility, ...]
    activated: tuple[ActivatedAbility, ...]
    replacing: tuple[tuple[int, ReplacementAbility], ...]
    restricting: tuple[StaticAbility, ...]


def sorted_abilities(table: Table, what: Characteristics) -> Abilities:
    """The abilities sorted by kind, kept with the characteristics as long as neither they nor the book change."""
    kept = what.kept
    of = (table.book, what.abilities, what.subtypes, what.bare)
    if kept is not None and all(map(is_, kept, of)):
        return kept[4]  # type: ignore[return-value]
    found: list[Ability] = []
    for ability in what.abilities:
        found.append(ability)
        if type(ability) is Keyword:
            found.extend(expansion(table, ability))
    for word in () if what.bare else (*what.types, *what.subtypes):
        definition = table.book.get(f"intrinsic abilities of {word}")
        if definition is not None:
            found.extend(definition.fn(what))
    made = Abilities(
        tuple(found),
        tuple(a for a in found if type(a) is TriggeredAbility),
        tuple(a for a in found if type(a) is ActivatedAbility),
        tuple((number, a) for number, a in enumerate(found) if type(a) is ReplacementAbility),
        tuple(a for a in found if type(a) is StaticAbility and a.restrictions),
    )
    what.kept = (*of, made)
    return made


def expansion(table: Table, keyword: Keyword) -> tuple[Ability, ...]:
    """The abilities that a keyword is short for, as its rule says; most keywords are rules of their own."""
    kept = table.book.kept
    if keyword not in kept:
        definition = table.book.get(f"keyword {keyword.name}")
        kept[keyword] = tuple(definition.fn(keyword.parameter)) if definition else ()
    made: tuple[Ability, ...] = kept[keyword]
    return made


def triggered_abilities(table: Table, id: int) -> tuple[TriggeredAbility, ...]:
    return sorted_abilities(table, seen(table, id)).triggered


def activated_abilities(table: Table, id: int) -> tuple[ActivatedAbility, ...]:
    return sorted_abilities(table, seen(table, id)).activated


def restrictions(table: Table, kind: str, thing: Thing, by: str | None = None) -> list[tuple[object, int]]:
    """What forbids or allows ``kind`` to a thing: (parameter, source) of each static ability and effect in force; with
    ``by`` of those alone that this player controls."""
    found: list[tuple[object, int]] = []
    for ability, source in _restricting(table):
        if by is not None and controller(table, source) != by:
            continue
        found += _restrictions_of(table, ability, source, kind, thing)
    for effect in table.effects:
        for name, parameter in effect.restrictions:
            if (
                name == kind
                and by in (None, effect.controller)
                and (
                    thing in effect.objects
                    if effect.objects is not None
                    else effect.affected is not None
                    and effect.affected.matches(table, thing, effect.source, effect.controller)
                )
            ):
                found.append((parameter, effect.source))
    return found


def _restricting(table: Table) -> list[tuple[StaticAbility, int]]:
    """The static abilities on the battlefield that restrict anything, with their sources."""
    all_seen(table)
    found: list[tuple[StaticAbility, int]] | None = table.kept.get("restricting")
    if found is None:
        there = ((obj.id, sorted_abilities(table, seen(table, obj.id))) for obj in table.permanents())
        found = table.kept["restricting"] = [(one, id) for id, abilities in there for one in abilities.restricting]
    return found


def replacing(table: Table) -> list[tuple[int, int, ReplacementAbility]]:
    """The replacement abilities on the battlefield: source, number among its abilities, ability."""
    all_seen(table)
    found: list[tuple[int, int, ReplacementAbility]] | None = table.kept.get("replacing")
    if found is None:
        there = ((obj.id, sorted_abilities(table, seen(table, obj.id))) for obj in table.permanents())
        found = [(id, index, one) for id, abilities in there for index, one in abilities.replacing]
        table.kept["replacing"] = found
    return found


def of_kind(table: Table, kind: str) -> tuple[Obj, ...]:
    """The permanents with that type, subtype or supertype."""
    kinds: dict[str, list[int]] | None = table.kept.get("kinds")
    if kinds is None:
        kinds = _kinds(table)
    ids = kinds.get(kind)
    return tuple([table.objects[id] for id in ids]) if ids else ()


def _kinds(table: Table) -> dict[str, list[int]]:
    now = all_seen(table)
    kinds: dict[str, list[int]] = {}
    for obj in table.permanents():
        looks = now[obj.id]
        for word in (*looks.types, *looks.subtypes, *looks.supertypes):
            kinds.setdefault(word, []).append(obj.id)
    table.kept["kinds"] = kinds
    return kinds


def _restrictions_of(
    table: Table, ability: StaticAbility, source: int, kind: str, thing: Thing
) -> list[tuple[object, int]]:
    owner = controller(table, source)
    if not any(name == kind for name, _ in ability.restrictions):
        return []
    if ability.affected is None and thing != source:
        return []
    if ability.affected is not None and not ability.affected.matches(table, thing, source, owner):
        return []
    if ability.condition is not None and not ability.condition.holds(table, source, owner, None):
        return []
    return [(parameter, source) for name, parameter in ability.restrictions if name == kind]
