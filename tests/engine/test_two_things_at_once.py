"""Two things at once: what happens together, and what each sees of the other."""

from __future__ import annotations

from dataclasses import replace

from checker.engine.game import act
from checker.engine.kernel.commit import commit
from checker.engine.queries import view
from checker.engine.records.actions import Activate, Cast, Pass
from checker.engine.records.changes import Damage
from checker.engine.records.characteristics import Characteristics, Printed
from tests.abilities.texts import card, do
from tests.engine.tables import Scripted, creature, does, put, ready, refused, resolved, run_to, table_at
from tests.engine.test_where_rules_meet import BEAR, FOREST, instant, names, tap_ability, watching


def test_a_planeswalker_that_is_a_creature_takes_damage_both_ways():
    """120.3c and 120.3e."""
    looks = Characteristics("Walker", types=frozenset({"Planeswalker", "Creature"}), power=3, toughness=5, loyalty=4)
    table = table_at()
    walker = put(table, "A", Printed("Walker", (looks,)), counters=(("loyalty", 4),))
    commit(table, [Damage(put(table, "B", BEAR).id, walker.id, 2)])
    now = table.objects[walker.id]
    assert (now.marked, now.counter("loyalty")) == (2, 2)


def test_a_land_that_just_came_and_is_a_creature_gives_no_mana():
    """302.6: neither by hand nor to pay with."""
    table = table_at()
    land = put(table, "A", FOREST, sick=True)
    spell = put(table, "A", instant("{gain-life: 1, player: you}", "{G}"), "hand")
    assert refused(table, Cast("A", spell.id)) == ""
    do(table, "{adds: {types: [Creature]}, base: [1, 1], object: this, until: end of turn}", land)
    assert refused(table, Activate("A", land.id, tap_ability(table, land))) == "tap_symbol_of_a_new_creature"
    assert refused(table, Cast("A", spell.id)) == "cannot_be_paid"


def test_damage_that_was_not_lethal_is_once_the_help_ends():
    """120.6, 500.5a, 704.5g."""
    table = table_at()
    ox = put(table, "A", creature("Ox", 2, 3))
    do(table, "{gets: [0, 2], object: this, until: end of combat}\n{damage: 4, to: this}", ox)
    assert names(ready(table, Scripted())) == ["Ox"]
    run_to(table, "postcombat main")
    assert names(table) == []


def test_sacrificing_is_no_destruction():
    table = table_at()
    golem = put(table, "A", creature("Golem", 2, 2, "indestructible"))
    do(table, "{regenerate: this}\n{sacrifice: this}", golem)
    assert names(table) == []


def test_players_choose_what_to_sacrifice_in_turn_order_and_sacrifice_together():
    """101.4."""
    table = table_at(players=("A", "B", "C"))
    bears = [put(table, player, BEAR) for player in "BBCC"]
    table.decider = decider = Scripted(sacrifice=[bears[0].id, bears[2].id])
    do(table, "{sacrifice: {types: [Creature]}, player: each opponent}", put(table, "A", BEAR))
    assert [question.player for question in decider.asked] == ["B", "C"]
    assert len({entry.batch for entry in table.log() if entry.kind == "zone-change"}) == 1


def test_a_countered_ability_leaves_its_cost_paid():
    """701.6a."""
    table = table_at()
    ability = "{cost: {tap: true}, do: [{draw: 1, player: you}]}"
    wand = put(table, "A", card(f"{{name: Wand, types: [Artifact], activated: [{ability}]}}"))
    does(table, Activate("A", wand.id, tap_ability(table, wand)), Scripted())
    act(table, Pass("A"))
    does(table, Cast("B", put(table, "B", instant("{counter: {target: ability}}"), "hand").id))
    resolved(table)
    assert (table.zone("hand", "A"), table.objects[wand.id].tapped) == ((), True)


def test_what_untaps_in_the_untap_step_triggers_and_waits_for_the_upkeep():
    """502.4, 603.3."""
    table = table_at("end")
    put(table, "B", watching("{becomes-untapped: creature}", "{draw: 1, player: you}"))
    put(table, "B", BEAR, tapped=True)
    run_to(table, "upkeep", Scripted())
    assert (table.turn.active, len(table.zone("stack"))) == ("B", 1)


def test_attacking_taps_and_what_waits_for_tapping_sees_it():
    """508.1f."""
    table = table_at("beginning of combat")
    put(table, "A", watching("{becomes-tapped: creature}", "{draw: 1, player: you}"))
    bear, guard = put(table, "A", BEAR), put(table, "A", creature("Guard", 1, 1, "vigilance"))
    run_to(table, "declare attackers", Scripted(attack=[((bear.id, "B"), (guard.id, "B"))]))
    assert len(table.zone("stack")) == 1


FIGHT = instant("{fight: {target: {types: [Creature], controller: you}},"
                " with: {target: {types: [Creature], controller: opponent}}}")  # fmt: skip


def test_creatures_that_fight_deal_damage_at_the_same_time():
    """701.14a."""
    table = table_at()
    put(table, "A", creature("Boar", 3, 3))
    ox = put(table, "B", creature("Ox", 3, 4))
    resolved(does(table, Cast("A", put(table, "A", FIGHT, "hand").id), Scripted()))
    assert (names(table), table.objects[ox.id].marked) == (["Ox"], 3)


def test_no_damage_is_dealt_if_one_of_the_fighters_became_illegal():
    """701.14b."""
    table = table_at()
    boar, ox = put(table, "A", creature("Boar", 3, 3)), put(table, "B", creature("Ox", 3, 4))
    does(table, Cast("A", put(table, "A", FIGHT, "hand").id), Scripted())
    do(table, "{gains: [hexproof], object: this, until: end of turn}", ox)
    resolved(table)
    assert (table.objects[boar.id].marked, table.objects[ox.id].marked) == (0, 0)


def test_once_each_turn_is_once_whoever_controls_it():
    """602.5b; and in the next turn once more."""
    table = table_at()
    ability = "{cost: '{0}', do: [{gain-life: 1, player: you}], once-each-turn: true}"
    well = put(table, "A", card(f"{{name: Well, types: [Artifact], activated: [{ability}]}}"))
    resolved(does(table, Activate("A", well.id, 0), Scripted()))
    do(table, "{gain-control: {all: artifact}}", put(table, "B", BEAR))
    act(table, Pass("A"))
    assert refused(table, Activate("B", well.id, 0)) == "restricted_activation"
    run_to(table, "upkeep")
    assert refused(table, Activate("B", well.id, 0)) == ""


def test_lethal_damage_is_assigned_though_all_of_it_will_be_prevented():
    """702.19b."""
    table = table_at("beginning of combat")
    beast, wall = put(table, "A", creature("Beast", 3, 3, "trample")), put(table, "B", creature("Wall", 0, 2))
    do(table, "{prevent-damage: all, to: this, until: end of turn}", wall)
    shares = ((beast.id, ((wall.id, 2), ("B", 1))),)
    decider = Scripted(attack=[((beast.id, "B"),)], block=[((wall.id, (beast.id,)),)], assignment=[shares])
    run_to(table, "end of combat", decider)
    assert (table.players["B"].life, table.objects[wall.id].marked) == (19, 0)


def test_a_stolen_creature_with_lifelink_gains_life_for_whoever_controls_it():
    """702.15b."""
    table = table_at("beginning of combat")
    priest = put(table, "B", creature("Priest", 2, 2, "lifelink", "haste"))
    do(table, "{gain-control: {all: creature}, until: end of turn}", put(table, "A", creature("Thief", 0, 1)))
    run_to(table, "end of combat", Scripted(attack=[((priest.id, "B"),)]))
    assert (table.players["A"].life, table.players["B"].life) == (22, 18)


def test_of_two_auras_that_give_control_the_later_one_prevails():
    table = table_at()
    bear = put(table, "B", BEAR)
    text = "{object: enchanted creature, controlled-by-you: true}"
    leash = card(
        f"{{name: Leash, types: [Enchantment], subtypes: [Aura], keywords: [{{enchant: creature}}], static: [{text}]}}"
    )
    for player in "AB":
        put(table, player, leash, attached_to=bear.id)
        assert view.controller(table, bear.id) == player


def test_a_trigger_on_discarding_in_the_cleanup_step_brings_priority():
    """514.3a."""
    table = table_at("end")
    put(table, "B", watching("{discards: opponent}", "{lose-life: 2, player: each opponent}"))
    cards = [put(table, "A", BEAR, "hand") for _ in range(8)]
    run_to(table, "cleanup", Scripted(discard=[cards[0].id]))
    resolved(table)
    assert (table.turn.active, table.players["A"].life) == ("A", 18)


def test_drawing_three_cards_is_three_draws():
    """121.2."""
    table = table_at()
    put(table, "A", watching("{draws: you}", "{gain-life: 1, player: you}"))
    do(table, "{draw: 3, player: you}", put(table, "A", BEAR))
    resolved(table)
    assert table.players["A"].life == 23


def test_milling_more_than_there_is_loses_nothing():
    """701.17b."""
    table = table_at()
    table.put_player(replace(table.players["B"], endless=False))
    put(table, "B", BEAR, "library")
    do(table, "{mill: 3, player: each opponent}", put(table, "A", BEAR))
    ready(table, Scripted())
    assert (table.players["B"].result, len(table.zone("graveyard", "B"))) == (None, 1)
