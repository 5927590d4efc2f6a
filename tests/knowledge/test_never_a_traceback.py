"""Whatever is done to a file, it is read or refused with a problem."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from hypothesis import given, settings
from hypothesis import strategies as st

from checker.knowledge.library import load
from checker.knowledge.project import find_project
from tests.knowledge.conftest import RULING, Workshop

TRIALS = (Path(__file__).parent / "format-trials.yaml").read_text(encoding="utf-8")
SPECIAL = st.sampled_from([*"{}[]=#|\"'\t\n\x00é0", ": ", "- ", "> ", "&a ", "*a", "!!x "])
EDIT = st.tuples(st.integers(0, 10_000), st.integers(0, 40), SPECIAL)


def _edited(text: str, edits: list[tuple[int, int, str]]) -> str:
    for position, removed, put in edits:
        at = position % (len(text) + 1)
        text = text[:at] + put + text[at + removed :]
    return text


@settings(max_examples=100, deadline=None)
@given(st.lists(EDIT, min_size=1, max_size=4), st.booleans())
def test_an_edited_file_gives_a_library_with_problems_at_places(
    edits: list[tuple[int, int, str]], is_ruling: bool
) -> None:
    with TemporaryDirectory() as folder:
        workshop = Workshop(Path(folder))
        path = workshop.root / "rulings" / "edited.yaml"
        path.write_text(_edited(RULING if is_ruling else TRIALS, edits), encoding="utf-8")
        library = load([path], find_project(workshop.root))
    assert library.rulings or library.examples or library.problems
    assert all(problem.place.line >= 1 and problem.place.column >= 1 for problem in library.problems)
    assert all(problem.message.english() for problem in library.problems)


@settings(max_examples=40, deadline=None)
@given(st.binary(max_size=200))
def test_bytes_of_any_kind_are_read_or_refused(data: bytes) -> None:
    with TemporaryDirectory() as folder:
        path = Path(folder, "bytes.yaml")
        path.write_bytes(data)
        assert load([path], find_project(Path(folder))).problems
