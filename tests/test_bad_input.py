"""Each kind of bad input is a file in `bad/`, with the exact messages beside it.

What git, an editor or a file system would change is made here; its messages stand there too.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from checker.base.yaml import Reading, read_yaml
from checker.knowledge.project import Project, find_project
from checker.proof.verify import verify
from checker.proof.workspace import Workspace

if TYPE_CHECKING:
    from collections.abc import Callable

    from checker.proof.report import Report

BAD = Path(__file__).parent / "bad"
KINDS = sorted(path.stem for path in BAD.glob("*.txt"))

EXAMPLE = """\
kind: examples
examples:
  - id: an-example
    given: {turn: "A, upkeep"}
    expect: {life: {A: 20}}
"""


def _in_latin_1(path: Path) -> None:
    path.write_bytes("id: latin-1\nedition: '2026-09-25'\ntitle:\n  it: Là\n".encode("latin-1"))


def _after_a_byte_order_mark(path: Path) -> None:
    path.write_text("\ufeff" + EXAMPLE.replace("id:", "idd:"), encoding="utf-8")


def _with_windows_line_ends(path: Path) -> None:
    path.write_bytes(EXAMPLE.replace("life", "lief").replace("\n", "\r\n").encode())


def _with_control_characters(path: Path) -> None:
    path.write_text(EXAMPLE.replace("an-example", "an-ex\x85ample\N{ZERO WIDTH SPACE}s\ufeff"), encoding="utf-8")


def _nested_deeply(path: Path) -> None:
    path.write_text("kind: examples\nexamples: " + "[" * 10_000 + "]" * 10_000, encoding="utf-8")


def _of_five_megabytes(path: Path) -> None:
    path.write_text((EXAMPLE + "#" * 5 * 1024 * 1024)[: 5 * 1024 * 1024], encoding="utf-8")


def _with_a_number_of_4000_digits(path: Path) -> None:
    path.write_text(EXAMPLE.replace("20}", "9" * 4_000 + "}"), encoding="utf-8")


def _empty(path: Path) -> None:
    path.touch()


def _a_folder(path: Path) -> None:
    path.mkdir()


def _missing(path: Path) -> None:
    """Nothing is made."""


def _a_link_to_itself(path: Path) -> None:
    path.symlink_to(path.name)


MADE: dict[str, Callable[[Path], None]] = {
    "latin-1": _in_latin_1,
    "byte-order-mark": _after_a_byte_order_mark,
    "windows-line-ends": _with_windows_line_ends,
    "control-characters": _with_control_characters,
    "nesting-10000-deep": _nested_deeply,
    "five-megabytes": _of_five_megabytes,
    "number-of-4000-digits": _with_a_number_of_4000_digits,
    "empty-file": _empty,
    "folder-instead-of-a-file": _a_folder,
    "missing-file": _missing,
    "symbolic-link-loop": _a_link_to_itself,
}


@pytest.mark.parametrize("kind", KINDS)
def test_bad_input_gives_exactly_the_messages_beside_it(kind: str, tmp_path: Path) -> None:
    path = _input(kind, tmp_path)
    assert _messages(path) == (BAD / f"{kind}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("kind", KINDS)
def test_bad_input_is_read_in_the_same_way_without_libyaml(kind: str, tmp_path: Path) -> None:
    path = _input(kind, tmp_path)
    assert read_yaml(path, kind, Reading(libyaml=False)) == read_yaml(path, kind, Reading(libyaml=True))


def test_every_bad_file_has_its_messages_and_every_message_its_file() -> None:
    assert sorted([*(path.stem for path in BAD.glob("*.yaml")), *MADE]) == KINDS


def test_all_bad_files_together_give_all_their_messages(tmp_path: Path) -> None:
    paths = [_input(kind, tmp_path) for kind in KINDS]
    report = _verified(*paths)
    assert {path.name for path in paths} <= {Path(problem.place.file).name for problem in report.problems}


def _input(kind: str, folder: Path) -> Path:
    if kind not in MADE:
        return BAD / f"{kind}.yaml"
    path = folder / f"{kind}.yaml"
    MADE[kind](path)
    return path


def _messages(path: Path) -> str:
    report = _verified(path)
    return "".join(f"{problem}\n" for problem in report.problems if Path(problem.place.file).name == path.name)


def _verified(*paths: Path) -> Report:
    """What `checker verify` finds, seen from the folder of the first file, so that messages name it shortly."""
    project = find_project(BAD)
    workspace = Workspace(Project(project.root, paths[0].parent, project.settings), paths)
    library = workspace.load()
    return verify(library, workspace.stage(library))
