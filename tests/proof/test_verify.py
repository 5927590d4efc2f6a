"""A whole run over a library."""

from __future__ import annotations

from dataclasses import dataclass, field

from checker.base.messages import message
from checker.base.places import Place
from checker.base.problems import Problem, Severity
from checker.knowledge.library import Library
from checker.knowledge.rulings import ExampleFile
from checker.proof.report import RulingStatus
from checker.proof.verify import Name, Options, verify
from tests.proof.tiny import example, ruling, tiny_stage

GOOD = "{expect: {life: 33}, without: {'100.1': {life: 31}}}"


def library(*problems: Problem, broken: frozenset[str] = frozenset()) -> Library:
    """Two rulings, `a` and `b`, and a file of examples, `c`."""
    rulings = tuple(ruling(example(GOOD, file=f"{id}.yaml"), cites=("100.1",), id=id, file=f"{id}.yaml") for id in "ab")
    file = ExampleFile("c", "c.yaml", Place("c.yaml", 1, 1), (example(GOOD, "last", "c.yaml"),))
    return Library(rulings=rulings, examples=(file,), problems=problems, broken=broken)


def problem(file: str, ruling: str | None = None) -> Problem:
    return Problem("x.y", Severity.error, Place(file, 1, 1), message("wrong"), ruling=ruling)


@dataclass
class Counter:
    """Remembers what it was told."""

    told: list[tuple[int, int]] = field(default_factory=list)

    def __call__(self, done: int, of: int) -> None:
        self.told.append((done, of))


def test_everything_is_played_and_counted() -> None:
    counter = Counter()
    report = verify(library(), tiny_stage()[0], Options(progress=counter))
    assert report.summary["rulings"] == report.summary["verified"] == 2
    assert report.summary["examples"] == report.summary["examples-passed"] == 3
    assert counter.told == [(0, 3), (1, 3), (2, 3), (3, 3)]
    assert report.problems == ()


def test_only_what_is_chosen_is_played_in_the_order_of_its_rank() -> None:
    options = Options(chosen=lambda name: name.id != "a", rank=lambda name: name.id != "c")
    report = verify(library(), tiny_stage()[0], options)
    assert [one.ruling for one in report.rulings] == ["b"]
    assert [one.id for one in report.examples] == ["c"]


def test_a_name_has_a_path_for_each_example() -> None:
    held = library()
    assert Name.of(held.rulings[0]) == Name("a", ("tiny/a", "tiny/a/one"), "a.yaml")
    assert Name.of(held.examples[0]) == Name("c", ("c", "c/last"), "c.yaml")


def test_what_was_found_in_a_file_counts_for_its_ruling_and_is_said_once() -> None:
    held = library(problem("a.yaml"), problem("register.yaml", ruling="b"), problem("cards.yaml"))
    report = verify(held, tiny_stage()[0])
    assert [one.status for one in report.rulings] == [RulingStatus.failed, RulingStatus.failed]
    assert [(one.place.file, one.ruling) for one in report.problems] == [
        ("a.yaml", "a"),
        ("cards.yaml", None),
        ("register.yaml", "b"),
    ]


def test_nothing_is_said_of_what_is_not_chosen_but_data_concern_everybody() -> None:
    held = library(
        problem("a.yaml"),
        problem("register.yaml", ruling="a"),
        problem("cards.yaml"),
        problem("broken.yaml", ruling="broken"),
        broken=frozenset({"broken"}),
    )
    report = verify(held, tiny_stage()[0], Options(chosen=lambda name: name.id == "b"))
    assert [one.place.file for one in report.problems] == ["cards.yaml"]
    report = verify(held, tiny_stage()[0], Options(chosen=lambda name: name.id == "broken"))
    assert [one.place.file for one in report.problems] == ["broken.yaml", "cards.yaml"]
