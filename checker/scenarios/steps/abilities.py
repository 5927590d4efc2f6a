"""Which ability is meant: by the name its card gives it, its keyword, `level 3`, or its number as printed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.names import suggestion
from checker.engine.queries import view
from checker.engine.records.abilities import Ability, ActivatedAbility, TriggeredAbility
from checker.engine.records.characteristics import Characteristics, Keyword
from checker.engine.records.question import Illegal
from checker.scenarios.reading import fail, text_of

if TYPE_CHECKING:
    from checker.base.nodes import Node
    from checker.base.places import Place
    from checker.engine.state.table import Table

MEANS_NOTHING = "this keyword stands for no ability that could be activated"
LOST = "it does not have this ability now"

Listed = list[tuple[int, Ability, int, str | None]]
"""Each ability with its index among all, its number as printed, and the keyword it comes from."""


def listed(table: Table, id: int) -> Listed:
    """The abilities of an object as they are looked up: what a keyword stands for has the keyword's number."""
    return _listed(table, view.seen(table, id))


def _listed(table: Table, looks: Characteristics) -> Listed:
    found: Listed = []
    printed = looks.abilities
    index = 0
    for number, ability in enumerate(printed, 1):
        keyword = ability.name if isinstance(ability, Keyword) else None
        more = view.expansion(table, ability) if isinstance(ability, Keyword) else ()
        for each in (ability, *more):
            found.append((index, each, number, keyword))
            index += 1
    intrinsic = view.sorted_abilities(table, looks).all[index:]
    return found + [(at, ability, 0, None) for at, ability in enumerate(intrinsic, index)]


def ability_of(table: Table, id: int, node: Node | None, called: str, place: Place) -> int:
    """The index among `view.abilities` of an activated ability. Raises BadInput where none or several are meant,
    Illegal where it is a keyword that stands for none (its rule is forgotten), or an ability that it has lost."""
    activated = [row for row in listed(table, id) if isinstance(row[1], ActivatedAbility)]
    fitting = _fitting(activated, node)
    if len(fitting) == 1:
        return fitting[0][0]
    if not fitting and _fitting(_listed(table, view.obj_now_or_last(table, id).face_up), node):
        raise Illegal(LOST)
    if not fitting and node is not None and text_of(node) in view.seen(table, id).keywords:
        raise Illegal(MEANS_NOTHING)
    names = _names(activated)
    where = place if node is None else node.place
    if not activated:
        fail("scenario.ability", where, message("{object} has no activated ability", object=called))
    if node is not None and not fitting:
        text = message('{object} has no activated ability "{ability}"', object=called, ability=text_of(node))
        known = message("it has: {abilities}", abilities=", ".join(names))
        fail("scenario.ability", where, text, suggestion(text_of(node), names) or known)
    text = message("{object} has several activated abilities", object=called)
    hint = message("say which with ability: {abilities}", abilities=", ".join(names))
    return fail("scenario.ability", where, text, hint)


def _fitting(rows: Listed, node: Node | None) -> Listed:
    activated = [row for row in rows if isinstance(row[1], ActivatedAbility)]
    return activated if node is None else [row for row in activated if is_meant(row, text_of(node))]


def is_meant(row: tuple[int, Ability, int, str | None], name: str) -> bool:
    """Whether an ability is the one that a number, name or keyword means."""
    _, ability, number, keyword = row
    return name == str(number) or name in (keyword, getattr(ability, "name", None))


def name_of(table: Table, id: int, ability: object) -> str:
    """What an ability of an object is called: its name, its keyword, or its number."""
    for _, each, number, keyword in listed(table, id):
        if each == ability:
            return _name(each, number, keyword)
    return getattr(ability, "name", None) or ""


def triggered_named(table: Table, id: int, name: str) -> Sequence[Ability]:
    """The triggered abilities of an object that are meant."""
    return [row[1] for row in listed(table, id) if isinstance(row[1], TriggeredAbility) and is_meant(row, name)]


def _names(rows: Listed) -> list[str]:
    return [_name(ability, number, keyword) for _, ability, number, keyword in rows]


def _name(ability: Ability, number: int, keyword: str | None) -> str:
    return getattr(ability, "name", None) or keyword or str(number)
