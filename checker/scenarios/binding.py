"""`=expressions` turned into numbers, throughout an example, before it is played."""

from __future__ import annotations

from collections.abc import Mapping as Values
from dataclasses import replace
from functools import partial
from typing import Any

from checker.base.messages import message
from checker.base.names import suggestion
from checker.base.nodes import Entry, Mapping, Node, Scalar, Sequence
from checker.scenarios.arithmetic import BadExpression, evaluate
from checker.scenarios.example import Example
from checker.scenarios.reading import fail

PARTS = ("given", "play", "expect", "claimed", "without", "always", "never", "throughout")


def bound(example: Example, values: Values[str, int]) -> Example:
    """The example with these values for its parameters. Raises BadInput."""
    if not values:
        return example
    put = partial(_bound, values=values)
    parts: dict[str, Any] = {name: put(node) for name in PARTS if (node := getattr(example, name)) is not None}
    return replace(example, **parts)


def _bound(node: Node, values: Values[str, int]) -> Node:
    if isinstance(node, Scalar):
        return _value(node, values) if node.text.startswith("=") else node
    if isinstance(node, Sequence):
        return Sequence(tuple(_bound(item, values) for item in node.items), node.place)
    return Mapping(tuple(Entry(e.key, _bound(e.value, values)) for e in node.entries), node.place)


def _value(node: Scalar, values: Values[str, int]) -> Scalar:
    try:
        return Scalar(str(evaluate(node.text, values)), node.place)
    except BadExpression as bad:
        if bad.unknown:
            text = message('"{word}" is no parameter of this example', word=bad.word)
            known = message("the parameters are: {names}", names=", ".join(values))
            fail("scenario.expression", node.place, text, suggestion(bad.word, values) or known)
        text = message('"{text}" is no arithmetic: "{word}" is not understood', text=node.text, word=bad.word)
        fail("scenario.expression", node.place, text)
