"""From a node to what it prints: cards, tokens, objects given by their characteristics, and single instructions.

Each function checks the form first and gives back what is wrong; what it reads it reads only from nodes in order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from checker.base.forms import Form, Name, check
from checker.base.messages import message
from checker.base.nodes import Mapping, Node, Scalar, Sequence
from checker.base.problems import BadInput, Problem
from checker.cards.forms import CHARACTERISTICS, Forms, forms, step_effect
from checker.cards.reading import Read, Reader, mana_of, text_of, unknown, whole
from checker.cards.reading_abilities import ABILITY_READERS
from checker.cards.reading_values import VALUE_READERS
from checker.engine.records.abilities import Ability, Effect
from checker.engine.records.characteristics import Characteristics, Printed, combined
from checker.engine.records.mana import ManaCost

T = TypeVar("T")
Problems = list[Problem]
FindToken = Callable[[str], Printed | None]
LISTS = ("static", "triggered", "activated", "replacement")
SAYS_TYPE: dict[str, frozenset[str]] = {
    "creature": frozenset({"Creature"}),
    "permanent": frozenset(),
    "token": frozenset(),
}


def no_token(name: str) -> Printed | None:
    return None


def read_card(node: Mapping, find: FindToken = no_token, made: Forms | None = None) -> tuple[Printed | None, Problems]:
    """A card of a file of kind ``cards``. None with the problems that prevent it."""
    return _checked((made or forms())["card"], node, lambda: printed(_reader(find), node, full_name(node)))


def read_object(node: Mapping, key: str, find: FindToken = no_token) -> tuple[Printed | None, Problems]:
    """An object of an example, given by its characteristics: ``{creature: Bear, power: 2, toughness: 2}``.

    ``key`` is the one that says what it is: creature, permanent or token. What else stands in the mapping (tapped,
    counters …) is not looked at. A token with no more than a name is a predefined one.
    """
    name = node.get(key)
    if not isinstance(name, Scalar):
        return None, check(Name(), name or node)
    given = Mapping(tuple(entry for entry in node if entry.key.text in CHARACTERISTICS), node.place)
    known = find(name.text) if key == "token" and not given.entries else None
    if known is not None:
        return known, []
    return _checked(forms()["face"], given, lambda: printed(_reader(find), given, name.text, SAYS_TYPE[key]))


def parse_effect(
    node: Node, names: Iterable[str] | None = None, find: FindToken = no_token
) -> tuple[tuple[Effect, ...], Problems]:
    """The instruction of a step of play. ``names`` are the words that mean things of the example; None lets any word
    be one. What they mean the resolution is told (``Resolution.names``)."""
    reader = Reader(READERS, find, None if names is None else frozenset(names))
    made, problems = _checked(step_effect(forms()), node, lambda: (reader.read("effect", node),))
    return made or (), problems


def parse_keyword(node: Node, find: FindToken = no_token) -> tuple[Ability | None, Problems]:
    """A keyword as an observation names it: ``trample``, ``{ward: "{2}"}``."""
    return _checked(forms()["keyword"], node, lambda: _reader(find).read("keyword", node))


def full_name(node: Mapping) -> str:
    """The name of a card; that of a predefined token is its subtype with "Token" behind it (111.4, 111.10)."""
    name, layout = card_name(node), node.get("layout")
    is_token = layout is not None and text_of(layout) == "token"
    return f"{name} Token" if is_token and name in _words(node.get("subtypes")) else name


HALVES = " // "
"""Between the names of the halves of a split card."""


def card_name(node: Mapping) -> str:
    """The English name; of a face without a name, none."""
    name = node.get("name")
    if isinstance(name, Mapping):
        name = name.get("en") or name.entries[0].value
    return text_of(name) if isinstance(name, Scalar) else ""


def printed(reader: Reader, node: Mapping, name: str, types: frozenset[str] = frozenset()) -> Printed:
    """All faces of an object. ``types`` are those it has if none are written."""
    back = node.get("back")
    if not isinstance(back, Mapping):
        return Printed(name, (face(reader, node, name, types),))
    layout = text_of(written) if (written := node.get("layout")) else "transforming"
    right = face(reader, back, card_name(back))
    if layout != "split":
        return Printed(name, (face(reader, node, name, types), right), layout)
    left = face(reader, node, name.partition(HALVES)[0], types)
    whole = combined(f"{left.name}{HALVES}{right.name}", left, right)
    return Printed(whole.name, (left, right), layout, combined=whole)


def face(reader: Reader, node: Mapping, name: str, types: frozenset[str] = frozenset()) -> Characteristics:
    """One face. Its colours are those of its mana cost unless written (202.2, 204)."""
    cost = _cost(node)
    colors = node.get("colors")
    return Characteristics(
        name=name,
        mana_cost=cost,
        colors=_words(colors) if colors else cost.colours if cost else frozenset(),
        supertypes=_words(node.get("supertypes")),
        types=_words(node.get("types")) or types,
        subtypes=_words(node.get("subtypes")),
        abilities=tuple(_abilities(reader, node)),
        power=_stat(node.get("power")),
        toughness=_stat(node.get("toughness")),
        loyalty=_stat(node.get("loyalty")),
        defense=_stat(node.get("defense")),
    )


def _abilities(reader: Reader, node: Mapping) -> list[Ability]:
    """In the order of the keys, which is the order of the printed text."""
    found: list[Ability] = []
    for entry in node.entries:
        key = entry.key.text
        if key == "keywords":
            found += reader.each("keyword", entry.value)
        elif key in LISTS:
            found += reader.each(key, entry.value)
        elif key == "abilities":
            found += reader.read("abilities", entry.value)
        elif key == "levels":
            found += [ability for bar in reader.each("level", entry.value) for ability in bar]
        elif key in ("spell", "additional-cost", "alternative-cost"):
            found.append(reader.read(key, entry.value))
    return found


def _words(node: Node | None) -> frozenset[str]:
    return frozenset(text_of(item) for item in node.items) if isinstance(node, Sequence) else frozenset()


def _cost(node: Mapping) -> ManaCost | None:
    written = node.get("mana-cost")
    return mana_of(written) if written is not None else None


def _stat(node: Node | None) -> int | None:
    """A printed number; ``*`` counts as 0 until the ability that defines it is asked (208.2a)."""
    if node is None or text_of(node) == "none":
        return None
    text = text_of(node)
    return 0 if "*" in text and not text[0].isdigit() else int(text[0]) if "*" in text else whole(node)


def _token(reader: Reader, node: Node) -> Printed:
    """A token as an effect makes it: a predefined one, or one whose name, if it is only its subtypes, ends in
    "Token" (111.4, 111.10)."""
    name = node.get("token") if isinstance(node, Mapping) else node
    assert name is not None
    if isinstance(node, Mapping) and len(node.entries) > 1:
        subtypes = node.get("subtypes")
        kinds = " ".join(map(text_of, subtypes.items)) if isinstance(subtypes, Sequence) else ""
        return printed(reader, node, f"{kinds} Token" if text_of(name) == kinds else text_of(name))
    found = reader.token(text_of(name))
    if found is None:
        raise unknown(name, [], message("token"))
    return found


def _reader(find: FindToken) -> Reader:
    return Reader(READERS, find)


def _checked(form: Form, node: Node, read: Callable[[], T]) -> tuple[T | None, Problems]:
    problems = check(form, node)
    if problems:
        return None, problems
    try:
        return read(), []
    except BadInput as bad:
        return None, list(bad.problems)


READERS: dict[str, Read] = {**VALUE_READERS, **ABILITY_READERS, "token": _token}
