"""Combat (506–511): restrictions and requirements, blocking, assignment, first and double strike."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from checker.engine.kernel.commit import commit
from checker.engine.queries.answers import legal_answers
from checker.engine.records.changes import Damage, ZoneChange
from checker.engine.records.characteristics import Characteristics, Printed
from checker.engine.records.mana import pool_of
from checker.engine.records.question import Illegal, Question, Unanswered
from checker.engine.state.table import Table
from tests.abilities.texts import card, do
from tests.engine.tables import Scripted, creature, put, run_to, table_at

BEAR = creature("Bear", 2, 2)
WALKER = Printed("Walker", (Characteristics("Walker", types=frozenset({"Planeswalker"}), loyalty=4),))


def having(text: str, power: int = 2, toughness: int = 2) -> Printed:
    return card(f"{{name: Odd, types: [Creature], power: {power}, toughness: {toughness}, static: [{text}]}}")


class Looks(Scripted):
    """Stops at the first question of a kind and keeps every legal answer to it."""

    def __init__(self, kind: str, **answers: list[Any]) -> None:
        super().__init__(**answers)
        self.kind = kind
        self.legal: list[Any] = []

    def answer(self, table: Table, question: Question) -> Any:
        if question.kind == self.kind:
            self.legal = legal_answers(table, question)
            raise Unanswered(question)
        return super().answer(table, question)


def legal(table: Table, kind: str, **answers: list[Any]) -> list[Any]:
    """Every legal answer to the next question of that kind."""
    looks = Looks(kind, **answers)
    with pytest.raises(Unanswered):
        run_to(table, "end of combat", looks)
    return looks.legal


def fight(table: Table, **answers: list[Any]) -> Table:
    return run_to(table, "end of combat", Scripted(**answers))


def combat() -> Table:
    return table_at("beginning of combat")


# -- declaring --------------------------------------------------------------------------------------------------


def test_each_creature_attacks_or_not_as_its_controller_likes():
    table = combat()
    one, other = put(table, "A", BEAR), put(table, "A", BEAR)
    found = legal(table, "attack")
    assert sorted(map(len, found)) == [0, 1, 1, 2]
    assert ((one.id, "B"), (other.id, "B")) in found


def test_a_planeswalker_is_attacked_apart_from_its_controller():
    table = combat()
    bear, walker = put(table, "A", BEAR), put(table, "B", WALKER, counters=(("loyalty", 4),))
    assert set(legal(table, "attack")) == {(), ((bear.id, "B"),), ((bear.id, walker.id),)}


def test_what_attacks_if_able_attacks():
    """508.1d: the declaration that obeys most requirements."""
    table = combat()
    berserker, bear = put(table, "A", having("{must-attack: true}")), put(table, "A", BEAR)
    found = legal(table, "attack")
    assert all(berserker.id in dict(declaration) for declaration in found)
    assert {bear.id in dict(declaration) for declaration in found} == {True, False}


def test_a_requirement_never_breaks_a_restriction():
    table = combat()
    put(table, "A", having("{must-attack: true, cannot-attack: true}"))
    assert fight(table).turn.step == "end of combat"


def test_what_must_attack_and_cannot_attack_alone_stays_at_home_alone():
    table = combat()
    put(table, "A", having("{must-attack: true, cannot-attack-alone: true}"))
    assert fight(table).turn.step == "end of combat"


def test_what_must_attack_and_cannot_attack_alone_brings_another_along():
    """508.1d: with both attacking the requirement is obeyed and no restriction broken."""
    table = combat()
    coward, bear = put(table, "A", having("{must-attack: true, cannot-attack-alone: true}")), put(table, "A", BEAR)
    assert [set(dict(declaration)) for declaration in legal(table, "attack")] == [{coward.id, bear.id}]


def test_what_can_block_two_blocks_both_who_must_be_blocked():
    """509.1c: as many requirements as can be."""
    table = combat()
    first, second = (put(table, "A", having("{must-be-blocked: all}")) for _ in range(2))
    guard = put(table, "B", having("{additional-block: 1}"))
    found = legal(table, "block", attack=[((first.id, "B"), (second.id, "B"))])
    assert found == [((guard.id, (first.id, second.id)),)]


def test_one_who_can_block_but_one_of_them_chooses_which():
    table = combat()
    first, second = (put(table, "A", having("{must-be-blocked: all}")) for _ in range(2))
    bear = put(table, "B", BEAR)
    found = legal(table, "block", attack=[((first.id, "B"), (second.id, "B"))])
    assert set(found) == {((bear.id, (first.id,)),), ((bear.id, (second.id,)),)}


def test_a_lured_blocker_blocks_if_it_can():
    table = combat()
    bait = put(table, "A", having("{must-be-blocked: all}"))
    bear, boar = put(table, "B", BEAR), put(table, "B", BEAR)
    found = legal(table, "block", attack=[((bait.id, "B"),)])
    assert [sorted(blocker for blocker, _ in blocks) for blocks in found] == [[bear.id, boar.id]]


def test_menace_and_a_single_creature_leave_no_block():
    table = combat()
    brute = put(table, "A", creature("Brute", 2, 2, "menace"))
    put(table, "B", BEAR)
    assert legal(table, "block", attack=[((brute.id, "B"),)]) == [()]


def test_what_can_block_one_more_blocks_two():
    table = combat()
    first, second = put(table, "A", BEAR), put(table, "A", BEAR)
    guard = put(table, "B", having("{additional-block: 1}"))
    found = legal(table, "block", attack=[((first.id, "B"), (second.id, "B"))])
    assert ((guard.id, (first.id, second.id)),) in found


def test_an_illegal_block_is_refused_with_the_rule_that_says_so():
    table = combat()
    hawk, bear = put(table, "A", creature("Hawk", 2, 2, "flying")), put(table, "B", BEAR)
    spider = put(table, "B", creature("Spider", 1, 1, "reach"))
    with pytest.raises(Illegal) as refusal:
        fight(table, attack=[((hawk.id, "B"),)], block=[((bear.id, (hawk.id,)), (spider.id, (hawk.id,)))])
    assert refusal.value.rule.number == "702.9b"


# -- being blocked ----------------------------------------------------------------------------------------------


def test_an_attacker_whose_blocker_left_stays_blocked():
    table = combat()
    bear, wall = put(table, "A", BEAR), put(table, "B", creature("Wall", 0, 4))
    run_to(table, "declare blockers", Scripted(attack=[((bear.id, "B"),)], block=[((wall.id, (bear.id,)),)]))
    commit(table, [ZoneChange(wall.id, "hand", "returned")])
    assert run_to(table, "end of combat").players["B"].life == 20


def test_a_creature_removed_from_combat_deals_and_is_dealt_no_combat_damage():
    table = combat()
    bear, wall = put(table, "A", BEAR), put(table, "B", creature("Wall", 3, 4))
    run_to(table, "declare blockers", Scripted(attack=[((bear.id, "B"),)], block=[((wall.id, (bear.id,)),)]))
    do(table, "{remove-from-combat: this}", bear)
    run_to(table, "end of combat")
    assert (table.objects[bear.id].marked, table.objects[wall.id].marked) == (0, 0)


# -- damage -----------------------------------------------------------------------------------------------------


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
