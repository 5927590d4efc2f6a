"""Whose things are is only looked for in texts that have the words for it."""

from __future__ import annotations

import re

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from checker.wording import belongings
from checker.wording.belongings import THEIRS, YOURS
from checker.wording.tokens import tokens

LETTERS = "abcdefghijklmnopqrstuvwxyzàâçéèêëîïôûùœìò .,;:'’-"
YOURS_IS_SAID = [(by[YOURS][lang], lang) for by in belongings.SAID for lang in belongings.YOUR_WORDS]


@pytest.mark.parametrize(("pattern", "lang"), YOURS_IS_SAID)
def test_what_is_yours_is_said_by_one_of_your_words(pattern: str, lang: str) -> None:
    @settings(max_examples=50, derandomize=True, deadline=None, database=None, suppress_health_check=[*HealthCheck])
    @given(st.from_regex(re.compile(pattern), alphabet=LETTERS))
    def hold(text: str) -> None:
        assert belongings.speaks_of_yours(tokens(text), lang), text

    hold()


@pytest.mark.parametrize("owner", [YOURS, THEIRS])
@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_what_stands_for_a_thing_has_a_stem(owner: str, lang: str) -> None:
    sought = belongings.PRONOUNS[owner, lang]

    @settings(max_examples=50, derandomize=True, deadline=None, database=None, suppress_health_check=[*HealthCheck])
    @given(st.from_regex(sought.pattern, alphabet=LETTERS))
    def hold(text: str) -> None:
        assert sought.may_be_in(text.casefold()), text

    hold()


@pytest.mark.parametrize("lang", ["en", "it", "fr"])
def test_another_language_speaks_of_nothing_that_is_yours(lang: str) -> None:
    words = " ".join(sorted(belongings.YOUR_WORDS[lang]))
    assert belongings.speaks_of_yours(tokens(words), lang)
    assert not belongings.speaks_of_yours(tokens(words), "de")
