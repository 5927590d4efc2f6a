"""`card` and `abilities`: what is printed on a card, and which abilities an object has."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from checker.base.messages import message
from checker.base.names import suggestion
from checker.base.nodes import Mapping, Node, Scalar
from checker.engine.records.characteristics import Characteristics, Printed
from checker.scenarios.catalogue import printed as printed_card
from checker.scenarios.observe import readers
from checker.scenarios.observe.moment import Moment, Reader, Seen, Word, compared
from checker.scenarios.observe.objects import compared_keywords
from checker.scenarios.reading import fail, is_none, is_number, items_of, mapping_of, number_of
from checker.scenarios.steps.abilities import listed

Value = Callable[[Characteristics], Any]


def _mana(moment: Moment, node: Node) -> str | None:
    return None if is_none(node) else readers.plain(node)


PARTS: dict[str, tuple[Value, Reader]] = {
    "mana-cost": (lambda face: str(face.mana_cost) if face.mana_cost else None, _mana),
    "colors": (lambda face: face.colors, readers.words),
    "types": (lambda face: face.types, readers.words),
    "supertypes": (lambda face: face.supertypes, readers.words),
    "subtypes": (lambda face: face.subtypes, readers.words),
    "power": (lambda face: face.power, readers.stat),
    "toughness": (lambda face: face.toughness, readers.stat),
    "defense": (lambda face: face.defense, readers.number),
    "loyalty": (lambda face: face.loyalty, readers.number),
}  # fmt: skip


def card(moment: Moment, node: Node) -> Iterator[Seen]:
    """What is printed on a card, whatever the game made of it."""
    for entry in mapping_of(node):
        printed = _printed(moment, entry.key)
        yield from _face(moment, entry.key.text, mapping_of(entry.value), printed, 0)


def _printed(moment: Moment, node: Scalar) -> Printed:
    """A card of the data, or one of the example."""
    found = printed_card(moment.names.world, node.text)
    if found is not None:
        return found
    return moment.obj(moment.names.object(moment.table, node)).printed


def _face(moment: Moment, subject: str, parts: Mapping, printed: Printed, face: int) -> Iterator[Seen]:
    for part in parts:
        where = f"{subject}.{part.key.text}"
        if part.key.text == "back" and len(printed.faces) > 1:
            yield from _face(moment, where, mapping_of(part.value), printed, 1)
        elif part.key.text == "layout":
            yield compared(where, readers.word(moment, part.value), printed.layout, part.value.place)
        elif part.key.text == "keywords":
            yield compared_keywords(moment, where, part.value, printed.faces[face].abilities)
        elif part.key.text in PARTS:
            value, read = PARTS[part.key.text]
            yield compared(where, read(moment, part.value), value(printed.faces[face]), part.value.place)
        else:
            text = message('"{part}" cannot be looked at on a card', part=part.key.text)
            fail("scenario.card-part", part.key.place, text, suggestion(part.key.text, (*PARTS, "keywords", "layout")))


def abilities(moment: Moment, node: Node) -> Iterator[Seen]:
    """How many abilities an object has, or which: names, keywords, numbers."""
    for entry in mapping_of(node):
        rows = listed(moment.table, moment.names.object(moment.table, entry.key))
        numbers = {number: keyword or getattr(ability, "name", None) or str(number)
                   for _, ability, number, keyword in reversed(rows)}  # fmt: skip
        if is_number(entry.value):
            yield compared(entry.key.text, number_of(entry.value), len(numbers), entry.value.place)
        else:
            wanted = frozenset(readers.plain(item) for item in items_of(entry.value))
            yield compared(entry.key.text, wanted, frozenset(numbers.values()), entry.value.place)


WORDS: dict[str, Word] = {"card": card, "abilities": abilities}
