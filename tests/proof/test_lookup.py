"""What is known of a rule number."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from checker.base.places import Place
from checker.engine.rules.structural import Structural
from checker.knowledge.library import Library
from checker.knowledge.rulings import See
from checker.proof.lookup import look_up
from checker.proof.numbers import key_of, nearest_numbers
from checker.proof.sources import place_of
from tests.proof.tiny import EDITION, RULES, Rulebook, example, ruling

if TYPE_CHECKING:
    from pathlib import Path

BOOK = Rulebook(RULES, EDITION)
TESTS = """
@plays("100.2")
def test_another() -> None: ...

@plays("200.1", "100.4")
@parametrize("x", [1])
def test_gaining() -> None: ...
"""


def test_a_number_leads_to_its_function_its_twins_its_rulings_and_its_tests(tmp_path: Path) -> None:
    (tmp_path / "test_gains.py").write_text(TESTS)
    citing = ruling(example("{}"), cites=("100.1",))
    seeing = ruling(example("{}"), id="another", see=(See("200.1", "twin", Place("tiny.yaml", 1, 1)),))
    found = look_up("100.1", BOOK, [], Library(rulings=(citing, seeing)), tmp_path)
    assert [rule.name for rule in found.rules] == ["gain_power"]
    assert found.twins == ("200.1",)
    assert found.cited_by == ("a-ruling",)
    assert found.seen_by == ("another",)
    assert [(test.line, test.name) for test in found.tests] == [(7, "test_gaining")]


EXAMPLES = """
examples:
  - id: another
    without: {"100.2": {life: {A: 1}}}
  - id: gaining
    play: [{refused: {pass: A}, by: "100.1"}]
    without:
      "200.1": {life: {A: 20}}
      "100.1": {life: {A: 20}}
"""


def test_an_example_that_tells_what_happens_without_a_rule_is_its_test(tmp_path: Path) -> None:
    (tmp_path / "gains.yaml").write_text(EXAMPLES)
    found = look_up("100.1", BOOK, [], Library(), tmp_path)
    assert [(test.line, test.name) for test in found.tests] == [(5, "gaining")]


def test_a_number_with_parts_has_a_function_for_each() -> None:
    found = look_up("100.3", BOOK, [], Library(), None)
    assert [(rule.part, rule.name) for rule in found.rules] == [
        ("one", "gain_nothing_either"),
        ("two", "gain_one"),
    ]


def test_a_structural_number_leads_to_the_place_that_holds_it() -> None:
    turn = Structural("500.1", "state.turn:STEPS", "the phases and steps of a turn")
    found = look_up("500.1", BOOK, [turn], Library(), None)
    assert found.is_known
    assert found.structural == turn


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("rulebook.book:Rulebook.without", "    def without(self, number: str) -> Rulebook:"),
        ("rulebook.hooks:Hook", "class Hook:"),
        ("rulebook.book:Rulebook.nothing", "class Rulebook:"),
        ("rulebook.hooks:Refusal", 'Refusal = Hook("refusal", "nobody refuses it")'),
    ],
)
def test_a_name_of_the_engine_is_found_in_its_source(name: str, line: str) -> None:
    file, number = place_of(name)
    assert file.read_text().splitlines()[number - 1] == line


def test_a_name_that_is_not_there_leads_to_the_beginning_of_its_file() -> None:
    assert place_of("rulebook.hooks:nothing")[1] == 1


def test_a_number_that_nobody_plays_is_unknown() -> None:
    assert not look_up("100.9", BOOK, [], Library(), None).is_known


def test_rule_numbers_are_sorted_as_people_count() -> None:
    numbers = ["702.10", "702.4b", "702.4", "702.4a", "510.1c", "nonsense", "510"]
    assert sorted(numbers, key=key_of) == ["510", "510.1c", "702.4", "702.4a", "702.4b", "702.10", "nonsense"]


@pytest.mark.parametrize(
    ("number", "nearest"),
    [
        ("510.5", ("510.2", "510.3", "510.4")),
        ("510.2a", ("510.2", "510.3", "510.4")),
        ("702.4d", ("702.4b", "702.4c", "702.7c")),
        ("511.1", ("510.3", "510.4", "702.4b")),
    ],
)
def test_the_nearest_numbers_are_those_around_it_in_its_section(number: str, nearest: tuple[str, ...]) -> None:
    known = ["510.2", "510.3", "510.4", "702.4b", "702.4c", "702.7c", "104.3b"]
    assert nearest_numbers(number, known) == nearest
