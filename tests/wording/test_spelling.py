"""Words that a dictionary does not know, where one was asked for."""

from __future__ import annotations

from pathlib import Path

import pytest

from checker.base.problems import BadInput
from checker.wording.spelling import Spelling
from checker.wording.termbase import Termbase
from tests.wording.conftest import unit


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "it_IT.aff").write_text("SET UTF-8\n", encoding="utf-8")
    (tmp_path / "it_IT.dic").write_text("2\nlentamente\nquasi\n", encoding="utf-8")
    return tmp_path


def test_a_word_that_neither_the_dictionary_nor_the_termbase_knows_is_told_once(folder: Path, base: Termbase) -> None:
    texts = [unit("it", "Il protettore blocca lentamente, quasi lentamante; lentamante.")]
    found = Spelling(folder, base).check_all(texts)
    assert [(finding.words, finding.place.column) for finding in found] == [("lentamante", 40)]
    assert not found[0].counts


def test_a_language_without_a_dictionary_is_bad_input(folder: Path, base: Termbase) -> None:
    with pytest.raises(BadInput, match=r"there is no dictionary fr\*\.dic here"):
        Spelling(folder, base).check_all([unit("fr", "lentement")])
