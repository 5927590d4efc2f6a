"""Costs: what can be paid, and what paying does (118)."""

from __future__ import annotations

import pytest

from checker.engine.abilities.costs import Cost
from checker.engine.records.abilities import ActivatedAbility
from tests.abilities.texts import card
from tests.engine.tables import Scripted, creature, put, table_at

BEAR = creature("Bear", 2, 2)


def cost_of(text: str) -> Cost:
    printed = card(f"{{name: Thing, types: [Artifact], activated: [{{cost: {text}, do: [{{gain-life: 1}}]}}]}}")
    ability = printed.faces[0].abilities[0]
    assert isinstance(ability, ActivatedAbility)
    cost: Cost = ability.cost
    return cost


def board(**fields):
    table = table_at()
    return table, put(table, "A", BEAR, **fields)


@pytest.mark.parametrize(
    ("text", "can"),
    [
        ("{tap: true}", True),
        ("{untap: true}", False),
        ("{pay-life: 20}", True),
        ("{pay-life: 21}", False),
        ("{sacrifice: this}", True),
        ("{sacrifice: artifact}", False),
        ("{sacrifice: {selector: creature, count: 2}}", False),
        ("{discard: card}", False),
        ("{exile: card}", False),
        ("{return: creature}", True),
        ("{remove-counters: time}", False),
        ("{put-counters: '-1/-1'}", True),
        ("{tap-others: creature}", True),
        ("{tap: true, pay-life: 21}", False),
    ],
)
def test_what_can_be_paid(text, can):
    table, bear = board()
    assert cost_of(text).can_pay(table, bear.id, "A") is can


def test_a_tapped_permanent_can_not_pay_by_tapping():
    table, bear = board(tapped=True)
    assert not cost_of("{tap: true}").can_pay(table, bear.id, "A")
    assert cost_of("{untap: true}").can_pay(table, bear.id, "A")


def test_paying_does_what_it_says():
    table, bear = board(counters=(("time", 2),))
    for part in cost_of("{tap: true, pay-life: 3, remove-counters: time}").others:
        part.pay(table, bear.id, "A")
    assert table.objects[bear.id].tapped
    assert table.objects[bear.id].counter("time") == 1
    assert table.players["A"].life == 17


@pytest.mark.parametrize(
    ("text", "zone", "goes_to"),
    [
        ("{sacrifice: {types: [Creature]}}", "battlefield", "graveyard"),
        ("{return: {types: [Creature]}}", "battlefield", "hand"),
        ("{discard: card}", "hand", "graveyard"),
        ("{exile: {types: [Creature]}}", "graveyard", "exile"),
    ],
)
def test_the_player_chooses_what_is_given(text, zone, goes_to):
    table = table_at()
    source = put(table, "A", creature("Altar", 0, 0, types=("Artifact",)))
    put(table, "A", BEAR, zone)
    chosen = put(table, "A", creature("Giant", 3, 3), zone)
    (part,) = cost_of(text).others
    table.decider = Scripted(**{part.name: [chosen.id]})
    part.pay(table, source.id, "A")
    assert [table.named(id).name for id in table.zones[goes_to if goes_to == "exile" else f"{goes_to} A"]] == ["Giant"]


def test_what_opponents_control_pays_nothing():
    table = table_at()
    source = put(table, "A", creature("Altar", 0, 0, types=("Artifact",)))
    put(table, "B", BEAR)
    assert not cost_of("{sacrifice: creature}").can_pay(table, source.id, "A")


def test_mana_and_the_rest():
    cost = cost_of('{mana: "{2}{R}", tap: true}')
    assert str(cost.mana) == "{2}{R}"
    assert cost.taps
    assert not cost.only_tap
    assert cost_of("{tap: true}").only_tap
    assert not cost_of('"{1}"').taps
