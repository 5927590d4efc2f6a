"""How the small kinds are read: numbers, words, things, selectors, costs, conditions, events."""

from __future__ import annotations

from typing import Any

from checker.base.messages import message
from checker.base.nodes import Mapping as MappingNode
from checker.base.nodes import Node, Scalar, Sequence
from checker.cards.reading import Read, Reader, mana_of, pool_in, text_of, unknown, whole
from checker.engine.abilities import selectors, things, values
from checker.engine.abilities.costs import Cost, X
from checker.engine.abilities.filters import AnyOf, ObjectFilter, Property, Selector
from checker.engine.abilities.modifications import Toll, Words
from checker.engine.abilities.things import Named, Several, Things
from checker.engine.abilities.values import Number, Value
from checker.engine.abilities.vocabulary import CONDITIONS, COSTS, EVENTS, FILTERS, THINGS, VALUES
from checker.engine.records.mana import ManaCost


def is_flag(node: Node) -> bool:
    return isinstance(node, Scalar) and node.text in ("true", "false") and not node.quoted


def flag(reader: Reader, node: Node) -> bool:
    return text_of(node) == "true"


def text(reader: Reader, node: Node) -> str:
    return text_of(node)


def texts(reader: Reader, node: Node) -> tuple[str, ...]:
    return reader.each("text", node)


def number(reader: Reader, node: Node) -> int:
    return whole(node)


def or_word(word: str, meant: object, kind: str) -> Read:
    """One word beside another kind."""

    def read(reader: Reader, node: Node) -> Any:
        return meant if isinstance(node, Scalar) and node.text == word else reader.read(kind, node)

    return read


def flag_or(kind: str) -> Read:
    return lambda reader, node: flag(reader, node) if is_flag(node) else reader.read(kind, node)


def value(reader: Reader, node: Node) -> Value:
    if isinstance(node, Scalar):
        return values.SIMPLE[node.text] if node.text in values.SIMPLE else Number(whole(node))
    made: Value = reader.word(VALUES, node)
    return made


def mana(reader: Reader, node: Node) -> ManaCost:
    return mana_of(node)


def some_things(reader: Reader, node: Node) -> Things:
    """Said in plain words, a name that the text gave, a word that leads, or several of these."""
    if isinstance(node, Sequence):
        return Several(tuple(some_things(reader, item) for item in node.items))
    if isinstance(node, Scalar):
        if node.text in things.SIMPLE:
            return things.SIMPLE[node.text]
        if reader.names is not None and node.text not in reader.names:
            raise unknown(node, [*things.SIMPLE, *reader.names], message("object or player"))
        return Named(node.text)
    made: Things = reader.word(THINGS, node)
    return made


def selector(reader: Reader, node: Node) -> Selector:
    if isinstance(node, Sequence):
        return AnyOf(tuple(selector(reader, item) for item in node.items))
    if isinstance(node, Scalar):
        return selectors.SIMPLE[node.text]
    assert isinstance(node, MappingNode)
    properties: list[Property] = reader.beside(FILTERS, node)
    kind, zone = node.get("kind"), node.get("zone")
    which = text_of(kind) if kind else "card" if zone and text_of(zone) != "battlefield" else "permanent"
    return selectors.of_kind(which, tuple(properties), text_of(zone) if zone else None)


def things_or_selector(reader: Reader, node: Node) -> Things | Selector:
    """A bare filter is what players choose among; names and led words are things."""
    is_filter = isinstance(node, MappingNode) and not any(entry.key.text in THINGS for entry in node)
    is_said = isinstance(node, Scalar) and node.text in selectors.SIMPLE and node.text not in things.SIMPLE
    return selector(reader, node) if is_filter or is_said else some_things(reader, node)


def quality(reader: Reader, node: Node) -> object:
    """What protection is from: a word as printed ("red", "artifacts", "everything") or a filter of all objects."""
    if isinstance(node, Scalar):
        return node.text
    made = selector(reader, node)
    return made.anywhere() if isinstance(made, ObjectFilter) else made


def target(reader: Reader, node: Node) -> object:
    """What an enchant ability names is the target word of the Aura spell (303.4a)."""
    return things.target(selector(reader, node)).spec


def cost(reader: Reader, node: Node) -> Cost:
    if isinstance(node, Scalar):
        return Cost(mana_of(node))
    assert isinstance(node, MappingNode)
    paid = node.get("mana")
    return Cost(mana_of(paid) if paid else ManaCost(), tuple(reader.beside(COSTS, node)))


def pair(reader: Reader, node: Node) -> tuple[Value | None, ...]:
    assert isinstance(node, Sequence)
    return tuple(None if isinstance(i, Scalar) and i.text == "none" else value(reader, i) for i in node.items)


def bounds(reader: Reader, node: Node) -> tuple[int | None, int | None]:
    if isinstance(node, Scalar):
        return whole(node), whole(node)
    assert isinstance(node, MappingNode)
    least, most = node.get("min"), node.get("max")
    return whole(least) if least else None, whole(most) if most else None


def toll(reader: Reader, node: Node) -> Toll:
    if isinstance(node, Scalar):
        return Toll(mana_of(node))
    assert isinstance(node, MappingNode)
    paid, attacked = node.get("mana"), node.get("attacking")
    return Toll(mana_of(paid) if paid else ManaCost(), selector(reader, attacked) if attacked else None)


def words(reader: Reader, node: Node) -> Words:
    assert isinstance(node, MappingNode)
    return Words(**{entry.key.text: frozenset(reader.each("text", entry.value)) for entry in node.entries})


VALUE_READERS: dict[str, Read] = {
    "number": number,
    "tokens": lambda reader, node: reader.each("token", node),
    "flag-or-event": flag_or("event"),
    "permission": flag_or("texts"),
    "amount": or_word("x", X, "number"),
    "number-or-x": or_word("x", -1, "number"),
    "number-or-all": or_word("all", None, "number"),
    "number-or-any": or_word("any", "any", "number"),
    "value": value,
    "values": lambda reader, node: reader.each("value", node),
    "value-or-all": or_word("all", None, "value"),
    "flag": flag,
    "flag-or-all": flag_or("text"),
    "flag-or-selector": flag_or("selector"),
    "mana": mana,
    "toll": toll,
    "pool": lambda reader, node: pool_in(node),
    "things": some_things,
    "selector": selector,
    "things-or-selector": things_or_selector,
    "target": target,
    "quality": quality,
    "condition": lambda reader, node: reader.word(CONDITIONS, node),
    "conditions": lambda reader, node: reader.each("condition", node),
    "event": lambda reader, node: reader.word(EVENTS, node),
    "cost": cost,
    "pt": pair,
    "plus": lambda reader, node: reader.each("value", node),
    "range": bounds,
    "words": words,
    **dict.fromkeys(("text", "name", "duration", "counter", "zone", "zone-or-anywhere", "step"), text),
    **dict.fromkeys(("texts", "keyword-names", "steps", "types", "supertypes", "colors"), texts),
}
