"""What a spell says "if it was kicked": the costs are announced before targets are chosen (601.2b, 601.2c)."""

from __future__ import annotations

from checker.engine.abilities.conditions import Condition, Not, Paid
from checker.engine.abilities.effects_flow import Effects, IfHolds


def as_paid_for(effects: Effects, paid: tuple[str, ...]) -> Effects:
    """The instructions with each "if that cost was paid" decided; other conditions wait until they are reached."""
    found: list[object] = []
    for effect in effects:
        was = _was_paid(effect.condition, paid) if isinstance(effect, IfHolds) else None
        if was is None or not isinstance(effect, IfHolds):
            found.append(effect)
        else:
            found += as_paid_for(effect.effects if was else effect.otherwise, paid)
    return tuple(found)  # type: ignore[arg-type]


def _was_paid(condition: Condition, paid: tuple[str, ...]) -> bool | None:
    """None for a condition that asks for something else as well."""
    if isinstance(condition, Paid):
        return condition.cost in paid
    if isinstance(condition, Not):
        inner = _was_paid(condition.condition, paid)
        return None if inner is None else not inner
    return None
