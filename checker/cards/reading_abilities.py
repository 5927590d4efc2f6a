"""How whole abilities are read, and the instructions they are made of."""

from __future__ import annotations

from checker.base.nodes import Mapping as MappingNode
from checker.base.nodes import Node, Scalar, Sequence
from checker.cards.reading import Read, Reader, text_of, whole
from checker.cards.worded import leading_word
from checker.engine.abilities.continuous import Modification
from checker.engine.abilities.effects_lasting import Modify
from checker.engine.abilities.events import Casts
from checker.engine.abilities.filters import Selector, ThisObject
from checker.engine.abilities.keywords import PARAMETERS
from checker.engine.abilities.levels import level_bar
from checker.engine.abilities.modifications import MODIFICATIONS, split
from checker.engine.abilities.things import This
from checker.engine.abilities.vocabulary import CONTINUOUS, EFFECTS, REPLACEMENTS
from checker.engine.records.abilities import (
    Ability,
    ActivatedAbility,
    Condition,
    Effect,
    ReplacementAbility,
    SpellAbility,
    SpellCost,
    StaticAbility,
    TriggeredAbility,
)
from checker.engine.records.characteristics import Keyword

ABOUT_ITS_OWN_ENTERING = ("enters-tapped", "enters-with")


def effect(reader: Reader, node: Node) -> Effect:
    assert isinstance(node, MappingNode)
    if leading_word(node, EFFECTS):
        made: Effect = reader.word(EFFECTS, node)
        return made
    modifications, restrictions = split(tuple(one for made in reader.beside(CONTINUOUS, node) for one in made))
    object, until = node.get("object"), node.get("until")
    return Modify(
        reader.read("things", object) if object else This(),
        modifications,
        restrictions,
        text_of(until) if until else "for good",
    )


def spell(reader: Reader, node: Node) -> SpellAbility:
    inner = reader.within(node)
    if not isinstance(node, MappingNode):
        return SpellAbility(inner.read("effects", node))
    modes, choose, common, paid = (node.get(key) for key in ("modes", "choose", "do", "if-paid"))
    texts = paid.entries if isinstance(paid, MappingNode) else ()
    return SpellAbility(
        inner.read("effects", common) if common else (),
        inner.each("effects", modes) if modes else (),
        _how_many(choose),
        instead=tuple((entry.key.text, inner.read("effects", entry.value)) for entry in texts),
    )


def _how_many(node: Node | None) -> tuple[int, int]:
    if node is None:
        return 1, 1
    if isinstance(node, Sequence):
        least, most = map(whole, node.items)
        return least, most
    return whole(node), whole(node)


def triggered(reader: Reader, node: Node) -> TriggeredAbility:
    assert isinstance(node, MappingNode)
    inner = reader.within(node)
    event = inner.read("event", _of(node, "when"))
    return TriggeredAbility(
        event,
        inner.read("effects", _of(node, "do")),
        _condition(inner, node),
        _text(node, "zone") or _where_it_works(event),
        _text(node, "name"),
        _text(node, "once-each-turn") == "true",
    )


def _where_it_works(event: object) -> str:
    """What triggers as its own source is cast works on the stack (113.6, 603.2); the rest on the battlefield."""
    return "stack" if isinstance(event, Casts) and isinstance(event.selector, ThisObject) else "battlefield"


def activated(reader: Reader, node: Node) -> ActivatedAbility:
    assert isinstance(node, MappingNode)
    inner = reader.within(node)
    return ActivatedAbility(
        inner.read("cost", _of(node, "cost")),
        inner.read("effects", _of(node, "do")),
        _text(node, "timing") or "instant",
        _text(node, "zone") or "battlefield",
        _text(node, "once-each-turn") == "true",
        _condition(inner, node),
        _text(node, "name"),
    )


def static(reader: Reader, node: Node) -> StaticAbility:
    assert isinstance(node, MappingNode)
    modifications, restrictions = split(tuple(one for made in reader.beside(CONTINUOUS, node) for one in made))
    named = node.get("object")
    affected: Selector | None = reader.read("selector", named) if named else None
    return StaticAbility(
        None if isinstance(affected, ThisObject) else affected,
        modifications,
        restrictions,
        _condition(reader, node),
        defining="defined" in node,
        name=_text(node, "name"),
    )


def replacement(reader: Reader, node: Node) -> ReplacementAbility:
    assert isinstance(node, MappingNode)
    rewriting = reader.word(REPLACEMENTS, node)
    about_itself = isinstance(getattr(rewriting, "selector", None), ThisObject)
    entering = "enters-as-copy" in node or (about_itself and any(word in node for word in ABOUT_ITS_OWN_ENTERING))
    return ReplacementAbility(rewriting, entering, _condition(reader, node), _text(node, "name"))


def keyword(reader: Reader, node: Node) -> Keyword:
    if isinstance(node, Scalar):
        return Keyword(node.text)
    assert isinstance(node, MappingNode)
    (entry,) = node.entries
    return Keyword(entry.key.text, reader.read(PARAMETERS[entry.key.text], entry.value))


def abilities(reader: Reader, node: Node) -> tuple[Ability, ...]:
    """Keywords, and abilities under the key of their kind."""
    assert isinstance(node, Sequence)
    return tuple(_ability(reader, item) for item in node.items)


def _ability(reader: Reader, node: Node) -> Ability:
    if isinstance(node, MappingNode):
        (entry,) = node.entries
        if entry.key.text not in PARAMETERS:
            made: Ability = reader.read(entry.key.text, entry.value)
            return made
    return keyword(reader, node)


def level(reader: Reader, node: Node) -> tuple[Ability, ...]:
    """A class level bar: what it costs, and the abilities from that level on (716.2a)."""
    assert isinstance(node, MappingNode)
    gained = [one for key in GAINED if (listed := node.get(key)) for one in reader.each(GAINED[key], listed)]
    number, cost = reader.read("number", _of(node, "level")), reader.read("cost", _of(node, "cost"))
    return level_bar(number, cost, tuple(gained))


GAINED = {
    "keywords": "keyword",
    "static": "static",
    "triggered": "triggered",
    "activated": "activated",
    "replacement": "replacement",
}


def alternative_cost(reader: Reader, node: Node) -> SpellCost:
    """A cost that may be paid instead, announced by its name: evoke, overload, or one of the card's own (118.9)."""
    assert isinstance(node, MappingNode)
    return SpellCost(reader.read("cost", _of(node, "cost")), _text(node, "name"), instead=True)


def additional_cost(reader: Reader, node: Node) -> SpellCost:
    """A cost that the spell has besides its mana cost and without a keyword (118.8)."""
    return SpellCost(reader.read("cost", node))


def _of(node: MappingNode, key: str) -> Node:
    found = node.get(key)
    assert found is not None
    return found


def _text(node: MappingNode, key: str) -> str | None:
    found = node.get(key)
    return text_of(found) if found is not None else None


def _condition(reader: Reader, node: MappingNode) -> Condition | None:
    found = node.get("if")
    if found is None:
        return None
    made: Condition = reader.read("condition", found)
    return made


def exceptions(reader: Reader, node: Node) -> tuple[Modification, ...]:
    """What a copy is otherwise than what it copies (707.9)."""
    assert isinstance(node, MappingNode)
    return split(tuple(one for made in reader.beside(MODIFICATIONS, node) for one in made))[0]


ABILITY_READERS: dict[str, Read] = {
    "effect": effect,
    "effects": lambda reader, node: reader.each("effect", node),
    "spell": spell,
    "static": static,
    "triggered": triggered,
    "activated": activated,
    "replacement": replacement,
    "keyword": keyword,
    "exceptions": exceptions,
    "level": level,
    "alternative-cost": alternative_cost,
    "abilities": abilities,
    "additional-cost": additional_cost,
}
