"""Situations in which several rules meet: control, copies, ward, types that are two things at once."""

from __future__ import annotations

from dataclasses import replace

import pytest

from checker.engine.game import act
from checker.engine.kernel.commit import commit
from checker.engine.queries import view
from checker.engine.queries.combat import attack_targets
from checker.engine.records.abilities import ActivatedAbility
from checker.engine.records.actions import Cast, Concede
from checker.engine.records.changes import Destroy, LifeChange, ZoneChange
from checker.engine.records.characteristics import Characteristics, Printed
from checker.engine.records.mana import pool_of
from checker.engine.state.objects import Obj
from checker.engine.state.table import Table
from tests.abilities.texts import card, do
from tests.engine.tables import Scripted, creature, does, put, ready, resolved, run_to, table_at

BEAR = creature("Bear", 2, 2)
FOREST = Printed("Forest", (Characteristics("Forest", types=frozenset({"Land"}), subtypes=frozenset({"Forest"})),))
WARDEN = card("{name: Warden, types: [Creature], power: 2, toughness: 2, keywords: [{ward: '{1}'}]}")
HERO = Printed("Hero", (Characteristics("Hero", types=frozenset({"Creature"}), supertypes=frozenset({"Legendary"}),
                                        power=3, toughness=3),))  # fmt: skip


def instant(text: str, cost: str = "{0}") -> Printed:
    return card(f"{{name: Word, mana-cost: '{cost}', types: [Instant], spell: [{text}]}}")


def watching(when: str, do: str) -> Printed:
    return card(f"{{name: Watch, types: [Enchantment], triggered: [{{when: {when}, do: [{do}]}}]}}")


def names(table: Table) -> list[str]:
    return sorted(obj.printed.name for obj in table.permanents())


def tap_ability(table: Table, obj: Obj) -> int:
    return next(i for i, a in enumerate(view.abilities(table, obj.id)) if isinstance(a, ActivatedAbility))


# -- control ----------------------------------------------------------------------------------------------------


def test_a_stolen_creature_cannot_attack_at_once_and_can_again_at_home():
    """302.6, 613.1b."""
    table = table_at()
    bear, thief = put(table, "B", BEAR), put(table, "A", BEAR)
    do(table, "{gain-control: {all: creature}, until: end of turn}", thief)
    assert attack_targets(table, bear.id) == []
    run_to(table, "upkeep", Scripted())
    assert (view.controller(table, bear.id), attack_targets(table, bear.id)) == ("B", ["A"])


def test_control_for_as_long_as_its_source_is_there_ends_with_it():
    """611.2b."""
    table = table_at()
    bear, sprite = put(table, "B", BEAR), put(table, "A", BEAR)
    do(table, "{gain-control: {all: creature}, until: source}", sprite)
    assert view.controller(table, bear.id) == "A"
    commit(table, [Destroy(sprite.id)])
    assert view.controller(table, bear.id) == "B"


def test_a_target_that_changed_hands_may_be_illegal_now():
    """608.2b: "target creature an opponent controls"."""
    table = table_at()
    put(table, "B", BEAR)
    spell = put(table, "A", instant("{destroy: {target: {types: [Creature], controller: opponent}}}"), "hand")
    does(table, Cast("A", spell.id), Scripted())
    do(table, "{gain-control: {all: creature}, until: end of turn}", put(table, "A", BEAR))
    resolved(table)
    assert names(table) == ["Bear", "Bear"]


def test_blockers_outlive_the_player_who_attacked():
    table = table_at("beginning of combat", players=("A", "B", "C"))
    table.options = frozenset({"attack-multiple"})
    bear, wall = put(table, "A", BEAR), put(table, "B", creature("Wall", 0, 4))
    run_to(table, "declare blockers", Scripted(attack=[((bear.id, "B"),)], block=[((wall.id, (bear.id,)),)]))
    act(table, Concede("A"))
    run_to(table, "upkeep")
    assert (table.turn.active, names(table), table.objects[wall.id].marked) == ("B", ["Wall"], 0)


# -- copies -----------------------------------------------------------------------------------------------------


def test_a_copy_has_what_is_printed_and_neither_counters_nor_effects():
    """707.2."""
    table = table_at()
    bear = put(table, "B", BEAR, counters=(("+1/+1", 3),))
    do(table, "{gains: [flying], object: this, until: end of turn}", bear)
    text = "{enters-as-copy: creature}"
    clone = put(
        table, "A", card(f"{{name: Clone, types: [Creature], power: 0, toughness: 0, replacement: [{text}]}}"), "hand"
    )
    table.decider = Scripted(copy=[bear.id])
    (moved,) = commit(table, [ZoneChange(clone.id, "battlefield", "put")])
    seen = view.seen(table, moved.became)  # type: ignore[attr-defined]
    assert (seen.name, seen.power, seen.toughness, seen.keywords) == ("Bear", 2, 2, frozenset())


def test_a_copy_of_a_copy_is_a_copy_of_the_first():
    """707.3."""
    table = table_at()
    bear, other = put(table, "B", BEAR), put(table, "A", creature("Other", 1, 1))
    put(table, "A", creature("Giant", 5, 5))
    do(table, "{becomes-copy: {all: {name: Giant}}, object: this, until: end of turn}", bear)
    do(table, "{becomes-copy: this, object: {all: {name: Other}}, until: end of turn}", bear)
    assert view.seen(table, other.id).name == "Giant"


def test_other_effects_apply_to_the_copied_values():
    """613.1a before everything else."""
    table = table_at()
    bear = put(table, "B", BEAR)
    put(table, "A", creature("Giant", 5, 5))
    do(table, "{gets: [1, 1], object: this, until: end of turn}", bear)
    do(table, "{becomes-copy: {all: {name: Giant}}, object: this, until: end of turn}", bear)
    assert view.power(table, bear.id) == 6


def test_a_copy_of_a_legendary_creature_meets_the_legend_rule():
    table = table_at()
    put(table, "A", HERO)
    bear = put(table, "A", BEAR)
    do(table, "{becomes-copy: {all: {name: Hero}}, object: this, until: end of turn}", bear)
    table.decider = Scripted(keep=[bear.id])
    assert names(ready(table)) == ["Bear"]


def test_a_copy_of_a_permanent_spell_becomes_a_token():
    """608.3f, 707.10f."""
    table = table_at()
    spell = put(table, "A", card("{name: Bear, mana-cost: '{0}', types: [Creature], power: 2, toughness: 2}"), "hand")
    does(table, Cast("A", spell.id), Scripted())
    do(table, "{copy: this}", table.objects[table.zone("stack")[0]])
    resolved(table)
    assert sorted(obj.kind for obj in table.permanents()) == ["card", "token"]


# -- ward -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("pool", "left"), [("{1}", []), ("", ["Warden"])])
def test_ward_counters_what_is_not_paid_for(pool: str, left: list[str]):
    table = table_at()
    put(table, "B", WARDEN)
    spell = put(table, "A", instant("{destroy: {target: creature}}"), "hand")
    table.put_player(replace(table.players["A"], pool=pool_of(pool)))
    resolved(does(table, Cast("A", spell.id), Scripted(pay=[True])))
    assert names(table) == left


def test_ward_lets_its_own_controller_pass():
    table = table_at()
    put(table, "A", WARDEN)
    spell = put(table, "A", instant("{destroy: {target: creature}}"), "hand")
    resolved(does(table, Cast("A", spell.id), Scripted()))
    assert names(table) == []


def test_ward_looks_at_triggered_abilities_too():
    table = table_at()
    put(table, "B", WARDEN)
    put(table, "A", watching("{gains-life: you}", "{destroy: {target: creature}}"))
    commit(table, [LifeChange("A", 1, "gain")])
    ready(table, Scripted())
    assert len(table.zone("stack")) == 2
    resolved(table)
    assert "Warden" in names(table)
