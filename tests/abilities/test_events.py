"""What sets off which trigger, and what its text can speak of."""

from __future__ import annotations

import pytest

from checker.engine.abilities.resolution import Resolution
from checker.engine.kernel.commit import commit
from checker.engine.records import changes as c
from checker.engine.records.characteristics import Printed
from checker.engine.records.news import (
    AbilityActivated,
    Attacked,
    BecameBlocked,
    BecameTarget,
    Blocked,
    SpellCast,
    WentUnblocked,
)
from checker.engine.records.stack import OnStack
from checker.engine.state.table import Table
from tests.abilities.texts import card, do
from tests.engine.tables import creature, put, table_at

BEAR = creature("Bear", 2, 2)
GIANT = creature("Giant", 3, 3)


def watcher(when: str, do: str = "{gain-life: 1}", extra: str = "") -> Printed:
    return card(f"{{name: Watcher, types: [Enchantment], triggered: [{{when: {when}, do: [{do}]{extra}}}]}}")


def waits_to(when: str, do: str) -> Printed:
    """The same as a creature."""
    seen = watcher(when, do).faces[0].copy(None)
    seen.types, seen.power, seen.toughness = frozenset({"Creature"}), 1, 1
    return Printed("Watcher", (seen,))


def waiting(table: Table) -> int:
    return len(table.waiting)


def resolve_waiting(table: Table) -> None:
    """What waits does what it says, without the stack."""
    for trigger in table.waiting:
        on_stack = OnStack("triggered", trigger.ability.effects, trigger.source, ability=trigger.ability,
                           event=trigger.event, known=trigger.known)  # fmt: skip
        Resolution(table, trigger.source, trigger.controller, on_stack).perform(trigger.ability.effects, ())
    table.waiting = ()


def entered(table, bear):
    return c.ZoneChange(put(table, "A", GIANT, "hand").id, "battlefield")


def discarded(table, bear):
    return c.ZoneChange(put(table, "A", GIANT, "hand").id, "graveyard", "discarded")


def blocked_by_two(table, bear):
    return BecameBlocked(bear, (put(table, "B", GIANT).id, put(table, "B", GIANT).id))


def cast_by_b(table, bear):
    return SpellCast(put(table, "B", GIANT, "stack").id, "B")


@pytest.mark.parametrize(
    ("when", "change", "times"),
    [
        ("{enters: creature}", entered, 1),
        ("{enters: artifact}", entered, 0),
        ("{enters: creature, from: graveyard}", entered, 0),
        ("{dies: creature}", lambda t, b: c.ZoneChange(b, "graveyard", "destroyed"), 1),
        ("{dies: {types: [Creature], controller: opponent}}", lambda t, b: c.ZoneChange(b, "graveyard"), 0),
        ("{dies: creature}", lambda t, b: c.ZoneChange(b, "exile", "exiled"), 0),
        ("{leaves: creature}", lambda t, b: c.ZoneChange(b, "exile", "exiled"), 1),
        ("{leaves: creature, to: hand}", lambda t, b: c.ZoneChange(b, "exile", "exiled"), 0),
        ("{sacrificed: creature, by: you}", lambda t, b: c.ZoneChange(b, "graveyard", "sacrificed"), 1),
        ("{sacrificed: creature, by: opponent}", lambda t, b: c.ZoneChange(b, "graveyard", "sacrificed"), 0),
        ("{sacrificed: creature}", lambda t, b: c.ZoneChange(b, "graveyard", "destroyed"), 0),
        ("{discards: you}", discarded, 1),
        ("{discards: opponent}", discarded, 0),
        ("{discards: you, card: creature}", discarded, 1),
        ("{draws: you}", lambda t, b: c.ZoneChange(put(t, "A", GIANT, "library").id, "hand", "drawn"), 1),
        ("{draws: opponent}", lambda t, b: c.ZoneChange(put(t, "A", GIANT, "library").id, "hand", "drawn"), 0),
        ("{attacks: creature}", lambda t, b: Attacked(b, "B", "B"), 1),
        ("{attacks: creature, alone: true}", lambda t, b: Attacked(b, "B", "B"), 0),
        ("{attacks: creature, to: opponent}", lambda t, b: Attacked(b, "B", "B"), 1),
        ("{attacks: creature, to: planeswalker}", lambda t, b: Attacked(b, "B", "B"), 0),
        ("{blocks: creature}", lambda t, b: Blocked(b, put(t, "B", GIANT).id), 1),
        ("{blocks: creature, attacker: artifact}", lambda t, b: Blocked(b, put(t, "B", GIANT).id), 0),
        ("{becomes-blocked: creature}", blocked_by_two, 1),
        ("{becomes-blocked: creature, by: creature}", lambda t, b: Blocked(put(t, "B", GIANT).id, b), 1),
        ("{becomes-blocked: creature, by: artifact}", lambda t, b: Blocked(put(t, "B", GIANT).id, b), 0),
        ("{attacks-unblocked: creature}", lambda t, b: WentUnblocked(b), 1),
        ("{deals-damage: creature}", lambda t, b: c.Damage(b, "B", 2), 1),
        ("{deals-damage: creature, combat: true}", lambda t, b: c.Damage(b, "B", 2), 0),
        ("{deals-damage: creature, to: opponent}", lambda t, b: c.Damage(b, "B", 2), 1),
        ("{deals-damage: creature, to: creature}", lambda t, b: c.Damage(b, "B", 2), 0),
        ("{deals-damage: creature}", lambda t, b: c.Damage(b, "B", 0), 0),
        ("{is-dealt-damage: opponent}", lambda t, b: c.Damage(b, "B", 2), 1),
        ("{is-dealt-damage: creature}", lambda t, b: c.Damage(b, b, 1), 1),
        ("{casts: creature, player: opponent}", cast_by_b, 1),
        ("{casts: creature}", cast_by_b, 0),
        ("{casts: {types: [Instant]}, player: player}", cast_by_b, 0),
        ("{beginning-of: upkeep}", lambda t, b: c.StepBegan("upkeep", "B"), 1),
        ("{beginning-of: upkeep, of: you}", lambda t, b: c.StepBegan("upkeep", "B"), 0),
        ("{beginning-of: end, of: you}", lambda t, b: c.StepBegan("end", "A"), 1),
        ("{gains-life: you}", lambda t, b: c.LifeChange("A", 3, "gain"), 1),
        ("{gains-life: you}", lambda t, b: c.LifeChange("A", -3, "loss"), 0),
        ("{loses-life: opponent}", lambda t, b: c.LifeChange("B", -1, "payment"), 1),
        ("{loses-life: opponent}", lambda t, b: c.Damage(b, "B", 2), 1),
        ("{becomes-target: creature}", lambda t, b: BecameTarget(b, b, "A"), 1),
        ("{becomes-target: creature, by: opponent}", lambda t, b: BecameTarget(b, b, "A"), 0),
        ("{becomes-tapped: creature}", lambda t, b: c.Tapping(b), 1),
        ("{becomes-untapped: creature}", lambda t, b: c.Tapping(b), 0),
        ('{counters-put: "+1/+1", to: creature}', lambda t, b: c.CounterChange(b, "+1/+1", 3), 1),
        ('{counters-put: "-1/-1", to: creature}', lambda t, b: c.CounterChange(b, "+1/+1", 1), 0),
        ("{activates: creature}", lambda t, b: AbilityActivated(b, b, "A"), 1),
    ],
)  # fmt: skip
def test_how_often_a_change_is_the_event(when, change, times):
    table = table_at()
    bear = put(table, "A", BEAR)
    put(table, "A", watcher(when))
    commit(table, [change(table, bear.id)])
    assert waiting(table) == times


def test_counters_that_are_taken_off():
    table = table_at()
    bear = put(table, "A", BEAR, counters=(("time", 1),))
    put(table, "A", watcher("{counters-removed: time, from: creature}"))
    commit(table, [c.CounterChange(bear.id, "time", -1)])
    assert waiting(table) == 1


def test_two_that_die_together_see_each_other():
    table = table_at()
    both = [put(table, "A", waits_to("{dies: creature}", "{draw: 1}")) for _ in range(2)]
    do(table, "{destroy: {all: creature}}", both[0])
    assert waiting(table) == 4


def test_one_or_more_at_once_is_once():
    table = table_at()
    bears = [put(table, "A", BEAR), put(table, "A", BEAR)]
    put(table, "A", watcher("{dies: creature, one-or-more: true}"))
    commit(table, [c.ZoneChange(bear.id, "graveyard", "destroyed") for bear in bears])
    assert waiting(table) == 1


def test_damage_to_several_at_once_is_one_event_for_the_dealer_but_not_if_it_says_to_whom():
    table = table_at()
    bear = put(table, "A", BEAR)
    giants = [put(table, "B", GIANT), put(table, "B", GIANT)]
    put(table, "A", watcher("{deals-damage: creature}"))
    put(table, "A", watcher("{deals-damage: creature, to: creature}"))
    commit(table, [c.Damage(bear.id, giant.id, 1) for giant in giants])
    assert waiting(table) == 3


def test_that_is_the_creature_that_entered():
    table = table_at()
    put(table, "A", watcher("{enters: creature}", '{put-counters: "+1/+1", to: that}'))
    commit(table, [c.ZoneChange(put(table, "A", GIANT, "hand").id, "battlefield")])
    resolve_waiting(table)
    giant = next(obj for obj in table.permanents() if obj.printed is GIANT)
    assert giant.counter("+1/+1") == 1


def test_that_player_is_the_one_who_was_dealt_damage():
    table = table_at(players=("A", "B", "C"))
    bear = put(table, "A", BEAR)
    put(table, "A", watcher("{deals-damage: creature, to: player}", "{lose-life: that much, player: that player}"))
    commit(table, [c.Damage(bear.id, "C", 2)])
    resolve_waiting(table)
    assert [p.life for p in table.players.values()] == [20, 20, 16]


def test_the_defending_player_is_the_one_who_was_attacked():
    table = table_at(players=("A", "B", "C"))
    bear = put(table, "A", BEAR)
    put(table, "A", watcher("{attacks: creature}", "{lose-life: 1, player: defending player}"))
    commit(table, [Attacked(bear.id, "C", "C")])
    resolve_waiting(table)
    assert table.players["C"].life == 19


def test_the_controller_of_what_died_is_remembered():
    table = table_at()
    giant = put(table, "B", GIANT)
    put(table, "A", watcher("{dies: creature}", "{lose-life: {power-of: that}, player: {controller-of: that}}"))
    commit(table, [c.ZoneChange(giant.id, "graveyard", "destroyed")])
    resolve_waiting(table)
    assert table.players["B"].life == 17


def test_a_card_that_died_finds_itself_in_the_graveyard():
    table = table_at()
    phoenix = put(table, "A", waits_to("{dies: this}", "{return: this}"))
    commit(table, [c.ZoneChange(phoenix.id, "graveyard", "destroyed")])
    resolve_waiting(table)
    assert [table.named(id).name for id in table.zone("hand", "A")] == ["Watcher"]


def test_but_not_once_it_has_left_the_graveyard_again():
    table = table_at()
    phoenix = put(table, "A", waits_to("{dies: this}", "{return: this}"))
    (died,) = commit(table, [c.ZoneChange(phoenix.id, "graveyard", "destroyed")])
    commit(table, [c.ZoneChange(died.became, "exile", "exiled")])
    resolve_waiting(table)
    assert table.zone("hand", "A") == ()


@pytest.mark.parametrize(
    ("condition", "times"),
    [
        ("{controls: creature}", 1),
        ("{controls: creature, least: 2}", 0),
        ("{controls: creature, who: opponent}", 0),
        ("{controls: creature, most: 0, least: 0}", 0),
        ("{number: {life-of: you}, least: 20}", 1),
        ("{number: {life-of: you}, most: 19}", 0),
        ("{number: {count: creature}, equals: 1}", 1),
        ("{turn-of: you}", 1),
        ("{turn-of: opponent}", 0),
        ("{during: [upkeep, draw]}", 0),
        ("{during: [precombat main]}", 1),
        ("{is: {tapped: false}}", 1),
        ("{is: {tapped: true}}", 0),
        ("{not: {turn-of: you}}", 0),
        ("{all-of: [{turn-of: you}, {controls: creature, least: 2}]}", 0),
        ("{any-of: [{turn-of: you}, {controls: creature, least: 2}]}", 1),
    ],
)
def test_an_intervening_if(condition, times):
    table = table_at()
    put(table, "A", BEAR)
    put(table, "A", watcher("{gains-life: you}", extra=f", if: {condition}"))
    commit(table, [c.LifeChange("A", 1, "gain")])
    assert waiting(table) == times
