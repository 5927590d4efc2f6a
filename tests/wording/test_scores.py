"""The checks find what is wrong in sentences that are labelled, and are silent on right ones."""

from __future__ import annotations

import re
from collections import Counter
from itertools import permutations
from pathlib import Path

import pytest

from checker.wording.running import check_all
from checker.wording.scoring import Score, closing, read_rows, score, table
from checker.wording.termbase import Termbase
from tests.wording.conftest import unit

HERE = Path(__file__).parent


def test_the_labelled_faults_are_found_and_nothing_else(base: Termbase) -> None:
    result = score(read_rows(HERE / "labelled.jsonl"), base)
    assert result.recall >= 0.95
    assert result.alarming == []


def test_sentences_that_nobody_looked_at_come_out_much_the_same(base: Termbase) -> None:
    known = score(read_rows(HERE / "labelled.jsonl"), base)
    other = score(read_rows(HERE / "second-set.jsonl"), base)
    assert abs(known.recall - other.recall) <= 0.05
    assert abs(known.quiet - other.quiet) <= 0.05


@pytest.mark.parametrize("lang", ["it", "fr"])
def test_free_translations_that_are_right_are_mostly_left_alone(base: Termbase, lang: str) -> None:
    result = score(read_rows(HERE / f"right-{lang}.jsonl"), base)
    assert result.right == 200
    assert result.quiet >= 0.9


def test_the_sets_to_build_against_are_found_and_silent(base: Termbase) -> None:
    for name in ("held-out", "third-set", "practice-it", "practice-fr"):
        result = score(read_rows(HERE / f"{name}.jsonl"), base)
        assert result.recall >= 0.97, name
        assert result.quiet >= 0.98, name


@pytest.mark.parametrize("name", ["second-set", "third-set"])
def test_a_set_that_was_written_blind_has_ten_pairs_of_each_kind_in_each_language(name: str) -> None:
    rows = read_rows(HERE / f"{name}.jsonl")
    pairs = [(row["fault"], row["lang"]) for row in rows if row["bad"] is not None]
    assert len(set(pairs)) == 24
    assert all(pairs.count(pair) >= 10 for pair in set(pairs))
    assert len(rows) >= len(pairs)


def test_the_table_has_a_line_for_each_kind_of_fault(base: Termbase) -> None:
    rows = read_rows(HERE / "labelled.jsonl")
    lines = table("labelled", score(rows, base))
    kinds = {row["fault"] for row in rows if row["bad"] is not None}
    assert kinds <= {line.split()[0] for line in lines}
    assert lines[-1].strip().startswith("all together: recall ")


def test_the_closing_line_says_how_far_the_sets_are_apart() -> None:
    one, other = Score(bad=Counter(term=4), found=Counter(term=4)), Score(bad=Counter(term=8), found=Counter(term=7))
    line = closing({"one": one, "other": other})
    assert line == "recall: one 100.0%, other 87.5%; 12.5 points apart at most"


def test_right_sentences_are_silent_in_every_direction(base: Termbase) -> None:
    languages = ("en", "it", "fr")
    for line in (HERE / "right.tsv").read_text(encoding="utf-8").splitlines():
        texts = dict(zip(languages, (spaced(text) for text in line.split("\t")), strict=True))
        for source, target in permutations(languages, 2):
            found = check_all([unit(target, texts[target], texts[source], source)], base)
            assert [str(finding.problem) for finding in found] == [], (source, texts[target])


def spaced(text: str) -> str:
    """With the no-break spaces that the file leaves to the reader."""
    return re.sub(r" ([:;!?»])|(?<=«) ", lambda sign: "\N{NO-BREAK SPACE}" + (sign[1] or ""), text)
