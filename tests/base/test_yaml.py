"""YAML as nodes with places, whatever the file does to its reader."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from checker.base.limits import Limits
from checker.base.nodes import Mapping, Scalar, Sequence, walk
from checker.base.places import Place
from checker.base.yaml import Reading, read_yaml

if TYPE_CHECKING:
    from pathlib import Path

TEXT = """\
# è un commento
a: "1"
✨ b: [x, 'y', {c: 702.20}]
d:
  - >-
    two
    lines
  - no
"""


@pytest.fixture(params=[True, False], ids=["libyaml", "python"])
def reading(request: pytest.FixtureRequest) -> Reading:
    return Reading(libyaml=request.param)


def test_every_node_has_its_text_and_place(reading: Reading) -> None:
    node, problems = read_yaml(TEXT, "f.yaml", reading)
    assert isinstance(node, Mapping)
    assert problems == []
    assert node.keys() == ("a", "✨ b", "d")
    assert node.get("a") == Scalar("1", Place("f.yaml", 2, 4), quoted=True)
    assert node.place_of("d") == Place("f.yaml", 4, 1)
    assert str(node.place_of("d")) == "f.yaml:4:1"
    assert [n for n in walk(node) if isinstance(n, Scalar)][1:] == [
        Scalar("x", Place("f.yaml", 3, 7)),
        Scalar("y", Place("f.yaml", 3, 10), quoted=True),
        Scalar("702.20", Place("f.yaml", 3, 19)),
        Scalar("two lines", Place("f.yaml", 5, 5), quoted=True),
        Scalar("no", Place("f.yaml", 8, 5)),
    ]


def test_values_stay_text_whatever_they_look_like(reading: Reading) -> None:
    node, _ = read_yaml("[010, 2:30, 2026-09-25, ~, 1e3, .inf, 0x10, null, =p]", "f.yaml", reading)
    assert isinstance(node, Sequence)
    assert [item.text for item in node if isinstance(item, Scalar)] == [
        "010", "2:30", "2026-09-25", "~", "1e3", ".inf", "0x10", "null", "=p",
    ]  # fmt: skip


def test_an_empty_value_is_told_from_an_empty_text(reading: Reading) -> None:
    node, _ = read_yaml("a:\nb: ''\n", "f.yaml", reading)
    assert isinstance(node, Mapping)
    assert [value.is_empty for value in walk(node) if isinstance(value, Scalar)] == [True, False]


def test_of_a_key_written_twice_the_first_counts_and_the_rest_is_read(reading: Reading) -> None:
    node, problems = read_yaml("a: 1\na: 2\nb: 3\n", "f.yaml", reading)
    assert isinstance(node, Mapping)
    assert [(e.key.text, e.value) for e in node] == [
        ("a", Scalar("1", Place("f.yaml", 1, 4))),
        ("b", Scalar("3", Place("f.yaml", 3, 4))),
    ]
    assert [problem.id for problem in problems] == ["yaml.duplicate-key"]


@pytest.mark.parametrize("opened", ["[", "{a: ", "- "])
def test_nesting_of_any_kind_ends_at_the_limit_and_not_in_the_stack(opened: str, reading: Reading) -> None:
    node, problems = read_yaml(opened * 10_000, "f.yaml", reading)
    assert node is None
    assert [problem.id for problem in problems] == ["yaml.depth"]


def test_nesting_up_to_the_limit_is_read(reading: Reading) -> None:
    node, problems = read_yaml("[" * 64 + "]" * 64, "f.yaml", reading)
    assert (node is not None, problems) == (True, [])


def test_an_alias_is_not_followed_however_often_it_stands(reading: Reading) -> None:
    bomb = "a0: &a0 [x, x]\n" + "".join(f"a{n}: &a{n} [{f'*a{n - 1}, ' * 9}]\n" for n in range(1, 40))
    node, problems = read_yaml(bomb, "f.yaml", reading)
    assert node is None
    assert [problem.id for problem in problems] == ["yaml.anchor"] * 40


@pytest.mark.parametrize("text", ["", "# only a comment\n", "\n\n", "%YAML 1.1\n# nothing\n"])
def test_a_file_without_anything_in_it_is_a_problem(text: str, reading: Reading) -> None:
    node, problems = read_yaml(text, "f.yaml", reading)
    assert (node, len(problems)) == (None, 1)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a: [x, y\nb: 2\n",
         "f.yaml:2:2: error: the bracket opened in line 1 is not closed, or a comma is missing before this"),
        ("a: 'x\nb: 2\n", "f.yaml:1:4: error: the quotation mark that opens here is not closed"),
        ("- a\nb: 1\n", "f.yaml:2:1: error: this does not belong to the list that begins in line 1"),
        ("a: 1\n b: 2\n", "f.yaml:2:3: error: a colon stands where no key can be"),
        ("a: @x\n", "f.yaml:1:4: error: a text cannot begin with this character"),
        ("a: 1\n...\nb: 2\n", "f.yaml:3:1: error: what stands after the end of the document is not read"),
        ("a:\n  b\n c\n d: 1\n", "f.yaml:4:3: error: a colon stands where no key can be"),
        ("? [a]\n: b\n", "f.yaml:1:3: error: a key must be a word"),
    ],
)  # fmt: skip
def test_a_syntax_error_is_told_in_our_words_at_its_place(text: str, message: str, reading: Reading) -> None:
    _, (problem,) = read_yaml(text, "f.yaml", reading)
    assert str(problem).startswith(message)


def test_a_byte_order_mark_does_not_move_columns(reading: Reading) -> None:
    node, problems = read_yaml("\ufeffabc: 5\ncba: [x]\n".encode(), "f.yaml", reading)
    assert isinstance(node, Mapping)
    assert node.place_of("abc") == Place("f.yaml", 1, 1)
    assert [problem.id for problem in problems] == ["yaml.byte-order-mark"]


def test_a_tab_before_a_comment_is_named_and_the_rest_is_read(reading: Reading) -> None:
    node, problems = read_yaml("a: 1\t# c\nb: 2\n", "f.yaml", reading)
    assert isinstance(node, Mapping)
    assert node.keys() == ("a", "b")
    assert [str(problem.place) for problem in problems] == ["f.yaml:1:5"]


def test_the_limit_of_size_is_that_of_the_settings(tmp_path: Path) -> None:
    path = tmp_path / "f.yaml"
    path.write_text("a: 1\n")
    assert read_yaml(path, "f.yaml", Reading(Limits(size=5)))[1] == []
    assert [problem.id for problem in read_yaml(path, "f.yaml", Reading(Limits(size=4)))[1]] == ["file.too-large"]


def test_a_device_is_no_file_to_read(tmp_path: Path) -> None:
    import os

    path = tmp_path / "pipe.yaml"
    os.mkfifo(path)
    node, problems = read_yaml(path, "pipe.yaml")
    assert (node, [problem.id for problem in problems]) == (None, ["file.special"])


@pytest.mark.parametrize("cut", range(0, len(TEXT.encode()), 3))
def test_a_file_cut_anywhere_is_read_or_refused_and_never_a_crash(cut: int, reading: Reading) -> None:
    node, problems = read_yaml(TEXT.encode()[:cut], "f.yaml", reading)
    assert node is not None or problems
