"""The rulebook: a value that answers for rules, leaves some out, and knows editions."""

from __future__ import annotations

import importlib
import re
from pathlib import Path

import pytest

from checker.engine.game import standard_book
from checker.engine.rulebook.book import Rulebook
from checker.engine.rulebook.hooks import Definition, Refusal, StateBasedAction
from checker.engine.rulebook.rule import rule
from checker.engine.rules.structural import STRUCTURAL
from tests.engine.tables import BOOK

ENGINE = Path(importlib.import_module("checker.engine").__file__ or "").parent


def test_a_forgotten_state_based_action_is_left_out() -> None:
    book = BOOK.without("704.5g")
    assert "704.5g" in {r.number for r in BOOK.all(StateBasedAction, "state-based action")}
    assert "704.5g" not in {r.number for r in book.all(StateBasedAction, "state-based action")}


def test_a_forgotten_definition_answers_with_what_holds_instead() -> None:
    assert BOOK.ask("prevented events trigger")() is False
    assert BOOK.without("603.2g").ask("prevented events trigger")() is True


def test_forgetting_a_twin_forgets_the_rule() -> None:
    assert BOOK.twins("510.4") == ("506.1", "702.4b", "702.7b")
    assert BOOK.without("702.4b").left_out == BOOK.without("510.4").left_out


def test_forgetting_one_part_keeps_the_others() -> None:
    stays = next(r for r in BOOK.playing("509.1h") if r.part == "stays blocked")
    book = BOOK.forgetting(stays)
    assert book.ask("becomes blocked")((1,)) is True
    assert book.one("blocker leaves").fn is not BOOK.one("blocker leaves").fn


def test_a_book_without_a_rule_leaves_the_book_as_it_was() -> None:
    BOOK.without("704.5a")
    assert BOOK.left_out == frozenset()


def test_a_rule_holds_from_its_edition_on_and_until_the_one_that_ended_it() -> None:
    @rule("310.11", Refusal, since="2026-08-07")
    def newer(table: object) -> bool:
        return True

    @rule("310.10", Refusal, until="2026-08-07")
    def older(table: object) -> bool:
        return True

    book = Rulebook((newer, older), "2026-09-25")
    assert [r.name for r in book.all(Refusal, "newer")] == ["newer"]
    assert book.all(Refusal, "older") == ()
    assert [r.name for r in book.at("2026-04-17").all(Refusal, "older")] == ["older"]


def test_a_number_is_looked_up_in_the_edition_shown() -> None:
    @rule("310.12b", Refusal, was={"2026-04-17": "310.11b"})
    def defeat(table: object) -> bool:
        return True

    assert defeat.number_at("2026-09-25") == "310.12b"
    assert defeat.number_at("2026-04-17") == "310.11b"


def test_two_definitions_in_one_place_are_refused() -> None:
    @rule("1.1", Definition, slot="here", otherwise=lambda: 0)
    def one() -> int:
        return 1

    @rule("1.2", Definition, slot="here", otherwise=lambda: 0)
    def two() -> int:
        return 2

    with pytest.raises(ValueError, match="hang in one place: here"):
        Rulebook((one, two), "2026-09-25")


def test_a_definition_without_otherwise_is_refused() -> None:
    with pytest.raises(ValueError, match=r"1\.1: a definition needs otherwise="):
        rule("1.1", Definition)


def test_of_a_rule_with_readings_the_letter_is_played_unless_another_is_chosen() -> None:
    @rule("712.11a", Definition, slot="may be cast", reading="letter", otherwise=lambda: None)
    def letter() -> str:
        return "letter"

    @rule("712.11a", Definition, slot="may be cast", reading="any", otherwise=lambda: None)
    def any_card() -> str:
        return "any"

    book = Rulebook((letter, any_card), "2026-09-25")
    assert book.ask("may be cast")() == "letter"
    assert book.reading("712.11a", "any").ask("may be cast")() == "any"


@pytest.mark.parametrize("structural", STRUCTURAL, ids=lambda s: s.number)
def test_a_structural_rule_names_a_place_that_exists(structural: object) -> None:
    module, name = structural.place.split(":")  # type: ignore[attr-defined]
    found = importlib.import_module(f"checker.engine.{module}")
    for part in name.split("."):
        found = getattr(found, part)
    assert callable(found) or isinstance(found, tuple | dict | property)


def test_structural_numbers_are_at_most_a_third_of_those_in_the_book() -> None:
    assert len({s.number for s in STRUCTURAL}) * 3 <= len(BOOK.numbers())


def test_no_number_is_both_structural_and_forgettable() -> None:
    assert {s.number for s in STRUCTURAL} & set(BOOK.numbers()) == set()


def test_every_rule_says_what_happens_without_it() -> None:
    silent = [r for r in BOOK.rules if r.hook.needs_otherwise and "Without it:" not in r.doc]
    assert silent == []


def test_no_card_name_stands_in_the_engine() -> None:
    """A word in quotes with capitals on two words or more would be a card's name."""
    named = re.compile(r'"[A-Z][a-z]+,? (?:[a-z]+ )?[A-Z][a-z]+"')
    found = [f"{path.name}: {hit}" for path in ENGINE.rglob("*.py") for hit in named.findall(path.read_text("utf-8"))]
    assert found == []


def test_the_standard_book_is_the_same_every_time() -> None:
    again = standard_book()
    assert [(r.number, r.part, r.name) for r in again.rules] == [(r.number, r.part, r.name) for r in BOOK.rules]
