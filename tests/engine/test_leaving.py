"""Players who leave a game that goes on without them (800.4, 104.2, 104.3)."""

from __future__ import annotations

from checker.engine.game import act
from checker.engine.kernel.commit import commit
from checker.engine.queries import view
from checker.engine.records.actions import Cast, Concede, Pass
from checker.engine.records.changes import ExtraTurn, LifeChange, PlayerLoses
from checker.engine.state.table import Table
from tests.abilities.texts import card, do
from tests.engine.tables import Scripted, creature, does, put, ready, run_to, table_at

BEAR = creature("Bear", 2, 2)


def three() -> Table:
    table = table_at(players=("A", "B", "C"))
    table.options = frozenset({"attack-multiple"})
    return table


def test_what_a_player_owns_leaves_with_them():
    table = three()
    mine, lent = put(table, "C", BEAR), put(table, "C", BEAR, controller="A")
    does(table, Concede("C"))
    assert {table.objects[id].zone for id in (mine.id, lent.id) if id in table.objects} <= {"nowhere"}
    assert table.permanents() == ()


def test_what_a_player_controlled_by_an_effect_goes_back():
    """800.4a: the effect that gave them control ends."""
    table = three()
    bear = put(table, "A", BEAR)
    thief = put(table, "C", BEAR)
    do(table, "{gain-control: {all: creature}}", thief)
    assert view.controller(table, bear.id) == "C"
    does(table, Concede("C"))
    assert view.controller(table, bear.id) == "A"
    assert table.objects[bear.id].zone == "battlefield"


def test_what_came_under_their_control_for_good_is_exiled():
    """800.4a: what is still under their control then."""
    table = three()
    put(table, "A", BEAR, controller="C")
    does(table, Concede("C"))
    assert (table.permanents(), len(table.zone("exile"))) == ((), 1)


def test_their_spells_leave_the_stack():
    table = three()
    word = put(
        table, "C", card("{name: Word, mana-cost: '{0}', types: [Instant], spell: [{draw: 1, player: you}]}"), "hand"
    )
    act(ready(table, Scripted()), Pass("A"))
    act(table, Pass("B"))
    does(table, Cast("C", word.id))
    assert len(table.zone("stack")) == 1
    does(table, Concede("C"))
    assert table.zone("stack") == ()


def test_the_game_goes_on_with_two():
    table = three()
    does(table, Concede("B"))
    assert not table.stopped
    run_to(table, "upkeep")
    assert table.turn.active == "C"


def test_a_player_who_left_gets_no_priority():
    table = three()
    does(table, Concede("B"))
    act(table, Pass("A"))
    assert table.turn.priority == "C"


def test_the_turn_of_the_player_who_left_has_no_player_with_priority_but_the_next():
    """800.4j: the turn goes on without an active player."""
    table = three()
    does(table, Concede("A"))
    assert table.turn.priority == "B"


def test_an_extra_turn_of_a_player_who_left_is_not_taken():
    table = three()
    commit(table, [ExtraTurn("C")])
    does(table, Concede("C"))
    run_to(table, "upkeep")
    assert table.turn.active == "B"


def test_who_loses_to_damage_leaves_as_well():
    table = three()
    put(table, "C", BEAR)
    commit(table, [LifeChange("C", -20, "loss")])
    ready(table, Scripted())
    assert (table.players["C"].result, table.permanents(), table.stopped) == ("loses", (), False)


def test_an_attacked_player_who_leaves_is_dealt_no_damage():
    table = three()
    table.turn = table.turn.at("begin", step="declare attackers")
    bear = put(table, "A", BEAR)
    ready(table, Scripted(attack=[((bear.id, "C"),)]))
    does(table, Concede("C"))
    run_to(table, "end of combat")
    assert (table.players["C"].life, table.players["B"].life) == (20, 20)


def test_the_last_player_left_wins():
    table = three()
    does(table, Concede("B"))
    does(table, Concede("C"))
    assert {name: player.result for name, player in table.players.items()} == {"A": "wins", "B": "loses", "C": "loses"}
    assert table.stopped


def test_a_waiting_trigger_of_a_player_who_left_is_not_put_on_the_stack():
    """800.4d."""
    table = three()
    text = "{when: {gains-life: player}, do: [{draw: 1, player: you}]}"
    put(table, "C", card(f"{{name: Watch, types: [Enchantment], triggered: [{text}]}}"))
    commit(table, [LifeChange("A", 1, "gain")])
    assert len(table.waiting) == 1
    commit(table, [PlayerLoses("C", "conceded")])
    ready(table, Scripted())
    assert table.zone("stack") == ()


def test_an_aura_on_a_player_who_left_goes_to_the_graveyard():
    """303.4c."""
    table = three()
    curse = card("{name: Curse, types: [Enchantment], subtypes: [Aura], keywords: [{enchant: player}]}")
    put(table, "A", curse, attached_to="C")
    does(table, Concede("C"), Scripted())
    run_to(table, "beginning of combat")
    assert (table.permanents(), len(table.zone("graveyard", "A"))) == ((), 1)
