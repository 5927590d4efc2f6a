"""Spells and abilities that are on the stack already."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from checker.base.messages import message
from checker.base.nodes import Mapping, Node, Scalar, Sequence
from checker.engine.abilities.announce import specs, spell_text
from checker.engine.kernel.stack import put_ability
from checker.engine.queries import view
from checker.engine.records.abilities import Ability, ActivatedAbility, Effect, TriggeredAbility
from checker.engine.records.stack import OnStack
from checker.engine.records.targets import TargetSpec, Thing
from checker.scenarios.given.kit import Kit
from checker.scenarios.given.objects import register
from checker.scenarios.given.printed import printed_of
from checker.scenarios.reading import fail, items_of, mapping_of, number_of, scalars_of, text_of, wrong
from checker.scenarios.steps.abilities import is_meant, listed

Groups = tuple[tuple[Thing, ...], ...]


def put_stack(kit: Kit, given: Mapping) -> None:
    """In the order written, the last on top. Targets may name what was put there before."""
    for node in items_of(given.get("stack")):
        written = mapping_of(node)
        id = _spell(kit, written) if "spell" in written else _ability(kit, written)
        _announce(kit, id, written)
        names = tuple(scalar.text for scalar in scalars_of(written.get("makes")))
        if names:
            kit.makes = (*kit.makes, (kit.table.objects[id].card, 0, names))


def _spell(kit: Kit, written: Mapping) -> int:
    node = written.get("spell") or written
    printed = printed_of(node, kit.names.world)
    player = _by(kit, written, kit.table.turn.active)
    owner = kit.names.player(owned) if isinstance(owned := _within(node, "owner"), Scalar) else player
    obj = kit.table.add(printed, owner, "stack", controller=player, bottom=True, face=_face(written))
    register(kit, obj, written if "as" in written or not isinstance(node, Mapping) else node)
    paid = tuple(text_of(item) for item in items_of(written.get("cost")) if isinstance(item, Scalar))
    kit.table.put(replace(obj, on_stack=OnStack("spell", source=obj.id, paid=tuple(c for c in paid if c != "normal"))))
    text = spell_text(kit.table, obj.id)
    modes = tuple(number_of(item) for item in items_of(written.get("modes")))
    effects: tuple[Effect, ...] = ()
    if text is not None:
        text = text.paid_for(paid)
        effects = (*text.effects, *(effect for mode in modes for effect in text.modes[mode - 1]))
    effects = kit.table.book.ask("text that depends on what was paid")(effects, paid)
    _keep(kit, obj.id, modes=modes, effects=effects)
    return obj.id


def _ability(kit: Kit, written: Mapping) -> int:
    node = written.get("ability-of")
    if not isinstance(node, Scalar):
        wrong(written, message("a name"))
    source = kit.names.object(kit.table, node)
    ability = _which(kit, source, node, written.get("ability"))
    kind = "triggered" if isinstance(ability, TriggeredAbility) else "activated"
    player = _by(kit, written, view.controller(kit.table, source))
    made = put_ability(kit.table, source, player, OnStack(kind, ability.effects, source, ability=ability))
    if (handle := written.get("as")) is not None:
        kit.names = kit.names.with_object(text_of(handle), made)
    return made


def _which(kit: Kit, source: int, node: Scalar, ability: Node | None) -> ActivatedAbility | TriggeredAbility:
    rows = [row for row in listed(kit.table, source) if isinstance(row[1], ActivatedAbility | TriggeredAbility)]
    meant: list[Ability] = [row[1] for row in rows if ability is None or is_meant(row, text_of(ability))]
    if len(meant) != 1 or not isinstance(meant[0], ActivatedAbility | TriggeredAbility):
        text = message('{count} abilities of "{object}" could be meant', count=len(meant), object=node.text)
        fail("scenario.ability", (ability or node).place, text, message("say which with ability:"))
    return meant[0]


def _announce(kit: Kit, id: int, written: Mapping) -> None:
    """X, targets and division, as they were announced."""
    if (node := written.get("x")) is not None:
        _keep(kit, id, x=number_of(node))
    words = specs(kit.table, kit.table.objects[id])
    groups = tuple(_groups(kit, items_of(written.get("targets")), words))
    shares = tuple(_shares(kit, written.get("divide"), groups))
    _keep(kit, id, targets=groups, divide=shares)


def _groups(kit: Kit, nodes: tuple[Node, ...], words: list[TargetSpec]) -> Iterator[tuple[Thing, ...]]:
    """The targets of each target word: a list of its own, or as many as are left for it."""
    left = list(nodes)
    for index, word in enumerate(words):
        if left and isinstance(left[0], Sequence):
            yield tuple(kit.names.thing(kit.table, scalar) for scalar in scalars_of(left.pop(0)))
            continue
        needed = sum(later.least for later in words[index + 1 :])
        count = max(0, min(word.most if not word.counted_by_x else len(left), len(left) - needed))
        taken, left = left[:count], left[count:]
        yield tuple(kit.names.thing(kit.table, scalar) for node in taken for scalar in scalars_of(node))
    if left:
        fail("scenario.targets", left[0].place, message("there is no target word for this"))


def _shares(kit: Kit, node: Node | None, groups: Groups) -> Iterator[tuple[int, ...]]:
    if isinstance(node, Mapping):
        shares = {kit.names.thing(kit.table, e.key): number_of(e.value) for e in node}
        yield from (tuple(shares.get(thing, 0) for thing in group) for group in groups)
        return
    left = [number_of(item) for item in items_of(node)]
    for group in groups:
        yield tuple(left[: len(group)]) if left else ()
        left = left[len(group) :]


def _by(kit: Kit, written: Mapping, default: str) -> str:
    node = written.get("by")
    return kit.names.player(node) if isinstance(node, Scalar) else default


def _within(node: Node, key: str) -> Node | None:
    return node.get(key) if isinstance(node, Mapping) else None


def _face(written: Mapping) -> int:
    return 1 if text_of(written.get("face")) == "back" else 0


def _keep(kit: Kit, id: int, **fields: Any) -> None:
    obj = kit.table.objects[id]
    kit.table.put(replace(obj, on_stack=replace(obj.on_stack or OnStack("spell"), **fields)))
