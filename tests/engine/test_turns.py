"""Turns, phases and steps (500–514)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from checker.engine.game import act, tick
from checker.engine.kernel.commit import commit
from checker.engine.queries import view
from checker.engine.records.actions import Pass, PlayLand
from checker.engine.records.changes import ExtraTurn
from checker.engine.records.characteristics import Characteristics, Printed
from checker.engine.records.mana import pool_of
from checker.engine.state.table import Table
from tests.abilities.texts import card, do
from tests.engine.tables import Scripted, creature, does, put, ready, refused, resolved, run, run_to, table_at

BEAR = creature("Bear", 2, 2)
FOREST = Printed("Forest", (Characteristics("Forest", types=frozenset({"Land"}), subtypes=frozenset({"Forest"})),))


def steps_of_a_turn(table: Table, decider: Scripted) -> list[str]:
    """The steps of A's turn from its untap step on, in the order in which they begin."""
    table.turn = replace(table.turn, step="untap", stage="begin")
    table.decider = decider
    seen: list[str] = []
    while table.turn.active == "A":
        if table.turn.stage == "begin":
            seen.append(table.turn.step)
        if not tick(table):
            act(table, Pass(table.turn.priority))
    return seen


WITHOUT_COMBAT = ["untap", "upkeep", "draw", "precombat main", "beginning of combat", "declare attackers",
                  "end of combat", "postcombat main", "end", "cleanup"]  # fmt: skip


def test_without_attackers_a_turn_has_ten_steps():
    assert steps_of_a_turn(table_at(), Scripted()) == WITHOUT_COMBAT


def test_an_attack_brings_the_declare_blockers_and_combat_damage_steps():
    table = table_at()
    bear = put(table, "A", BEAR)
    steps = steps_of_a_turn(table, Scripted(attack=[((bear.id, "B"),)]))
    assert steps[5:9] == ["declare attackers", "declare blockers", "combat damage", "end of combat"]


def test_a_first_striker_brings_a_second_combat_damage_step():
    table = table_at()
    knight = put(table, "A", creature("Knight", 2, 2, "first strike"))
    steps = steps_of_a_turn(table, Scripted(attack=[((knight.id, "B"),)]))
    assert steps[6:9] == ["declare blockers", "first combat damage", "second combat damage"]


def test_a_first_striker_among_the_blockers_does_so_too():
    table = table_at()
    bear, knight = put(table, "A", BEAR), put(table, "B", creature("Knight", 1, 1, "first strike"))
    steps = steps_of_a_turn(table, Scripted(attack=[((bear.id, "B"),)], block=[((knight.id, (bear.id,)),)]))
    assert "first combat damage" in steps


def test_a_first_striker_that_stays_at_home_does_not():
    table = table_at()
    bear = put(table, "A", BEAR)
    put(table, "A", creature("Knight", 1, 1, "first strike"))
    assert "combat damage" in steps_of_a_turn(table, Scripted(attack=[((bear.id, "B"),)]))


@pytest.mark.parametrize(("players", "cards"), [(("A", "B"), 0), (("A", "B", "C"), 1)])
def test_whoever_begins_draws_only_in_a_game_of_more_than_two(players: tuple[str, ...], cards: int):
    table = table_at("upkeep", players=players)
    table.turn = replace(table.turn, number=1)
    run_to(table, "precombat main")
    assert len(table.zone("hand", "A")) == cards


def test_in_later_turns_everybody_draws():
    table = table_at("upkeep")
    run_to(table, "precombat main")
    assert len(table.zone("hand", "A")) == 1


@pytest.mark.parametrize("step", ["untap", "cleanup"])
def test_nobody_gets_priority_while_untapping_or_cleaning_up(step: str):
    table = table_at("end")
    table.decider = Scripted()
    while table.turn.active == "A" or table.turn.step == "untap":
        assert not (table.turn.step == step and table.turn.stage == "priority")
        if not tick(table):
            act(table, Pass(table.turn.priority))


def test_mana_stays_in_the_pool_within_a_step_and_is_lost_as_it_ends():
    table = ready(table_at("upkeep"))
    table.put_player(replace(table.players["A"], pool=pool_of("{G}{G}")))
    act(table, Pass("A"))
    assert table.players["A"].pool.total == 2
    run_to(table, "draw")
    assert table.players["A"].pool.total == 0


def test_a_player_with_nine_cards_discards_two():
    table = table_at("end")
    cards = [put(table, "A", FOREST, "hand") for _ in range(9)]
    decider = Scripted(discard=[(cards[0].id, cards[1].id)])
    run_to(table, "upkeep", decider)
    assert (len(table.zone("hand", "A")), len(table.zone("graveyard", "A"))) == (7, 2)
    assert (decider.asked[0].least, decider.asked[0].most) == (2, 2)


def test_only_the_active_player_discards():
    table = table_at("end")
    for _ in range(9):
        put(table, "B", FOREST, "hand")
    run(table, Scripted(), lambda t: t.turn.active == "B")
    assert len(table.zone("hand", "B")) == 9


def test_damage_and_effects_wear_off_at_the_same_time():
    """514.2: with three damage and +0/+3 a 1/1 lives through the turn, and through its end."""
    table = table_at()
    elf = put(table, "A", creature("Elf", 1, 1))
    do(table, "{gets: [0, 3], object: this, until: end of turn}\n{damage: 3, to: this}", elf)
    run_to(table, "upkeep", Scripted())
    assert (table.objects[elf.id].zone, table.objects[elf.id].marked) == ("battlefield", 0)
    assert view.toughness(table, elf.id) == 1


def turns_from(table: Table, count: int) -> list[str]:
    """Whose the next turns are."""
    table.decider = Scripted()
    turns: list[str] = []
    while len(turns) < count:
        if table.turn.stage == "begin" and table.turn.step == "untap":
            turns.append(table.turn.active)
        if not tick(table):
            act(table, Pass(table.turn.priority))
    return turns


def test_of_extra_turns_the_one_created_last_comes_first():
    """500.7."""
    table = table_at(players=("A", "B", "C"))
    table.options = frozenset({"attack-multiple"})
    commit(table, [ExtraTurn("A")])
    commit(table, [ExtraTurn("C")])
    assert turns_from(table, 4) == ["C", "A", "B", "C"]


def test_an_extra_turn_of_the_next_player_makes_two_in_a_row():
    table = table_at()
    commit(table, [ExtraTurn("B")])
    assert turns_from(table, 4) == ["B", "B", "A", "B"]


def test_the_turn_passes_to_the_next_player():
    table = table_at("end", players=("A", "B", "C"))
    run_to(table, "upkeep")
    assert (table.turn.active, table.turn.number) == ("B", 3)


def test_each_turn_has_a_land_of_its_own():
    table = table_at()
    first, second = put(table, "A", FOREST, "hand"), put(table, "A", FOREST, "hand")
    does(table, PlayLand("A", first.id))
    assert refused(table, PlayLand("A", second.id)) == "one_land_each_turn"
    run(table, Scripted(), lambda t: t.turn.number == 4 and t.turn.step == "precombat main"
        and t.turn.stage == "priority")  # fmt: skip
    assert refused(table, PlayLand("A", second.id)) == ""


def test_a_permanent_untaps_as_its_controllers_turn_begins_and_not_before():
    table = table_at("end")
    mine, theirs = put(table, "A", BEAR, tapped=True), put(table, "B", BEAR, tapped=True)
    run_to(table, "upkeep")
    assert (table.objects[mine.id].tapped, table.objects[theirs.id].tapped) == (True, False)


def test_what_does_not_untap_stays_tapped():
    table = table_at("end")
    statue = put(table, "B", card("{name: Statue, types: [Artifact], static: [{does-not-untap: true}]}"), tapped=True)
    run_to(table, "upkeep")
    assert table.objects[statue.id].tapped


def test_a_creature_that_came_last_turn_can_attack_in_this_one():
    """302.6: under its controller's control since their turn began."""
    table = table_at("end")
    mine, theirs = put(table, "A", BEAR, sick=True), put(table, "B", BEAR, sick=True)
    run_to(table, "upkeep")
    assert (table.objects[mine.id].sick, table.objects[theirs.id].sick) == (True, False)


def test_attackers_are_removed_from_combat_as_it_ends():
    table = table_at("beginning of combat")
    bear = put(table, "A", BEAR)
    run_to(table, "end of combat", Scripted(attack=[((bear.id, "B"),)]))
    assert bear.id in table.combat.attackers
    run_to(table, "postcombat main")
    assert not table.combat.attackers


def test_after_priority_in_the_cleanup_step_there_is_another_one():
    """514.3a: what was given until end of turn in the first wears off in the second."""
    table = table_at("end")
    elf, bear = put(table, "A", creature("Elf", 1, 1), counters=(("-1/-1", 1),)), put(table, "A", BEAR)
    do(table, "{gets: [1, 1], object: this, until: end of turn}", elf)
    text = "{when: {dies: creature}, do: [{gets: [1, 1], object: {all: creature}, until: end of turn}]}"
    put(table, "A", card(f"{{name: Watch, types: [Enchantment], triggered: [{text}]}}"))
    run_to(table, "cleanup", Scripted())
    assert len(table.zone("stack")) == 1
    resolved(table)
    assert (table.turn.step, view.power(table, bear.id)) == ("cleanup", 3)
    run_to(table, "upkeep")
    assert (table.turn.active, view.power(table, bear.id)) == ("B", 2)
