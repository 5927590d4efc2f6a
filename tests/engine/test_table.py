"""The table: forks are independent and cheap, objects become new ones as they move."""

from __future__ import annotations

from checker.engine.kernel.commit import commit
from checker.engine.records.changes import CounterChange, Damage, LifeChange, ZoneChange
from tests.engine.tables import Scripted, creature, put, run_to, table_at


def test_what_happens_on_a_fork_does_not_happen_on_the_table() -> None:
    table = table_at()
    bear = put(table, "A", creature("Bear", 2, 2))
    fork = table.fork()
    commit(fork, [CounterChange(bear.id, "+1/+1", 1), LifeChange("B", -3, "loss")])
    assert table.objects[bear.id].counters == ()
    assert table.players["B"].life == 20
    assert fork.players["B"].life == 17


def test_a_fork_plays_on_like_the_table_it_came_from() -> None:
    table = table_at("beginning of combat")
    bear = put(table, "A", creature("Bear", 2, 2))
    fork = table.fork()
    logs = [run_to(t, "postcombat main", Scripted(attack=[((bear.id, "B"),)])).log() for t in (table, fork)]
    assert logs[0] == logs[1]
    assert table.players["B"].life == fork.players["B"].life == 18


def test_an_object_that_moves_is_a_new_object_of_the_same_card() -> None:
    table = table_at()
    bear = put(table, "A", creature("Bear", 2, 2), counters=(("+1/+1", 2),), tapped=True)
    (moved,) = commit(table, [ZoneChange(bear.id, "hand", "returned")])
    assert isinstance(moved, ZoneChange)
    new = table.objects[moved.became]
    assert new.id != bear.id
    assert new.card == bear.card
    assert (new.counters, new.tapped) == ((), False)


def test_what_left_is_remembered_as_it_was() -> None:
    table = table_at()
    bear = put(table, "A", creature("Bear", 2, 2), counters=(("+1/+1", 2),))
    commit(table, [ZoneChange(bear.id, "graveyard", "destroyed")])
    known = table.last_known[bear.id]
    assert (known.seen.power, known.seen.toughness) == (4, 4)


def test_a_card_goes_to_its_owners_graveyard_whoever_controlled_it() -> None:
    table = table_at()
    bear = put(table, "A", creature("Bear", 2, 2), controller="B")
    commit(table, [ZoneChange(bear.id, "graveyard", "destroyed")])
    assert len(table.zone("graveyard", "A")) == 1
    assert table.zone("graveyard", "B") == ()


def test_changes_of_one_batch_carry_one_number() -> None:
    table = table_at()
    bear = put(table, "A", creature("Bear", 2, 2))
    ox = put(table, "B", creature("Ox", 2, 4))
    commit(table, [Damage(bear.id, ox.id, 1), Damage(ox.id, bear.id, 1)])
    assert {entry.batch for entry in table.log() if entry.kind == "damage"} == {1}


def test_the_oldest_log_entry_comes_first() -> None:
    table = table_at()
    commit(table, [LifeChange("A", 1, "gain")])
    commit(table, [LifeChange("A", 2, "gain")])
    assert [entry["amount"] for entry in table.log()] == [1, 2]
