"""What instructions do, each on the smallest table that shows it."""

from __future__ import annotations

import pytest

from checker.engine.records.question import Unanswered
from tests.abilities.texts import card, do
from tests.engine.tables import Scripted, creature, put, table_at

BEAR = creature("Bear", 2, 2)
GIANT = creature("Giant", 3, 3)


def names_in(table, zone, player=None):
    return [table.named(id).name for id in table.zone(zone, player)]


# -- damage ------------------------------------------------------------------------------------------------------


def test_damage_to_a_player_is_lost_life():
    table = table_at()
    do(table, "{damage: 3, to: B}", put(table, "A", BEAR), B="B")
    assert table.players["B"].life == 17


def test_damage_to_a_creature_is_marked():
    table = table_at()
    giant = put(table, "B", GIANT)
    do(table, "{damage: 2, to: {target: creature}}", put(table, "A", BEAR), giant.id)
    assert table.objects[giant.id].marked == 2
    assert table.players["B"].life == 20


def test_damage_to_all_creatures_is_one_batch():
    table = table_at()
    bears = [put(table, "A", BEAR), put(table, "B", BEAR)]
    do(table, "{damage: 1, to: {all: creature}}", bears[0])
    batches = {entry.batch for entry in table.log() if entry.kind == "damage"}
    assert [table.objects[bear.id].marked for bear in bears] == [1, 1]
    assert len(batches) == 1


def test_a_creature_deals_damage_equal_to_its_power():
    table = table_at()
    giant, bear = put(table, "A", GIANT), put(table, "B", BEAR)
    text = "{damage: {power-of: striker}, source: {target: creature, as: striker}, to: {target: creature}}"
    do(table, text, bear, giant.id, bear.id)
    assert table.objects[bear.id].marked == 3
    assert next(e for e in table.log() if e.kind == "damage")["source"].name == "Giant"


def test_damage_equal_to_x():
    table = table_at()
    do(table, "{damage: x, to: B}", put(table, "A", BEAR), x=5, B="B")
    assert table.players["B"].life == 15


def test_divided_damage_goes_out_by_shares():
    table = table_at()
    one, other = put(table, "B", GIANT), put(table, "B", GIANT)
    source = put(table, "A", BEAR)
    from checker.engine.abilities.resolution import Resolution
    from checker.engine.records.stack import OnStack
    from tests.abilities.texts import effect

    made = effect("{damage: 3, divided: true, to: {target: creature, up-to: 3}}")
    assert made.targets[0].divided == 3
    group = ((one.id, other.id),)
    on_stack = OnStack("spell", (made,), source.id, group, divide=((2, 1),))
    Resolution(table, source.id, "A", on_stack).perform((made,), group)
    assert [table.objects[one.id].marked, table.objects[other.id].marked] == [2, 1]


def test_no_damage_to_what_is_no_creature_any_more():
    table = table_at()
    stone = put(table, "B", creature("Stone", 0, 0, types=("Artifact",)))
    done = do(table, "{damage: 2, to: {target: permanent}}", put(table, "A", BEAR), stone.id)
    assert table.objects[stone.id].marked == 0
    assert not done.done


def test_two_creatures_that_fight_hurt_each_other():
    table = table_at()
    bear, giant = put(table, "A", BEAR), put(table, "B", GIANT)
    do(table, "{fight: this, with: {target: creature}}", bear, giant.id)
    assert (table.objects[bear.id].marked, table.objects[giant.id].marked) == (3, 2)


def test_a_creature_whose_opponent_is_gone_does_not_fight():
    table = table_at()
    bear, giant = put(table, "A", BEAR), put(table, "B", GIANT)
    do(table, "{exile: {target: creature}}\n{fight: this, with: that}", bear, giant.id)
    assert table.objects[bear.id].marked == 0


def test_a_shield_takes_off_as_much_as_it_holds_and_no_more():
    table = table_at()
    bear = put(table, "A", BEAR)
    do(table, "{prevent-damage: 3, to: {target: any}, until: end of turn}", bear, "A")
    do(table, "{damage: 2, to: A}", bear, A="A")
    do(table, "{damage: 2, to: A}", bear, A="A")
    assert table.players["A"].life == 19


def test_all_damage_by_a_creature_is_prevented_the_next_time_only():
    table = table_at()
    bear = put(table, "A", BEAR)
    do(table, "{prevent-damage: all, by: {target: creature}, next: true, until: end of turn}", bear, bear.id)
    do(table, "{damage: 2, to: B}", bear, B="B")
    do(table, "{damage: 2, to: B}", bear, B="B")
    assert table.players["B"].life == 18


# -- zones -------------------------------------------------------------------------------------------------------


def test_destroying_all_happens_at_once():
    table = table_at()
    put(table, "A", BEAR)
    put(table, "B", GIANT)
    do(table, "{destroy: {all: creature}}", put(table, "A", creature("Wisp", 1, 1)))
    assert names_in(table, "battlefield") == []
    assert len({e.batch for e in table.log() if e.kind == "zone-change"}) == 1


def test_what_left_is_not_destroyed():
    table = table_at()
    bear, source = put(table, "B", BEAR), put(table, "A", GIANT)
    do(table, "{return: {target: creature}, to: hand}", source, bear.id)
    done = do(table, "{destroy: {target: creature}}", source, bear.id)
    assert names_in(table, "hand", "B") == ["Bear"]
    assert not done.done
    assert table.log()[-1].kind == "skipped"


def test_the_exiled_creature_is_still_spoken_of():
    table = table_at()
    giant, source = put(table, "B", GIANT), put(table, "A", BEAR)
    text = "{exile: {target: creature}}\n{gain-life: {power-of: that}, player: {controller-of: that}}"
    do(table, text, source, giant.id)
    assert table.players["B"].life == 23
    assert names_in(table, "exile") == ["Giant"]


def test_a_player_sacrifices_of_their_own_choice():
    table = table_at()
    source = put(table, "A", BEAR)
    put(table, "B", BEAR)
    giant = put(table, "B", GIANT)
    table.decider = Scripted(sacrifice=[giant.id])
    do(table, "{sacrifice: creature, player: each opponent}", source)
    assert names_in(table, "graveyard", "B") == ["Giant"]


def test_a_single_creature_is_sacrificed_unasked():
    table = table_at()
    put(table, "B", BEAR)
    table.decider = Scripted()
    do(table, "{sacrifice: creature, player: each opponent}", put(table, "A", GIANT))
    assert names_in(table, "graveyard", "B") == ["Bear"]
    assert table.decider.asked == []


def test_a_choice_that_nobody_made_stops_the_game():
    table = table_at()
    put(table, "B", BEAR)
    put(table, "B", GIANT)
    table.decider = Scripted()
    with pytest.raises(Unanswered):
        do(table, "{sacrifice: creature, player: each opponent}", put(table, "A", GIANT))


def test_what_somebody_else_controls_is_not_sacrificed():
    table = table_at()
    giant = put(table, "B", GIANT)
    do(table, "{sacrifice: {target: creature}}", put(table, "A", BEAR), giant.id)
    assert "Giant" in names_in(table, "battlefield")


def test_any_number_of_cards_may_be_put_none_included():
    table = table_at()
    source = put(table, "A", GIANT)
    bears = [put(table, "A", BEAR, "hand") for _ in range(2)]
    put(table, "A", card("{name: Bolt, mana-cost: '{R}', types: [Instant]}"), "hand")
    table.decider = Scripted(put=[tuple(bear.id for bear in bears), ()])
    do(table, "{put: creature, from: hand, any-number: true}", source)
    assert names_in(table, "battlefield") == ["Giant", "Bear", "Bear"]
    assert table.decider.asked[0].options == tuple(bear.id for bear in bears)
    assert table.decider.asked[0].least == 0


def test_a_discard_is_asked_if_there_is_a_choice():
    table = table_at()
    source = put(table, "A", BEAR)
    kept, gone = put(table, "B", GIANT, "hand"), put(table, "B", BEAR, "hand")
    table.decider = Scripted(discard=[gone.id])
    do(table, "{discard: 1, player: {target: opponent}}", source, "B")
    assert names_in(table, "graveyard", "B") == ["Bear"]
    assert table.zone("hand", "B") == (kept.id,)


def test_cards_are_drawn_one_by_one():
    table = table_at()
    source = put(table, "A", BEAR)
    for _ in range(3):
        put(table, "A", GIANT, "library")
    do(table, "{draw: 2, player: you}", source)
    assert names_in(table, "hand", "A") == ["Giant", "Giant"]
    assert len({e.batch for e in table.log() if e.kind == "draw"}) == 2


def test_tokens_are_made_together_and_are_that():
    table = table_at()
    source = put(table, "A", BEAR)
    do(table, "{create: {token: Food}, count: 2, tapped: true}\n{untap: that}", source)
    foods = [obj for obj in table.permanents() if obj.printed.name == "Food"]
    assert [obj.is_token for obj in foods] == [True, True]
    assert [obj.tapped for obj in foods] == [False, False]
    assert table.zone("nowhere") == ()


def test_cards_are_milled_from_the_top():
    table = table_at()
    put(table, "B", BEAR, "library")
    put(table, "B", GIANT, "library")
    do(table, "{mill: 1, player: B}", put(table, "A", BEAR), B="B")
    assert names_in(table, "graveyard", "B") == ["Giant"]


def test_a_library_that_was_not_given_has_cards_to_mill():
    table = table_at()
    do(table, "{mill: 3, player: B}", put(table, "A", BEAR), B="B")
    assert len(table.zone("graveyard", "B")) == 3


# -- players -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "life"),
    [
        ("{gain-life: 3, player: you}", (23, 20)),
        ("{lose-life: 2, player: each opponent}", (20, 18)),
        ("{lose-life: 2, player: each player}", (18, 18)),
        ("{set-life: 5, player: you}", (5, 20)),
        ("{gain-life: {times: [2, {count: creature}]}, player: you}", (22, 20)),
        ("{lose-life: {half: {life-of: you}, rounded: up}, player: you}", (10, 20)),
        ("{lose-life: {max: [1, {power-of: this}]}, player: each opponent}", (20, 18)),
        ("{gain-life: {plus: [{toughness-of: this}, {minus: [3, 1]}]}}", (24, 20)),
        ("{gain-life: {greatest: power, among: creature}}", (22, 20)),
    ],
)
def test_life_totals(text, life):
    table = table_at()
    do(table, text, put(table, "A", BEAR))
    assert (table.players["A"].life, table.players["B"].life) == life


def test_all_players_lose_life_in_one_batch():
    table = table_at()
    do(table, "{lose-life: 20, player: each player}", put(table, "A", BEAR))
    assert len({e.batch for e in table.log() if e.kind == "life-change"}) == 1


def test_that_much_is_what_was_lost_before():
    table = table_at()
    do(table, "{damage: 4, to: B}\n{gain-life: that much}", put(table, "A", BEAR), B="B")
    assert table.players["A"].life == 24


def test_mana_goes_into_the_pool():
    table = table_at()
    do(table, '{add-mana: "{C}{C}"}', put(table, "A", BEAR))
    assert str(table.players["A"].pool) == "{C}{C}"


def test_mana_of_a_chosen_colour():
    table = table_at()
    table.decider = Scripted(color=["green"])
    do(table, "{add-mana-of: [red, green]}", put(table, "A", BEAR))
    assert str(table.players["A"].pool) == "{G}"


def test_a_player_told_to_lose_the_game_has_lost():
    table = table_at()
    do(table, "{loses-the-game: B}", put(table, "A", BEAR), B="B")
    assert table.players["B"].result == "loses"
