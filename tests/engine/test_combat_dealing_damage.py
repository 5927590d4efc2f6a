"""Combat damage: who deals it, to whom, and how much (510)."""

from __future__ import annotations

from dataclasses import replace

import pytest

from checker.engine.kernel.commit import commit
from checker.engine.records.changes import Damage, ZoneChange
from checker.engine.records.mana import pool_of
from tests.abilities.texts import card, do
from tests.engine.tables import Scripted, creature, put, run_to
from tests.engine.test_combat import BEAR, WALKER, combat, fight, having, legal


def test_damage_is_divided_among_blockers_in_any_way():
    """510.1c: there is no order of blockers any more."""
    table = combat()
    giant = put(table, "A", creature("Giant", 3, 9))
    walls = [put(table, "B", creature("Wall", 0, 5)) for _ in range(2)]
    blocks = tuple((wall.id, (giant.id,)) for wall in walls)
    found = legal(table, "assignment", attack=[((giant.id, "B"),)], block=[blocks])
    assert len(found) == 4


def test_a_trampler_assigns_lethal_damage_to_all_blockers_first():
    table = combat()
    beast = put(table, "A", creature("Beast", 6, 6, "trample"))
    walls = [put(table, "B", creature("Wall", 0, 2), marked=1), put(table, "B", creature("Wall", 0, 3))]
    blocks = tuple((wall.id, (beast.id,)) for wall in walls)
    found = legal(table, "assignment", attack=[((beast.id, "B"),)], block=[blocks])
    to_the_player = [dict(share).get("B", 0) for ((_, share),) in found]
    assert max(to_the_player) == 2
    assert all(dict(share)[walls[1].id] >= 3 for ((_, share),) in found if dict(share).get("B"))


def test_deathtouch_makes_one_point_lethal_for_each_blocker():
    table = combat()
    beast = put(table, "A", creature("Beast", 5, 5, "trample", "deathtouch"))
    blocks = tuple((put(table, "B", creature("Wall", 0, 9)).id, (beast.id,)) for _ in range(2))
    found = legal(table, "assignment", attack=[((beast.id, "B"),)], block=[blocks])
    assert max(dict(share).get("B", 0) for ((_, share),) in found) == 3


def test_two_tramplers_share_what_is_lethal_to_their_common_blocker():
    """702.19b: what others assign in the same step counts."""
    table = combat()
    beasts = [put(table, "A", creature("Beast", 3, 3, "trample")) for _ in range(2)]
    wall = put(table, "B", having("{additional-block: 1}", 0, 4))
    attack = tuple((beast.id, "B") for beast in beasts)
    found = legal(table, "assignment", attack=[attack], block=[((wall.id, tuple(b.id for b in beasts)),)])
    totals = {sum(dict(share).get("B", 0) for _, share in answer) for answer in found}
    assert max(totals) == 2


def test_a_double_striker_kills_its_blocker_before_it_strikes_back():
    table = combat()
    duelist, bear = put(table, "A", creature("Duelist", 2, 2, "double strike")), put(table, "B", BEAR)
    fight(table, attack=[((duelist.id, "B"),)], block=[((bear.id, (duelist.id,)),)])
    assert [obj.printed.name for obj in table.permanents()] == ["Duelist"]
    assert table.players["B"].life == 20


@pytest.mark.parametrize(("attacker", "blocker", "left"), [
    ((), (), []),
    (("first strike",), (), ["X"]),
    ((), ("first strike",), ["Y"]),
    (("first strike",), ("first strike",), []),
    (("double strike",), ("first strike",), []),
    (("deathtouch",), ("indestructible",), ["Y"]),
])  # fmt: skip
def test_two_twos_in_combat(attacker: tuple[str, ...], blocker: tuple[str, ...], left: list[str]):
    table = combat()
    x, y = put(table, "A", creature("X", 2, 2, *attacker)), put(table, "B", creature("Y", 2, 2, *blocker))
    fight(table, attack=[((x.id, "B"),)], block=[((y.id, (x.id,)),)])
    assert [obj.printed.name for obj in table.permanents()] == left


def test_a_double_striker_whose_player_dies_first_deals_no_second_damage():
    table = combat()
    duelist = put(table, "A", creature("Duelist", 20, 20, "double strike"))
    fight(table, attack=[((duelist.id, "B"),)])
    assert (table.stopped, table.players["B"].life) == (True, 0)
    assert [entry["amount"] for entry in table.log() if entry.kind == "damage"] == [20]


def test_combat_damage_to_a_planeswalker_takes_loyalty_off():
    table = combat()
    bear, walker = put(table, "A", BEAR), put(table, "B", WALKER, counters=(("loyalty", 4),))
    fight(table, attack=[((bear.id, walker.id),)])
    assert (table.objects[walker.id].counter("loyalty"), table.players["B"].life) == (2, 20)


def test_toughness_can_count_for_power_in_combat_alone():
    """510.1a with an effect that says so: other damage is dealt as ever."""
    table = combat()
    wall = put(table, "A", having("{assigns-toughness: true}", 0, 5))
    fight(table, attack=[((wall.id, "B"),)])
    assert table.players["B"].life == 15


def test_a_creature_that_left_between_the_steps_deals_no_damage_in_the_second():
    table = combat()
    knight, bear = put(table, "A", creature("Knight", 1, 1, "first strike")), put(table, "A", BEAR)
    run_to(table, "first combat damage", Scripted(attack=[((knight.id, "B"), (bear.id, "B"))]))
    commit(table, [ZoneChange(bear.id, "hand", "returned")])
    assert run_to(table, "end of combat").players["B"].life == 19


def test_lifelink_and_lethal_damage_come_at_the_same_time():
    """120.3f: the life is gained as part of the damage, before anybody looks whether a player has none left."""
    table = combat()
    priest, bear = put(table, "A", creature("Priest", 2, 2, "lifelink")), put(table, "A", BEAR)
    commit(table, [Damage(bear.id, "A", 19)])
    fight(table, attack=[((priest.id, "B"),)])
    assert table.players["A"].life == 3


def test_the_one_who_is_blocked_by_nobody_left_and_tramples_hits_the_player():
    """702.19d."""
    table = combat()
    beast, wall = put(table, "A", creature("Beast", 5, 5, "trample")), put(table, "B", creature("Wall", 0, 4))
    run_to(table, "declare blockers", Scripted(attack=[((beast.id, "B"),)], block=[((wall.id, (beast.id,)),)]))
    commit(table, [ZoneChange(wall.id, "hand", "returned")])
    assert run_to(table, "end of combat").players["B"].life == 15


def test_an_attacker_that_left_and_came_back_is_no_attacker():
    """400.7, 506.4."""
    table = combat()
    bear, wall = put(table, "A", BEAR), put(table, "B", creature("Wall", 0, 4))
    run_to(table, "declare blockers", Scripted(attack=[((bear.id, "B"),)], block=[((wall.id, (bear.id,)),)]))
    (gone,) = commit(table, [ZoneChange(bear.id, "hand", "returned")])
    commit(table, [ZoneChange(gone.became, "battlefield", "put")])  # type: ignore[attr-defined]
    run_to(table, "end of combat")
    assert (table.objects[wall.id].marked, table.players["B"].life) == (0, 20)


def test_nobody_is_made_to_pay_for_an_attack_that_is_required():
    """508.1d."""
    table = combat()
    put(table, "A", having("{must-attack: true, attack-cost: '{2}'}"))
    table.put_player(replace(table.players["A"], pool=pool_of("{2}")))
    assert fight(table).players["B"].life == 20


def test_with_every_attacker_gone_the_steps_of_combat_take_place_all_the_same():
    """508.8: creatures were declared as attackers."""
    table = combat()
    bear = put(table, "A", BEAR)
    run_to(table, "declare attackers", Scripted(attack=[((bear.id, "B"),)]))
    commit(table, [ZoneChange(bear.id, "graveyard", "destroyed")])
    run_to(table, "end of combat")
    begun = [entry["step"] for entry in table.log() if entry.kind == "step"]
    assert begun == ["declare attackers", "declare blockers", "combat damage", "end of combat"]


def test_an_attacker_of_a_planeswalker_that_is_gone_can_still_be_blocked():
    """506.4c: it attacks nothing, and fights its blocker."""
    table = combat()
    bear, wall = put(table, "A", BEAR), put(table, "B", creature("Wall", 1, 3))
    walker = put(table, "B", WALKER, counters=(("loyalty", 4),))
    decider = Scripted(attack=[((bear.id, walker.id),)], block=[((wall.id, (bear.id,)),)])
    run_to(table, "declare attackers", decider)
    commit(table, [ZoneChange(walker.id, "graveyard", "destroyed")])
    run_to(table, "end of combat", decider)
    assert (table.objects[wall.id].marked, table.objects[bear.id].marked, table.players["B"].life) == (2, 1, 20)


def test_unblocked_it_deals_no_combat_damage():
    table = combat()
    bear, walker = put(table, "A", BEAR), put(table, "B", WALKER, counters=(("loyalty", 4),))
    run_to(table, "declare attackers", Scripted(attack=[((bear.id, walker.id),)]))
    commit(table, [ZoneChange(walker.id, "graveyard", "destroyed")])
    assert run_to(table, "end of combat").players["B"].life == 20


def test_what_stops_being_a_creature_leaves_combat():
    """506.4."""
    table = combat()
    statue = put(table, "A", card("{name: Statue, types: [Artifact]}"))
    do(table, "{adds: {types: [Creature]}, base: [3, 3], object: this, until: end of turn}", statue)
    run_to(table, "declare attackers", Scripted(attack=[((statue.id, "B"),)]))
    do(table, "{removes: {types: [Creature]}, object: this, until: end of turn}", statue)
    assert run_to(table, "end of combat").players["B"].life == 20


def test_what_phases_out_leaves_combat():
    table = combat()
    bear = put(table, "A", BEAR)
    run_to(table, "declare attackers", Scripted(attack=[((bear.id, "B"),)]))
    do(table, "{phases-out: this}", bear)
    assert run_to(table, "end of combat").players["B"].life == 20


def test_a_double_striker_with_deathtouch_and_trample_goes_through_in_the_second_step():
    """702.19d: with its blocker dead all of the second lot goes to the player."""
    table = combat()
    duelist = put(table, "A", creature("Duelist", 1, 1, "double strike", "deathtouch", "trample"))
    ox = put(table, "B", creature("Ox", 5, 5))
    fight(table, attack=[((duelist.id, "B"),)], block=[((ox.id, (duelist.id,)),)])
    assert ([obj.printed.name for obj in table.permanents()], table.players["B"].life) == (["Duelist"], 19)
