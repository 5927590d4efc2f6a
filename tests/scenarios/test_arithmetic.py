"""Integer arithmetic in examples."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from checker.scenarios.arithmetic import BadExpression, evaluate
from tests.scenarios.small import failing, problems


@pytest.mark.parametrize(
    ("text", "value"),
    [
        ("=7", 7),
        ("=50 - 2*p", 44),
        ("= p+q *2", 13),
        ("=(p+q)*2", 16),
        ("=10 - 3 - 2", 5),
        ("=-p", -3),
        ("=2*-q", -10),
        ("=max(p, q, 4)", 5),
        ("=min(p, q - 4) + 1", 2),
        ("=max(0, p - q)", 0),
    ],
)
def test_an_expression_is_worked_out_as_usual(text: str, value: int) -> None:
    assert evaluate(text, {"p": 3, "q": 5}) == value


@pytest.mark.parametrize(
    ("text", "word", "unknown"),
    [
        ("=r + 1", "r", True),
        ("=p +", "", False),
        ("=(p", "", False),
        ("=p)", ")", False),
        ("=p / 2", "/ 2", False),
        ("=min p", "p", False),
        ("=", "", False),
        ("=999999999999 * 999999999999", "99999999999800000000", False),
    ],
)
def test_what_is_no_arithmetic_is_refused_with_the_word_that_is_wrong(text: str, word: str, unknown: bool) -> None:
    with pytest.raises(BadExpression) as raised:
        evaluate(text, {"p": 3})
    assert (raised.value.word, raised.value.unknown) == (word, unknown)


@given(st.integers(-50, 50), st.integers(-50, 50), st.integers(-50, 50))
def test_it_agrees_with_python(p: int, q: int, r: int) -> None:
    values = {"p": p, "q": q, "r": r}
    assert evaluate("=p - q*(r + 2) - min(p, max(q, r))", values) == p - q * (r + 2) - min(p, max(q, r))


def test_parameters_stand_anywhere_in_an_example() -> None:
    text = """
    given:
      turn: A, beginning of combat
      life: {B: "=10*n"}
      battlefield: {A: [{creature: Beast, power: =p, toughness: 1}]}
    play: [{attack: {Beast: B}}, {to: end of combat}]
    expect: {life: {B: "=10*n - p"}}
    """
    assert [failing(text, {"p": p, "n": n}) for p in (0, 3) for n in (2, 5)] == [[], [], [], []]


def test_a_parameter_that_nobody_gives_a_value_is_named() -> None:
    text = "expect: {life: {B: =lives}}"
    assert problems(text, {"live": 1}) == [
        'small.yaml:1:20: error: "lives" is no parameter of this example (did you mean "live"?) [scenario.expression]'
    ]
    assert problems(text) == [
        'small.yaml:1:20: error: "=lives" stands for no number here (parameters come from vary: or cases:) '
        "[scenario.expression]"
    ]


def test_what_cannot_be_read_is_quoted() -> None:
    assert problems("expect: {life: {B: =2 ** p}}", {"p": 2}) == [
        'small.yaml:1:20: error: "=2 ** p" is no arithmetic: "*" is not understood [scenario.expression]'
    ]
