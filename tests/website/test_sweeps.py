"""Over which values an example was played, in words."""

from __future__ import annotations

import pytest

from checker.base.nodes import Mapping
from checker.base.yaml import read_yaml
from checker.scenarios.example import Example
from checker.website.speech import Speech
from checker.website.sweeps import sweeps
from checker.website.values import Reader
from checker.website.views import SweepView


def told(text: str, lang: str = "en") -> tuple[SweepView, ...]:
    node, problems = read_yaml(text, "x.yaml")
    assert isinstance(node, Mapping)
    assert problems == []
    keys = ("given", "play", "vary", "cases")
    example = Example("x", node.place, **{key: node.get(key) for key in keys})  # type: ignore[arg-type]
    return sweeps(example, Reader(Speech(lang)))


@pytest.mark.parametrize(
    ("text", "subject", "what", "values"),
    [
        (
            "{vary: {p: [0, 20]}, given: {battlefield: {A: [{creature: Golem, power: =p}]}}}",
            "Golem", "power", "from 0 to 20",
        ),
        (
            "{vary: {c: [1, 9]}, given: {battlefield: {A: [{card: Slith, counters: {+1/+1: =c}}]}}}",
            "Slith", "+1/+1", "from 1 to 9",
        ),
        ("{cases: [{q: 3}, {q: 7}, {q: 3}], given: {life: {B: =q}}}", "B", "life", "3, 7"),
        ("{vary: {q: [1, 2]}, play: [{effect: {damage: =2*q, to: B}}]}", "", "q", "from 1 to 2"),
    ],
)  # fmt: skip
def test_a_parameter_is_told_by_what_has_its_value(text: str, subject: str, what: str, values: str) -> None:
    assert told(text) == (SweepView(subject, what, values),)


def test_words_of_the_format_are_told_in_the_readers_language() -> None:
    (sweep,) = told("{vary: {p: [0, 4]}, given: {battlefield: {A: [{creature: Golem, power: =p}]}}}", "fr")
    assert sweep.what == "force"


def test_without_values_to_run_over_there_is_nothing_to_tell() -> None:
    assert told("{given: {battlefield: {A: [{creature: Golem, power: 3}]}}}") == ()
