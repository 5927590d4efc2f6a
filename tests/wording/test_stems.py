"""What an expression matches has one of its stems."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from checker.wording import counting, quantities
from checker.wording.seeking.stems import Sought, stems
from tests.wording.labelled import sentences

LETTERS = "abcdefghijklmnopqrstuvwxyzàâçéèêëîïôûùœìòABCDEÈÉMNSX123 .,;:'’-{}"
SOUGHT = {
    f"{name}-{lang}": sought
    for name, by_lang in {
        "name": quantities.HIDDEN,
        "place-name": counting.PLACE_NAMES,
        "again": counting.AGAIN,
        "begin": counting.BEGIN,
        "two": counting.TWO,
        **{quantity.example: quantity.accusing for quantity in quantities.QUANTITIES},
    }.items()
    for lang, sought in by_lang.items()
}


@pytest.mark.parametrize(
    ("pattern", "expected"),
    [
        (r"\b(?:twice|two times|doubl(?:e|es|ed))\b", {"twice", "two times", "doubl"}),
        (r"une (?:seule )?fois", {"fois"}),
        (r"(?<!at )once(?= each)", {"once"}),
        (r"pairs?|pair of", {"pair"}),
        (r"ab+c|d.*ef", {"ab", "ef"}),
        (r"colou{0,1}r", {"colo"}),
        (r"x{2}yz", {"yz"}),
        (r"1\.000", {"1.000"}),
        (r"Double", {"double"}),
        (r"(?:half|halves?) of", {"half", "halve"}),
        (r"twice|\w+ly", {"twice", "ly"}),
        (r"twice|[a-z]+", {""}),
        (r"(?:half)?", {""}),
        (r"(?:half)*ly|not", {"ly", "not"}),
    ],
)
def test_stems_are_what_every_match_has(pattern: str, expected: set[str]) -> None:
    assert stems(pattern) == expected


@pytest.mark.parametrize("name", SOUGHT)
def test_made_up_matches_have_a_stem(name: str) -> None:
    sought = SOUGHT[name]

    @settings(
        max_examples=30,
        derandomize=True,
        deadline=None,
        database=None,
        suppress_health_check=[HealthCheck.filter_too_much],
    )
    @given(st.from_regex(sought.pattern, alphabet=LETTERS))
    def hold(text: str) -> None:
        assert sought.may_be_in(text.casefold()), text

    hold()


@pytest.mark.parametrize("name", SOUGHT)
def test_sentences_with_a_match_have_a_stem(name: str) -> None:
    sought = SOUGHT[name]
    assert all(sought.may_be_in(text.casefold()) for text in sentences() if sought.is_in(text))


def test_what_has_no_stem_need_not_be_sought() -> None:
    twice = Sought(r"\b(?:twice|doubl(?:e|ing))\b")
    assert twice.may_be_in("it deals double damage")
    assert not twice.may_be_in("it deals damage")
