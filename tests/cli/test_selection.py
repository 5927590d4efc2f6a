"""`-k`."""

from __future__ import annotations

import pytest

from checker.cli.selection import BadSelection, selector


@pytest.mark.parametrize(
    ("expression", "name", "chosen"),
    [
        ("trample", "combat/a-trampler-tramples", True),
        ("Trample", "combat/a-TRAMPLER", True),
        ("trample and reach", "combat/a-trampler", False),
        ("trample and not reach", "combat/a-trampler", True),
        ("reach or trample and flying", "combat/reach", True),
        ("(reach or trample) and flying", "combat/reach", False),
        ("not (reach or flying)", "combat/trample", True),
        ("not not reach", "combat/reach", True),
    ],
)
def test_an_expression_chooses_names_by_the_words_in_them(expression: str, name: str, chosen: bool) -> None:
    assert selector(expression)(name) is chosen


@pytest.mark.parametrize(
    ("expression", "at"),
    [
        ("", ""),
        ("and", "and"),
        ("reach or", ""),
        ("(reach", ""),
        ("reach)", ")"),
        ("a b", "b"),
        ("(a b)", "b"),
    ],
)
def test_an_expression_that_cannot_be_read_says_where(expression: str, at: str) -> None:
    with pytest.raises(BadSelection) as raised:
        selector(expression)
    assert str(raised.value) == at
