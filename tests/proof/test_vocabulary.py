"""What the cards are made of."""

from __future__ import annotations

from checker.base.nodes import Mapping
from checker.base.yaml import read_yaml
from checker.knowledge.cards import CardEntry
from checker.proof.vocabulary import statistics
from checker.reports.cards import render, render_list


def card(source: str) -> CardEntry:
    node, _ = read_yaml(source, "cards.yaml")
    assert isinstance(node, Mapping)
    name = node.get("name")
    return CardEntry({"en": "", **{e.key.text: e.value.text for e in name}}, node, node.place)  # type: ignore[union-attr]


CARDS = (
    card("{name: {en: Shock, it: Scossa}, spell: [{damage: 2, to: {target: any}}]}"),
    card("{name: {en: Jolt}, keywords: [flying, reach], spell: [{damage: 3, to: {target: any}}]}"),
    card("{name: {en: Odd}, invented: true, static: [{fight: x}], back: {name: {en: Even}, keywords: [menace]}}"),
)


def test_abilities_are_counted_by_kind_those_of_the_back_included() -> None:
    found = statistics(CARDS)
    assert (found.cards, found.invented) == (3, 1)
    assert found.abilities == {"keywords": 3, "static": 1, "spell": 2}


def test_a_word_knows_the_cards_that_use_it() -> None:
    found = statistics(CARDS)
    used = {word.name: word.cards for word in found.words if word.cards}
    assert used == {"damage": ("Shock", "Jolt"), "fight": ("Odd",), "target": ("Shock", "Jolt")}
    assert [word.name for word in found.of_one_card] == ["fight"]
    assert "draw" in {word.name for word in found.unused}


def test_the_statistics_name_the_words_of_a_single_card() -> None:
    lines = render(statistics(CARDS)).splitlines()
    assert lines[:2] == ["cards: 3, invented: 1", "abilities: 6 (keywords 3, static 1, spell 2)"]
    assert lines[3] == "  fight (Odd): a keyword action"


def test_cards_are_listed_in_the_language_with_their_english_name_beside_it() -> None:
    assert render_list(CARDS, "it").splitlines() == [
        "Jolt  cards.yaml:1:1",
        "Odd  cards.yaml:1:1",
        "Scossa (Shock)  cards.yaml:1:1",
    ]
