"""702: keywords that are short for an activated or triggered ability."""

from __future__ import annotations

from checker.engine.abilities.keywords import equip_ability, ward_ability
from checker.engine.records.abilities import Ability
from checker.engine.rulebook.hooks import Definition
from checker.engine.rulebook.rule import rule


def _nothing(parameter: object) -> tuple[Ability, ...]:
    return ()


@rule("702.6a", Definition, slot="keyword equip", otherwise=_nothing)
def equip(parameter: object) -> tuple[Ability, ...]:
    """Equip is an activated ability: attach this to target creature you control, only as a sorcery.

    Without it: it can't be equipped.
    """
    return (equip_ability(parameter),)


@rule("702.21a", Definition, slot="keyword ward", otherwise=_nothing)
def ward(parameter: object) -> tuple[Ability, ...]:
    """Ward triggers when an opponent's spell or ability targets the permanent, and counters it unless they pay.

    Without it: ward means nothing.
    """
    return (ward_ability(parameter),)
