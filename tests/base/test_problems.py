"""Problems as values, in the order of their places."""

from __future__ import annotations

from dataclasses import replace

from checker.base.messages import message
from checker.base.places import Place
from checker.base.problems import Severity, error, has_errors, in_order, notice, warning

LATE = error("form.word", Place("b.yaml", 1, 1), message("late"))
EARLY = error("form.word", Place("a.yaml", 10, 2), message("early"), message("a hint"))
EARLIEST = notice("cards.own", Place("a.yaml", 9, 30), message("earliest"))


def test_problems_are_ordered_by_file_line_and_column() -> None:
    assert in_order([LATE, EARLY, EARLIEST]) == [EARLIEST, EARLY, LATE]


def test_what_is_wrong_at_one_place_is_told_once() -> None:
    again = replace(LATE, example="an-example")
    assert in_order([LATE, again, LATE]) == [LATE]
    assert in_order([again, LATE]) == [again]


def test_a_problem_reads_as_place_severity_message_hint_and_id() -> None:
    assert str(EARLY) == "a.yaml:10:2: error: early (a hint) [form.word]"
    assert str(EARLIEST) == "a.yaml:9:30: notice: earliest [cards.own]"


def test_errors_alone_fail_a_run() -> None:
    late = warning("yaml.line-ends", LATE.place, LATE.message)
    assert late.severity is Severity.warning
    assert not has_errors([EARLIEST, late])
    assert has_errors([EARLIEST, EARLY])
