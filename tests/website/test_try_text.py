"""An example as a text of its own, and one value put into a text."""

from __future__ import annotations

import pytest

from checker.base.nodes import Entry, Mapping, Node, Scalar, Sequence
from checker.base.places import Place
from checker.base.yaml import read_yaml
from checker.proof.playing import with_contrasts
from checker.website.tryit.emitting import WIDTH
from checker.website.tryit.splicing import Path, put
from checker.website.tryit.standalone import PARTS, standalone
from tests.website import tried

HERE = Place("", 1, 1)
FIRST: Path = ("examples", 0)
BATTLEFIELD: Path = (*FIRST, "given", "battlefield")


def bare(node: Node) -> Node:
    """The node without its places."""
    if isinstance(node, Scalar):
        return Scalar(node.text, HERE, node.quoted)
    if isinstance(node, Sequence):
        return Sequence(tuple(map(bare, node)), HERE)
    entries = ((bare(entry.key), bare(entry.value)) for entry in node)
    return Mapping(tuple(Entry(key, value) for key, value in entries if isinstance(key, Scalar)), HERE)


def test_every_example_of_the_rulings_is_read_back_from_its_text_as_it_was() -> None:
    for ruling in tried.library().rulings:
        for example in with_contrasts(ruling.examples):
            node, problems = read_yaml(standalone(example, ruling.cards), "text")
            assert problems == []
            assert isinstance(node, Mapping)
            (read,) = node.get("examples")  # type: ignore[union-attr, misc]
            for part in PARTS:
                was, now = getattr(example, part), read.get(part)
                assert (was and bare(was)) == (now and bare(now)), (example.id, part)


def test_a_text_has_the_layout_of_our_files() -> None:
    text = tried.texts()[f"{tried.BLOCKED}/{tried.TROLL}"]
    assert text.startswith(f"kind: examples\nexamples:\n  - id: {tried.TROLL}\n    given:\n      turn: A, ")
    assert "\n    play:\n      - attack: {raptor: B}\n" in text
    assert all(len(line) <= WIDTH for line in text.splitlines())


def changed_lines(path: Path, value: str, text: str = tried.TEXT) -> list[str]:
    """The lines that are not in the text from before."""
    return [line.strip() for line in put(text, path, value).splitlines() if line not in text.splitlines()]


@pytest.mark.parametrize(
    ("path", "value", "line"),
    [
        ((*BATTLEFIELD, "B", 0, "power"), "7", "B: [{creature: Wall, power: 7, toughness: 3, as: wall}]"),
        ((*BATTLEFIELD, "A", 1, "tapped"), "true",
         "A: [{card: Grizzly Bears, as: bear}, {card: Forest, tapped: true}]"),
        ((*BATTLEFIELD, "A", 0, "counters", "+1/+1"), "2",
         'A: [{card: Grizzly Bears, as: bear, counters: {"+1/+1": 2}}, Forest]'),
        ((*FIRST, "given", "life", "B"), "5", "life: {B: 5}"),
        ((*FIRST, "given", "effects", 0), "{base: [1, 1], object: bear}", "effects: [{base: [1, 1], object: bear}]"),
        ((*FIRST, "play", 1, "block"), "{wall: bear}", "- block: {wall: bear}"),
        ((*FIRST, "play", 3), "{check: true}", "- {check: true}"),
    ],
)  # fmt: skip
def test_a_value_is_put_where_its_path_leads_and_nothing_else_changes(path: Path, value: str, line: str) -> None:
    assert changed_lines(path, value) == [line]
    assert "# before anybody attacks" in put(tried.TEXT, path, value)


def test_a_value_is_put_after_a_colon_with_nothing_behind_it() -> None:
    assert put("life:\n", ("life",), "{B: 1}") == "life: {B: 1}\n"


@pytest.mark.parametrize("text", ["", "a: [", "[a]"])
def test_where_nothing_can_be_put_that_is_said(text: str) -> None:
    with pytest.raises(ValueError, match=r"."):
        put(text, ("a", "b"), "1")
