"""The cards of the project: all can be read, and they are what they are elsewhere."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from checker.base.nodes import Mapping, Node, Sequence, walk
from checker.base.yaml import read_yaml
from checker.cards.index import CardIndex, straight
from checker.cards.manual import page
from checker.engine.abilities.vocabulary import VOCABULARY
from checker.engine.records.mana import parse_cost

ROOT = Path(__file__).parents[2]
ELSEWHERE = ROOT.parent / "shared" / "atoms" / "cards.jsonl"


@cache
def cards() -> CardIndex:
    found = []
    for path in sorted((ROOT / "rulings" / "cards").glob("*.yaml")):
        document, problems = read_yaml(path, path.name)
        assert isinstance(document, Mapping), problems
        listed = document.get("cards")
        assert isinstance(listed, Sequence)
        found += [card for card in listed if isinstance(card, Mapping)]
    return CardIndex.of(found)


def test_every_card_can_be_read():
    assert [str(problem) for problem in cards().read_all()] == []


@pytest.mark.parametrize(
    ("name", "cost", "types", "subtypes", "size", "keywords", "others"),
    [
        ("Ridgetop Raptor", "{3}{R}", {"Creature"}, {"Dinosaur", "Beast"}, (2, 1), {"double strike"}, 0),
        ("Dragon Tyrant", "{8}{R}{R}", {"Creature"}, {"Dragon"}, (6, 6), {"flying", "trample", "double strike"}, 2),
        ("Slith Predator", "{G}{G}", {"Creature"}, {"Slith"}, (1, 1), {"trample"}, 1),
        ("Fireshrieker", "{3}", {"Artifact"}, {"Equipment"}, (None, None), {"equip"}, 1),
        ("Daunting Defender", "{4}{W}", {"Creature"}, {"Human", "Cleric"}, (3, 3), set(), 1),
        ("Ghalta, Stampede Tyrant", "{5}{G}{G}{G}", {"Creature"}, {"Elder", "Dinosaur"}, (12, 12), {"trample"}, 1),
    ],
)
def test_the_cards_of_the_double_strike_article(name, cost, types, subtypes, size, keywords, others):
    face = cards().printed(name).faces[0]
    assert (str(face.mana_cost), face.types, face.subtypes) == (cost, types, subtypes)
    assert (face.power, face.toughness) == size
    assert face.keywords == keywords
    assert len(face.abilities) - len(keywords) == others


def listed_elsewhere() -> list[dict[str, Any]]:
    """Cards of ours that a list beside the project has too; none where there is no such list."""
    lines = ELSEWHERE.read_text(encoding="utf-8").splitlines() if ELSEWHERE.exists() else []
    return [listed for listed in map(json.loads, lines) if listed["name"] in cards()]


def test_cards_that_are_listed_elsewhere_have_the_same_characteristics():
    for listed in listed_elsewhere():
        face = cards().printed(listed["name"]).faces[0]
        assert (listed["name"], face.types) == (listed["name"], set(listed["types"]))
        assert (listed["name"], face.subtypes) == (listed["name"], set(listed["subtypes"]))
        assert (listed["name"], face.supertypes) == (listed["name"], set(listed["supertypes"]))
        for name, number in (("power", face.power), ("toughness", face.toughness), ("defense", face.defense)):
            if listed[name] is not None and str(listed[name]).isdigit():
                assert (listed["name"], number) == (listed["name"], int(listed[name]))
        if listed["mana_cost"]:
            assert (listed["name"], face.mana_cost) == (listed["name"], parse_cost(listed["mana_cost"]))
        for language in ("it", "fr"):
            shown = straight(cards().name(listed["name"], language))
            assert shown in (straight(listed[f"name_{language}"] or shown), listed["name"])


def test_the_manual_is_up_to_date():
    written = (ROOT / "docs" / "vocabulary.md").read_text(encoding="utf-8")
    assert written == page(), "renew it: make words"


@pytest.mark.parametrize("group", VOCABULARY)
def test_a_field_is_never_called_like_a_word_that_may_lead(group):
    words = VOCABULARY[group]
    confused = [
        (word.name, name) for word in words.values() for name in word.fields if name != word.main and name in words
    ]
    assert confused == []


def test_a_word_that_a_single_card_uses_has_a_reason():
    entries = cards().entries()
    uses = Counter(word for entry in entries for word in set(words_in(entry.node)))
    lone = {name for words in VOCABULARY.values() for name in words if uses[name] == 1}
    reasons = {name: word.why for words in VOCABULARY.values() for name, word in words.items() if name in lone}
    assert [name for name, why in reasons.items() if not why] == []


def words_in(node: Node) -> Iterator[str]:
    for part in walk(node):
        if isinstance(part, Mapping):
            yield from part.keys()
