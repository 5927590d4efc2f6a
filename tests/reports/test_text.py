"""The report for a person."""

from __future__ import annotations

from dataclasses import replace

from checker.knowledge.library import Library
from checker.proof.verify import verify
from checker.reports.lines import closing_line
from checker.reports.style import Style
from checker.reports.text import render
from tests.proof.tiny import example, ruling, tiny_stage
from tests.reports.made import GOOD, report

CLOSING = (
    "rulings: 2 (1 verified, 1 failed, 0 contested, 0 definition); examples: 4, played 4 times; "
    "errors: 3, warnings: 1, notices: 0; 0.50 s"
)
WHOLE = f"""\
b.yaml:1:17: error: life A: expected 30, but it was 33 [example.differs]
    ruling b-ruling, example two
    the last steps of the game:
      Upkeep step: A gains 3 life.
      Upkeep step: A gains 4 life.
      Upkeep step: A gains 5 life.
      Upkeep step: A gains 6 life.
      Upkeep step: A gains 7 life.
      Upkeep step: A gains 8 life.
b.yaml:2:2: error: 100.2 is not needed: without it every example comes out the same [ruling.cite-not-needed]
    ruling b-ruling
    give an example that needs it, or move it to see: with a reason
d.yaml:3:1: error: a tab stands here [yaml.tab]
    use spaces
e, f%.yaml:1:1: warning: 100 % odd:
very [yaml.odd]
{CLOSING}"""


def test_each_problem_stands_at_its_place_and_a_failed_example_shows_its_last_steps() -> None:
    assert render(report()) == WHOLE


def test_a_run_without_problems_is_one_line() -> None:
    good = ruling(example(GOOD), cites=("100.1",))
    found = replace(verify(Library(rulings=(good,)), tiny_stage()[0]), seconds=0.004)
    assert render(found) == (
        "rulings: 1 (1 verified, 0 failed, 0 contested, 0 definition); examples: 1, played 1 times; "
        "errors: 0, warnings: 0, notices: 0; 0.00 s"
    )


def test_colour_changes_nothing_but_colour() -> None:
    painted = closing_line(report(), "en", Style(colour=True))
    assert painted == f"\033[31m{CLOSING}\033[0m"
