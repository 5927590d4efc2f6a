"""A contrast laid over what it contrasts with."""

from __future__ import annotations

import pytest

from checker.base.nodes import Mapping, Node, Scalar, Sequence
from checker.base.yaml import read_yaml
from checker.proof.merging import merged


def node(source: str) -> Node | None:
    return read_yaml(source, "f.yaml")[0]


def plain(found: Node | None) -> object:
    if isinstance(found, Mapping):
        return {entry.key.text: plain(entry.value) for entry in found}
    if isinstance(found, Sequence):
        return [plain(item) for item in found]
    return found.text if isinstance(found, Scalar) else None


@pytest.mark.parametrize(
    ("base", "over", "result"),
    [
        ("{a: 1, b: 2}", "{b: 3, c: 4}", "{a: 1, b: 3, c: 4}"),
        ("{a: {x: 1, y: {z: 2}}}", "{a: {y: {z: 3}}}", "{a: {x: 1, y: {z: 3}}}"),
        ("{a: [1, 2, 3]}", "{a: [4]}", "{a: [4]}"),
        ("{a: {x: 1}}", "{a: 2}", "{a: 2}"),
        ("{a: 2}", "{a: {x: 1}}", "{a: {x: 1}}"),
        ("{a: 1}", "{}", "{a: 1}"),
    ],
)
def test_mappings_are_merged_at_any_depth_and_the_rest_is_replaced(base: str, over: str, result: str) -> None:
    assert plain(merged(node(base), node(over))) == plain(node(result))


def test_what_is_not_there_changes_nothing() -> None:
    there = node("{a: 1}")
    assert merged(there, None) is there
    assert merged(None, there) is there
    assert merged(None, None) is None
