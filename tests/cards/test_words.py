"""Every word of the vocabulary is described so that it can be read and understood."""

from __future__ import annotations

import pytest

from checker.base.forms import check
from checker.cards.forms import forms
from checker.cards.reader import READERS
from checker.cards.reading import Reader
from checker.engine.abilities.vocabulary import VOCABULARY
from checker.engine.abilities.words import Word
from tests.abilities.texts import FOOD, node

KIND_OF = {
    "effects": "effect",
    "continuous": "effect",
    "events": "event",
    "conditions": "condition",
    "costs": "cost",
    "replacements": "replacement",
    "values": "value",
    "things": "things",
    "filters": "selector",
}
WORDS = [(group, word) for group, words in VOCABULARY.items() for word in words.values()]


@pytest.mark.parametrize(("group", "word"), WORDS, ids=[f"{group}-{word.name}" for group, word in WORDS])
def test_the_example_of_a_word_is_read(group: str, word: Word):
    example = node(word.example)
    assert word.name in example
    assert [str(problem) for problem in check(forms()[KIND_OF[group]], example)] == []
    made = Reader(READERS, lambda name: FOOD if name == "Food" else None, None).read(KIND_OF[group], example)
    assert made is not None


@pytest.mark.parametrize(("group", "word"), WORDS, ids=[f"{group}-{word.name}" for group, word in WORDS])
def test_a_word_says_what_it_means(group: str, word: Word):
    assert word.says.strip()
    assert word.main in word.fields
