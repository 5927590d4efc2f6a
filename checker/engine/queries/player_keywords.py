"""Keywords that players have, because a static ability or an effect says so (702.11c, 702.16, 702.18)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from checker.engine.queries import view
from checker.engine.records.abilities import StaticAbility
from checker.engine.records.characteristics import Keyword
from checker.engine.state.table import Table


def keywords(table: Table, player: str) -> tuple[Keyword, ...]:
    """Those that a player has now."""
    found = [*_from_permanents(table, player)]
    for effect in table.effects:
        if effect.objects is not None and player in effect.objects:
            found += _given(effect.modifications)
    return tuple(found)


def has(table: Table, player: str, name: str) -> bool:
    return any(keyword.name == name for keyword in keywords(table, player))


def parameters(table: Table, player: str, name: str) -> tuple[Any, ...]:
    return tuple(keyword.parameter for keyword in keywords(table, player) if keyword.name == name)


def _from_permanents(table: Table, player: str) -> Iterator[Keyword]:
    for ability, source in _giving(table):
        owner = view.controller(table, source)
        is_meant = ability.affected is not None and ability.affected.matches(table, player, source, owner)
        if is_meant and (ability.condition is None or ability.condition.holds(table, source, owner, None)):
            yield from _given(ability.modifications)


def _giving(table: Table) -> list[tuple[StaticAbility, int]]:
    """The static abilities on the battlefield that give something keywords, with their sources."""
    view.all_seen(table)
    found: list[tuple[StaticAbility, int]] | None = table.kept.get("giving keywords")
    if found is None:
        there = ((one, obj.id) for obj in table.permanents() for one in view.seen(table, obj.id).abilities)
        found = table.kept["giving keywords"] = [
            (one, id) for one, id in there if type(one) is StaticAbility and one.affected and _given(one.modifications)
        ]
    return found


def _given(modifications: Iterable[Any]) -> list[Keyword]:
    given = [one for made in modifications for one in getattr(made, "abilities", ())]
    return [one for one in given if isinstance(one, Keyword)]
