"""The proof of a ruling, on a game small enough to be read at a glance."""

from __future__ import annotations

import pytest

from checker.base.messages import message
from checker.base.places import Place
from checker.base.problems import error
from checker.knowledge.rulings import ExampleFile
from checker.proof.prove import play_file, prove
from checker.proof.report import ExampleStatus, RulingStatus
from tests.proof.tiny import OLDER, example, ruling, tiny_stage

GOOD = "{expect: {life: 33}, without: {'100.1': {life: 31}}}"


def ids(report: object) -> list[str]:
    return [problem.id for problem in report.problems]  # type: ignore[attr-defined]


def test_a_ruling_whose_examples_hold_and_whose_cites_are_needed_is_verified() -> None:
    stage, _ = tiny_stage()
    report = prove(ruling(example(GOOD), cites=("100.1",)), stage)
    assert report.status is RulingStatus.verified
    assert report.problems == ()
    assert [(cite.rule, cite.needed, cite.by, cite.twins) for cite in report.cites] == [
        ("100.1", True, ("one",), ("200.1",))
    ]


def test_a_twin_is_the_same_rule() -> None:
    stage, _ = tiny_stage()
    report = prove(ruling(example(GOOD), cites=("200.1",)), stage)
    assert report.status is RulingStatus.verified
    assert report.cites[0].twins == ("100.1",)


def test_an_expectation_that_comes_out_otherwise_says_both_values_at_its_place() -> None:
    stage, _ = tiny_stage()
    report = prove(ruling(example("{expect: {life: 30}, without: {'100.1': {life: 31}}}"), cites=("100.1",)), stage)
    assert report.status is RulingStatus.failed
    assert report.examples[0].status is ExampleStatus.failed
    assert [str(problem) for problem in report.problems] == [
        "tiny.yaml:1:17: error: life A: expected 30, but it was 33 [example.differs]"
    ]
    assert (report.problems[0].ruling, report.problems[0].example) == ("a-ruling", "one")


def test_a_cite_that_changes_nothing_is_not_needed() -> None:
    stage, _ = tiny_stage()
    report = prove(ruling(example(GOOD), cites=("100.1", "100.2")), stage)
    assert [cite.needed for cite in report.cites] == [True, False]
    assert [str(problem) for problem in report.problems] == [
        "tiny.yaml:2:2: error: 100.2 is not needed: without it every example comes out the same "
        "(give an example that needs it, or move it to see: with a reason) [ruling.cite-not-needed]"
    ]


def test_a_run_that_does_not_end_proves_nothing() -> None:
    stage, _ = tiny_stage()
    report = prove(ruling(example(GOOD), cites=("100.1", "900.1")), stage)
    assert [cite.needed for cite in report.cites] == [True, None]
    assert [str(problem) for problem in report.problems] == [
        "tiny.yaml:2:2: error: without 900.1 these examples are not played to their end: one "
        "(such a run proves nothing: give an example that ends without the rule as well) "
        "[ruling.cite-inconclusive]"
    ]


def test_a_cite_with_parts_is_needed_if_one_part_is_and_the_report_says_which() -> None:
    stage, _ = tiny_stage()
    report = prove(ruling(example(GOOD), cites=("100.1", "100.3")), stage)
    assert report.status is RulingStatus.verified
    assert [(cite.needed, cite.part) for cite in report.cites] == [(True, None), (True, "two")]


def test_a_cite_that_no_rule_plays_is_said() -> None:
    stage, _ = tiny_stage()
    report = prove(ruling(example(GOOD), cites=("100.1", "100.9")), stage)
    assert [str(problem) for problem in report.problems] == [
        "tiny.yaml:2:2: error: the engine has no rule 100.9 that can be forgotten [ruling.cite-without-rule]"
    ]


def test_a_cite_of_what_no_game_can_do_without_belongs_to_see() -> None:
    stage, _ = tiny_stage()
    report = prove(ruling(example(GOOD), cites=("100.1", "102.1")), stage)
    assert [str(problem) for problem in report.problems] == [
        "tiny.yaml:2:2: error: 102.1 is structural: no game is left without it "
        '(move it to see: as {rule: "102.1", why: structural}) [ruling.cite-structural]'
    ]


def test_the_search_stops_at_the_first_example_that_changes() -> None:
    stage, game = tiny_stage()
    many = tuple(example("{expect: {life: 33}}", id=f"e{n}") for n in range(10))
    report = prove(ruling(example(GOOD), *many, cites=("100.1",)), stage)
    assert report.cites[0].by == ("one",)
    assert game.played == 11 + 2 + 1


def test_what_stands_under_without_is_compared_with_the_game_that_lacks_the_rule() -> None:
    stage, _ = tiny_stage()
    bad = example("{expect: {life: 33}, without: {'100.1': {life: 30}}}")
    report = prove(ruling(bad, cites=("100.1",)), stage)
    assert [str(problem) for problem in report.problems] == [
        "tiny.yaml:1:48: error: without 100.1, life A: expected 30, but it was 31 [example.without-differs]"
    ]


@pytest.mark.parametrize(
    ("rule", "said"),
    [
        ("100.9", "no rule of the engine is 100.9: it cannot be forgotten [example.without-unknown-rule]"),
        (
            "900.1",
            "without 900.1 the example is not played to its end (the game does not end) [example.without-inconclusive]",
        ),
    ],
)
def test_what_cannot_be_forgotten_cannot_stand_under_without(rule: str, said: str) -> None:
    stage, _ = tiny_stage()
    bad = example(f"{{expect: {{life: 33}}, without: {{'{rule}': {{life: 30}}}}}}")
    report = prove(ruling(bad, example(GOOD, id="two"), cites=("100.1",)), stage)
    assert [str(problem) for problem in report.problems] == [f"tiny.yaml:1:32: error: {said}"]


def test_what_happens_with_the_rule_as_well_is_not_worth_telling() -> None:
    stage, _ = tiny_stage()
    idle = example("{expect: {life: 33}, without: {'100.2': {life: 33}}}", id="two")
    report = prove(ruling(example(GOOD), idle, cites=("100.1",)), stage)
    assert [str(problem) for problem in report.problems] == [
        "tiny.yaml:1:32: error: what is said to happen without 100.2 happens with it as well [example.without-same]"
    ]


@pytest.mark.parametrize(("life", "part"), [(29, "up"), (37, "down")])
def test_of_a_rule_with_parts_the_one_that_is_told_is_the_one_that_is_reported(life: int, part: str) -> None:
    stage, _ = tiny_stage()
    told = example(f"{{expect: {{life: 33}}, without: {{'100.5': {{life: {life}}}}}}}")
    report = prove(ruling(told, cites=("100.5",)), stage)
    assert report.problems == ()
    assert report.cites[0].part == part


def test_what_comes_of_no_part_forgotten_is_wrong() -> None:
    stage, _ = tiny_stage()
    told = example("{given: {power: 0}, expect: {life: 31}, without: {'100.3': {life: 30}, '100.5': {life: 30}}}")
    report = prove(ruling(told, cites=("100.3",)), stage)
    assert [str(problem) for problem in report.problems] == [
        "tiny.yaml:1:88: error: without 100.5 (down), life A: expected 30, but it was 35 [example.without-differs]"
    ]


def test_a_ruling_without_any_without_is_incomplete() -> None:
    stage, _ = tiny_stage()
    report = prove(ruling(example("{expect: {life: 33}}"), cites=("100.1",)), stage)
    assert [str(problem) for problem in report.problems] == [
        "tiny.yaml:1:1: error: no example says what happens without one of the cited rules "
        '(give one: without: {"510.4": {life: {B: 18}}}) [ruling.no-without]'
    ]


def test_a_claim_must_be_contradicted() -> None:
    stage, _ = tiny_stage()
    claimed = "{expect: {life: 33}, claimed: [{life: %s, claim: S1-1}], without: {'100.1': {life: 31}}}"
    assert prove(ruling(example(claimed % 30), cites=("100.1",)), stage).status is RulingStatus.verified
    report = prove(ruling(example(claimed % 33), cites=("100.1",)), stage)
    assert [str(problem) for problem in report.problems] == [
        "tiny.yaml:1:39: error: life A: the claim of 33 is not contradicted [example.claim-holds]"
    ]


def test_every_row_of_values_is_played_and_the_first_that_fails_is_named() -> None:
    stage, _ = tiny_stage()
    swept = example("{given: {power: =p}, vary: {p: [0, 4]}, expect: {life: =31 + p}, without: {'100.1': {life: 31}}}")
    report = prove(ruling(swept, cites=("100.1",)), stage)
    assert report.status is RulingStatus.verified
    assert [run.bindings for run in report.examples[0].runs] == [(("p", n),) for n in range(5)]
    wrong = example("{given: {power: =p}, vary: {p: [2, 4]}, expect: {life: 33}}")
    failed = prove(ruling(wrong, cites=("100.1",)), stage)
    assert [str(problem) for problem in failed.problems if problem.id == "example.differs"] == [
        "tiny.yaml:1:56: error: life A: expected 33, but it was 34 "
        "(with p = 3, under the edition of 2026-09-25) [example.differs]"
    ]


def test_a_row_of_another_edition_is_played_under_it() -> None:
    stage, _ = tiny_stage()
    rows = f"[{{edition: '2026-09-25', life: 33}}, {{edition: '{OLDER}', life: 23}}]"
    report = prove(ruling(example(f"{{expect: {rows}, without: {{'100.1': {{life: 31}}}}}}"), cites=("100.1",)), stage)
    assert report.problems == ()
    assert [run.edition for run in report.examples[0].runs] == ["2026-09-25", OLDER]
    wrong = example(f"{{expect: [{{life: 33}}, {{edition: '{OLDER}', life: 33}}]}}")
    found = prove(ruling(wrong, cites=("100.1",)), stage)
    hint = f"(under the edition of {OLDER})"
    assert [str(problem) for problem in found.problems if problem.id == "example.differs"] == [
        f"tiny.yaml:1:18: error: life A: expected 33, but it was 23 {hint} [example.differs]",
        f"tiny.yaml:1:53: error: life A: expected 33, but it was 23 {hint} [example.differs]",
    ]


def test_an_example_that_holds_before_its_first_step_is_an_error_in_a_ruling() -> None:
    stage, _ = tiny_stage()
    idle = example("{given: {power: -11}, expect: {life: 20}}", id="idle")
    report = prove(ruling(example(GOOD), idle, cites=("100.1",)), stage)
    assert report.problems == (), "forgetting the cite changes it"
    none = prove(ruling(example("{given: {power: -11}, expect: {life: 20}}")), stage)
    assert [str(problem) for problem in none.problems] == [
        "tiny.yaml:1:1: error: everything that is expected holds before the first step of play [example.vacuous]"
    ]


def test_an_example_that_holds_before_its_first_step_is_a_notice_in_a_file_of_examples() -> None:
    stage, _ = tiny_stage()
    shown = example("{given: {power: -11}, expect: {life: 20}}")
    report = play_file(ExampleFile("examples", "tiny.yaml", shown.place, (shown,)), stage)
    assert [(problem.id, problem.severity) for problem in report.problems] == [("example.vacuous", "notice")]
    assert report.status is ExampleStatus.passed


def test_a_contrast_is_played_with_its_difference_laid_over() -> None:
    stage, _ = tiny_stage()
    pair = example(
        "{given: {life: 1, power: 0}, expect: {life: 12}, "
        "contrast: {id: two, given: {power: 3}, expect: {life: 15}, without: {'100.1': {life: 12}}}}"
    )
    report = prove(ruling(pair, cites=("100.1",)), stage)
    assert report.status is RulingStatus.verified
    assert [played.id for played in report.examples] == ["one", "two"]
    assert report.cites[0].by == ("two",)


def test_a_ruling_with_readings_is_contested() -> None:
    stage, _ = tiny_stage()
    twice = example(
        "{expect: {life: 33}, without: {'100.1': {life: 31}}, "
        "readings: {letter: {expect: {life: 33}}, spirit: {expect: {life: 33}}}}"
    )
    report = prove(ruling(twice, cites=("100.1",)), stage)
    assert report.status is RulingStatus.contested
    assert [run.reading for run in report.examples[0].runs] == ["letter", "spirit"]


def test_a_definition_has_nothing_to_play() -> None:
    stage, game = tiny_stage()
    report = prove(ruling(is_definition=True), stage)
    assert report.status is RulingStatus.definition
    assert game.played == 0


def test_nothing_is_said_of_cites_while_an_example_cannot_be_played() -> None:
    stage, _ = tiny_stage()
    report = prove(ruling(example(GOOD), cites=("100.1", "100.2")), stage.without("900.1"))
    assert "game.budget" in ids(report)
    assert not any(id.startswith("ruling.cite") for id in ids(report))


def test_what_was_found_before_anything_was_played_counts() -> None:
    stage, _ = tiny_stage()
    known = error("edition.unknown-rule", Place("tiny.yaml", 2, 1), message("no such rule"))
    report = prove(ruling(example(GOOD), cites=("100.1",)), stage, [known])
    assert report.status is RulingStatus.failed
    assert [(problem.id, problem.ruling) for problem in report.problems] == [("edition.unknown-rule", "a-ruling")]
