"""Delayed and reflexive triggers, and what a trigger knows of what is gone."""

from __future__ import annotations

from checker.engine.game import act
from checker.engine.kernel.commit import commit
from checker.engine.queries import view
from checker.engine.records.actions import Pass
from checker.engine.records.changes import Damage, Destroy, LifeChange, ZoneChange
from tests.abilities.texts import card, do
from tests.engine.tables import Scripted, creature, put, ready, resolved, run_to, table_at
from tests.engine.test_triggers import BEAR, monk, watching


def test_a_delayed_trigger_triggers_once():
    """603.7b."""
    table = table_at()
    bear = put(table, "A", BEAR)
    do(table, "{later: {beginning-of: end}, do: [{gain-life: 1, player: you}]}", bear)
    run_to(table, "end", Scripted())
    resolved(table)
    assert table.players["A"].life == 21
    run_to(table, "upkeep")
    run_to(table, "end")
    resolved(table)
    assert table.players["A"].life == 21


def test_a_delayed_trigger_made_in_the_end_step_waits_for_the_next_one():
    """513.2."""
    table = table_at("end")
    ready(table, Scripted())
    bear = put(table, "A", BEAR)
    do(table, "{later: {beginning-of: end}, do: [{gain-life: 1, player: you}]}", bear)
    run_to(table, "upkeep")
    assert table.players["A"].life == 20
    run_to(table, "end")
    resolved(table)
    assert table.players["A"].life == 21


def test_a_delayed_trigger_does_not_find_what_left_in_between():
    """603.7c, 400.7: the creature that came back is another object."""
    table = table_at()
    bear = put(table, "A", BEAR)
    do(table, "{untap: this}\n{later: {beginning-of: end}, do: [{sacrifice: that}]}", bear)
    (gone,) = commit(table, [ZoneChange(bear.id, "hand", "returned")])
    commit(table, [ZoneChange(gone.became, "battlefield", "put")])  # type: ignore[attr-defined]
    run_to(table, "end", Scripted())
    resolved(table)
    assert [obj.printed.name for obj in table.permanents()] == ["Bear"]


def test_an_upkeep_trigger_is_for_the_upkeep_of_the_player_it_names():
    table = table_at("untap")
    put(table, "B", watching("{beginning-of: upkeep, of: you}", "{gain-life: 1, player: you}"))
    run_to(table, "draw", Scripted())
    assert table.players["B"].life == 20
    run_to(table, "upkeep")
    run_to(table, "draw")
    assert table.players["B"].life == 21


def test_prevented_damage_triggers_nothing():
    """603.2g, 615.6."""
    table = table_at()
    bear, one = put(table, "B", BEAR), put(table, "A", monk("{is-dealt-damage: this}", "{draw: 1, player: you}"))
    do(table, "{prevent-damage: all, until: end of turn}", bear)
    commit(table, [Damage(bear.id, one.id, 1)])
    assert table.waiting == ()


def test_damage_from_two_sources_at_once_is_one_event_for_whom_it_is_dealt():
    """603.2c: the whole amount at once."""
    table = table_at()
    text = "{when: {is-dealt-damage: this}, do: [{gain-life: that much, player: you}]}"
    reckoner = card(f"{{name: Reckoner, types: [Creature], power: 3, toughness: 9, triggered: [{text}]}}")
    one, first, second = put(table, "A", reckoner), put(table, "B", BEAR), put(table, "B", BEAR)
    commit(table, [Damage(first.id, one.id, 2), Damage(second.id, one.id, 3)])
    assert len(table.waiting) == 1
    resolved(table)
    assert table.players["A"].life == 25


def test_an_ability_resolves_though_its_source_is_gone():
    """113.7a."""
    table = table_at()
    watch = put(table, "A", watching("{gains-life: you}", "{draw: 1, player: you}"))
    commit(table, [LifeChange("A", 1, "gain")])
    ready(table, Scripted())
    commit(table, [Destroy(watch.id)])
    resolved(table)
    assert len(table.zone("hand", "A")) == 1


def test_losing_life_for_a_cost_is_losing_life():
    """119.4: paying life is losing it."""
    table = table_at()
    put(table, "B", watching("{loses-life: opponent}", "{gain-life: 1, player: you}"))
    commit(table, [LifeChange("A", -2, "paid")])
    resolved(table)
    assert table.players["B"].life == 21


def test_a_reflexive_trigger_has_its_targets_only_once_it_triggers():
    """603.12."""
    table = table_at()
    bear = put(table, "A", BEAR)
    do(table, "{gain-life: 1, player: you}\n{when-done: [{damage: 2, to: {target: opponent}}]}", bear)
    assert len(table.waiting) == 1
    ready(table, Scripted())
    act(table, Pass("A"))
    act(table, Pass("B"))
    ready(table)
    assert table.players["B"].life == 18


def test_a_trigger_with_a_may_can_be_declined():
    table = table_at()
    put(table, "A", watching("{gains-life: you}", "{may: [{draw: 1}]}"))
    commit(table, [LifeChange("A", 1, "gain")])
    ready(table, Scripted(may=[False]))
    resolved(table)
    assert table.zone("hand", "A") == ()
    assert view.controlled(table, "A")


def test_two_creatures_with_lifelink_gain_life_twice():
    """120.3f: one event of gaining life for each source."""
    table = table_at("beginning of combat")
    put(table, "A", watching("{gains-life: you}", "{draw: 1, player: you}"))
    priests = [put(table, "A", creature("Priest", 1, 1, "lifelink")) for _ in range(2)]
    run_to(table, "combat damage", Scripted(attack=[tuple((priest.id, "B") for priest in priests)]))
    assert len(table.zone("stack")) == 2


def test_an_equipment_that_goes_with_its_creature_sees_it_die():
    """603.10a: looking back, it was attached."""
    table = table_at()
    bear = put(table, "A", BEAR)
    text = "{when: {dies: equipped creature}, do: [{draw: 1, player: you}]}"
    blade = card(f"{{name: Blade, types: [Artifact], subtypes: [Equipment], triggered: [{text}]}}")
    both = bear, put(table, "A", blade, attached_to=bear.id)
    commit(table, [Destroy(each.id) for each in both])
    ready(table, Scripted())
    assert len(table.zone("stack")) == 1


def test_a_life_total_that_is_set_is_gained_or_lost():
    """119.5."""
    table = table_at()
    put(table, "A", watching("{loses-life: opponent}", "{draw: 1, player: you}"))
    do(table, "{set-life: 5, player: you}", put(table, "B", BEAR))
    assert (table.players["B"].life, len(table.waiting)) == (5, 1)
