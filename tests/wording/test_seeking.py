"""A pattern with hints is found wherever it is without them."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from checker.wording import quoting
from checker.wording.checks import placeholders, punctuation, quotes, symbols
from checker.wording.checks.double_words import ARTICLES
from checker.wording.checks.outdated_data import PATTERNS
from checker.wording.seeking.hints import Hinted, Seeker, Signed, hinted
from checker.wording.tokens import tokens
from tests.wording.labelled import sentences

LETTERS = "abcdefghijklmnopqrstuvwxyzàâçéèêëîïôûùœìòABCDEFGHIJKLMNOPQRSTUVWXYZÈÉ"
SIGNS = " .,;:!?…'’´`\"“”«»()[]<>&#@$*_\\-−–—‐‑∞/+0123456789‹›″‘‛′\u00a0\u202f"
PLACING = "{}%"
"""Signs of placeholders, in which the letters are no words."""
BEFORE = r"(?:|abc|abc |fine\. |x’|3|\()"
HINTED = {
    **{rule.key: rule.hinted for rules in punctuation.RULES.values() for rule in rules},
    **{f"{lang} articles": articles for lang, articles in ARTICLES.items()},
    **{f"{lang} {number}": old.hinted for lang, every in PATTERNS.items() for number, old in enumerate(every)},
}

SIGNED = {
    name: one for module in (punctuation, quotes, quoting, placeholders, symbols)
    for name, one in vars(module).items() if isinstance(one, Signed)
}  # fmt: skip


def _spans(found: Iterable[re.Match[str]]) -> list[tuple[int, int]]:
    return [match.span() for match in found]


def _sought(one: Hinted, text: str) -> list[tuple[int, int]]:
    return _spans(match for _, match in Seeker([one]).found(text, tokens(text)))


def _hold(pattern: re.Pattern[str], letters: str, hold: Callable[[str], None]) -> None:
    """Try texts that the pattern is made to match."""
    made = re.compile(f"{BEFORE}(?:{pattern.pattern})", pattern.flags)
    tried = given(st.from_regex(made, alphabet=letters))(hold)
    few = settings(max_examples=20, derandomize=True, deadline=None, database=None)
    settings(few, suppress_health_check=[HealthCheck.filter_too_much])(tried)()


@pytest.mark.parametrize("name", HINTED)
def test_what_a_pattern_matches_is_found_by_its_hints(name: str) -> None:
    one = HINTED[name]

    def hold(text: str) -> None:
        assert _sought(one, text) == _spans(one.pattern.finditer(text)), text

    _hold(one.pattern, LETTERS + SIGNS, hold)


@pytest.mark.parametrize("name", SIGNED)
def test_what_a_pattern_matches_has_one_of_its_signs(name: str) -> None:
    one = SIGNED[name]

    def hold(text: str) -> None:
        assert _spans(one.matches(text)) == _spans(one.pattern.finditer(text)), text

    _hold(one.pattern, LETTERS + SIGNS + PLACING, hold)


def _texts() -> Iterator[str]:
    yield from (text for text in sentences() if not any(sign in text for sign in PLACING))


def test_in_sentences_everything_is_found_by_its_hints() -> None:
    every = list(HINTED.values())
    seeker = Seeker(every)
    for words in map(tokens, _texts()):
        text = words.composed
        wanted = [(number, match.span()) for number, one in enumerate(every) for match in one.pattern.finditer(text)]
        assert [(number, match.span()) for number, match in seeker.found(text, words)] == wanted, text


def test_a_hint_that_is_wrong_hides_what_it_is_to_find() -> None:
    assert _sought(hinted(r"\bla (?=[aeiou])", begins="la"), "la isola") == [(0, 3)]
    assert _sought(hinted(r"\bla (?=[aeiou])", begins="lo|l*o"), "la isola") == []
