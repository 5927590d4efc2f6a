"""Cards by name."""

from __future__ import annotations

import pytest

from checker.base.nodes import Mapping
from checker.base.problems import BadInput
from checker.cards.index import CardIndex
from tests.abilities.texts import node


def index(*texts: str) -> CardIndex:
    cards = [node(text) for text in texts]
    return CardIndex.of(card for card in cards if isinstance(card, Mapping))


FOREST = "{name: {en: Forest, it: Foresta, fr: Forêt}, types: [Land], subtypes: [Forest]}"
GHALTA = "{name: {en: 'Ghalta, Stampede Tyrant'}, types: [Creature], power: 12, toughness: 12}"
URZA = '{name: {en: "Urza\'s Mine"}, types: [Land]}'
FOOD = "{name: {en: Food, fr: Nourriture}, layout: token, types: [Artifact], subtypes: [Food]}"


@pytest.mark.parametrize("name", ["Forest", "Foresta", "Forêt", "Fore\u0302t", " Forest "])
def test_a_card_in_any_language(name):
    made = index(FOREST).printed(name)
    assert made is not None
    assert made.name == "Forest"


def test_a_name_is_written_as_it_is_printed():
    cards = index(FOREST, GHALTA)
    assert cards.printed("forest") is None
    assert cards.nearest("forest") == "Forest"
    assert cards.nearest("Ghalta Stampede Tyrant") == "Ghalta, Stampede Tyrant"
    assert cards.nearest("Something") is None


def test_either_apostrophe():
    assert index(URZA).printed("Urza\N{RIGHT SINGLE QUOTATION MARK}s Mine") is not None


def test_names_in_a_language():
    cards = index(FOREST, GHALTA)
    assert cards.name("Forest", "fr") == "Forêt"
    assert cards.name("Ghalta, Stampede Tyrant", "it") == "Ghalta, Stampede Tyrant"
    assert cards.name("Bear", "it") == "Bear"
    assert cards.english("Foresta") == "Forest"


def test_a_card_is_read_once():
    cards = index(FOREST)
    assert cards.printed("Forest") is cards.printed("Foresta")


def test_the_later_card_wins():
    mine = "{name: Forest, types: [Creature], power: 1, toughness: 1}"
    cards = index(FOREST)
    laid_over = cards.with_cards([node(mine)])
    assert laid_over.printed("Forest").faces[0].types == {"Creature"}
    assert cards.printed("Forest").faces[0].types == {"Land"}


def test_a_predefined_token():
    cards = index(FOREST, FOOD)
    assert cards.token("Food").name == "Food Token"
    assert cards.token("Forest") is None
    assert cards.described(node("{token: Food}"), "token") is cards.token("Nourriture")
    assert cards.name("Food Token", "fr") == "Nourriture"


def test_a_faulty_card_says_so_where_it_is_used():
    cards = index("{name: Bad, types: [Instant], spell: [{drw: 1}]}")
    with pytest.raises(BadInput) as bad:
        cards.printed("Bad")
    assert [problem.id for problem in bad.value.problems] == ["form.word"]
    assert cards.problems == list(bad.value.problems)


def test_an_instruction_with_names_of_the_example():
    cards = index(FOREST)
    assert cards.effect(node("{destroy: bears, by: A}"), ["bears"]).targets == ()
    with pytest.raises(BadInput, match="did you mean"):
        cards.effect(node("{destroy: bear}"), ["bears"])
