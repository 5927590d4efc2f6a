"""Instructions about permanents, about other instructions, and about what is yet to come."""

from __future__ import annotations

import pytest

from checker.engine.queries import view
from checker.engine.queries.requirements import block_requirements_met
from tests.abilities.test_instructions import BEAR, GIANT, names_in
from tests.abilities.texts import do
from tests.engine.tables import Scripted, creature, put, table_at


def test_counters_are_put_taken_off_and_moved():
    table = table_at()
    bear, giant = put(table, "A", BEAR), put(table, "A", GIANT)
    do(table, '{put-counters: "+1/+1", count: 3, to: this}', bear)
    do(table, '{remove-counters: "+1/+1", from: this}', bear)
    do(table, '{move-counters: "+1/+1", from: this, to: {target: creature}}', bear, giant.id)
    assert table.objects[bear.id].counter("+1/+1") == 1
    assert view.power(table, giant.id) == 4


def test_no_more_counters_are_taken_off_than_there_are():
    table = table_at()
    bear = put(table, "A", BEAR, counters=(("time", 2),))
    done = do(table, "{remove-counters: time, count: 5, from: this}", bear)
    assert table.objects[bear.id].counters == ()
    assert done.amount == 2


def test_poison_counters_go_on_a_player():
    table = table_at()
    do(table, "{put-counters: poison, count: 2, to: each opponent}", put(table, "A", BEAR))
    assert table.players["B"].counter("poison") == 2


def test_gets_lasts_and_is_worked_out_once():
    table = table_at()
    bear = put(table, "A", BEAR)
    do(table, "{gets: [{count: creature}, 0], until: end of turn}", bear)
    put(table, "A", GIANT)
    assert view.power(table, bear.id) == 3
    assert table.effects[0].duration.until == "end of turn"


def test_an_effect_keeps_to_the_creatures_it_began_with():
    table = table_at()
    bear = put(table, "A", BEAR)
    do(table, "{gains: [flying], object: {all: creature}, until: end of turn}", bear)
    late = put(table, "A", GIANT)
    assert view.has(table, bear.id, "flying")
    assert not view.has(table, late.id, "flying")


def test_a_rule_for_all_creatures_holds_for_those_that_come_later():
    table = table_at()
    do(table, "{cannot-block: true, object: {all: creature}, until: end of turn}", put(table, "A", BEAR))
    late = put(table, "B", GIANT)
    assert view.restrictions(table, "cannot-block", late.id)


def test_control_is_gained():
    table = table_at()
    giant = put(table, "B", GIANT)
    do(
        table,
        "{gain-control: {target: creature}, until: end of turn}\n{gains: [haste], object: that}",
        put(table, "A", BEAR),
        giant.id,
    )
    assert view.controller(table, giant.id) == "A"
    assert view.has(table, giant.id, "haste")


def test_tapping_and_untapping():
    table = table_at()
    bear = put(table, "A", BEAR)
    do(table, "{tap: this}", bear)
    assert table.objects[bear.id].tapped
    do(table, "{untap: this}", bear)
    assert not table.objects[bear.id].tapped


def test_a_frog_without_abilities():
    table = table_at()
    angel = put(table, "B", creature("Angel", 4, 4, "flying"))
    text = (
        "{becomes: {colors: [blue], subtypes: [Frog]}, base: [1, 1], loses-all-abilities: true,"
        " object: {target: creature}, until: end of turn}"
    )
    do(table, text, put(table, "A", BEAR), angel.id)
    seen = view.seen(table, angel.id)
    assert (seen.power, seen.toughness, seen.colors, seen.subtypes) == (1, 1, {"blue"}, {"Frog"})
    assert seen.abilities == ()


def test_a_creature_removed_from_combat_is_out_of_it():
    from checker.engine.state.combat import Attack

    table = table_at("declare attackers")
    bear = put(table, "A", BEAR)
    table.combat = table.combat.with_attack(bear.id, Attack("B", "B"))
    do(table, "{remove-from-combat: this}", bear)
    assert table.combat.attackers == {}


def test_phasing_out():
    table = table_at()
    bear = put(table, "A", BEAR)
    do(table, "{phases-out: this}", bear)
    assert table.objects[bear.id].phased_out


def test_a_regeneration_shield_saves_once():
    table = table_at()
    bear = put(table, "A", BEAR)
    do(table, "{regenerate: this}", bear)
    do(table, "{destroy: this}", bear)
    assert table.objects[bear.id].tapped
    do(table, "{destroy: this}", bear)
    assert bear.id not in table.objects


def test_what_can_not_be_regenerated_is_destroyed():
    table = table_at()
    bear = put(table, "A", BEAR)
    do(table, "{regenerate: this}", bear)
    do(table, "{destroy: this, no-regeneration: true}", bear)
    assert bear.id not in table.objects


# -- instructions about instructions -----------------------------------------------------------------------------


@pytest.mark.parametrize(("answer", "life"), [(True, 21), (False, 20)])
def test_may(answer, life):
    table = table_at()
    table.decider = Scripted(may=[answer])
    do(table, "{may: [{gain-life: 1}]}", put(table, "A", BEAR))
    assert table.players["A"].life == life


@pytest.mark.parametrize(("answer", "life"), [(True, 23), (False, 19)])
def test_if_one_does(answer, life):
    table = table_at()
    table.decider = Scripted(may=[answer])
    do(table, "{may: [{gain-life: 1}]}\n{if-done: [{gain-life: 2}], else: [{lose-life: 1}]}", put(table, "A", BEAR))
    assert table.players["A"].life == life


def test_if_a_condition_holds():
    table = table_at()
    source = put(table, "A", BEAR)
    text = "{if: {controls: creature, least: 2}, do: [{gain-life: 1}], else: [{lose-life: 1}]}"
    do(table, text, source)
    assert table.players["A"].life == 19
    put(table, "A", GIANT)
    do(table, text, source)
    assert table.players["A"].life == 20


def test_for_each_player_that_is_that_player():
    table = table_at(players=("A", "B", "C"))
    do(table, "{for-each: each opponent, do: [{lose-life: 2, player: that}]}", put(table, "A", BEAR))
    assert [p.life for p in table.players.values()] == [20, 18, 18]


def test_repeated_instructions():
    table = table_at()
    do(table, "{repeat: 3, do: [{gain-life: 1}]}", put(table, "A", BEAR))
    assert [e["amount"] for e in table.log() if e.kind == "life-change"] == [1, 1, 1]


def test_unless_paid_is_done_without_mana():
    table = table_at()
    bear = put(table, "A", BEAR)
    do(table, '{unless-paid: "{2}", by: you, do: [{sacrifice: this}]}', bear)
    assert names_in(table, "graveyard", "A") == ["Bear"]


def test_targets_inside_other_instructions_are_its_targets():
    table = table_at()
    giant = put(table, "B", GIANT)
    table.decider = Scripted(may=[True])
    do(table, "{may: [{destroy: {target: creature}}]}", put(table, "A", BEAR), giant.id)
    assert names_in(table, "graveyard", "B") == ["Giant"]


def test_a_delayed_trigger_remembers_what_it_is_about():
    table = table_at()
    source = put(table, "A", BEAR)
    do(table, "{create: {token: Food}}\n{later: {beginning-of: end}, do: [{sacrifice: that}]}", source)
    (delayed,) = table.delayed
    token = next(obj for obj in table.permanents() if obj.is_token)
    assert dict(delayed.known)["that"] == token.id


def test_when_one_does_waits_for_the_stack():
    table = table_at()
    do(table, "{gain-life: 1}\n{when-done: [{damage: 2, to: {target: any}}]}", put(table, "A", BEAR))
    assert len(table.waiting) == 1
    assert table.players["B"].life == 20


def test_a_condition_within_a_text_knows_what_the_text_speaks_of():
    table = table_at()
    source = put(table, "A", BEAR)
    if_big = "{if: {number: {power-of: that}, least: 3}, do: [{draw: 1}], else: [{gain-life: 1}]}"
    text = "{destroy: {target: creature}}\n" + if_big
    put(table, "A", BEAR, "library")
    do(table, text, source, put(table, "B", GIANT).id)
    assert (len(table.zone("hand", "A")), table.players["A"].life) == (1, 20)
    do(table, text, source, put(table, "B", BEAR).id)
    assert (len(table.zone("hand", "A")), table.players["A"].life) == (1, 21)


# -- looking ahead, naming a type ----------------------------------------------------------------------------------


def test_a_scried_card_may_go_to_the_bottom():
    table = table_at()
    bear = put(table, "A", BEAR)
    next_one, top = (put(table, "A", card, zone="library") for card in (BEAR, GIANT))
    table.decider = Scripted(put=[(top.id,)])
    do(table, "{scry: 1}", bear)
    assert names_in(table, "library", "A") == ["Bear", "Giant"]
    assert next_one.id in table.zone("library", "A")


def test_a_creature_becomes_the_type_that_is_named():
    table = table_at()
    bear = put(table, "A", BEAR)
    table.decider = Scripted(**{"creature-type": ["Frog"]})
    do(table, "{becomes-chosen-type: {target: creature}, until: end of turn}", bear, bear.id)
    assert view.seen(table, bear.id).subtypes == {"Frog"}


def test_a_required_blocker_has_to_block_the_one_that_is_meant():
    table = table_at()
    attacker, other = put(table, "A", BEAR), put(table, "A", GIANT)
    blocker = put(table, "B", BEAR)
    do(table, "{must-block: this, object: {target: creature}, until: end of turn}", attacker, blocker.id)
    met = [block_requirements_met(table, "B", ((blocker.id, (id,)),)) for id in (attacker.id, other.id)]
    assert met == [1, 0]


def test_what_returns_attacking_attacks_what_the_text_says():
    table = table_at("declare blockers")
    bear = put(table, "A", BEAR)
    giant = put(table, "B", GIANT, zone="graveyard")
    text = "{return: {target: {kind: card, zone: graveyard}}, to: battlefield, under: you, attacked: B}"
    do(table, text, bear, giant.id, B="B")
    (attacker,) = table.combat.attackers
    assert table.named(attacker).name == "Giant"
    assert table.combat.attackers[attacker].target == "B"
