"""Numbers of an edition: folded and unfolded, known and unknown, moved and where to."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from checker.knowledge.editions import Edition, unfolded
from checker.knowledge.library import load
from checker.knowledge.project import find_project
from tests.knowledge.conftest import EDITION, RULING

if TYPE_CHECKING:
    from tests.knowledge.conftest import Workshop

OLD = "2026-04-17"


@pytest.fixture(scope="module")
def stored() -> Edition:
    """The edition that the project itself stores."""
    return load([], find_project()).edition


def test_a_section_unfolds_to_itself_its_rules_and_their_letters_without_l_and_o() -> None:
    assert list(unfolded("107", "1-3 5k-p 7a")) == [
        "107", "107.1", "107.2", "107.3", "107.5", "107.5k", "107.5m", "107.5n", "107.5p", "107.7", "107.7a",
    ]  # fmt: skip
    assert list(unfolded("704", "5y-aa")) == ["704", "704.5", "704.5y", "704.5z", "704.5aa"]
    assert list(unfolded("600", "")) == ["600"]


@pytest.mark.parametrize("token", ["a", "1-", "1a-3", "1l", "1b-a"])
def test_what_is_no_number_of_a_section_is_refused(token: str) -> None:
    with pytest.raises(ValueError, match=f"^{token}$"):
        list(unfolded("107", f"1 {token}"))


def test_numbers_of_an_edition_are_known(stored: Edition) -> None:
    assert all(stored.knows(number) for number in ("510.4", "702.4b", "704.5aa", "111.10x", "701.71", "506.8g", "100"))


def test_numbers_of_no_edition_are_not_known(stored: Edition) -> None:
    assert not any(stored.knows(number) for number in ("510.5", "510.10", "502.28", "506.9", "111.10l", "111.10o"))


def test_the_stored_edition_has_as_many_numbers_as_the_rules(stored: Edition) -> None:
    assert len(stored.numbers) == 3312


def test_nearest_numbers_are_of_the_same_section(stored: Edition) -> None:
    assert stored.nearest("510.10") == ("510.1", "510.1e", "510.1d")
    assert stored.nearest("702.4z") == ("702.4", "702.94", "702.84")


def test_a_number_leads_to_what_became_of_it(stored: Edition) -> None:
    assert stored.now("310.11b", OLD) == ("310.12b",)
    assert stored.now("704.5z", OLD) == ("704.5aa",)
    assert stored.now("506.7c", "2026-08-07") == ("506.8c",)
    assert stored.now("720.1", "2025-02-07") == ("723.1",)
    assert stored.now("500.5", "2025-02-07") == ("500.4", "500.5", "500.5a", "500.5b")
    assert stored.now("510.4", OLD) == ("510.4",)
    assert stored.now("310.8", "2026-09-25") == ("310.8",)


def test_every_number_that_something_moved_to_is_known(stored: Edition) -> None:
    assert [
        new for moves in stored.moved.values() for now in moves.values() for new in now if not stored.knows(new)
    ] == []


def test_a_ruling_of_an_older_edition_is_shown_the_new_numbers(workshop: Workshop) -> None:
    numbers = 'cites: ["310.8b", "310.9", "510.4", "510.5"]'
    workshop.write("rulings/a.yaml", RULING, ("2026-09-25", OLD), ('cites: ["510.4"]', numbers))
    told = [problem for problem in workshop.load().problems if problem.id.startswith("edition.")]
    assert [str(problem) for problem in told] == [
        "rulings/a.yaml:5:9: error: 310.8b of the edition of 2026-04-17 was renumbered: now 310.9b "
        "(checker edition migrate moves the numbers of the file and its stamp) [edition.moved]",
        "rulings/a.yaml:5:19: error: 310.9 of the edition of 2026-04-17 was renumbered: now 310.10, 310.12 "
        "(it is several rules now: choose by hand, and write 2026-09-25 as the edition) [edition.moved]",
        "rulings/a.yaml:5:37: error: the edition of 2026-09-25 has no rule 510.5 "
        "(the nearest are 510.4, 510.3, 510.2) [edition.unknown-rule]",
    ]


def test_a_section_that_cannot_be_read_is_told_and_the_others_are(workshop: Workshop) -> None:
    workshop.write("rulings/edition.yaml", EDITION, ("1a-e 2 3a 4", "1e-a 2"))
    library = workshop.load()
    assert [str(problem) for problem in library.problems] == [
        'rulings/edition.yaml:4:39: error: "1e-a" is no rule number of a section (such as "1-3 4a-c") [edition.numbers]'
    ]
    assert library.edition.knows("702.4b")


def test_the_edition_in_force_is_one_of_those_known(workshop: Workshop) -> None:
    workshop.write("rulings/edition.yaml", EDITION, ('in-force: "2026-09-25"', 'in-force: "2026-09-26"'))
    assert workshop.problems() == [
        "rulings/edition.yaml:2:1: error: the edition in force is not among the editions [edition.unknown]"
    ]


def test_a_number_knows_the_older_numbers_of_its_rule() -> None:
    edition = Edition(
        "2026-09-25",
        ("2026-01-16", "2026-08-07", "2026-09-25"),
        frozenset({"310.12", "310.12b", "310.11"}),
        {"2026-01-16": {"310.11": ("310.12",), "310.10": ("310.11",)}, "2026-08-07": {"310.11c": ("310.12b",)}},
    )
    assert edition.before("310.12b", "2026-01-16") == ("310.11b",)
    assert edition.former("310.12b") == {"310.11c": "2026-08-07", "310.11b": "2026-01-16"}
    assert edition.former("310.12") == {"310.11": "2026-01-16"}
    assert edition.former("310.5") == {}
