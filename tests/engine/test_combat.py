"""Combat (506–511): restrictions and requirements, blocking, assignment, first and double strike."""

from __future__ import annotations

from typing import Any

import pytest

from checker.engine.kernel.commit import commit
from checker.engine.queries.answers import legal_answers
from checker.engine.records.changes import ZoneChange
from checker.engine.records.characteristics import Characteristics, Printed
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
