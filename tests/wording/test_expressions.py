"""Expressions find what one pattern of all their rules finds, though each is only tried at certain words."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from checker.wording import bindings, doing, families, relations, roles
from checker.wording.particles import scanning
from checker.wording.seeking.expressions import Expressions, Place, words_in, words_of
from checker.wording.seeking.openings import alternatives, opening_of, openings
from checker.wording.tokens import tokens
from tests.wording.labelled import sentences

LETTERS = "abcdefghijklmnopqrstuvwxyzàâçéèêëîïôûùœìò012 .,;:!?'’-()}"
EVERY: dict[str, Expressions] = {
    "joining": bindings.JOINING,
    **{
        f"{module.__name__.rpartition('.')[2]} {lang}": each
        for module in (doing, families, relations, roles, scanning)
        for lang, each in module.EXPRESSIONS.items()
    },
}
Spans = list[tuple[int, int, str | None]]


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [
        ("controllers?", {"contr"}),
        ("no", {"no "}),
        ("not? only", {"no ", "not "}),
        ("o meno", {"o "}),
        ("(?<!x)(?:un|al)?tro", {"untro", "altro", "tro "}),
        ("[gh]i", {"gi ", "hi "}),
        ("no(?:thing)?(?: \\w+){0,4} is", {"no ", "nothi"}),
        ("fin ?ché", {"fin ", "finch"}),
        ("non[ -]attivi", {"non "}),
        (r"n[e'] ?(?:en )?\w+ pas", {"n ", "ne", "ne ", "neen "}),
        (r"(?:is|'re) not", {"is ", "' "}),
        (r"do\w*s", {"do", "dos "}),
        ("go+d", {"go"}),
        ("un[a-z]{3,}ed", {"un", "uned "}),
        (r"\bx\b", {"x "}),
        (r"(?!visib)\w{3,}able", {"", "able "}),
    ],
)
def test_openings_are_what_the_first_word_may_begin_with(pattern: str, expected: set[str]) -> None:
    assert openings(pattern) == expected


def test_alternatives_stand_between_bars_in_no_brackets() -> None:
    assert alternatives("a|b") == ["a", "b"]
    assert alternatives("a(?:b|c)|[|]d") == ["a(?:b|c)", "[|]d"]


def test_a_short_word_has_its_end_in_its_opening() -> None:
    assert [opening_of(word) for word in ("a", "able", "abler", "ablest")] == ["a ", "able ", "abler", "ables"]


@pytest.mark.parametrize("name", EVERY)
def test_what_may_begin_with_any_word_is_one_word_in_small_letters(name: str) -> None:
    for _, each in EVERY[name].alternatives:
        small = re.sub(r"\\\w", "", each)
        assert small == small.lower(), each
        assert "" not in openings(each) or re.search(r"['’ ]", each) is None, each


def _words(name: str, text: str) -> list[Place]:
    return words_in(text) if name.startswith("scanning") else list(words_of(tokens(text)))


def _whole(expressions: Expressions) -> re.Pattern[str]:
    groups = "|".join(f"(?P<{name}>{pattern})" for name, pattern in expressions.rules)
    return re.compile(rf"\b(?:{groups}){expressions.end}", expressions.flags)


def _told(matches: Iterator[re.Match[str]] | list[re.Match[str]]) -> Spans:
    return [(*match.span(), match.lastgroup) for match in matches]


@pytest.mark.parametrize("name", EVERY)
def test_made_up_matches_are_found(name: str) -> None:
    expressions = EVERY[name]
    whole = _whole(expressions)

    def hold(text: str) -> None:
        assert _told(expressions.matches(text, _words(name, text))) == _told(whole.finditer(text)), text

    few = settings(max_examples=4, derandomize=True, deadline=None, database=None, suppress_health_check=[*HealthCheck])
    for _, pattern in expressions.alternatives:
        few(given(st.from_regex(re.compile(pattern), alphabet=LETTERS))(hold))()


@pytest.mark.parametrize("name", EVERY)
def test_in_sentences_the_same_is_found(name: str) -> None:
    expressions = EVERY[name]
    whole = _whole(expressions)
    for text in (tokens(text).composed.replace("’", "'") for text in sentences()):
        assert _told(expressions.matches(text, _words(name, text))) == _told(whole.finditer(text)), text


def test_the_words_within_placeholders_are_tried_as_well() -> None:
    text = tokens("{{ Owner.of }} owns it")
    found = roles.EXPRESSIONS["en"].matches(text.composed, words_of(text))
    assert [match.group() for match in found] == ["Owner", "owns"]
