"""Characteristics through the layers (613): which effects there are, and in what order they are applied.

What a layer does is asked of the book (``layer 1`` … ``layer 7d``); the order within one too (``timestamps``,
``dependency``). While the layers run, ``table.seen_now`` holds the drafts, so that a selector looks at the objects
as they are at that moment.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from checker.engine.records.abilities import Condition, Modification, Selector, StaticAbility
from checker.engine.records.characteristics import Characteristics
from checker.engine.records.targets import Thing
from checker.engine.rulebook.hooks import LayerStep
from checker.engine.state.objects import Obj
from checker.engine.state.table import Table

LAYERS = ("1", "2", "3", "4", "5", "6", "7a", "7b", "7c", "7d")
LAYER_SLOTS = {layer: f"layer {layer}" for layer in LAYERS}
WITH_COUNTERS = frozenset({"6", "7c"})
COUNTER_SLOTS = {layer: f"counters in layer {layer}" for layer in WITH_COUNTERS}
AFTER_ALL = "after all layers"
CHANGE_ABILITIES = frozenset({"1", "2", "4", "6"})


@dataclass(frozen=True, slots=True, eq=False)
class Applied:
    """A continuous effect as the layers see it. ``ability`` is the static ability it comes from, if any;
    ``key`` stays the same however often the static abilities are looked through."""

    key: tuple[str, int, int]
    source: int
    controller: str
    timestamp: int
    modifications: tuple[Modification, ...]
    objects: tuple[Thing, ...] | None
    affected: Selector | None
    condition: Condition | None = None
    ability: StaticAbility | None = None
    defining: bool = False

    def in_layer(self, layer: str) -> list[Modification]:
        return [m for m in self.modifications if m.layer == layer]


Begun = dict[tuple[str, int, int], tuple[Applied, tuple[int, ...]]]
"""Effects that have been applied in some layer, with the set of objects they began with."""


def through_the_layers(table: Table) -> None:
    """Work out all characteristics; the result stands in ``table.seen_now``."""
    now: dict[int, Characteristics] = {}
    plain, fixed = True, not table.effects
    for id in _looked_at(table):
        obj = table.objects[id]
        face = now[id] = obj.face_up
        plain = plain and not obj.counters and (face.power is None or "Creature" in face.types)
        fixed = fixed and not face.has_static
    table.seen_now = now
    table.fixed = fixed
    if not (plain and fixed):
        _run(table, now)


def _looked_at(table: Table) -> list[int]:
    """Permanents, what is on the stack, and cards elsewhere that an effect speaks of (609.2)."""
    found = [id for zone in ("battlefield", "stack") for id in table.zones.get(zone, ())]
    for effect in table.effects:
        if effect.modifications:
            found += [id for id in effect.objects or () if isinstance(id, int) and _is_a_card_elsewhere(table, id)]
    return found


def _is_a_card_elsewhere(table: Table, id: int) -> bool:
    obj = table.objects.get(id)
    return obj is not None and obj.zone not in ("battlefield", "stack") and not obj.printed.unknown


def base_power_and_toughness(table: Table, id: int) -> tuple[int | None, int | None]:
    """Power and toughness after layer 7b: what "base power" speaks of (613.4b)."""
    draft = after_layer(table, id, "7b")
    return draft.power, draft.toughness


def after_layer(table: Table, id: int, layer: str) -> Characteristics:
    """The characteristics of an object as they are after a layer."""
    obj = table.objects[id]
    if obj.zone not in ("battlefield", "stack"):
        return obj.face_up
    whole = table.seen_now
    _run(table, _all_printed(table), LAYERS[: LAYERS.index(layer) + 1])
    draft = (table.seen_now or {})[id]
    table.seen_now = whole
    return draft


def _all_printed(table: Table) -> dict[int, Characteristics]:
    return {id: table.objects[id].face_up for id in _looked_at(table)}


def _run(table: Table, printed: dict[int, Characteristics], layers: tuple[str, ...] = LAYERS) -> None:
    table.seen_now = {id: face.copy(None) for id, face in printed.items()}
    lasting = _lasting(table)
    effects = lasting + static_effects(table)
    begun: Begun = {}
    for layer in layers:
        here = [e for e in effects if any(m.layer == layer for m in e.modifications)]
        if layer in WITH_COUNTERS:
            _apply(table, COUNTER_SLOTS[layer], layer, here, begun)
        while here:
            _apply(table, LAYER_SLOTS[layer], layer, here, begun)
            if layer not in CHANGE_ABILITIES:
                break
            effects = _gathered(table, lasting, begun)
            left = [e for e in effects if e.key not in begun and any(m.layer == layer for m in e.modifications)]
            here = [e for e in left if e.key not in {done.key for done in here}]
    if layers is LAYERS:
        _apply(table, AFTER_ALL, "7d", [], begun)


def _apply(table: Table, slot: str, layer: str, effects: list[Applied], begun: Begun) -> None:
    for step in table.book.all(LayerStep, slot):
        step.fn(table, layer, effects, begun)


def _gathered(table: Table, lasting: list[Applied], begun: Begun) -> list[Applied]:
    """The effects there are now that abilities changed: those from static abilities anew, and those that began."""
    still = static_effects(table)
    keys = {e.key for e in still}
    return lasting + still + [e for e, _ in begun.values() if e.ability and e.key not in keys]


def _lasting(table: Table) -> list[Applied]:
    return [
        Applied(("effect", e.number, 0), e.source, e.controller, e.timestamp, e.modifications, e.objects, e.affected)
        for e in table.effects
        if e.modifications
    ]


def defined_elsewhere(table: Table, obj: Obj) -> Characteristics:
    """What a card looks like in a zone without continuous effects: characteristic-defining abilities work there too
    (604.3)."""
    face = obj.face_up
    own = [a for a in face.abilities if type(a) is StaticAbility and any(m.layer == "7a" for m in a.modifications)]
    if not own:
        return face
    effects = [
        Applied(("static", obj.id, index), obj.id, obj.owner, obj.timestamp, ability.modifications, (obj.id,), None,
                ability=ability, defining=True)
        for index, ability in enumerate(own)
    ]  # fmt: skip
    whole = table.seen_now
    table.seen_now = {**(whole or {}), obj.id: face.copy(None)}
    _apply(table, LAYER_SLOTS["7a"], "7a", effects, {})
    draft = table.seen_now[obj.id]
    table.seen_now = whole
    return draft


def static_effects(table: Table) -> list[Applied]:
    """The effects of static abilities that permanents have at this moment."""
    drafts = table.seen_now or {}
    found: list[Applied] = []
    for obj in table.permanents():
        if drafts[obj.id].has_static:
            found += _effects_of(obj, drafts[obj.id])
    return found


def _effects_of(obj: Obj, draft: Characteristics) -> Iterator[Applied]:
    owner = draft.controller or obj.controller
    printed = len(obj.face_up.abilities)
    for index, ability in enumerate(draft.abilities):
        if type(ability) is StaticAbility and ability.modifications:
            yield Applied(
                key=("static", obj.id, index if index < printed else hash(ability)),
                source=obj.id,
                controller=owner,
                timestamp=max(obj.timestamp, draft.given.get(ability, 0)),
                modifications=ability.modifications,
                objects=None,
                affected=ability.affected,
                condition=ability.condition,
                ability=ability,
                defining=ability.defining,
            )


def apply_in_order(table: Table, layer: str, effects: list[Applied], begun: Begun) -> None:
    """Apply the effects of one layer one by one, each time the one whose turn it is (613.7, 613.8)."""
    if len(effects) < 2:
        for effect in effects:
            apply_one(table, layer, effect, begun)
        return
    order = table.book.ask("timestamps")
    waits = table.book.ask("dependency")
    left = sorted(effects, key=lambda e: (not e.defining, order(e)))
    while left:
        ready = [e for e in left if not any(other is not e and waits(table, layer, e, other, begun) for other in left)]
        chosen = (ready or left)[0]
        left.remove(chosen)
        apply_one(table, layer, chosen, begun)


def apply_one(table: Table, layer: str, effect: Applied, begun: Begun) -> None:
    """Apply one effect's part in this layer. What it applies to is fixed where it begins (613.6)."""
    drafts = table.seen_now or {}
    if effect.key not in begun:
        if effect.ability is not None and effect.ability not in drafts[effect.source].abilities:
            return
        begun[effect.key] = (effect, affected_things(table, effect))
    things = begun[effect.key][1]
    for modification in effect.in_layer(layer):
        for id in things:
            had = drafts[id].abilities
            modification.modify(drafts[id], table, effect.source, you_of(table, effect))
            if drafts[id].abilities is not had:
                drafts[id].gave(had, effect.timestamp)


def you_of(table: Table, effect: Applied) -> str:
    """Whom an effect calls "you": of a static ability whoever controls its source at this moment (109.5)."""
    draft = (table.seen_now or {}).get(effect.source) if effect.ability is not None else None
    return effect.controller if draft is None or draft.controller is None else draft.controller


def whose(table: Table, draft: Characteristics) -> int | None:
    """The object that a draft is of, while the layers run."""
    return next((id for id, one in (table.seen_now or {}).items() if one is draft), None)


def affected_things(table: Table, effect: Applied) -> tuple[int, ...]:
    """The objects it applies to now."""
    drafts, you = table.seen_now or {}, you_of(table, effect)
    if effect.condition is not None and not effect.condition.holds(table, effect.source, you, None):
        return ()
    if effect.objects is not None:
        return tuple(id for id in effect.objects if isinstance(id, int) and id in drafts)
    if effect.affected is None:
        return (effect.source,)
    matches = effect.affected.matches
    return tuple(id for id in drafts if matches(table, id, effect.source, you))


def depends(table: Table, layer: str, effect: Applied, other: Applied, begun: Begun) -> bool:
    """613.8a, by trying it out: would applying ``other`` first change whether ``effect`` exists, what it applies
    to, or what it does?"""
    if effect.defining != other.defining or effect.key in begun:
        return False
    if not _may_matter(layer, effect, other):
        return False
    before = _picture(table, layer, effect)
    drafts = table.seen_now or {}
    table.seen_now = {id: draft.copy(draft.controller) for id, draft in drafts.items()}
    apply_one(table, layer, other, dict(begun))
    after = _picture(table, layer, effect)
    table.seen_now = drafts
    return before != after


def _may_matter(layer: str, effect: Applied, other: Applied) -> bool:
    """Whether ``other`` writes anything that ``effect`` reads: most pairs are told apart without a trial."""
    written = {name for m in other.in_layer(layer) for name in getattr(m, "writes", ("everything",))}
    read = set(getattr(effect.affected, "reads", ())) | set(getattr(effect.condition, "reads", ()))
    read |= {name for m in effect.in_layer(layer) for name in getattr(m, "reads", ())}
    if effect.ability is not None:
        read.add("abilities")
    return bool(written & read) or "everything" in written


def _picture(table: Table, layer: str, effect: Applied) -> tuple[object, ...]:
    drafts = table.seen_now or {}
    exists = effect.ability is None or effect.ability in drafts[effect.source].abilities
    things = affected_things(table, effect) if exists else ()
    return exists, things, tuple(_does(table, effect, m) for m in effect.in_layer(layer))


def _does(table: Table, effect: Applied, modification: Modification) -> object:
    measure: Callable[..., object] | None = getattr(modification, "measure", None)
    return measure(table, effect.source, you_of(table, effect)) if measure else None
