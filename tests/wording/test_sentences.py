"""Each way in which a kind of fault happens, and sentences that merely look like it: `sentences/KIND.tsv`.

A line is `wrong` or `right`, the languages, the source, the text; French is written with plain spaces.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.wording.conftest import Check
from tests.wording.test_scores import spaced

Row = tuple[str, str, str, str, str]


def _rows() -> list[Row]:
    found: list[Row] = []
    for path in sorted((Path(__file__).parent / "sentences").glob("*.tsv")):
        for line in path.read_text(encoding="utf-8").splitlines():
            mark, langs, source, text = line.split("\t")
            found.append((path.stem, mark, langs, source, text))
    return found


@pytest.mark.parametrize(("kind", "mark", "langs", "source", "text"), _rows())
def test_what_is_wrong_is_found_and_what_is_right_is_not(
    check: Check, kind: str, mark: str, langs: str, source: str, text: str
) -> None:
    theirs, lang = langs.split(">")
    written = spaced(text) if lang == "fr" and mark == "right" else text
    found = check(lang, written, source or None, theirs)
    assert (kind in found) is (mark == "wrong"), found
