"""Values as people read them, and what the objects of an example are called."""

from __future__ import annotations

import pytest

from checker.base.nodes import Mapping
from checker.base.yaml import read_yaml
from checker.knowledge.cards import card_namer
from checker.scenarios.example import Example
from checker.website.speech import Speech, printed
from checker.website.values import Reader, handles

EXAMPLE = """
given:
  battlefield:
    A: [{card: Ridgetop Raptor, as: raptor}]
    B: [{creature: Bear, as: one}, {creature: Bear, as: two}]
play:
  - cast: {card: Shock, as: shock}
"""


def example() -> Example:
    node, problems = read_yaml(EXAMPLE, "x.yaml")
    assert isinstance(node, Mapping)
    assert problems == []
    return Example("x", node.place, given=node.get("given"), play=node.get("play"))  # type: ignore[arg-type]


def italian(name: str) -> str:
    return {"Ridgetop Raptor": "Raptor delle Cime Rocciose"}.get(name, name)


def test_a_handle_is_called_by_its_name_and_two_of_a_name_are_told_apart() -> None:
    assert handles(example()) == {
        "raptor": "Ridgetop Raptor",
        "one": "Bear (1)",
        "two": "Bear (2)",
        "shock": "Shock",
    }


@pytest.mark.parametrize(
    ("value", "told"),
    [
        ("18", "18"),
        ("graveyard", "cimitero"),
        ("true", "sì"),
        ("none", "niente"),
        ("raptor", "Raptor delle Cime Rocciose"),
        ("[]", "niente"),
        ("[double strike, trample]", "doppio attacco, trample"),
        (
            "{raptor: graveyard, one: battlefield}",
            "Raptor delle Cime Rocciose: cimitero, Bear (1): campo di battaglia",
        ),
        ("[{by: raptor, to: B, amount: 2}]", "Raptor delle Cime Rocciose → B: 2"),
        (
            "[{by: raptor, to: B, amount: 2, step: first combat damage}]",
            "Raptor delle Cime Rocciose → B: 2 (primo danno)",
        ),
        ("[{to: B, amount: 2}]", "→ B: 2"),
        ("[{ability-of: raptor, ability: 1}]", "abilità di Raptor delle Cime Rocciose"),
        ("[{raptor: attacking}]", "abilità di Raptor delle Cime Rocciose"),
        ("{not: [closed", "{not: [closed"),
        ("", ""),
    ],
)
def test_a_value_is_told_in_the_readers_language(value: str, told: str) -> None:
    speech = Speech("it", italian, {"double strike": "doppio attacco"})
    assert Reader(speech, handles(example())).told(value) == told


def test_a_drawn_game_is_not_a_draw_step() -> None:
    reader = Reader(Speech("fr"))
    assert reader.told("draw", "result") == "partie nulle"
    assert reader.told("draw", "step") == "étape de pioche"


def test_a_card_is_named_in_the_readers_language_whatever_language_it_was_written_in() -> None:
    node, _ = read_yaml("name: x", "cards.yaml")
    assert isinstance(node, Mapping)
    from checker.knowledge.cards import CardEntry

    raptor = CardEntry({"en": "Ridgetop Raptor", "it": "Raptor delle Cime Rocciose"}, node, node.place)
    assert card_namer([raptor], "it")("ridgetop raptor") == "Raptor delle Cime Rocciose"
    assert card_namer([raptor], "en")("Raptor delle Cime Rocciose") == "Ridgetop Raptor"
    assert card_namer([raptor], "fr")("Raptor delle Cime Rocciose") == "Ridgetop Raptor"
    assert card_namer([raptor], "it")("Bear") == "Bear"


def test_a_token_is_called_by_its_subtype_alone_but_in_english() -> None:
    node, _ = read_yaml("name: x", "cards.yaml")
    assert isinstance(node, Mapping)
    from checker.knowledge.cards import CardEntry

    food = CardEntry({"en": "Food", "it": "Cibo"}, node, node.place)
    assert card_namer([food], "it")("Food Token") == "Cibo"
    assert card_namer([food], "it")("Ninja Token") == "Ninja"
    assert card_namer([food], "en")("Food Token") == "Food Token"


def test_of_two_lists_only_what_differs_is_told() -> None:
    usual = "[{by: raptor, to: one, amount: 2, step: first combat damage}]"
    other = usual.replace("]", ", {by: raptor, to: B, amount: 2, step: second combat damage}]")
    reader = Reader(Speech("en"), handles(example()))
    assert reader.differences(usual, other, "damage") == ("", "Ridgetop Raptor → B: 2 (second damage)")
    assert reader.differences("20", "18", "life") == ("20", "18")


def test_counters_are_told_with_how_many_of_each_kind() -> None:
    reader = Reader(Speech("fr"))
    assert reader.told("{defense: 3, +1/+1: 2}", "counters") == "défense ×3, +1/+1 ×2"
    assert reader.told("{}", "counters") == "rien"


def test_what_is_called_by_its_subtype_has_a_capital_as_a_name() -> None:
    assert Speech("fr").name("Mutant") == "Mutant"
    assert Speech("fr").word("Mutant") == "mutant"


def test_french_signs_keep_their_distance_by_spaces_that_never_break() -> None:
    assert Speech("fr").name("Classe : rôdeur") == "Classe\xa0: rôdeur"
    assert printed("marqueur « d'or »") == "marqueur «\xa0d’or\xa0»"
