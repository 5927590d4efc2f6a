"""702: keywords that are short for an activated or triggered ability."""

from __future__ import annotations

from checker.engine.abilities.keywords import equip_ability, storm_ability, ward_ability
from checker.engine.records.abilities import Ability, SpellCost
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


@rule("702.33a", Definition, slot="keyword kicker", otherwise=_nothing)
def kicker(parameter: object) -> tuple[Ability, ...]:
    """Kicker is an additional cost that may be paid.

    Without it: kicker means nothing.
    """
    return (SpellCost(parameter, "kicker", name="kicker"),)


@rule("702.40a", Definition, slot="keyword storm", otherwise=_nothing)
def storm(parameter: object) -> tuple[Ability, ...]:
    """Storm triggers as the spell is cast and copies it for each spell cast before it this turn.

    Without it: storm means nothing.
    """
    return (storm_ability(),)
