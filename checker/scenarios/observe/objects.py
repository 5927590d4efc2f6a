"""What an object is: its characteristics, where it is, whose it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from checker.base.nodes import Node
from checker.engine.abilities.costs import Cost
from checker.engine.queries import player_keywords, view
from checker.engine.queries.battles import defense
from checker.engine.records.abilities import Ability
from checker.engine.records.characteristics import Keyword
from checker.engine.records.mana import ManaCost
from checker.engine.state.objects import Obj
from checker.scenarios.catalogue import keyword
from checker.scenarios.notation import listed
from checker.scenarios.observe import readers
from checker.scenarios.observe.moment import Moment, Seen, Word, of_objects
from checker.scenarios.reading import items_of, mapping_of


def _zone(moment: Moment, id: int) -> str | None:
    obj = moment.table.objects.get(id)
    return None if obj is None or obj.zone == "nowhere" else obj.zone


def _exists(moment: Moment, id: int) -> bool:
    return _zone(moment, id) is not None


def _controller(moment: Moment, id: int) -> str | None:
    """Its controller; of what no player controls, nobody (109.4)."""
    obj = moment.table.objects.get(id)
    held = obj is not None and obj.zone in ("battlefield", "stack")
    return view.controller(moment.table, id) if held else None


def _seen(attribute: str) -> Any:
    return lambda moment, id: getattr(view.seen(moment.table, id), attribute)


def keywords(moment: Moment, node: Node) -> Iterator[Seen]:
    """All keywords of each object, whichever abilities gave them to it, or of a player."""
    for entry in mapping_of(node):
        if entry.key.text in moment.names.players:
            held: tuple[Ability, ...] = player_keywords.keywords(moment.table, entry.key.text)
        else:
            held = _seen("abilities")(moment, moment.names.object(moment.table, entry.key))
        yield compared_keywords(moment, entry.key.text, entry.value, held)


def compared_keywords(moment: Moment, subject: str, node: Node, held: tuple[Ability, ...]) -> Seen:
    """Keywords compared as what they are: a parameter may be written in several ways."""
    wanted = {keyword(moment.names.world, item): readers.keyword_text(item) for item in items_of(node)}
    actual = {ability: keyword_shown(ability) for ability in held if isinstance(ability, Keyword)}
    expected = listed(sorted(set(wanted.values())))
    found = listed(sorted({wanted.get(ability, text) for ability, text in actual.items()}))
    return Seen(subject, expected, found, set(wanted) == set(actual), node.place)


def keyword_shown(ability: Keyword) -> str:
    """A keyword as the format writes it, its parameter behind a colon."""
    if ability.parameter is None or ability.parameter == ():
        return ability.name
    return f"{ability.name}: {parameter_shown(ability.parameter)}"


def parameter_shown(parameter: object) -> str:
    """A parameter in a few words: a cost as mana, a quality by what it holds."""
    if isinstance(parameter, Cost):
        return str(parameter.mana) if not parameter.others else "…"
    if isinstance(parameter, frozenset | set | tuple | list):
        return " and ".join(sorted(map(parameter_shown, parameter)))
    return str(parameter) if isinstance(parameter, str | int | ManaCost) else "…"


def _mana_value(moment: Moment, id: int) -> int:
    return view.mana_value(moment.table, id)


def counted(obj: Obj, kind: str, characteristic: int | None) -> int | None:
    """Loyalty: on the battlefield what counters there are (306.5c), elsewhere what is printed."""
    if characteristic is None or obj.zone != "battlefield":
        return characteristic
    return obj.counter(kind)


def _loyalty(moment: Moment, id: int) -> int | None:
    return counted(moment.obj(id), "loyalty", view.seen(moment.table, id).loyalty)


def _defense(moment: Moment, id: int) -> int | None:
    return defense(moment.table, id)


WORDS: dict[str, Word] = {
    "zone": of_objects(_zone, readers.word),
    "exists": of_objects(_exists, readers.flag),
    "controller": of_objects(_controller, readers.player),
    "owner": of_objects(lambda moment, id: moment.obj(id).owner, readers.player),
    "name": of_objects(_seen("name"), readers.name),
    "types": of_objects(_seen("types"), readers.words),
    "subtypes": of_objects(_seen("subtypes"), readers.words),
    "supertypes": of_objects(_seen("supertypes"), readers.words),
    "colors": of_objects(_seen("colors"), readers.words),
    "power": of_objects(_seen("power"), readers.stat),
    "toughness": of_objects(_seen("toughness"), readers.stat),
    "loyalty": of_objects(_loyalty, readers.number),
    "defense": of_objects(_defense, readers.number),
    "keywords": keywords,
    "mana-value": of_objects(_mana_value, readers.number),
    "copy-of": of_objects(_seen("copy_of"), readers.name),
}
