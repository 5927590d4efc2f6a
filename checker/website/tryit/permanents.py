"""The permanents that an example gives: who controls them, what they are, what can be changed about each."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.nodes import Mapping, Scalar
from checker.base.problems import BadInput
from checker.scenarios.given.printed import printed_of
from checker.website.tryit.emitting import flow
from checker.website.tryit.fields import FLAG, MOST, NOWHERE, NUMBER, VALUE, Field, Thing, integer, items, mapping, text

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.base.nodes import Node
    from checker.engine.records.characteristics import Characteristics
    from checker.scenarios.world import World
    from checker.website.speech import Speech
    from checker.website.tryit.splicing import Path


@dataclass(frozen=True, slots=True)
class Permanent:
    """`called` is the name by which the example can speak of it, "" if there is none that means it alone."""

    path: Path
    node: Node
    controller: str
    face: Characteristics
    called: str = ""

    @property
    def is_creature(self) -> bool:
        return "Creature" in self.face.types

    @property
    def can_be_attacked(self) -> bool:
        return bool(self.face.types & {"Battle", "Planeswalker"})

    def written(self, key: str) -> Node | None:
        """What the example says of it."""
        written = mapping(self.node)
        return written.get(key) if written else None


def permanents(given: Mapping | None, valued: Mapping | None, at: Path, world: World) -> tuple[Permanent, ...]:
    """Those of `battlefield:`, in its order, as far as they are known.

    `valued` is the same state with values for its parameters; `at` leads to it.
    """
    found = []
    for (player, number, node), (_, _, plain) in zip(_things(given), _things(valued), strict=True):
        face = _face(plain, world)
        if face is not None:
            found.append(Permanent((*at, "battlefield", player, number), node, player, face))
    names = Counter(name for one in found for name in [one.face.name] * (integer(one.written("count"), 1) or 2))
    return tuple(replace(one, called=_called(one, names)) for one in found)


def _things(given: Mapping | None) -> Iterator[tuple[str, int, Node]]:
    for entry in mapping(given.get("battlefield") if given else None) or ():
        for number, node in enumerate(items(entry.value)):
            yield entry.key.text, number, node


def _face(node: Node, world: World) -> Characteristics | None:
    try:
        written = mapping(node)
        model = written.get("copy-of") if written else None
        printed = printed_of(model if isinstance(model, Scalar) else node, world)
    except BadInput:
        return None
    return printed.faces[printed.side(1 if written and text(written.get("face")) == "back" else 0)]


def _called(one: Permanent, names: Counter[str]) -> str:
    return text(one.written("as")) or (one.face.name if names[one.face.name] == 1 else "")


def thing(one: Permanent, title: str, effects: Effects, speech: Speech, fights: tuple[Field, ...] = ()) -> Thing:
    """What can be changed about a permanent; `fights` is what it attacks and what blocks it."""
    found = [*_sizes(one, effects, speech), *_counters(one, speech)]
    if one.is_creature:
        found += _number(one, "marked", 0, speech)
    tapped = text(one.written("tapped")) or "false"
    return Thing(title, (*fights, *found, Field((*one.path, "tapped"), speech.word("tapped"), FLAG, tapped)))


@dataclass(frozen=True, slots=True)
class Effects:
    """The effects that an example gives; `path` leads to them, or to where they would stand.

    A card has its own power and toughness: to have others, it needs an effect that sets them.
    """

    node: Node | None
    path: Path

    def field(self, name: str, part: int, printed: int, label: str) -> Field | None:
        """Power (0) or toughness (1); None where the effect that is there has no plain number."""
        rows = items(self.node)
        for at, row in enumerate(rows):
            base = items(row.get("base")) if isinstance(row, Mapping) and text(row.get("object")) == name else ()
            if len(base) == 2:
                value = printed if text(base[part]) == "none" else integer(base[part])
                return None if value is None else Field((*self.path, at, "base", part), label, NUMBER, str(value))
        parts = ["none", "none"]
        parts[part] = VALUE
        written = f"{{base: [{', '.join(parts)}], object: {flow(Scalar(name, NOWHERE))}}}"
        return Field((*self.path, len(rows)), label, NUMBER, str(printed), template=written)


def _sizes(one: Permanent, effects: Effects, speech: Speech) -> Iterator[Field]:
    for part, key in enumerate(("power", "toughness")):
        printed = getattr(one.face, key)
        if one.written(key) is not None:
            yield from _number(one, key, 0, speech, low=-MOST)
        elif one.is_creature and one.called and printed is not None:
            field = effects.field(one.called, part, printed, speech.word(key))
            yield from (field,) if field else ()


def _counters(one: Permanent, speech: Speech) -> Iterator[Field]:
    written = mapping(one.written("counters"))
    kinds = {entry.key.text: 0 for entry in written or ()}
    if one.is_creature:
        kinds.setdefault("+1/+1", 0)
    kinds |= {kind: number for kind in ("loyalty", "defense") if (number := getattr(one.face, kind)) is not None}
    for kind, printed in kinds.items():
        value = integer(written.get(kind) if written else None, printed)
        if value is not None:
            label = speech.tell(message("{kind} counters", kind=speech.word(kind)))
            yield Field((*one.path, "counters", kind), label, NUMBER, str(value), low=0)


def _number(one: Permanent, key: str, default: int, speech: Speech, low: int = 0) -> Iterator[Field]:
    value = integer(one.written(key), default)
    if value is not None:
        yield Field((*one.path, key), speech.word(key), NUMBER, str(value), low=low)
