"""Casting and activating: costs, ways to pay, X, modes, targets (106, 107.3, 115, 118, 601, 602)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from checker.engine.kernel.payment import can_pay_mana, ways_to_pay
from checker.engine.records.actions import Activate, Cast
from checker.engine.records.characteristics import Characteristics, Printed
from checker.engine.records.mana import parse_cost, pool_of
from checker.engine.state.objects import Obj
from checker.engine.state.table import Table
from tests.abilities.texts import card
from tests.engine.tables import Scripted, creature, does, put, refused, resolved, table_at

BEAR = creature("Bear", 2, 2)
WAND = card("{name: Wand, types: [Artifact], activated: [{cost: {tap: true}, do: [{draw: 1, player: you}]}]}")


def land(name: str, *kinds: str) -> Printed:
    return Printed(name, (Characteristics(name, types=frozenset({"Land"}), subtypes=frozenset(kinds or (name,))),))


def instant(cost: str, text: str, more: str = "") -> Printed:
    return card(f"{{name: Word, mana-cost: '{cost}', types: [Instant], spell: [{text}]{more}}}")


def holding(printed: Printed, pool: str = "", player: str = "A") -> tuple[Table, Obj]:
    table = table_at()
    spell = put(table, player, printed, "hand")
    table.put_player(replace(table.players[player], pool=pool_of(pool)))
    return table, spell


# -- mana -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pool", "cost", "can"),
    [
        ("{G}", "{G}", True),
        ("{G}", "{R}", False),
        ("{G}", "{1}", True),
        ("{C}", "{1}", True),
        ("{C}", "{G}", False),
        ("{G}{G}", "{1}{G}", True),
        ("{R}{R}", "{1}{G}", False),
        ("{G}", "{1}{G}", False),
        ("{W}", "{W/U}", True),
        ("{B}", "{W/U}", False),
        ("", "{0}", True),
        ("{R}{G}", "{R}{G}", True),
    ],
)
def test_a_cost_is_paid_with_mana_of_its_kinds(pool: str, cost: str, can: bool):
    table = table_at()
    table.put_player(replace(table.players["A"], pool=pool_of(pool)))
    assert can_pay_mana(table, "A", parse_cost(cost)) is can


def test_lands_that_are_alike_are_one_way_to_pay():
    table = table_at()
    for _ in range(4):
        put(table, "A", land("Forest"))
    assert len(ways_to_pay(table, "A", parse_cost("{2}"))) == 1


def test_lands_of_two_kinds_are_several_ways_to_pay_generic_mana():
    table = table_at()
    for name in ("Forest", "Mountain"):
        put(table, "A", land(name))
    assert sorted(way.mana for way in ways_to_pay(table, "A", parse_cost("{1}"))) == ["{G}", "{R}"]


def test_a_coloured_cost_leaves_one_way():
    table = table_at()
    for name in ("Forest", "Mountain"):
        put(table, "A", land(name))
    assert [way.mana for way in ways_to_pay(table, "A", parse_cost("{1}{G}"))] == ["{R}{G}"]


def test_a_land_with_two_types_pays_for_either_but_once():
    table = table_at()
    put(table, "A", land("Grove", "Forest", "Plains"))
    assert sorted(way.mana for way in ways_to_pay(table, "A", parse_cost("{1}"))) == ["{G}", "{W}"]
    assert ways_to_pay(table, "A", parse_cost("{G}{W}")) == []


def test_mana_in_the_pool_is_used_before_lands():
    table, spell = holding(instant("{1}", "{gain-life: 1, player: you}"), "{R}")
    forest = put(table, "A", land("Forest"))
    does(table, Cast("A", spell.id))
    assert (table.players["A"].pool.total, table.objects[forest.id].tapped) == (0, False)


def test_who_could_pay_in_two_ways_is_asked():
    table, spell = holding(instant("{1}", "{gain-life: 1, player: you}"))
    forest, mountain = put(table, "A", land("Forest")), put(table, "A", land("Mountain"))
    does(table, Cast("A", spell.id), Scripted(pay=["{R}"]))
    assert (table.objects[forest.id].tapped, table.objects[mountain.id].tapped) == (False, True)


def test_tapped_lands_and_those_of_others_pay_nothing():
    table, spell = holding(instant("{G}", "{gain-life: 1, player: you}"))
    put(table, "A", land("Forest"), tapped=True)
    put(table, "B", land("Forest"))
    assert refused(table, Cast("A", spell.id)) == "cannot_be_paid"


def test_a_reduction_takes_nothing_off_the_coloured_part():
    """118.7a: a reduction of generic mana does not touch the rest, and no cost is below nothing."""
    table, spell = holding(instant("{1}{G}", "{gain-life: 1, player: you}"), "{G}")
    put(table, "A", card("{name: Help, types: [Artifact], static: [{object: spell, costs-less: '{3}'}]}"))
    resolved(does(table, Cast("A", spell.id)))
    assert table.players["A"].life == 21


def test_increases_are_added_up():
    table, spell = holding(instant("{G}", "{gain-life: 1, player: you}"), "{G}{G}")
    for _ in range(2):
        put(table, "B", card("{name: Tax, types: [Artifact], static: [{object: spell, costs-more: '{1}'}]}"))
    assert refused(table, Cast("A", spell.id)) == "cannot_be_paid"
    table.put_player(replace(table.players["A"], pool=pool_of("{G}{G}{G}")))
    assert refused(table, Cast("A", spell.id)) == ""


# -- other costs ------------------------------------------------------------------------------------------------


def test_life_is_paid_down_to_nothing_but_not_below():
    """119.4."""
    table = table_at()
    imp = put(table, "A", card("{name: Imp, types: [Creature], power: 1, toughness: 1,"
                               " activated: [{cost: {pay-life: 3}, do: [{draw: 1, player: you}]}]}"))  # fmt: skip
    table.put_player(replace(table.players["A"], life=2))
    assert refused(table, Activate("A", imp.id, 0)) == "cannot_be_paid"
    table.put_player(replace(table.players["A"], life=3))
    assert refused(table, Activate("A", imp.id, 0)) == ""


def test_nothing_is_sacrificed_that_is_not_there():
    table, spell = holding(instant("{0}", "{draw: 1, player: you}", ", additional-cost: {sacrifice: creature}"))
    put(table, "B", BEAR)
    assert refused(table, Cast("A", spell.id)) == "cannot_be_paid"
    put(table, "A", BEAR)
    assert refused(table, Cast("A", spell.id)) == ""


def test_what_is_sacrificed_for_a_cost_is_gone_before_anybody_can_answer():
    table, spell = holding(instant("{0}", "{draw: 1, player: you}", ", additional-cost: {sacrifice: creature}"))
    put(table, "A", BEAR)
    does(table, Cast("A", spell.id))
    assert (len(table.zone("graveyard", "A")), len(table.zone("stack"))) == (1, 1)


def test_a_tapped_permanent_does_not_pay_with_its_tap_symbol():
    table = table_at()
    wand = put(table, "A", WAND)
    does(table, Activate("A", wand.id, 0))
    assert table.objects[wand.id].tapped
    assert refused(table, Activate("A", wand.id, 0)) == "cannot_be_paid"


def test_the_tap_symbol_of_an_artifact_that_just_came_is_no_trouble():
    """302.6 is about creatures."""
    table = table_at()
    wand = put(table, "A", WAND, sick=True)
    assert refused(table, Activate("A", wand.id, 0)) == ""


def test_an_ability_goes_on_though_its_source_is_gone():
    """113.7a."""
    table = table_at()
    ability = "{cost: {sacrifice: this}, do: [{damage: 1, to: each opponent}]}"
    text = f"{{name: Fanatic, types: [Creature], power: 1, toughness: 1, activated: [{ability}]}}"
    fanatic = put(table, "A", card(text))
    resolved(does(table, Activate("A", fanatic.id, 0)))
    assert (table.players["B"].life, len(table.zone("graveyard", "A"))) == (19, 1)
