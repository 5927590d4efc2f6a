"""Copiable values (707.2): what is printed, as copy effects and nothing else changed it."""

from __future__ import annotations

from checker.engine.queries import layers, view
from checker.engine.records.characteristics import Characteristics, Printed
from checker.engine.state.table import Table


def copiable_values(table: Table, id: int) -> Characteristics:
    """The copiable values of an object, as a copy has them; of one that is gone, those it had last."""
    if id in table.last_known and id not in table.objects:
        values = table.last_known[id].obj.face_up
    else:
        values = layers.after_layer(table, id, "1")
    made = values.copy(None)
    made.copy_of = values.copy_of or values.name
    made.front_cost = None
    return made


def copy_of(table: Table, id: int) -> Printed:
    """What a copy of an object is: of a double-faced one both faces (707.8a), else the side that is up (707.8)."""
    obj = view.obj_now_or_last(table, id)
    values = copiable_values(table, id)
    if obj.copied is not None or not obj.printed.is_double_faced:
        return Printed(values.name, (values,))
    faces = tuple(values if number == obj.face else _named(face) for number, face in enumerate(obj.printed.faces))
    return Printed(obj.printed.name, faces, obj.printed.layout)


def _named(face: Characteristics) -> Characteristics:
    made = face.copy(None)
    made.copy_of = face.name
    return made


def side_up(table: Table, id: int) -> Printed:
    """Only the side that is up: what a permanent that becomes a copy copies (707.8)."""
    values = copiable_values(table, id)
    return Printed(values.name, (values,))


def copy_of_card(card: Printed, whole: bool) -> Printed:
    """What a copy of a card is that was made before the game is looked at: all its faces (`whole`, 707.8a: a token), or
    its front face alone."""
    faces = tuple(_named(face) for face in (card.faces if whole else card.faces[:1]))
    return Printed(card.name, faces, card.layout if whole else "normal")
