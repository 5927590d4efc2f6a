"""Continuous effects through the layers, by timestamp and dependency (611, 613)."""

from __future__ import annotations

import pytest

from checker.engine.kernel.commit import commit
from checker.engine.queries import view
from checker.engine.records.changes import Attachment, CounterChange, ZoneChange
from checker.engine.records.characteristics import Characteristics, Printed
from tests.abilities.texts import card, do
from tests.engine.tables import BOOK, creature, put, run_to, table_at

BEAR = creature("Bear", 2, 2)


def rule(text: str, kind: str = "types: [Enchantment]") -> Printed:
    return card(f"{{name: Rule, {kind}, static: [{text}]}}")


def lands(name: str, *subtypes: str, supertypes: tuple[str, ...] = ()) -> Printed:
    looks = Characteristics(
        name, types=frozenset({"Land"}), subtypes=frozenset(subtypes), supertypes=frozenset(supertypes)
    )
    return Printed(name, (looks,))


def power(table, obj) -> tuple[int, int]:
    return view.power(table, obj.id), view.toughness(table, obj.id)


def test_power_is_set_before_it_is_modified_whatever_came_first():
    """613.4b before 613.4c."""
    table = table_at()
    bear = put(table, "A", BEAR)
    do(table, "{gets: [3, 3], object: this, until: end of turn}", bear)
    do(table, "{base: [1, 1], object: this, until: end of turn}", bear)
    assert power(table, bear) == (4, 4)


def test_switching_comes_after_everything_else():
    table = table_at()
    wall = put(table, "A", creature("Wall", 0, 4))
    do(table, "{switches: true, object: this, until: end of turn}", wall)
    do(table, "{gets: [1, 0], object: this, until: end of turn}", wall)
    assert power(table, wall) == (4, 1)


def test_switching_twice_changes_nothing():
    table = table_at()
    wall = put(table, "A", creature("Wall", 0, 4))
    for _ in range(2):
        do(table, "{switches: true, object: this, until: end of turn}", wall)
    assert power(table, wall) == (0, 4)


def test_counters_and_effects_add_up_in_one_layer():
    table = table_at()
    bear = put(table, "A", BEAR, counters=(("+1/+1", 2),))
    do(table, "{gets: [-1, -1], object: this, until: end of turn}", bear)
    assert power(table, bear) == (3, 3)


def test_of_two_that_set_power_the_later_one_prevails():
    table = table_at()
    bear = put(table, "A", BEAR)
    put(table, "A", rule("{object: creature, base: [1, 1]}"))
    put(table, "A", rule("{object: creature, base: [5, 5]}"))
    assert power(table, bear) == (5, 5)


def test_a_permanent_that_comes_again_has_a_new_timestamp():
    """613.7d, 400.7."""
    table = table_at()
    bear = put(table, "A", BEAR)
    first = put(table, "A", rule("{object: creature, base: [1, 1]}"))
    put(table, "A", rule("{object: creature, base: [5, 5]}"))
    (gone,) = commit(table, [ZoneChange(first.id, "hand", "returned")])
    commit(table, [ZoneChange(gone.became, "battlefield", "returned")])  # type: ignore[attr-defined]
    assert power(table, bear) == (1, 1)


def test_an_attachment_that_moves_has_a_new_timestamp():
    """613.7e."""
    table = table_at()
    bear, other = put(table, "A", BEAR), put(table, "A", BEAR)
    text = "{object: equipped creature, base: [1, 1]}"
    stone = put(table, "A", rule(text, "types: [Artifact], subtypes: [Equipment]"), attached_to=other.id)
    put(table, "A", rule("{object: creature, base: [5, 5]}"))
    assert power(table, other) == (5, 5)
    commit(table, [Attachment(stone.id, bear.id)])
    assert power(table, bear) == (1, 1)


def test_losing_all_abilities_takes_those_from_before_and_not_those_from_after():
    table = table_at()
    bear = put(table, "A", creature("Hawk", 1, 1, "flying"))
    do(table, "{gains: [haste], object: this, until: end of turn}", bear)
    do(table, "{loses-all-abilities: true, object: this, until: end of turn}", bear)
    do(table, "{gains: [trample], object: this, until: end of turn}", bear)
    assert view.seen(table, bear.id).keywords == {"trample"}


def test_a_creature_without_abilities_still_counts_its_counters():
    table = table_at()
    bear = put(table, "A", BEAR, counters=(("+1/+1", 1),))
    do(table, "{loses-all-abilities: true, object: this, until: end of turn}", bear)
    assert power(table, bear) == (3, 3)


def test_an_effect_that_began_goes_on_though_its_ability_is_lost_in_a_later_layer():
    """613.6: it removed the type in layer 4, and still sets power in layer 7b after losing its abilities in 6."""
    table = table_at()
    machine = put(table, "A", rule("{object: artifact, adds: {types: [Creature]}, base: [3, 3]}", "types: [Artifact]"))
    put(table, "B", rule("{object: artifact, loses-all-abilities: true}"))
    assert power(table, machine) == (3, 3)
    assert view.is_creature(table, machine.id)


def test_an_effect_that_was_not_there_in_its_first_layer_does_nothing():
    """Losing abilities in layer 6 comes before power in layer 7."""
    table = table_at()
    bear = put(table, "A", BEAR)
    put(table, "A", card("{name: Lord, types: [Creature], power: 1, toughness: 1,"
                         " static: [{object: {types: [Creature], other: true}, gets: [1, 1]}]}"))  # fmt: skip
    put(table, "B", rule("{object: creature, loses-all-abilities: true}"))
    assert power(table, bear) == (2, 2)


@pytest.mark.parametrize("first", [True, False])
def test_urborg_and_blood_moon_in_either_order(first: bool):
    """613.8: whether Urborg has its ability depends on Blood Moon; so Blood Moon goes first whatever the timestamps."""
    table = table_at()
    urborg = card("{name: Urborg, types: [Land], static: [{object: land, adds: {subtypes: [Swamp]}}]}")
    moon = rule("{object: {types: [Land], without-supertypes: [Basic]}, becomes-land: [Mountain]}")
    forest = put(table, "A", lands("Forest", "Forest", supertypes=("Basic",)))
    for printed in (urborg, moon) if first else (moon, urborg):
        put(table, "A", printed)
    assert view.seen(table, forest.id).subtypes == {"Forest"}


def test_without_dependency_the_older_urborg_still_makes_swamps():
    book = BOOK.without("613.8")
    table = table_at(book=book)
    forest = put(table, "A", lands("Forest", "Forest", supertypes=("Basic",)))
    put(table, "A", card("{name: Urborg, types: [Land], static: [{object: land, adds: {subtypes: [Swamp]}}]}"))
    put(table, "A", rule("{object: {types: [Land], without-supertypes: [Basic]}, becomes-land: [Mountain]}"))
    assert view.seen(table, forest.id).subtypes == {"Forest", "Swamp"}


def test_effects_that_depend_on_each_other_go_by_timestamp():
    """613.8b: a loop of dependencies is no dependency."""
    table = table_at()
    cat = put(table, "A", card("{name: Cat, types: [Creature], subtypes: [Cat], power: 1, toughness: 1}"))
    put(table, "A", rule("{object: {subtypes: [Cat]}, becomes: {subtypes: [Dog]}}"))
    put(table, "A", rule("{object: {subtypes: [Dog]}, becomes: {subtypes: [Cat]}}"))
    assert view.seen(table, cat.id).subtypes == {"Cat"}


def test_types_are_changed_before_what_looks_at_them_in_a_later_layer():
    table = table_at()
    stone = put(table, "A", card("{name: Stone, types: [Artifact], power: 2, toughness: 2}"))
    put(table, "A", rule("{object: {types: [Creature]}, gets: [1, 1]}"))
    do(table, "{adds: {types: [Creature]}, object: this, until: end of turn}", stone)
    assert power(table, stone) == (3, 3)


def test_control_is_changed_before_what_looks_at_controllers():
    table = table_at()
    bear = put(table, "B", BEAR)
    mine = put(table, "A", rule("{object: {types: [Creature], controller: you}, gets: [1, 1]}"))
    do(table, "{gain-control: {all: creature}, until: end of turn}", mine)
    assert (view.controller(table, bear.id), power(table, bear)) == ("A", (3, 3))


def test_what_an_instruction_affects_is_fixed_as_it_resolves():
    """611.2c: a creature that comes later is not among them."""
    table = table_at()
    bear = put(table, "A", BEAR)
    do(table, "{gets: [1, 1], object: {all: creature}, until: end of turn}", bear)
    late = put(table, "A", BEAR)
    assert (power(table, bear), power(table, late)) == ((3, 3), (2, 2))


def test_what_a_static_ability_affects_is_not_fixed():
    table = table_at()
    put(table, "A", rule("{object: creature, gets: [1, 1]}"))
    assert power(table, put(table, "A", BEAR)) == (3, 3)


def test_a_static_ability_stops_as_its_source_leaves():
    """611.3b."""
    table = table_at()
    bear = put(table, "A", BEAR)
    flag = put(table, "A", rule("{object: creature, gets: [1, 1]}"))
    assert power(table, bear) == (3, 3)
    commit(table, [ZoneChange(flag.id, "graveyard", "destroyed")])
    assert power(table, bear) == (2, 2)


def test_a_value_of_an_instruction_is_worked_out_once():
    """608.2i: as it resolves."""
    table = table_at()
    bear = put(table, "A", BEAR)
    do(table, "{gets: [{count: creature}, 0], object: this, until: end of turn}", bear)
    put(table, "A", BEAR)
    assert view.power(table, bear.id) == 3


def test_until_end_of_turn_ends_in_the_cleanup_step_and_not_before():
    table = table_at()
    bear = put(table, "A", BEAR)
    do(table, "{gets: [2, 2], object: this, until: end of turn}", bear)
    run_to(table, "end")
    assert power(table, bear) == (4, 4)
    run_to(table, "upkeep")
    assert power(table, bear) == (2, 2)


def test_until_your_next_turn_ends_as_that_turn_begins():
    table = table_at()
    bear = put(table, "A", BEAR)
    do(table, "{gets: [2, 2], object: this, until: your next turn}", bear)
    run_to(table, "upkeep")
    assert (table.turn.active, power(table, bear)) == ("B", (4, 4))
    run_to(table, "end")
    run_to(table, "upkeep")
    assert (table.turn.active, power(table, bear)) == ("A", (2, 2))


def test_the_colour_of_a_creature_that_became_blue_is_seen_by_what_asks_for_blue():
    table = table_at()
    bear = put(table, "A", BEAR)
    put(table, "A", rule("{object: {colors: [blue]}, gets: [1, 1]}"))
    do(table, "{becomes: {colors: [blue]}, object: this, until: end of turn}", bear)
    assert power(table, bear) == (3, 3)


@pytest.mark.parametrize(("plus", "minus", "left"), [(3, 1, (2, 0)), (1, 3, (0, 2)), (2, 2, (0, 0))])
def test_counters_of_both_signs_leave_in_pairs(plus: int, minus: int, left: tuple[int, int]):
    """704.5q."""
    table = table_at()
    ox = put(table, "A", creature("Ox", 4, 6), counters=(("+1/+1", plus),))
    commit(table, [CounterChange(ox.id, "-1/-1", minus)])
    table.book.one("state-based actions")(table)
    now = table.objects[ox.id]
    assert (now.counter("+1/+1"), now.counter("-1/-1")) == left


def test_a_defined_power_is_defined_in_the_hand_as_well():
    """604.3."""
    table = table_at()
    text = "{defined: [{count: creature}, {plus: [1, {count: creature}]}]}"
    goyf = put(
        table, "A", card(f"{{name: Goyf, types: [Creature], power: '*', toughness: 1+*, static: [{text}]}}"), "hand"
    )
    put(table, "B", BEAR)
    assert power(table, goyf) == (1, 2)


@pytest.mark.parametrize(("first", "expected"), [("Humility", 4), ("Opal", 1)])
def test_humility_and_an_enchantment_that_makes_creatures_of_the_others(first: str, expected: int):
    """613.6: what began in layer 4 goes on in layer 7b, where the later of the two prevails."""
    table = table_at()
    printed = {
        "Opal": "{object: {types: [Enchantment], other: true}, adds: {types: [Creature]}, base: [4, 4]}",
        "Humility": "{object: creature, loses-all-abilities: true, base: [1, 1]}",
    }
    order = sorted(printed, key=lambda name: name != first)
    made = {name: put(table, "A", rule(printed[name])) for name in order}
    assert view.power(table, made["Humility"].id) == expected


def test_an_ability_that_is_gained_may_give_others_something():
    table = table_at()
    bear, other = put(table, "A", BEAR), put(table, "A", BEAR)
    static = "{static: {object: {types: [Creature], other: true}, gets: [1, 1]}}"
    do(table, f"{{gains: [{static}], object: this, until: end of turn}}", bear)
    assert (power(table, bear), power(table, other)) == ((2, 2), (3, 3))


def test_a_static_ability_works_for_whoever_controls_it_now():
    table = table_at()
    text = "{object: {types: [Creature], controller: you, other: true}, gets: [1, 1]}"
    lord = put(table, "A", rule(text, "types: [Creature], power: 1, toughness: 1"))
    mine, theirs = put(table, "A", BEAR), put(table, "B", BEAR)
    do(table, "{gain-control: {all: {name: Rule}}}", theirs)
    assert view.controller(table, lord.id) == "B"
    assert (power(table, mine), power(table, theirs)) == ((2, 2), (3, 3))
