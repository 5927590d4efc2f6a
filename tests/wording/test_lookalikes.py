"""Sentences with a fault beside right ones that look like them, for each way in which a fault happens."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.wording.conftest import Check
from tests.wording.test_scores import spaced

_LINES = (Path(__file__).parent / "lookalikes.tsv").read_text(encoding="utf-8").splitlines()[1:]
_ROWS = [line.split("\t") for line in _LINES]
_WRONG = [(kind, lang, source, text) for kind, lang, side, source, text in _ROWS if side == "wrong"]
_RIGHT = [(lang, source, text) for _, lang, side, source, text in _ROWS if side == "right"]


@pytest.mark.parametrize(("kind", "lang", "source", "text"), _WRONG)
def test_a_fault_is_told_by_the_check_of_its_kind(check: Check, kind: str, lang: str, source: str, text: str) -> None:
    assert set(kind.split("/")) & set(check(lang, spaced(text), source))


@pytest.mark.parametrize(("lang", "source", "text"), _RIGHT)
def test_a_right_sentence_that_looks_like_one_is_left_alone(check: Check, lang: str, source: str, text: str) -> None:
    assert check(lang, spaced(text), source) == []
