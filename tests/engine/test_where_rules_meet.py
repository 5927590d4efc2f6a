"""Situations in which several rules meet: control, copies, ward, types that are two things at once."""

from __future__ import annotations

from dataclasses import replace

import pytest

from checker.engine.game import act
from checker.engine.kernel.commit import commit
from checker.engine.queries import view
from checker.engine.queries.combat import attack_targets
from checker.engine.records.abilities import ActivatedAbility
from checker.engine.records.actions import Activate, Cast, Concede, Pass
from checker.engine.records.changes import Damage, Destroy, LifeChange, ZoneChange
from checker.engine.records.characteristics import Characteristics, Printed
from checker.engine.records.mana import pool_of
from checker.engine.state.objects import Obj
from checker.engine.state.table import Table
from tests.abilities.texts import card, do
from tests.engine.tables import Scripted, creature, does, put, ready, refused, resolved, run_to, table_at

BEAR = creature("Bear", 2, 2)
FOREST = Printed("Forest", (Characteristics("Forest", types=frozenset({"Land"}), subtypes=frozenset({"Forest"})),))
WARDEN = card("{name: Warden, types: [Creature], power: 2, toughness: 2, keywords: [{ward: '{1}'}]}")
HERO = Printed("Hero", (Characteristics("Hero", types=frozenset({"Creature"}), supertypes=frozenset({"Legendary"}),
                                        power=3, toughness=3),))  # fmt: skip


def instant(text: str, cost: str = "{0}") -> Printed:
    return card(f"{{name: Word, mana-cost: '{cost}', types: [Instant], spell: [{text}]}}")


def watching(when: str, do: str) -> Printed:
    return card(f"{{name: Watch, types: [Enchantment], triggered: [{{when: {when}, do: [{do}]}}]}}")


def names(table: Table) -> list[str]:
    return sorted(obj.printed.name for obj in table.permanents())


def tap_ability(table: Table, obj: Obj) -> int:
    return next(i for i, a in enumerate(view.abilities(table, obj.id)) if isinstance(a, ActivatedAbility))


# -- control ----------------------------------------------------------------------------------------------------


def test_a_stolen_creature_cannot_attack_at_once_and_can_again_at_home():
    """302.6, 613.1b."""
    table = table_at()
    bear, thief = put(table, "B", BEAR), put(table, "A", BEAR)
    do(table, "{gain-control: {all: creature}, until: end of turn}", thief)
    assert attack_targets(table, bear.id) == []
    run_to(table, "upkeep", Scripted())
    assert (view.controller(table, bear.id), attack_targets(table, bear.id)) == ("B", ["A"])


def test_control_for_as_long_as_its_source_is_there_ends_with_it():
    """611.2b."""
    table = table_at()
    bear, sprite = put(table, "B", BEAR), put(table, "A", BEAR)
    do(table, "{gain-control: {all: creature}, until: source}", sprite)
    assert view.controller(table, bear.id) == "A"
    commit(table, [Destroy(sprite.id)])
    assert view.controller(table, bear.id) == "B"


def test_a_target_that_changed_hands_may_be_illegal_now():
    """608.2b: "target creature an opponent controls"."""
    table = table_at()
    put(table, "B", BEAR)
    spell = put(table, "A", instant("{destroy: {target: {types: [Creature], controller: opponent}}}"), "hand")
    does(table, Cast("A", spell.id), Scripted())
    do(table, "{gain-control: {all: creature}, until: end of turn}", put(table, "A", BEAR))
    resolved(table)
    assert names(table) == ["Bear", "Bear"]


def test_blockers_outlive_the_player_who_attacked():
    table = table_at("beginning of combat", players=("A", "B", "C"))
    table.options = frozenset({"attack-multiple"})
    bear, wall = put(table, "A", BEAR), put(table, "B", creature("Wall", 0, 4))
    run_to(table, "declare blockers", Scripted(attack=[((bear.id, "B"),)], block=[((wall.id, (bear.id,)),)]))
    act(table, Concede("A"))
    run_to(table, "upkeep")
    assert (table.turn.active, names(table), table.objects[wall.id].marked) == ("B", ["Wall"], 0)


# -- copies -----------------------------------------------------------------------------------------------------


def test_a_copy_has_what_is_printed_and_neither_counters_nor_effects():
    """707.2."""
    table = table_at()
    bear = put(table, "B", BEAR, counters=(("+1/+1", 3),))
    do(table, "{gains: [flying], object: this, until: end of turn}", bear)
    text = "{enters-as-copy: creature}"
    clone = put(
        table, "A", card(f"{{name: Clone, types: [Creature], power: 0, toughness: 0, replacement: [{text}]}}"), "hand"
    )
    table.decider = Scripted(copy=[bear.id])
    (moved,) = commit(table, [ZoneChange(clone.id, "battlefield", "put")])
    seen = view.seen(table, moved.became)  # type: ignore[attr-defined]
    assert (seen.name, seen.power, seen.toughness, seen.keywords) == ("Bear", 2, 2, frozenset())


def test_a_copy_of_a_copy_is_a_copy_of_the_first():
    """707.3."""
    table = table_at()
    bear, other = put(table, "B", BEAR), put(table, "A", creature("Other", 1, 1))
    put(table, "A", creature("Giant", 5, 5))
    do(table, "{becomes-copy: {all: {name: Giant}}, object: this, until: end of turn}", bear)
    do(table, "{becomes-copy: this, object: {all: {name: Other}}, until: end of turn}", bear)
    assert view.seen(table, other.id).name == "Giant"


def test_other_effects_apply_to_the_copied_values():
    """613.1a before everything else."""
    table = table_at()
    bear = put(table, "B", BEAR)
    put(table, "A", creature("Giant", 5, 5))
    do(table, "{gets: [1, 1], object: this, until: end of turn}", bear)
    do(table, "{becomes-copy: {all: {name: Giant}}, object: this, until: end of turn}", bear)
    assert view.power(table, bear.id) == 6


def test_a_copy_of_a_legendary_creature_meets_the_legend_rule():
    table = table_at()
    put(table, "A", HERO)
    bear = put(table, "A", BEAR)
    do(table, "{becomes-copy: {all: {name: Hero}}, object: this, until: end of turn}", bear)
    table.decider = Scripted(keep=[bear.id])
    assert names(ready(table)) == ["Bear"]


def test_a_copy_of_a_permanent_spell_becomes_a_token():
    """608.3f, 707.10f."""
    table = table_at()
    spell = put(table, "A", card("{name: Bear, mana-cost: '{0}', types: [Creature], power: 2, toughness: 2}"), "hand")
    does(table, Cast("A", spell.id), Scripted())
    do(table, "{copy: this}", table.objects[table.zone("stack")[0]])
    resolved(table)
    assert sorted(obj.kind for obj in table.permanents()) == ["card", "token"]


# -- ward -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("pool", "left"), [("{1}", []), ("", ["Warden"])])
def test_ward_counters_what_is_not_paid_for(pool: str, left: list[str]):
    table = table_at()
    put(table, "B", WARDEN)
    spell = put(table, "A", instant("{destroy: {target: creature}}"), "hand")
    table.put_player(replace(table.players["A"], pool=pool_of(pool)))
    resolved(does(table, Cast("A", spell.id), Scripted(pay=[True])))
    assert names(table) == left


def test_ward_lets_its_own_controller_pass():
    table = table_at()
    put(table, "A", WARDEN)
    spell = put(table, "A", instant("{destroy: {target: creature}}"), "hand")
    resolved(does(table, Cast("A", spell.id), Scripted()))
    assert names(table) == []


def test_ward_looks_at_triggered_abilities_too():
    table = table_at()
    put(table, "B", WARDEN)
    put(table, "A", watching("{gains-life: you}", "{destroy: {target: creature}}"))
    commit(table, [LifeChange("A", 1, "gain")])
    ready(table, Scripted())
    assert len(table.zone("stack")) == 2
    resolved(table)
    assert "Warden" in names(table)


# -- two things at once -----------------------------------------------------------------------------------------


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
