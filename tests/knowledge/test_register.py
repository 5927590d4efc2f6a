"""The register of claims and the rulings agree, claim by claim, or it is said where they do not."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.knowledge.conftest import RULING, SOURCE

if TYPE_CHECKING:
    from tests.knowledge.conftest import Workshop

ROW = "{id: S1-01, ruling: a-ruling, examples: [an-example]}"


def test_a_claim_answered_as_the_register_says_is_no_problem(workshop: Workshop) -> None:
    workshop.write("rulings/sources/an-article.yaml", SOURCE)
    workshop.write("rulings/combat/a-ruling.yaml", RULING)
    assert workshop.problems() == []


def _with(workshop: Workshop, row: str, *changes: tuple[str, str]) -> list[str]:
    workshop.write("rulings/sources/an-article.yaml", SOURCE, (ROW, row))
    workshop.write("rulings/combat/a-ruling.yaml", RULING, *changes)
    return workshop.problems()


def test_a_ruling_that_is_not_there_is_named_with_the_nearest(workshop: Workshop) -> None:
    assert _with(workshop, "{id: S1-01, ruling: a-rulling, examples: [an-example]}") == [
        'rulings/combat/a-ruling.yaml:6:11: error: the register has another answer to the claim S1-01 '
        '(there it is answered by "a-rulling") [ruling.claim-elsewhere]',
        'rulings/combat/a-ruling.yaml:10:21: error: the register has another answer to the claim S1-01 '
        '(there it is answered by "a-rulling") [example.claim-elsewhere]',
        'rulings/sources/an-article.yaml:6:5: error: the claim S1-01 is answered by "a-rulling", which is no ruling '
        '(did you mean "a-ruling"?) [source.unknown-ruling]',
    ]  # fmt: skip


def test_an_example_that_is_not_there_is_named(workshop: Workshop) -> None:
    assert _with(workshop, "{id: S1-01, ruling: a-ruling, examples: [an-exmaple, an-example]}") == [
        'rulings/sources/an-article.yaml:6:5: error: a-ruling has no example "an-exmaple" '
        '(did you mean "an-example"?) [source.unknown-example]'
    ]


def test_an_example_that_does_not_play_its_claim_is_named(workshop: Workshop) -> None:
    assert _with(workshop, ROW, ("claim: S1-01, life", "life")) == [
        'rulings/sources/an-article.yaml:6:5: error: no expectation of the example "an-example" has the claim '
        "S1-01 [source.not-played]"
    ]


def test_a_rule_that_a_claim_speaks_of_is_cited_or_seen_by_its_ruling(workshop: Workshop) -> None:
    row = '{id: S1-01, cr: ["510.4", "702.4b", "510.2"], ruling: a-ruling, examples: [an-example]}'
    seen = 'cites: ["510.4"]\n    see: [{rule: "702.4b", why: context}]'
    assert _with(workshop, row, ('cites: ["510.4"]', seen)) == [
        "rulings/sources/an-article.yaml:6:5: error: a-ruling has 510.2 neither in cites: nor in see: "
        "[source.rule-not-named]"
    ]


def test_an_example_that_plays_a_claim_unknown_to_the_register_is_named(workshop: Workshop) -> None:
    other = '  - id: another\n        given: {turn: "A, upkeep"}\n        expect: {claim: S1-01, life: {B: 20}}\n'
    assert _with(workshop, ROW, ("examples:\n      - id", f"examples:\n    {other}      - id")) == [
        'rulings/combat/a-ruling.yaml:10:21: error: the register does not name the example "another" for the '
        "claim S1-01 [example.not-in-register]"
    ]


def test_a_ruling_that_does_not_name_its_claim_is_told(workshop: Workshop) -> None:
    assert _with(workshop, ROW, ("    sources: [{document: an-article, claim: S1-01}]\n", "")) == [
        "rulings/sources/an-article.yaml:6:5: error: a-ruling does not name the claim S1-01 in its sources "
        "[source.not-in-ruling]"
    ]


def test_a_claim_that_nothing_plays_is_told(workshop: Workshop) -> None:
    assert _with(workshop, "{id: S1-01, ruling: a-ruling}") == [
        'rulings/combat/a-ruling.yaml:10:21: error: the register does not name the example "an-example" for the '
        "claim S1-01 [example.not-in-register]",
        "rulings/sources/an-article.yaml:6:5: error: the claim S1-01 names no example that plays it "
        "[source.no-example]",
    ]


def test_a_claim_left_out_is_answered_by_nobody(workshop: Workshop) -> None:
    assert _with(workshop, "{id: S1-01, left-out: not about the rules}") == [
        "rulings/combat/a-ruling.yaml:6:11: error: the register has another answer to the claim S1-01 "
        "(it is left out there) [ruling.claim-elsewhere]",
        "rulings/combat/a-ruling.yaml:10:21: error: the register has another answer to the claim S1-01 "
        "(it is left out there) [example.claim-elsewhere]",
    ]


def test_a_claim_has_one_answer(workshop: Workshop) -> None:
    assert _with(workshop, "{id: S1-01, ruling: a-ruling, left-out: no time}")[-1] == (
        'rulings/sources/an-article.yaml:6:35: error: "ruling" and "left-out" cannot stand together '
        "[form.too-many-keys]"
    )


def test_a_definition_cites_nothing_and_the_register_says_so(workshop: Workshop) -> None:
    changes = (('cites: ["510.4"]', 'see: [{rule: "510.4", why: context}]'),)
    assert _with(workshop, "{id: S1-01, definition: a-ruling}", *changes) == []
    (ruling,) = workshop.load().rulings
    assert ruling.is_definition


def test_a_ruling_is_no_definition_because_it_cites_nothing(workshop: Workshop) -> None:
    assert _with(workshop, ROW, ('    cites: ["510.4"]\n', "")) == [
        "rulings/combat/a-ruling.yaml:1:1: error: the ruling cites no rule "
        "(only what the register of claims calls a definition has none) [ruling.no-cites]"
    ]


def test_claims_and_documents_stand_once(workshop: Workshop) -> None:
    workshop.write("rulings/combat/a-ruling.yaml", RULING)
    workshop.write("rulings/sources/an-article.yaml", SOURCE)
    workshop.write("rulings/sources/the-same.yaml", SOURCE)
    assert workshop.problems() == [
        'rulings/sources/the-same.yaml:1:1: error: the document "an-article" is that of '
        "rulings/sources/an-article.yaml:1:1 [source.duplicate-document]",
        'rulings/sources/the-same.yaml:6:5: error: the claim "S1-01" stands at '
        "rulings/sources/an-article.yaml:6:5 already [source.duplicate-claim]",
    ]


def test_of_a_ruling_alone_nothing_is_said_about_those_not_read(workshop: Workshop) -> None:
    row = "{id: S1-02, ruling: elsewhere, examples: [x]}\n      - " + ROW
    workshop.write("rulings/sources/an-article.yaml", SOURCE, (ROW, row))
    assert workshop.problems(workshop.write("rulings/combat/a-ruling.yaml", RULING)) == []


def test_a_ruling_whose_form_is_wrong_is_not_said_to_be_missing(workshop: Workshop) -> None:
    assert _with(workshop, ROW, ("cites", "cite")) == [
        'rulings/combat/a-ruling.yaml:5:1: error: unknown key "cite" (did you mean "cites"?) [form.unknown-key]'
    ]
