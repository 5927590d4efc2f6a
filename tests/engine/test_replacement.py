"""Replacement and prevention: what happens instead, once each, in whose order (614, 615, 616)."""

from __future__ import annotations

from typing import Any

import pytest

from checker.engine.kernel.commit import commit
from checker.engine.queries import view
from checker.engine.records.changes import CounterChange, Damage, Draw, LifeChange, ZoneChange
from checker.engine.records.characteristics import Printed
from checker.engine.records.question import Question
from checker.engine.state.table import Table
from tests.abilities.texts import card, do
from tests.engine.tables import Scripted, creature, put, ready, run_to, table_at

BEAR = creature("Bear", 2, 2)


def rule(text: str, kind: str = "types: [Enchantment]") -> Printed:
    return card(f"{{name: Rule, {kind}, replacement: [{text}]}}")


class Chooses(Scripted):
    """Applies the effect of one source first; keeps whom it asked."""

    def __init__(self, source: int) -> None:
        super().__init__()
        self.source = source

    def answer(self, table: Table, question: Question) -> Any:
        self.asked.append(question)
        return next((key for key in question.options or () if key[0] == self.source), (question.options or ())[0])


@pytest.mark.parametrize(("doubled_first", "life"), [(True, 15), (False, 16)])
def test_the_player_who_is_dealt_damage_orders_what_changes_it(doubled_first: bool, life: int):
    """616.1e: 3 doubled less 1 is 5, 3 less 1 doubled is 4."""
    table = table_at()
    bear = put(table, "A", BEAR)
    double = put(table, "A", rule("{more-damage: {times: 2}, to: any}"))
    shield = put(table, "B", rule("{prevent-damage: 1, to: you}"))
    table.decider = decider = Chooses(double.id if doubled_first else shield.id)
    commit(table, [Damage(bear.id, "B", 3)])
    assert table.players["B"].life == life
    assert [question.player for question in decider.asked] == ["B"]


def test_the_controller_of_a_creature_orders_what_changes_damage_to_it():
    table = table_at()
    bear, ox = put(table, "A", BEAR), put(table, "B", creature("Ox", 2, 9))
    double = put(table, "A", rule("{more-damage: {times: 2}, to: any}"))
    put(table, "A", rule("{prevent-damage: 1, to: any}"))
    table.decider = decider = Chooses(double.id)
    commit(table, [Damage(bear.id, ox.id, 3)])
    assert table.objects[ox.id].marked == 5
    assert decider.asked[0].player == "B"


def test_two_effects_that_come_to_the_same_are_not_asked_about():
    table = table_at()
    bear = put(table, "A", BEAR)
    for _ in range(2):
        put(table, "A", rule("{more-damage: {times: 2}, to: any}"))
    table.decider = decider = Scripted()
    commit(table, [Damage(bear.id, "B", 1)])
    assert (table.players["B"].life, decider.asked) == (16, [])


def test_an_effect_replaces_an_event_once():
    """614.5: no effect feeds on what it made."""
    table = table_at()
    put(table, "A", rule("{more-life: {times: 2}, player: you}"))
    commit(table, [LifeChange("A", 3, "gain")])
    assert table.players["A"].life == 26


def test_a_replaced_event_never_happened():
    """614.6: the creature goes to exile, so nothing dies."""
    table = table_at()
    bear = put(table, "A", BEAR)
    put(table, "B", rule("{goes: {types: [Creature]}, to: exile, instead-of: graveyard}"))
    put(table, "A", card("{name: Priest, types: [Enchantment],"
                         " triggered: [{when: {dies: creature}, do: [{gain-life: 1, player: you}]}]}"))  # fmt: skip
    do(table, "{destroy: this}", bear)
    ready(table, Scripted())
    assert (len(table.zone("exile")), table.zone("graveyard", "A"), table.zone("stack")) == (1, (), ())


def test_what_replaces_the_new_event_applies_to_it():
    """616.1f: the process goes on with what the event has become."""
    table = table_at()
    put(table, "A", rule("{more-counters: {times: 2}, to: {controller: you}}"))
    hydra = put(
        table, "A", rule("{enters-with: '+1/+1', count: 2}", "types: [Creature], power: 0, toughness: 0"), "hand"
    )
    table.decider = Scripted()
    commit(table, [ZoneChange(hydra.id, "battlefield", "put")])
    assert [obj.counter("+1/+1") for obj in table.permanents() if obj.counters] == [4]


def test_what_enters_with_counters_never_was_without_them():
    """614.12: it does not die of toughness 0."""
    table = table_at()
    hydra = put(
        table, "A", rule("{enters-with: '+1/+1', count: 1}", "types: [Creature], power: 0, toughness: 0"), "hand"
    )
    commit(table, [ZoneChange(hydra.id, "battlefield", "put")])
    ready(table, Scripted())
    assert [view.toughness(table, obj.id) for obj in table.permanents()] == [1]


def test_what_enters_tapped_did_not_become_tapped():
    """614.1c, 603.2e: nothing triggers on it."""
    table = table_at()
    put(table, "A", card("{name: Watch, types: [Enchantment],"
                         " triggered: [{when: {becomes-tapped: land}, do: [{draw: 1, player: you}]}]}"))  # fmt: skip
    gate = put(table, "A", rule("{enters-tapped: this}", "types: [Land]"), "hand")
    commit(table, [ZoneChange(gate.id, "battlefield", "put")])
    assert [obj.tapped for obj in table.permanents() if "Land" in view.seen(table, obj.id).types] == [True]
    assert table.waiting == ()


def test_a_shield_prevents_so_much_and_no_more():
    """615.7."""
    table = table_at()
    bear = put(table, "A", BEAR)
    do(table, "{prevent-damage: 3, to: you, until: end of turn}", put(table, "B", BEAR))
    commit(table, [Damage(bear.id, "B", 2)])
    commit(table, [Damage(bear.id, "B", 2)])
    commit(table, [Damage(bear.id, "B", 2)])
    assert table.players["B"].life == 17


def test_a_shield_for_the_next_time_is_gone_after_it():
    """615.8 for 'the next time': all of that damage, once."""
    table = table_at()
    bear = put(table, "A", BEAR)
    do(table, "{prevent-damage: all, next: true, to: you, until: end of turn}", put(table, "B", BEAR))
    commit(table, [Damage(bear.id, "B", 7)])
    assert table.players["B"].life == 20
    commit(table, [Damage(bear.id, "B", 1)])
    assert table.players["B"].life == 19


def test_a_shield_that_nobody_used_ends_with_the_turn():
    table = table_at()
    bear = put(table, "A", BEAR)
    do(table, "{prevent-damage: 3, to: you, until: end of turn}", put(table, "B", BEAR))
    run_to(table, "upkeep", Scripted())
    commit(table, [Damage(bear.id, "B", 2)])
    assert table.players["B"].life == 18


def test_prevented_damage_gains_nobody_life():
    """615.6, 702.15b."""
    table = table_at()
    priest = put(table, "A", creature("Priest", 2, 2, "lifelink"))
    put(table, "B", rule("{prevent-damage: 1, to: you}"))
    commit(table, [Damage(priest.id, "B", 3)])
    assert (table.players["A"].life, table.players["B"].life) == (22, 18)


def test_doubled_damage_gains_double_life():
    table = table_at()
    priest = put(table, "A", creature("Priest", 2, 2, "lifelink"))
    put(table, "A", rule("{more-damage: {times: 2}, to: any}"))
    commit(table, [Damage(priest.id, "B", 3)])
    assert (table.players["A"].life, table.players["B"].life) == (26, 14)


def test_damage_that_cannot_be_prevented_uses_no_shield_up():
    """615.12."""
    table = table_at()
    bear = put(table, "A", BEAR)
    do(table, "{prevent-damage: 3, to: you, until: end of turn}", put(table, "B", BEAR))
    commit(table, [Damage(bear.id, "B", 2, unpreventable=True)])
    commit(table, [Damage(bear.id, "B", 3)])
    assert table.players["B"].life == 18


def test_who_draws_no_cards_does_not_lose_by_drawing_from_nothing():
    """614.11, 121.4: the draw is replaced, so none was tried."""
    table = table_at()
    player = table.players["B"]
    table.put_player(type(player)("B", endless=False))
    put(table, "A", rule("{skips-draws: opponent}"))
    commit(table, [Draw("B")])
    ready(table, Scripted())
    assert table.players["B"].result is None


def test_counters_taken_off_are_not_doubled():
    table = table_at()
    ox = put(table, "A", creature("Ox", 2, 9), counters=(("+1/+1", 3),))
    put(table, "A", rule("{more-counters: {times: 2}, to: {controller: you}}"))
    commit(table, [CounterChange(ox.id, "+1/+1", -1)])
    assert table.objects[ox.id].counter("+1/+1") == 2


def test_a_skipped_draw_step_does_not_begin():
    """614.10, 500.11."""
    table = table_at("upkeep")
    put(table, "A", rule("{skips: draw, player: you}"))
    run_to(table, "precombat main", Scripted())
    assert table.zone("hand", "A") == ()
    assert "draw" not in [entry["step"] for entry in table.log() if entry.kind == "step"]


def test_each_of_two_simultaneous_damages_is_looked_at_by_itself():
    table = table_at()
    one, other = put(table, "A", BEAR), put(table, "A", BEAR)
    put(table, "B", rule("{prevent-damage: 1, to: you}"))
    commit(table, [Damage(one.id, "B", 2), Damage(other.id, "B", 2)])
    assert table.players["B"].life == 18
