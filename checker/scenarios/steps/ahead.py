"""Which questions the next step of play speaks of: the game stops there instead of letting nobody attack or block."""

from __future__ import annotations

from checker.base.nodes import Entry, Mapping, Node
from checker.scenarios.decider import About
from checker.scenarios.steps.doing import ACTIONS, LOOKING

PASSED_OVER = frozenset({"expect", "claimed"})
"""Words that only look: the step after them counts."""
DECLARED = {"attack": "attack", "block": "block", "attack-of": "attack", "block-of": "block", "order": "order"}
HELD = DECLARED | {"new-targets": "new-targets"}


def held(steps: tuple[Node, ...]) -> tuple[About, ...]:
    """The declarations that the first step to come is about; new targets too, which may all stay as they are, and the
    order of triggers that are alike, which is asked of those alone who speak of it."""
    for node in steps:
        if not isinstance(node, Mapping):
            return ()
        words = [key for key in map(_key, node) if key in ACTIONS or key in LOOKING]
        if not words:
            return ()
        if words[0] not in PASSED_OVER:
            return _of(words[0], node.get(words[0]))
    return ()


def _of(word: str, node: Node | None) -> tuple[About, ...]:
    if word in DECLARED:
        return (About(DECLARED[word]),)
    if word in ("refused", "legal", "asked", "choose") and isinstance(node, Mapping):
        return tuple(About(HELD[key]) for key in map(_key, node) if key in HELD)
    return ()


def _key(entry: Entry) -> str:
    return entry.key.text
