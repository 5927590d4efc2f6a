"""Static abilities: what they change in which layer, what they forbid, and on what."""

from __future__ import annotations

import pytest

from checker.engine.queries import view
from checker.engine.records.characteristics import Characteristics, Printed
from tests.abilities.texts import card
from tests.engine.tables import creature, put, table_at

BEAR = creature("Bear", 2, 2)
GIANT = creature("Giant", 3, 3)
GOBLIN = Printed(
    "Goblin",
    (Characteristics("Goblin", types=frozenset({"Creature"}), subtypes=frozenset({"Goblin"}), power=1, toughness=1,
                     colors=frozenset({"red"})),),
)  # fmt: skip


def static(text: str, kind: str = "types: [Enchantment]") -> Printed:
    return card(f"{{name: Rule, {kind}, static: [{text}]}}")


def test_an_anthem_is_for_ones_own_creatures():
    table = table_at()
    mine, theirs = put(table, "A", BEAR), put(table, "B", BEAR)
    put(table, "A", static("{object: {types: [Creature], controller: you}, gets: [1, 1]}"))
    assert (view.power(table, mine.id), view.power(table, theirs.id)) == (3, 2)


def test_other_goblins_leaves_the_source_out():
    table = table_at()
    kind = "types: [Creature], subtypes: [Goblin], power: 1, toughness: 1"
    chief = put(table, "A", static("{object: {subtypes: [Goblin], other: true}, gets: [1, 1], gains: [haste]}", kind))
    goblin = put(table, "A", GOBLIN)
    assert (view.power(table, chief.id), view.power(table, goblin.id)) == (1, 2)
    assert view.has(table, goblin.id, "haste")


def test_a_value_is_counted_anew_all_the_time():
    table = table_at()
    bear = put(table, "A", BEAR)
    put(table, "A", static("{object: creature, gets: [{count: creature}, 0]}"))
    assert view.power(table, bear.id) == 3
    put(table, "A", GIANT)
    assert view.power(table, bear.id) == 4


def test_a_defined_power_is_worked_out_first():
    table = table_at()
    text = (
        "{name: Goyf, types: [Creature], power: '*', toughness: 1+*,"
        " static: [{defined: [{count: creature}, {plus: [1, {count: creature}]}]}]}"
    )
    goyf = put(table, "A", card(text), counters=(("+1/+1", 1),))
    put(table, "B", GIANT)
    assert (view.power(table, goyf.id), view.toughness(table, goyf.id)) == (3, 4)


def test_an_equipment_is_for_the_creature_that_it_is_attached_to():
    table = table_at()
    bear, giant = put(table, "A", BEAR), put(table, "A", GIANT)
    text = "{object: equipped creature, gets: [2, 0], gains: [trample]}"
    put(table, "A", static(text, "types: [Artifact], subtypes: [Equipment]"), attached_to=bear.id)
    assert (view.power(table, bear.id), view.power(table, giant.id)) == (4, 3)
    assert view.has(table, bear.id, "trample")


def test_control_of_the_enchanted_creature():
    table = table_at()
    giant = put(table, "B", GIANT)
    text = "{object: enchanted creature, controlled-by-you: true}"
    put(table, "A", static(text, "types: [Enchantment], subtypes: [Aura]"), attached_to=giant.id)
    assert view.controller(table, giant.id) == "A"


@pytest.mark.parametrize(
    ("text", "power", "toughness"),
    [
        ("{object: creature, base: [0, 1]}", 1, 2),
        ("{object: creature, base: [none, 5]}", 3, 6),
        ("{object: creature, switches: true}", 4, 3),
        ("{object: creature, base: [1, 7], switches: true}", 8, 2),
    ],
)
def test_the_layers_of_power_and_toughness(text, power, toughness):
    table = table_at()
    bear = put(table, "A", creature("Bear", 2, 3), counters=(("+1/+1", 1),))
    put(table, "A", static(text))
    assert (view.power(table, bear.id), view.toughness(table, bear.id)) == (power, toughness)


def test_types_are_replaced_added_and_taken_away():
    table = table_at()
    goblin = put(table, "A", GOBLIN)
    put(table, "A", static("{object: creature, adds: {types: [Artifact], subtypes: [Golem], supertypes: [Legendary]}}"))
    put(table, "A", static("{object: creature, removes: {subtypes: [Goblin]}}"))
    seen = view.seen(table, goblin.id)
    assert (seen.types, seen.subtypes, seen.supertypes) == ({"Artifact", "Creature"}, {"Golem"}, {"Legendary"})


@pytest.mark.parametrize(
    ("change", "types", "subtypes"),
    [
        ("{becomes: {types: [Artifact]}}", {"Artifact"}, {"Equipment"}),
        ("{becomes: {types: [Enchantment]}}", {"Enchantment"}, set()),
        ("{becomes: {subtypes: [Frog]}}", {"Artifact", "Creature"}, {"Equipment", "Frog"}),
        ("{becomes: {types: [Creature], subtypes: [Frog]}}", {"Creature"}, {"Frog"}),
        ("{removes: {types: [Creature]}}", {"Artifact"}, {"Equipment"}),
        ("{removes: {types: [Artifact]}}", {"Creature"}, {"Golem"}),
    ],
)
def test_subtypes_go_with_their_card_types(change, types, subtypes):
    table = table_at()
    golem = "{name: Golem, types: [Artifact, Creature], subtypes: [Golem, Equipment], power: 1, toughness: 1}"
    made = put(table, "A", card(golem))
    put(table, "B", static(change[:-1] + ", object: {name: Golem}}"))
    seen = view.seen(table, made.id)
    assert (seen.types, seen.subtypes) == (types, subtypes)


def test_a_land_that_becomes_a_mountain_forgets_its_text():
    table = table_at()
    text = "{name: Ruins, types: [Land], subtypes: [Desert], activated: [{cost: {tap: true}, do: [{gain-life: 1}]}]}"
    ruins = put(table, "A", card(text))
    put(table, "B", static("{object: {types: [Land], without-supertypes: [Basic]}, becomes-land: Mountain}"))
    seen = view.seen(table, ruins.id)
    assert (seen.subtypes, seen.abilities) == ({"Mountain"}, ())


def test_colours_of_a_mana_cost_and_written_ones():
    red = card("{name: Half, mana-cost: '{R/W}', types: [Creature], power: 1, toughness: 1}")
    green = card("{name: Whole, colors: [green], types: [Creature], power: 1, toughness: 1}")
    assert (red.faces[0].colors, green.faces[0].colors) == ({"red", "white"}, {"green"})


def test_an_object_may_become_colourless():
    table = table_at()
    goblin = put(table, "A", GOBLIN)
    put(table, "B", static("{object: creature, becomes: {colors: []}}"))
    assert view.seen(table, goblin.id).colors == frozenset()


def test_what_can_not_be_had_is_lost_and_not_gained_later():
    table = table_at()
    knight = put(table, "A", creature("Knight", 2, 2, "first strike"))
    put(table, "B", static("{object: {types: [Creature], controller: opponent}, cannot-have: [first strike]}"))
    put(table, "A", static("{object: creature, gains: [first strike, vigilance]}"))
    assert view.seen(table, knight.id).keywords == {"vigilance"}


def test_a_lost_keyword_can_be_gained_again_later():
    table = table_at()
    knight = put(table, "A", creature("Knight", 2, 2, "first strike"))
    put(table, "B", static("{object: creature, loses: [first strike]}"))
    assert not view.has(table, knight.id, "first strike")
    put(table, "A", static("{object: creature, gains: [first strike]}"))
    assert view.has(table, knight.id, "first strike")


def test_abilities_other_than_keywords_can_be_gained():
    table = table_at()
    bear = put(table, "A", BEAR)
    put(table, "A", static("{object: creature, gains: [{activated: {cost: {tap: true}, do: [{draw: 1}]}}]}"))
    assert len(view.activated_abilities(table, bear.id)) == 1


def test_as_long_as_a_condition_holds():
    table = table_at()
    text = "{gets: [2, 2], if: {controls: artifact}}"
    bear = put(table, "A", static(text, "types: [Creature], power: 2, toughness: 2"))
    assert view.power(table, bear.id) == 2
    put(table, "A", creature("Stone", 0, 0, types=("Artifact",)))
    assert view.power(table, bear.id) == 4


@pytest.mark.parametrize(
    ("text", "name", "parameter"),
    [
        ("{object: creature, cannot-attack: true}", "cannot-attack", None),
        ("{object: creature, must-attack: true}", "must-attack", None),
        ("{object: creature, additional-block: 1}", "additional-block", 1),
        ("{object: creature, additional-block: any}", "additional-block", "any"),
        ("{object: creature, must-be-blocked: all}", "must-be-blocked", "all"),
        ("{object: you, no-maximum-hand-size: true}", "no-maximum-hand-size", None),
    ],
)
def test_restrictions_and_permissions(text, name, parameter):
    table = table_at()
    bear = put(table, "A", BEAR)
    rule = put(table, "A", static(text))
    thing = "A" if "you" in text else bear.id
    assert view.restrictions(table, name, thing) == [(parameter, rule.id)]


def test_a_restriction_may_say_by_whom():
    table = table_at()
    bear = put(table, "A", BEAR)
    rule = put(table, "A", static("{object: creature, cannot-be-blocked: {power: {min: 3}}}"))
    ((selector, source),) = view.restrictions(table, "cannot-be-blocked", bear.id)
    giant = put(table, "B", GIANT)
    assert source == rule.id
    assert selector.matches(table, giant.id, rule.id, "A")
    assert not selector.matches(table, bear.id, rule.id, "A")


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("creature", ["Bear", "Goblin"]),
        ("{types: [Creature], controller: opponent}", ["Goblin"]),
        ("{types: [Creature], owner: you}", ["Bear"]),
        ("{colors: [red]}", ["Goblin"]),
        ("{types: [Creature], without-colors: [red]}", ["Bear"]),
        ("{types: [Creature], colorless: true}", ["Bear"]),
        ("{multicolored: true}", []),
        ("{keywords: [flying]}", ["Bear"]),
        ("{types: [Creature], without-keywords: [flying]}", ["Goblin"]),
        ("{tapped: true}", ["Goblin"]),
        ("{power: {max: 1}}", ["Goblin"]),
        ("{toughness: 2}", ["Bear"]),
        ("{subtypes: [Goblin]}", ["Goblin"]),
        ("{types: [Creature], without-subtypes: [Goblin]}", ["Bear"]),
        ("{name: Bear}", ["Bear"]),
        ("{token: true}", ["Goblin"]),
        ("{counter: charge}", ["Bear"]),
        ("{types: [Creature], equipped: true}", ["Bear"]),
        ("[{subtypes: [Goblin]}, {name: Bear}]", ["Bear", "Goblin"]),
        ("{mana-value: {max: 0}, types: [Creature]}", ["Bear", "Goblin"]),
        ("{attacking: true}", []),
        ("{types: [Creature], blocking: false}", ["Bear", "Goblin"]),
    ],
)
def test_what_a_filter_means(text, names):
    table = table_at()
    source = put(table, "A", static(f"{{object: {text}, gains: [lifelink]}}"))
    bear = put(table, "A", creature("Bear", 2, 2, "flying"), counters=(("charge", 1),))
    put(table, "B", GOBLIN, kind="token", tapped=True)
    axe = Characteristics("Axe", types=frozenset({"Artifact"}), subtypes=frozenset({"Equipment"}))
    put(table, "A", Printed("Axe", (axe,)), attached_to=bear.id)
    selector = source.printed.faces[0].abilities[0].affected
    found = [obj.printed.name for obj in table.permanents() if selector.matches(table, obj.id, source.id, "A")]
    assert [name for name in found if name not in ("Rule", "Axe")] == names
