"""613: the layers, the order within them, and counters that count in one (122.1)."""

from __future__ import annotations

from checker.engine.abilities.continuous import Gains
from checker.engine.queries import layers
from checker.engine.queries.layers import Applied, Begun
from checker.engine.records.characteristics import Keyword
from checker.engine.rulebook.hooks import Definition, LayerStep
from checker.engine.rulebook.rule import rule
from checker.engine.state.table import Table


@rule("613.1a", LayerStep, also=("613.2a",), slot="layer 1")
def copies(table: Table, layer: str, effects: list[Applied], begun: Begun) -> None:
    """Layer 1: what changes copiable values."""
    layers.apply_in_order(table, layer, effects, begun)


@rule("613.1b", LayerStep, slot="layer 2")
def control(table: Table, layer: str, effects: list[Applied], begun: Begun) -> None:
    """Layer 2: who controls what."""
    layers.apply_in_order(table, layer, effects, begun)


@rule("613.1c", LayerStep, slot="layer 3")
def text(table: Table, layer: str, effects: list[Applied], begun: Begun) -> None:
    """Layer 3: changed text."""
    layers.apply_in_order(table, layer, effects, begun)


@rule("613.1d", LayerStep, slot="layer 4")
def types(table: Table, layer: str, effects: list[Applied], begun: Begun) -> None:
    """Layer 4: types, subtypes, supertypes."""
    layers.apply_in_order(table, layer, effects, begun)


@rule("613.1e", LayerStep, slot="layer 5")
def colors(table: Table, layer: str, effects: list[Applied], begun: Begun) -> None:
    """Layer 5: colors."""
    layers.apply_in_order(table, layer, effects, begun)


@rule("613.1f", LayerStep, slot="layer 6")
def abilities(table: Table, layer: str, effects: list[Applied], begun: Begun) -> None:
    """Layer 6: abilities gained and lost."""
    layers.apply_in_order(table, layer, effects, begun)


@rule("613.4a", LayerStep, also=("604.3",), slot="layer 7a")
def defined_power(table: Table, layer: str, effects: list[Applied], begun: Begun) -> None:
    """Layer 7a: power and toughness that a characteristic-defining ability defines."""
    layers.apply_in_order(table, layer, effects, begun)


@rule("613.4b", LayerStep, slot="layer 7b")
def set_power(table: Table, layer: str, effects: list[Applied], begun: Begun) -> None:
    """Layer 7b: power and toughness set to a number."""
    layers.apply_in_order(table, layer, effects, begun)


@rule("613.4c", LayerStep, slot="layer 7c")
def modified_power(table: Table, layer: str, effects: list[Applied], begun: Begun) -> None:
    """Layer 7c: +N/+N and -N/-N."""
    layers.apply_in_order(table, layer, effects, begun)


@rule("613.4d", LayerStep, slot="layer 7d")
def switched_power(table: Table, layer: str, effects: list[Applied], begun: Begun) -> None:
    """Layer 7d: power and toughness switched."""
    layers.apply_in_order(table, layer, effects, begun)


def _power_of_counter(kind: str) -> tuple[int, int] | None:
    """``+1/+1`` → (1, 1); None for a counter that is none of those."""
    parts = kind.split("/")
    if len(parts) != 2 or not all(part[:1] in "+-" and part[1:].isdigit() for part in parts):
        return None
    return int(parts[0]), int(parts[1])


@rule("122.1a", LayerStep, slot="counters in layer 7c")
def power_counters(table: Table, layer: str, effects: list[Applied], begun: Begun) -> None:
    """Counters like +1/+1 change power and toughness in layer 7c."""
    for id, draft in (table.seen_now or {}).items():
        for kind, count in table.objects[id].counters:
            change = _power_of_counter(kind)
            if change is not None and draft.power is not None and draft.toughness is not None:
                draft.power += change[0] * count
                draft.toughness += change[1] * count


KEYWORD_COUNTERS = frozenset(
    ("flying", "first strike", "double strike", "deathtouch", "decayed", "exalted", "haste", "hexproof",
     "indestructible", "lifelink", "menace", "reach", "shadow", "trample", "vigilance")
)  # fmt: skip


@rule("122.1b", LayerStep, slot="counters in layer 6")
def keyword_counters(table: Table, layer: str, effects: list[Applied], begun: Begun) -> None:
    """A keyword counter gives its keyword in layer 6, among the effects there by its timestamp (613.7c)."""
    for id in table.seen_now or {}:
        obj = table.objects[id]
        for number, (kind, _) in enumerate(obj.counters):
            if kind in KEYWORD_COUNTERS:
                key, keyword = ("counter", id, number), Gains((Keyword(kind),))
                effects.append(Applied(key, id, obj.controller, obj.counter_timestamp(kind), (keyword,), (id,), None))


@rule("208.3", LayerStep, also=("208.3a",), slot=layers.AFTER_ALL)
def no_power_without_a_creature(table: Table, layer: str, effects: list[Applied], begun: Begun) -> None:
    """A permanent that is no creature has neither power nor toughness, whatever is printed or was set."""
    for id, draft in (table.seen_now or {}).items():
        if "Creature" not in draft.types and table.objects[id].zone == "battlefield":
            draft.power = draft.toughness = None


def _younger_first(effect: Applied) -> int:
    return -effect.timestamp


@rule("613.7", Definition, slot="timestamps", otherwise=_younger_first)
def timestamp_order(effect: Applied) -> int:
    """Within a layer the effect with the earlier timestamp is applied first, so that the later one prevails.

    Without it: the older effect prevails.
    """
    return effect.timestamp


def _independent(table: Table, layer: str, effect: Applied, other: Applied, begun: Begun) -> bool:
    return False


@rule("613.8", Definition, also=("613.8a", "613.8b"), slot="dependency", otherwise=_independent)
def dependency(table: Table, layer: str, effect: Applied, other: Applied, begun: Begun) -> bool:
    """An effect waits for those it depends on, whatever the timestamps.

    Without it: timestamps alone decide.
    """
    return layers.depends(table, layer, effect, other, begun)
