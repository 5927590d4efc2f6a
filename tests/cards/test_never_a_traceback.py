"""Whatever stands in a card, reading it ends in a card or in problems."""

from __future__ import annotations

from random import Random

import pytest

from checker.base.nodes import Entry, Mapping, Node, Scalar, Sequence, walk
from checker.cards.reader import parse_effect, read_card, read_object
from tests.cards.test_shipped import cards

SPOILERS = (
    "", "true", "none", "-1", "=p", "x", "all", "creature", "that", "{G}", "{T}", "{X}", "'", "end of turn", "9" * 20,
)  # fmt: skip


def spoiled(node: Node, random: Random, rate: float) -> Node:
    """A copy in which now and then something is left out, doubled, or is something else."""
    if random.random() < rate:
        return random.choice(
            [
                Scalar(random.choice(SPOILERS), node.place, random.random() < 0.3),
                Sequence((node, node), node.place),
                Sequence((), node.place),
                Mapping((), node.place),
                Mapping((Entry(Scalar(random.choice(SPOILERS), node.place), node),), node.place),
            ]
        )
    if isinstance(node, Sequence):
        return Sequence(tuple(spoiled(item, random, rate) for item in node.items), node.place)
    if isinstance(node, Mapping):
        kept = [entry for entry in node if random.random() > rate / 2]
        return Mapping(tuple(Entry(entry.key, spoiled(entry.value, random, rate)) for entry in kept), node.place)
    return node


@pytest.mark.parametrize("seed", range(10))
def test_a_spoiled_card_is_read_or_complained_of(seed):
    random = Random(seed)
    for entry in cards().entries():
        bad = spoiled(entry.node, random, 0.08)
        if isinstance(bad, Mapping):
            made, problems = read_card(bad, cards().token)
            assert (made is None) == bool(problems)


@pytest.mark.parametrize("seed", range(5))
def test_a_spoiled_object_and_instruction_too(seed):
    random = Random(seed)
    for entry in cards().entries():
        given = Mapping(
            (Entry(Scalar("creature", entry.node.place), Scalar("Bear", entry.node.place)), *entry.node),
            entry.node.place,
        )
        bad = spoiled(given, random, 0.05)
        if isinstance(bad, Mapping):
            read_object(bad, "creature", cards().token)
        for part in walk(entry.node):
            if isinstance(part, Mapping):
                parse_effect(spoiled(part, random, 0.1), (), cards().token)
