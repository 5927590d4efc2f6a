"""702.79 to 702.164: keywords that are short for a triggered ability, and toxic."""

from __future__ import annotations

from checker.engine.abilities.keywords_triggered import (
    annihilator_ability,
    battle_cry_ability,
    bushido_abilities,
    exalted_ability,
    flanking_ability,
    prowess_ability,
    returning,
)
from checker.engine.queries import view
from checker.engine.records.abilities import Ability
from checker.engine.records.changes import Change, CounterChange, Damage
from checker.engine.rulebook.hooks import Consequence, Definition
from checker.engine.rulebook.rule import rule
from checker.engine.state.table import Table


def _nothing(parameter: object) -> tuple[Ability, ...]:
    return ()


@rule("702.79a", Definition, slot="keyword persist", otherwise=_nothing)
def persist(parameter: object) -> tuple[Ability, ...]:
    """What has persist comes back with a -1/-1 counter when it dies without one.

    Without it: persist means nothing.
    """
    return (returning("persist", "-1/-1"),)


@rule("702.93a", Definition, slot="keyword undying", otherwise=_nothing)
def undying(parameter: object) -> tuple[Ability, ...]:
    """What has undying comes back with a +1/+1 counter when it dies without one.

    Without it: undying means nothing.
    """
    return (returning("undying", "+1/+1"),)


@rule("702.83a", Definition, slot="keyword exalted", otherwise=_nothing)
def exalted(parameter: object) -> tuple[Ability, ...]:
    """A creature that attacks alone gets +1/+1 for each exalted that its controller has.

    Without it: exalted means nothing.
    """
    return (exalted_ability(),)


@rule("702.108a", Definition, slot="keyword prowess", otherwise=_nothing)
def prowess(parameter: object) -> tuple[Ability, ...]:
    """A creature with prowess gets +1/+1 whenever its controller casts a noncreature spell.

    Without it: prowess means nothing.
    """
    return (prowess_ability(),)


@rule("702.25a", Definition, slot="keyword flanking", otherwise=_nothing)
def flanking(parameter: object) -> tuple[Ability, ...]:
    """A creature without flanking that blocks one with flanking gets -1/-1 until end of turn.

    Without it: flanking means nothing.
    """
    return (flanking_ability(),)


@rule("702.45a", Definition, slot="keyword bushido", otherwise=_nothing)
def bushido(parameter: object) -> tuple[Ability, ...]:
    """A creature with bushido grows until end of turn when it blocks or becomes blocked.

    Without it: bushido means nothing.
    """
    return bushido_abilities(parameter)


@rule("702.86a", Definition, slot="keyword annihilator", otherwise=_nothing)
def annihilator(parameter: object) -> tuple[Ability, ...]:
    """When a creature with annihilator attacks, the defending player sacrifices so many permanents.

    Without it: annihilator means nothing.
    """
    return (annihilator_ability(parameter),)


@rule("702.91a", Definition, slot="keyword battle cry", otherwise=_nothing)
def battle_cry(parameter: object) -> tuple[Ability, ...]:
    """When a creature with battle cry attacks, each other attacking creature gets +1/+0 until end of turn.

    Without it: battle cry means nothing.
    """
    return (battle_cry_ability(),)


@rule("702.164c", Consequence, also=("120.3g",), slot="Damage")
def toxic(table: Table, damage: Damage) -> list[Change]:
    """Combat damage to a player from a creature with toxic gives as many poison counters as its toxic abilities say
    in all (702.164b)."""
    if not isinstance(damage.target, str) or not damage.combat:
        return []
    total = sum(n for n in view.seen(table, damage.source).parameters("toxic") if isinstance(n, int))
    return [CounterChange(damage.target, "poison", total)] if total else []
