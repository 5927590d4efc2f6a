"""What the rulings cover."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from checker.base.places import Place
from checker.knowledge.library import Library
from checker.knowledge.sources import Claim, SourceDocument
from checker.proof.coverage import coverage
from checker.proof.verify import verify
from checker.reports.coverage import as_data, render
from tests.proof.tiny import example, ruling, tiny_stage

if TYPE_CHECKING:
    from checker.knowledge.rulings import Ruling
    from checker.proof.coverage import Coverage

PLACE = Place("source.yaml", 1, 1)
POWER = "{expect: {claim: S1-1, life: 33}, without: {'100.1': {life: 31}}}"
WEAK = "{given: {power: 0}, expect: {life: 31}, without: {'100.3': {life: 30}}}"
WRONG = "{expect: {claim: S1-2, life: 1}, without: {'100.1': {life: 31}}}"


def claim(id: str, **more: object) -> Claim:
    return Claim(id, PLACE, **more)  # type: ignore[arg-type]


def covered(*rulings: Ruling, claims: tuple[Claim, ...] = ()) -> Coverage:
    document = SourceDocument("article", "source.yaml", PLACE, "An article", "it", claims)
    library = Library(rulings=rulings, sources=(document,))
    stage, _ = tiny_stage()
    return coverage(library, verify(library, stage), stage, lambda done, of: None)


def test_each_claim_is_found_where_it_went() -> None:
    found = covered(
        ruling(example(POWER), cites=("100.1",), id="good"),
        ruling(example(WRONG), cites=("100.1",), id="wrong"),
        ruling(id="defined", is_definition=True),
        claims=(
            claim("S1-1", ruling="good", examples=("one",)),
            claim("S1-2", ruling="wrong", examples=("one",)),
            claim("S1-3", ruling="good", examples=("one",)),
            claim("S1-4", definition="defined"),
            claim("S1-5", left_out={"it": "non dice niente", "en": "says nothing"}),
        ),
    )
    assert [(one.id, str(one.status), one.ruling, one.examples, one.reason) for one in found.claims] == [
        ("S1-1", "played", "good", ("one",), None),
        ("S1-2", "open", "wrong", ("one",), None),
        ("S1-3", "open", "good", (), None),
        ("S1-4", "definition", "defined", (), None),
        ("S1-5", "left-out", None, (), "says nothing"),
    ]


def test_each_rule_knows_who_cites_it_and_whose_proof_needs_it() -> None:
    found = covered(
        ruling(example(POWER), cites=("200.1", "100.2"), id="failed"),
        ruling(example(POWER), cites=("100.1", "100.3"), id="good"),
    )
    rules = {rule.rule: rule for rule in found.rules}
    assert rules["100.1"].twins == ("200.1",)
    assert rules["100.1"].cited_by == ("failed", "good")
    assert rules["100.1"].needed_by == ("good",), "a failed ruling proves nothing"
    assert rules["100.2"].cited_by == ("failed",)
    assert rules["100.4"].cited_by == ()


def test_the_share_counts_numbers_once_and_twins_as_cited() -> None:
    found = covered(
        ruling(example(POWER), cites=("100.1",)),
        claims=(claim("S1-1", cr=("100.1", "200.1", "100.10")), claim("S1-2", cr=("100.1", "100.2"))),
    )
    assert found.numbers == ("100.1", "100.2", "100.10", "200.1")
    assert found.cited == ("100.1", "200.1")
    assert found.share == 0.5


def test_within_one_topic_a_cite_is_unspecific_when_most_of_the_others_need_it() -> None:
    common = tuple(ruling(example(POWER), cites=("100.1",), id=f"r{n}") for n in range(4))
    assert covered(*common).unspecific == ("r0", "r1", "r2", "r3")
    weak = (ruling(example(WEAK), cites=("100.3",), id=f"w{n}") for n in range(2))
    found = covered(*common, *weak)
    assert found.unspecific == ("w0", "w1"), "100.3 is needed by all, 100.1 by three of five others"


def test_with_several_topics_a_cite_is_unspecific_when_a_quarter_of_theirs_need_it() -> None:
    here = ruling(example(POWER), cites=("100.1",), id="here", topic="here")
    there = tuple(ruling(example(WEAK), cites=("100.3",), id=f"w{n}", topic="there") for n in range(3))
    assert covered(here, *there).unspecific == ("w0", "w1", "w2")
    one_more = ruling(example(POWER), cites=("100.1",), id="more", topic="there")
    assert covered(here, *there, one_more).unspecific == ("here", "w0", "w1", "w2", "more")


def test_coverage_is_printed_with_both_aims() -> None:
    found = covered(
        ruling(example(POWER), cites=("100.1",)),
        claims=(
            claim("S1-1", ruling="a-ruling", cr=("100.1", "100.2")),
            claim("S1-2", left_out={"en": "says nothing"}),
        ),
    )
    assert render(found).splitlines() == [
        "claims: 2",
        "  played: 1",
        "  left-out: 1",
        "    S1-2  says nothing",
        "",
        "rules: 6, cited: 1",
        "  100.1 = 200.1  cited by 1, needed by 1",
        "  cited by no ruling: 100.2, 100.3, 100.4, 100.5, 900.1",
        "",
        "rule numbers that the claims speak of: 2, cited: 1 (50 %, aim 60 %)",
        "  not cited: 100.2",
        "rulings with only unspecific cites: 0 (aim none)",
    ]


def test_coverage_as_data_names_everything() -> None:
    data = as_data(replace(covered(ruling(example(POWER), cites=("100.1",))), rules=()))
    assert data == {
        "schema": 1,
        "edition": "2026-09-25",
        "claims": [],
        "rules": [],
        "numbers": {"named": [], "cited": [], "share": 1.0},
        "unspecific": [],
    }
