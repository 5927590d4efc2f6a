"""The rows of values with which an example is played."""

from __future__ import annotations

import pytest

from checker.base.problems import BadInput
from checker.proof.bindings import rows
from tests.proof.tiny import example


def test_an_example_without_parameters_is_played_once() -> None:
    assert rows(example("{expect: {life: 20}}")) == [{}]


def test_ranges_have_both_their_ends_and_are_multiplied() -> None:
    found = rows(example("{vary: {p: [0, 1], q: [-1, 1]}}"))
    assert found == [{"p": p, "q": q} for p in (0, 1) for q in (-1, 0, 1)]


def test_cases_are_rows_as_they_stand() -> None:
    assert rows(example("{cases: [{p: 1, q: 2}, {p: 3, q: 4}]}")) == [{"p": 1, "q": 2}, {"p": 3, "q": 4}]


def test_each_case_is_played_with_the_whole_range() -> None:
    assert rows(example("{cases: [{p: 1}, {p: 2}], vary: {q: [5, 6]}}")) == [
        {"p": p, "q": q} for p in (1, 2) for q in (5, 6)
    ]


def test_more_than_ten_thousand_rows_are_a_problem() -> None:
    assert len(rows(example("{vary: {p: [1, 100], q: [1, 100]}}"))) == 10_000
    with pytest.raises(BadInput) as raised:
        rows(example("{vary: {p: [1, 100], q: [1, 101]}}"))
    assert [str(problem) for problem in raised.value.problems] == [
        "tiny.yaml:1:1: error: 10100 rows of values are more than 10000 [example.too-many-rows]"
    ]
