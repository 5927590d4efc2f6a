"""Reading cards: what is printed comes out, and what is wrong is said with its place."""

from __future__ import annotations

import pytest

from checker.base.nodes import Mapping
from checker.cards.reader import parse_effect, parse_keyword, read_card, read_object
from checker.engine.abilities.costs import Cost
from checker.engine.records.abilities import (
    ActivatedAbility,
    ReplacementAbility,
    SpellAbility,
    SpellCost,
    StaticAbility,
    TriggeredAbility,
)
from checker.engine.records.characteristics import Keyword
from checker.engine.records.mana import ManaCost
from checker.engine.records.targets import TargetSpec
from tests.abilities.texts import card, node


def problems_of(text: str) -> list[str]:
    written = node(text)
    assert isinstance(written, Mapping)
    return [str(problem) for problem in read_card(written)[1]]


def test_characteristics():
    face = card(
        "{name: Ghost, mana-cost: '{1}{W}{B}', supertypes: [Legendary], types: [Artifact, Creature],"
        " subtypes: [Spirit], power: 2, toughness: 3}"
    ).faces[0]
    assert (face.name, face.mana_value, face.colors) == ("Ghost", 3, {"white", "black"})
    assert (face.supertypes, face.types, face.subtypes) == ({"Legendary"}, {"Artifact", "Creature"}, {"Spirit"})
    assert (face.power, face.toughness, face.loyalty, face.defense) == (2, 3, None, None)


def test_the_english_name_is_the_name():
    assert card("{name: {it: Foresta, en: Forest}, types: [Land]}").name == "Forest"


def test_abilities_stand_in_the_order_of_the_text():
    face = card(
        """
        name: Everything
        types: [Creature]
        power: 1
        toughness: 1
        triggered: [{when: {enters: this}, do: [{draw: 1}]}]
        keywords: [flying, {ward: "{2}"}]
        static: [{gets: [1, 1]}]
        activated: [{cost: "{T}", do: [{draw: 1}]}, {cost: {tap: true}, do: [{draw: 1}], name: again}]
        replacement: [{enters-tapped: this}]
        """.replace('"{T}"', '"{1}"')
    ).faces[0]
    kinds = [type(ability) for ability in face.abilities]
    assert kinds == [
        TriggeredAbility, Keyword, Keyword, StaticAbility, ActivatedAbility, ActivatedAbility, ReplacementAbility,
    ]  # fmt: skip
    assert face.abilities[5].name == "again"
    assert face.abilities[6].entering


def test_keywords_with_parameters():
    face = card(
        "{name: Thing, types: [Artifact], keywords: [{ward: '{2}'}, {equip: '{3}'}, {enchant: creature},"
        " {protection: red}, {protection: {subtypes: [Dragon]}}, {equip: {sacrifice: creature}}]}"
    ).faces[0]
    ward, equip, enchant, red, dragons, altar = (ability.parameter for ability in face.abilities)
    assert ward == Cost(ManaCost(("2",)))
    assert equip == Cost(ManaCost(("3",)))
    assert isinstance(enchant, TargetSpec)
    assert red == "red"
    assert dragons.kind == "object"
    assert [part.name for part in altar.others] == ["sacrifice"]


def test_a_modal_spell():
    (spell,) = (
        card("{name: Charm, types: [Instant], spell: {modes: [[{draw: 1}], [{gain-life: 2}]], choose: [1, 2]}}")
        .faces[0]
        .abilities
    )
    assert isinstance(spell, SpellAbility)
    assert (len(spell.modes), spell.choose) == (2, (1, 2))


def test_an_additional_cost():
    (cost, _) = (
        card("{name: Rite, types: [Sorcery], additional-cost: {sacrifice: creature}, spell: [{draw: 2}]}")
        .faces[0]
        .abilities
    )
    assert isinstance(cost, SpellCost)
    assert cost.cost.others[0].name == "sacrifice"


def test_two_faces():
    made = card("{name: Front, types: [Creature], power: 1, toughness: 1, back: {name: Reverse, types: [Land]}}")
    assert [face.name for face in made.faces] == ["Front", "Reverse"]
    assert made.layout == "transforming"


@pytest.mark.parametrize(("text", "power"), [("'*'", 0), ("1+*", 1), ("7", 7), ("-1", -1), ("none", None)])
def test_printed_power(text, power):
    assert card(f"{{name: Thing, types: [Creature], power: {text}}}").faces[0].power == power


def test_a_defining_ability_is_marked():
    (static,) = (
        card("{name: Thing, types: [Creature], static: [{defined: [{count: creature}, none]}]}").faces[0].abilities
    )
    assert static.defining
    assert static.modifications[0].layer == "7a"


def test_an_object_by_its_characteristics():
    written = node("{creature: Bear, power: 2, toughness: 2, keywords: [trample], tapped: true, as: bear, count: 2}")
    made, problems = read_object(written, "creature")
    assert problems == []
    assert (made.name, made.faces[0].types, made.faces[0].keywords) == ("Bear", {"Creature"}, {"trample"})


def test_types_beside_creature_replace_it():
    made, _ = read_object(node("{creature: Golem, types: [Artifact, Creature], power: 1, toughness: 1}"), "creature")
    assert made.faces[0].types == {"Artifact", "Creature"}


def test_a_keyword_of_an_observation():
    assert parse_keyword(node("{protection: red}"))[0] == Keyword("protection", "red")


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("{name: T, spell: [{dammage: 3, to: you}]}",
         'text:1:20: error: unknown word "dammage" (did you mean "damage"?) [form.word]'),
        ("{name: T, spell: [{damage: 3, too: you}]}",
         'text:1:31: error: unknown key "too" (did you mean "to"?) [form.unknown-key]'),
        ("{name: T, spell: [{damage: 3}]}", 'text:1:19: error: the key "to" is missing [form.missing-key]'),
        ("{name: T, spell: [{destroy: {target: creatur}}]}",
         'text:1:38: error: unknown word "creatur" (did you mean "creature"?) [form.word]'),
        ("{name: T, spell: [{destroy: {target: {typs: [Creature]}}}]}",
         'text:1:39: error: unknown key "typs" (did you mean "types"?) [form.unknown-key]'),
        ("{name: T, spell: [{destroy: {target: {types: [Creatur]}}}]}",
         'text:1:47: error: unknown word "Creatur" (did you mean "Creature"?) [form.word]'),
        ("{name: T, spell: [{destroy: thatt}]}",
         'text:1:29: error: "thatt" is no object or player that is known here (did you mean "that"?) [cards.unknown]'),
        ("{name: T, spell: [{gets: [1], object: this}]}",
         "text:1:26: error: too few entries: 1, and 2 at least [form.length]"),
        ("{name: T, spell: [{gets: [1, 1], until: tomorrow}]}",
         'text:1:41: error: unknown word "tomorrow" (the words are: end of turn, end of combat, your next turn,'
         " for good, source) [form.word]"),
        ("{name: T, spell: [{create: {token: Fod}}]}",
         'text:1:36: error: "Fod" is no token that is known here [cards.unknown]'),
        ("{name: T, spell: [{draw: many}]}",
         'text:1:26: error: unknown word "many" (the words are: x, that much) [form.word]'),
        ("{name: T, keywords: [flyng]}",
         'text:1:22: error: unknown word "flyng" (did you mean "flying"?) [form.word]'),
        ("{name: T, keywords: [{wardd: '{2}'}]}",
         'text:1:23: error: unknown key "wardd" (did you mean "ward"?) [form.unknown-key]'),
        ("{name: T, keywords: [{ward: {G}}]}",
         'text:1:29: error: {G} has no quotation marks (write "{G}") [form.unquoted]'),
        ("{name: T, triggered: [{when: {entrs: this}, do: [{draw: 1}]}]}",
         'text:1:31: error: unknown word "entrs" (did you mean "enters"?) [form.word]'),
        ("{name: T, triggered: [{when: {enters: this}}]}",
         'text:1:23: error: the key "do" is missing [form.missing-key]'),
        ("{name: T, activated: [{cost: {tapp: true}, do: [{draw: 1}]}]}",
         'text:1:31: error: unknown key "tapp" (did you mean "tap"?) [form.unknown-key]'),
        ("{name: T, static: [{cannot-atack: true}]}",
         'text:1:21: error: unknown key "cannot-atack" (did you mean "cannot-attack"?) [form.unknown-key]'),
        ("{name: T, replacement: [{prevent-damge: 1}]}",
         'text:1:26: error: unknown word "prevent-damge" (did you mean "prevent-damage"?) [form.word]'),
        ("{name: T, mana-cost: '{T}'}", "text:1:22: error: {T} is no mana [cards.mana]"),
        ("{name: T, spell: [{add-mana: '{G/W}'}]}", "text:1:30: error: {G/W} is no mana [cards.mana]"),
        ("{name: T, powr: 3}", 'text:1:11: error: unknown key "powr" (did you mean "power"?) [form.unknown-key]'),
        ("{name: T, types: [Creature], spell: [draw]}",
         'text:1:38: error: an instruction is wanted here, and this is "draw" [form.type]'),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_card(text, complaint):
    assert problems_of(text) == [complaint]


def test_all_that_is_wrong_is_said():
    text = "{name: T, spell: [{dammage: 3}, {draw: 1, to: you}], powr: 3}"
    assert [problem.rsplit("[", 1)[1] for problem in problems_of(text)] == [
        "form.word]",
        "form.unknown-key]",
        "form.unknown-key]",
    ]


def test_an_instruction_of_an_example_may_say_by_whom():
    effects, problems = parse_effect(node("{destroy: bears, by: A}"), ["bears"])
    assert (len(effects), problems) == (1, [])


def test_an_expression_that_nothing_explains():
    _, problems = parse_effect(node('{draw: "=p"}'), [])
    assert [problem.id for problem in problems] == ["cards.expression"]
