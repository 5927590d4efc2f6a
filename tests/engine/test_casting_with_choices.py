"""X, modes and targets, as they are announced (601.2b–d)."""

from __future__ import annotations

import pytest

from checker.engine.game import act
from checker.engine.queries import view
from checker.engine.records.abilities import ActivatedAbility
from checker.engine.records.actions import Activate, Cast, Pass
from checker.engine.records.question import Unanswered
from checker.engine.state.table import Table
from tests.abilities.texts import card, do
from tests.engine.tables import Scripted, creature, does, put, ready, refused, resolved, table_at
from tests.engine.test_casting import BEAR, holding, instant


def test_x_is_announced_and_paid():
    table, spell = holding(instant("{X}{R}", "{damage: x, to: {target: player}}"), "{R}{R}{R}{R}")
    resolved(does(table, Cast("A", spell.id), Scripted(x=[3], targets=[("B",)])))
    assert (table.players["B"].life, table.players["A"].pool.total) == (17, 0)


def test_an_x_that_cannot_be_paid_is_refused():
    table, spell = holding(instant("{X}{R}", "{damage: x, to: {target: player}}"), "{R}{R}")
    table.decider = Scripted(x=[3], targets=[("B",)])
    assert refused(table, Cast("A", spell.id)) == "cannot_be_paid"


def test_without_paying_x_is_nothing():
    """107.3b."""
    table, spell = holding(instant("{X}{R}", "{gain-life: {plus: [1, x]}, player: you}"))
    resolved(does(table, Cast("A", spell.id, cost="free")))
    assert table.players["A"].life == 21


def test_x_counts_in_the_mana_value_on_the_stack_only():
    """202.3e."""
    table, spell = holding(instant("{X}{R}", "{gain-life: x, player: you}"), "{R}{R}{R}")
    assert view.mana_value(table, spell.id) == 1
    does(table, Cast("A", spell.id), Scripted(x=[2]))
    assert view.mana_value(table, table.zone("stack")[0]) == 3


def test_a_mode_is_chosen_as_the_spell_is_cast():
    charm = card("{name: Charm, mana-cost: '{0}', types: [Instant], spell:"
                 " {modes: [[{gain-life: 3, player: you}], [{draw: 1, player: you}]], choose: 1}}")  # fmt: skip
    table, spell = holding(charm)
    does(table, Cast("A", spell.id), Scripted(modes=[2]))
    on_stack = table.objects[table.zone("stack")[0]].on_stack
    assert on_stack is not None
    assert on_stack.modes == (2,)
    resolved(table)
    assert (table.players["A"].life, len(table.zone("hand", "A"))) == (20, 1)


def test_a_single_legal_target_is_taken_and_several_are_asked_for():
    table, spell = holding(instant("{0}", "{destroy: {target: creature}}"))
    bear = put(table, "B", BEAR)
    does(table, Cast("A", spell.id))
    on_stack = table.objects[table.zone("stack")[0]].on_stack
    assert on_stack is not None
    assert on_stack.targets == ((bear.id,),)
    other, second = holding(instant("{0}", "{destroy: {target: creature}}"))
    put(other, "B", BEAR)
    put(other, "B", BEAR)
    with pytest.raises(Unanswered):
        does(other, Cast("A", second.id))


def test_up_to_one_target_may_be_none():
    table, spell = holding(instant("{0}", "{tap: {target: creature, up-to: 1}}"))
    put(table, "B", BEAR)
    resolved(does(table, Cast("A", spell.id), Scripted(targets=[()])))
    assert len(table.zone("graveyard", "A")) == 1


def test_with_one_of_two_targets_gone_the_other_is_still_affected():
    """608.2b."""
    table, spell = holding(instant("{0}", "{tap: {target: creature, count: 2}}"))
    one, other = put(table, "B", BEAR), put(table, "B", BEAR)
    does(table, Cast("A", spell.id), Scripted(targets=[(one.id, other.id)]))
    do(table, "{gains: [hexproof], object: this, until: end of turn}", one)
    resolved(table)
    assert (table.objects[one.id].tapped, table.objects[other.id].tapped) == (False, True)


def test_a_target_that_left_and_came_back_is_another_object():
    """400.7: the spell has no legal target any more."""
    table, spell = holding(instant("{0}", "{destroy: {target: creature}}"))
    bear = put(table, "B", BEAR)
    does(table, Cast("A", spell.id))
    do(table, "{return: this, to: hand}", bear)
    back = table.zone("hand", "B")[0]
    do(table, "{return: this, to: battlefield}", table.objects[back])
    resolved(table)
    assert [obj.printed.name for obj in table.permanents()] == ["Bear"]


def test_a_division_gives_each_target_its_share():
    """601.2d."""
    table, spell = holding(instant("{0}", "{damage: 3, to: {target: creature, count: 2}, divided: true}"))
    one, other = put(table, "B", creature("Ox", 2, 4)), put(table, "B", creature("Ox", 2, 4))
    resolved(does(table, Cast("A", spell.id), Scripted(targets=[(one.id, other.id)], divide=[(2, 1)])))
    assert (table.objects[one.id].marked, table.objects[other.id].marked) == (2, 1)


def test_the_share_of_a_target_that_became_illegal_is_lost():
    table, spell = holding(instant("{0}", "{damage: 3, to: {target: creature, count: 2}, divided: true}"))
    one, other = put(table, "B", creature("Ox", 2, 4)), put(table, "B", creature("Ox", 2, 4))
    does(table, Cast("A", spell.id), Scripted(targets=[(one.id, other.id)], divide=[(2, 1)]))
    do(table, "{gains: [hexproof], object: this, until: end of turn}", one)
    resolved(table)
    assert (table.objects[one.id].marked, table.objects[other.id].marked) == (0, 1)


@pytest.mark.parametrize(("keyword", "by_owner", "by_opponent"), [
    ("hexproof", "", "hexproof"),
    ("shroud", "shroud", "shroud"),
])  # fmt: skip
def test_hexproof_keeps_opponents_off_and_shroud_everybody(keyword: str, by_owner: str, by_opponent: str):
    for player, rule in (("A", by_owner), ("B", by_opponent)):
        table, spell = holding(instant("{0}", "{tap: {target: creature}}"), player=player)
        ghost = put(table, "A", creature("Ghost", 1, 1, keyword))
        put(table, "A", BEAR)
        table.decider = Wanted(ghost.id)
        ready(table)
        if player == "B":
            act(table, Pass("A"))
        assert refused(table, Cast(player, spell.id)) == rule


class Wanted(Scripted):
    """Names one target whatever the question offers."""

    def __init__(self, target: int) -> None:
        super().__init__(targets=[(target,)])

    def wants(self, table: Table, question: object) -> bool:
        return getattr(question, "kind", "") == "targets"


def test_what_is_cast_for_nothing_still_has_its_additional_costs():
    """118.9d."""
    table, spell = holding(instant("{5}", "{draw: 1, player: you}", ", additional-cost: {sacrifice: creature}"))
    assert refused(table, Cast("A", spell.id, cost="free")) == "cannot_be_paid"
    put(table, "A", BEAR)
    assert refused(table, Cast("A", spell.id, cost="free")) == ""


def test_damage_of_a_source_that_is_gone_has_its_last_keywords():
    """608.2h, 702.2e, 702.15c."""
    ability = "{cost: {sacrifice: this}, do: [{damage: 1, to: {target: creature}}]}"
    keywords = "keywords: [lifelink, deathtouch]"
    imp = card(f"{{name: Imp, types: [Creature], power: 1, toughness: 1, {keywords}, activated: [{ability}]}}")
    table = table_at()
    one = put(table, "A", imp)
    put(table, "B", creature("Ox", 2, 9))
    index = next(i for i, a in enumerate(view.abilities(table, one.id)) if isinstance(a, ActivatedAbility))
    table.decider = Scripted(targets=[lambda _, question: (question.options[-1],)])
    resolved(does(table, Activate("A", one.id, index)))
    assert (table.players["A"].life, table.permanents()) == (21, ())


def test_a_teammate_is_no_opponent_for_hexproof():
    table = table_at(players=("A", "B", "C", "D"))
    table.teams = (("A", "B"), ("C", "D"))
    ghost = put(table, "B", creature("Ghost", 1, 1, "hexproof"))
    put(table, "C", BEAR)
    spell = put(table, "A", instant("{0}", "{tap: {target: creature}}"), "hand")
    table.decider = Wanted(ghost.id)
    assert refused(table, Cast("A", spell.id)) == ""
