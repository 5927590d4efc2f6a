"""`vary` and `cases`: the rows of values with which an example is played."""

from __future__ import annotations

from itertools import product
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.nodes import Mapping, Node, Scalar, Sequence
from checker.base.problems import BadInput, error

if TYPE_CHECKING:
    from checker.scenarios.example import Example

Bindings = dict[str, int]

LIMIT = 10_000
"""An example with more rows than this is a Problem, as is a set of legal answers of that size."""


def rows(example: Example) -> list[Bindings]:
    """The rows, at least one; `vary` runs over the product of its ranges, each row of `cases` with all of it.

    Raises BadInput where there are more than LIMIT.
    """
    ranges = _ranges(example.vary)
    cases = _cases(example.cases)
    _check_size(example, ranges, len(cases))
    names = list(ranges)
    return [case | dict(zip(names, values, strict=True)) for case in cases for values in product(*ranges.values())]


def _ranges(vary: Node | None) -> dict[str, range]:
    if not isinstance(vary, Mapping):
        return {}
    return {entry.key.text: _range(entry.value) for entry in vary}


def _range(ends: Node) -> range:
    """`[0, 20]`, both ends in."""
    if not isinstance(ends, Sequence):
        return range(0)
    first, last = (_number(end) for end in ends)
    return range(first, last + 1)


def _cases(cases: Node | None) -> list[Bindings]:
    if not isinstance(cases, Sequence):
        return [{}]
    return [{entry.key.text: _number(entry.value) for entry in row} for row in cases if isinstance(row, Mapping)]


def _number(node: Node) -> int:
    return int(node.text) if isinstance(node, Scalar) else 0


def _check_size(example: Example, ranges: dict[str, range], cases: int) -> None:
    size = cases
    for span in ranges.values():
        size *= len(span)
    if size > LIMIT:
        text = message("{size} rows of values are more than {limit}", size=size, limit=LIMIT)
        raise BadInput(error("example.too-many-rows", example.place, text))
