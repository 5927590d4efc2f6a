"""Replacement and prevention effects: what happens instead (614, 615)."""

from __future__ import annotations

from checker.engine.kernel.commit import commit
from checker.engine.queries import view
from checker.engine.records import changes as c
from checker.engine.records.characteristics import Characteristics, Printed
from tests.abilities.texts import card, do
from tests.engine.tables import Scripted, creature, put, table_at

BEAR = creature("Bear", 2, 2)
CLERIC = Printed(
    "Cleric",
    (Characteristics("Cleric", types=frozenset({"Creature"}), subtypes=frozenset({"Cleric"}), power=1, toughness=4),),
)


def rule(text: str) -> Printed:
    return card(f"{{name: Rule, types: [Enchantment], replacement: [{text}]}}")


def test_one_point_of_each_damage_to_a_cleric_is_prevented():
    table = table_at()
    bear, cleric = put(table, "B", BEAR), put(table, "A", CLERIC)
    put(table, "A", rule("{prevent-damage: 1, to: {subtypes: [Cleric], controller: you}}"))
    commit(table, [c.Damage(bear.id, cleric.id, 2), c.Damage(bear.id, "A", 2)])
    assert table.objects[cleric.id].marked == 1
    assert table.players["A"].life == 18


def test_two_such_effects_prevent_two():
    table = table_at()
    bear, cleric = put(table, "B", BEAR), put(table, "A", CLERIC)
    for _ in range(2):
        put(table, "A", rule("{prevent-damage: 1, to: {subtypes: [Cleric], controller: you}}"))
    table.decider = Scripted(replacement=[lambda table, question: question.options[0]])
    commit(table, [c.Damage(bear.id, cleric.id, 3)])
    assert table.objects[cleric.id].marked == 1


def test_what_can_not_be_prevented_is_not():
    table = table_at()
    bear = put(table, "B", BEAR)
    put(table, "A", rule("{prevent-damage: all, to: you}"))
    commit(table, [c.Damage(bear.id, "A", 2)])
    commit(table, [c.Damage(bear.id, "A", 2, unpreventable=True)])
    assert table.players["A"].life == 18


def test_combat_damage_only():
    table = table_at()
    bear = put(table, "B", BEAR)
    put(table, "A", rule("{prevent-damage: all, combat: true}"))
    commit(table, [c.Damage(bear.id, "A", 2, combat=True)])
    assert table.players["A"].life == 20
    commit(table, [c.Damage(bear.id, "A", 2)])
    assert table.players["A"].life == 18


def test_damage_is_doubled_then_increased():
    table = table_at()
    bear = put(table, "B", BEAR)
    put(table, "A", rule("{more-damage: {times: 2, plus: 1}, to: any}"))
    commit(table, [c.Damage(bear.id, "A", 2)])
    assert table.players["A"].life == 15


def test_counters_are_doubled_also_as_something_enters():
    table = table_at()
    bear = put(table, "A", BEAR)
    put(table, "A", rule("{more-counters: {times: 2}, to: {types: [Creature], controller: you}}"))
    hydra = card(
        "{name: Hydra, types: [Creature], power: 0, toughness: 0, replacement: [{enters-with: '+1/+1', count: 2}]}"
    )
    commit(table, [c.CounterChange(bear.id, "+1/+1", 1)])
    commit(table, [c.ZoneChange(put(table, "A", hydra, "hand").id, "battlefield")])
    assert view.power(table, bear.id) == 4
    assert [obj.counter("+1/+1") for obj in table.permanents() if obj.printed is hydra] == [4]


def test_twice_as_many_tokens_of_ones_own():
    table = table_at()
    bear = put(table, "A", BEAR)
    put(table, "A", rule("{more-tokens: {times: 2}, player: you}"))
    put(table, "A", rule("{more-tokens: {plus: 1}, player: opponent}"))
    do(table, "{create: {token: Food}, count: 2, player: each player}", bear)
    do(table, "{create-copy: this}", bear)
    assert [sum(o.is_token and o.owner == p for o in table.permanents()) for p in ("A", "B")] == [6, 3]


def test_life_gained_is_increased_and_life_lost_is_not():
    table = table_at()
    put(table, "A", rule("{more-life: {plus: 1}, player: you}"))
    commit(table, [c.LifeChange("A", 2, "gain"), c.LifeChange("A", -2, "loss"), c.LifeChange("B", 2, "gain")])
    assert [p.life for p in table.players.values()] == [21, 22]


def test_a_player_who_skips_draws_draws_nothing():
    table = table_at()
    for player in ("A", "B"):
        put(table, player, BEAR, "library")
    put(table, "A", rule("{skips-draws: opponent}"))
    commit(table, [c.Draw("A"), c.Draw("B")])
    assert (len(table.zone("hand", "A")), len(table.zone("hand", "B"))) == (1, 0)


def test_a_land_that_enters_tapped():
    table = table_at()
    land = card("{name: Slow Land, types: [Land], replacement: [{enters-tapped: this}]}")
    commit(table, [c.ZoneChange(put(table, "A", land, "hand").id, "battlefield")])
    commit(table, [c.ZoneChange(put(table, "A", BEAR, "hand").id, "battlefield")])
    assert [obj.tapped for obj in table.permanents()] == [True, False]


def test_what_the_opponents_have_enters_tapped():
    table = table_at()
    put(table, "B", rule("{enters-tapped: {types: [Creature], controller: opponent}}"))
    for player in ("A", "B"):
        commit(table, [c.ZoneChange(put(table, player, BEAR, "hand").id, "battlefield", controller=player)])
    assert [obj.tapped for obj in table.permanents()] == [False, True, False]


def test_what_would_die_is_exiled():
    table = table_at()
    bear = put(table, "B", BEAR)
    put(table, "A", rule("{goes: {types: [Creature], controller: opponent}, to: exile, instead-of: graveyard}"))
    put(
        table,
        "A",
        card("{name: Watcher, types: [Enchantment], triggered: [{when: {dies: creature}, do: [{draw: 1}]}]}"),
    )
    do(table, "{destroy: {all: creature}}", bear)
    assert [table.named(id).name for id in table.zone("exile")] == ["Bear"]
    assert table.waiting == ()


def test_an_effect_that_needs_a_condition():
    table = table_at()
    bear = put(table, "B", BEAR)
    put(table, "A", rule("{prevent-damage: all, to: you, if: {turn-of: opponent}}"))
    commit(table, [c.Damage(bear.id, "A", 2)])
    assert table.players["A"].life == 18
