"""How a permanent lies there: tapped, with counters and damage, attached, in combat."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from checker.base.messages import message
from checker.base.nodes import Node
from checker.engine.queries import view
from checker.engine.records.targets import Thing
from checker.engine.state.combat import Attack
from checker.scenarios.observe import readers
from checker.scenarios.observe.moment import Moment, Seen, Word, compared, of_objects
from checker.scenarios.reading import entries_of, fail, mapping_of

NO_MATTER_HOW_BIG = ("613.4c", "122.1a", "613.4d")
"""The layers above base power and toughness: what adds to them, and what switches them."""


def _attack(moment: Moment, id: int) -> Attack | None:
    return moment.table.combat.attackers.get(id)


def _thing(moment: Moment, thing: Thing | None) -> str | None:
    return None if thing is None else moment.called(thing)


def _attacking(moment: Moment, id: int) -> str | None:
    """What it attacks; of what left combat by leaving the battlefield, nothing (506.4)."""
    attack = _attack(moment, id)
    return _thing(moment, attack.target) if attack else None


def _defending_player(moment: Moment, id: int) -> str | None:
    attack, known = _attack(moment, id), moment.table.last_known.get(id)
    return attack.defending_player if attack else known.defending_player if known else None


def _blocked(wanted: bool) -> Any:
    def look(moment: Moment, id: int) -> bool:
        attack = _attack(moment, id)
        return attack is not None and attack.blocked is wanted

    return look


def _attached_to(moment: Moment, id: int) -> str | None:
    return _thing(moment, moment.obj(id).attached_to)


def _in_combat(moment: Moment, id: int) -> bool:
    """Attacking, blocking or attacked (506.4)."""
    combat = moment.table.combat
    return combat.involves(id) or any(attack.target == id for attack in combat.attackers.values())


def _face(moment: Moment, id: int) -> str:
    return "back" if moment.obj(id).face else "front"


def _level(moment: Moment, id: int) -> int:
    """A Class without a level has 1 (716.2d)."""
    obj = moment.obj(id)
    is_class = "Class" in view.seen(moment.table, id).subtypes
    return obj.level or int(is_class)


def counters(moment: Moment, node: Node) -> Iterator[Seen]:
    """All counters on each object, or of each player; a kind with 0 asks about that kind only."""
    for entry in mapping_of(node):
        thing = moment.names.thing(moment.table, entry.key)
        held = moment.table.players[thing].counters if isinstance(thing, str) else moment.obj(thing).counters
        asked = {e.key.text for e in entries_of(entry.value)}
        expected = readers.amounts(moment, entry.value)
        actual = {kind: amount for kind, amount in held if amount}
        if asked and not expected:
            actual = {kind: amount for kind, amount in actual.items() if kind in asked}
        yield compared(entry.key.text, _sorted(expected), _sorted(actual), entry.value.place)


def _sorted(amounts: dict[str, int]) -> dict[str, int]:
    return dict(sorted(amounts.items()))


def base(moment: Moment, node: Node) -> Iterator[Seen]:
    """Base power and toughness: what they are before layers 7c and 7d."""
    table = moment.table.fork()
    for number in NO_MATTER_HOW_BIG:
        table.book = table.book.without(number)
    table.touch()
    for entry in mapping_of(node):
        seen = view.seen(table, moment.names.object(table, entry.key))
        for part in mapping_of(entry.value):
            if part.key.text not in ("power", "toughness"):
                fail("scenario.expect", part.key.place, message("power or toughness is wanted here"))
            subject = f"{entry.key.text}.{part.key.text}"
            actual = getattr(seen, part.key.text)
            yield compared(subject, readers.stat(moment, part.value), actual, part.value.place)


WORDS: dict[str, Word] = {
    "counters": counters,
    "base": base,
    "marked": of_objects(lambda moment, id: moment.obj(id).marked, readers.number),
    "tapped": of_objects(lambda moment, id: moment.obj(id).tapped, readers.flag),
    "phased-out": of_objects(lambda moment, id: moment.obj(id).phased_out, readers.flag),
    "face": of_objects(_face, readers.word),
    "level": of_objects(_level, readers.number),
    "protector": of_objects(lambda moment, id: moment.obj(id).protector, readers.player),
    "attached-to": of_objects(_attached_to, readers.thing),
    "attacking": of_objects(_attacking, readers.thing),
    "defending-player": of_objects(_defending_player, readers.player),
    "blocked": of_objects(_blocked(True), readers.flag),
    "unblocked": of_objects(_blocked(False), readers.flag),
    "in-combat": of_objects(_in_combat, readers.flag),
}
