"""Triggered abilities: when they trigger, wait, are ordered, look back, and what they know (603)."""

from __future__ import annotations

from typing import Any

import pytest

from checker.engine.kernel.commit import commit
from checker.engine.records.changes import Destroy, LifeChange, ZoneChange
from checker.engine.records.characteristics import Printed
from checker.engine.records.question import Question, Unanswered
from checker.engine.state.table import Table
from tests.abilities.texts import card
from tests.engine.tables import Scripted, creature, put, ready, resolved, table_at

BEAR = creature("Bear", 2, 2)


def watching(when: str, do: str, more: str = "") -> Printed:
    return card(f"{{name: Watch, types: [Enchantment], triggered: [{{when: {when}, do: [{do}]{more}}}]}}")


def monk(when: str, do: str, more: str = "") -> Printed:
    text = f"{{when: {when}, do: [{do}]{more}}}"
    return card(f"{{name: Monk, types: [Creature], power: 1, toughness: 1, triggered: [{text}]}}")


def sources(table: Table) -> list[int]:
    """Of the abilities on the stack, the first one put there first."""
    return [table.objects[id].on_stack.source for id in table.zone("stack")]  # type: ignore[union-attr]


def test_the_active_players_trigger_resolves_last():
    """603.3b: put on the stack first."""
    table = table_at()
    watch = {player: put(table, player, watching("{gains-life: player}", "{draw: 1, player: you}")) for player in "BA"}
    commit(table, [LifeChange("A", 1, "gain")])
    ready(table, Scripted())
    assert sources(table) == [watch["A"].id, watch["B"].id]


def test_after_the_active_player_it_goes_round_the_table():
    table = table_at(players=("A", "B", "C", "D"))
    watch = {
        player: put(table, player, watching("{gains-life: player}", "{draw: 1, player: you}")) for player in "DBCA"
    }
    commit(table, [LifeChange("A", 1, "gain")])
    ready(table, Scripted())
    assert sources(table) == [watch[player].id for player in "ABCD"]


def test_a_player_orders_two_different_triggers_of_their_own():
    table = table_at()
    first = put(table, "A", watching("{gains-life: you}", "{draw: 1, player: you}"))
    second = put(table, "A", watching("{gains-life: you}", "{gain-life: 1, player: each opponent}"))
    commit(table, [LifeChange("A", 1, "gain")])

    def the_other_way_round(_: Table, question: Question) -> Any:
        return tuple(reversed(question.options or ()))

    ready(table, Scripted(order=[the_other_way_round]))
    assert sources(table) == [second.id, first.id]


def test_nobody_orders_triggers_for_them():
    table = table_at()
    put(table, "A", watching("{gains-life: you}", "{draw: 1, player: you}"))
    put(table, "A", watching("{gains-life: you}", "{gain-life: 1, player: each opponent}"))
    commit(table, [LifeChange("A", 1, "gain")])
    with pytest.raises(Unanswered):
        ready(table, Scripted())


def test_an_ability_triggers_once_for_each_event_at_the_same_time():
    """603.2c."""
    table = table_at()
    put(table, "A", watching("{dies: creature}", "{gain-life: 1, player: you}"))
    bears = [put(table, "B", BEAR) for _ in range(3)]
    commit(table, [Destroy(bear.id) for bear in bears])
    resolved(table)
    assert table.players["A"].life == 23


def test_one_or_more_triggers_once():
    table = table_at()
    put(table, "A", watching("{dies: creature, one-or-more: true}", "{gain-life: 1, player: you}"))
    bears = [put(table, "B", BEAR) for _ in range(3)]
    commit(table, [Destroy(bear.id) for bear in bears])
    resolved(table)
    assert table.players["A"].life == 21


def test_two_that_die_together_see_each_other_die():
    """603.10a."""
    table = table_at()
    text = "{when: {dies: creature}, do: [{gain-life: 1, player: you}]}"
    artist = card(f"{{name: Artist, types: [Creature], power: 0, toughness: 1, triggered: [{text}]}}")
    both = [put(table, "A", artist) for _ in range(2)]
    commit(table, [Destroy(each.id) for each in both])
    resolved(table)
    assert table.players["A"].life == 24


def test_who_died_before_sees_nothing_any_more():
    table = table_at()
    text = "{when: {dies: creature}, do: [{gain-life: 1, player: you}]}"
    artist = card(f"{{name: Artist, types: [Creature], power: 0, toughness: 1, triggered: [{text}]}}")
    first, second = put(table, "A", artist), put(table, "B", BEAR)
    commit(table, [Destroy(first.id)])
    resolved(table)
    commit(table, [Destroy(second.id)])
    resolved(table)
    assert table.players["A"].life == 21


def test_what_enters_together_sees_each_other_enter():
    """603.6a."""
    table = table_at()
    warden = monk("{enters: {types: [Creature], other: true}}", "{gain-life: 1, player: you}")
    cards = [put(table, "A", warden, "hand") for _ in range(2)]
    commit(table, [ZoneChange(each.id, "battlefield", "put") for each in cards])
    resolved(table)
    assert table.players["A"].life == 22


def test_a_destroyed_creature_is_known_as_it_was():
    """608.2h: its power was 5 as it left."""
    table = table_at()
    beast = monk("{dies: this}", "{gain-life: {power-of: this}, player: you}")
    one = put(table, "A", beast, counters=(("+1/+1", 4),))
    commit(table, [Destroy(one.id)])
    resolved(table)
    assert table.players["A"].life == 25


def test_the_ability_belongs_to_whoever_controlled_its_source():
    """603.3a: B controlled the creature as it died; its owner is A."""
    table = table_at()
    one = put(table, "A", monk("{dies: this}", "{gain-life: 1, player: you}"), controller="B")
    commit(table, [Destroy(one.id)])
    resolved(table)
    assert (table.players["A"].life, table.players["B"].life) == (20, 21)


@pytest.mark.parametrize(("artifacts", "triggers"), [(0, 0), (1, 1)])
def test_an_intervening_if_keeps_an_ability_from_triggering(artifacts: int, triggers: int):
    """603.4."""
    table = table_at()
    put(table, "A", watching("{gains-life: you}", "{draw: 1, player: you}", ", if: {controls: artifact}"))
    for _ in range(artifacts):
        put(table, "A", creature("Chest", 0, 0, types=("Artifact",)))
    commit(table, [LifeChange("A", 1, "gain")])
    assert len(table.waiting) == triggers


def test_an_intervening_if_is_looked_at_again():
    table = table_at()
    put(table, "A", watching("{gains-life: you}", "{draw: 1, player: you}", ", if: {controls: artifact}"))
    chest = put(table, "A", creature("Chest", 0, 0, types=("Artifact",)))
    commit(table, [LifeChange("A", 1, "gain")])
    ready(table, Scripted())
    commit(table, [Destroy(chest.id)])
    resolved(table)
    assert table.zone("hand", "A") == ()


def test_without_a_legal_target_the_ability_is_removed():
    """603.3d."""
    table = table_at()
    put(table, "A", watching("{gains-life: you}", "{destroy: {target: artifact}}"))
    commit(table, [LifeChange("A", 1, "gain")])
    ready(table, Scripted())
    assert table.zone("stack") == ()
    assert "trigger-removed" in [entry.kind for entry in table.log()]


def test_an_ability_waits_for_the_next_time_a_player_gets_priority():
    """603.3: a trigger during a resolution goes on the stack after it."""
    table = table_at()
    put(table, "A", watching("{gains-life: you}", "{draw: 1, player: you}"))
    commit(table, [LifeChange("A", 1, "gain")])
    assert (len(table.waiting), table.zone("stack")) == (1, ())
    ready(table, Scripted())
    assert (table.waiting, len(table.zone("stack"))) == ((), 1)
