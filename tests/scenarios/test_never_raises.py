"""Whatever an example says, playing it ends in an outcome."""

from __future__ import annotations

import random

import pytest

from checker.base.nodes import Entry, Mapping, Node, Scalar, Sequence
from checker.scenarios.example import Example
from checker.scenarios.playing import play
from tests.scenarios.small import book, example, world
from tests.scenarios.test_frames import GAME
from tests.scenarios.test_looking import DUEL
from tests.scenarios.test_over_runs import BLOCKED
from tests.scenarios.test_steps import SPELLS

WORDS = ("A", "B", "C", "beast", "bears", "none", "true", "0", "-1", "7", "all", "graveyard", "=p", "{G}", "upkeep")
SEEDS = [
    GAME,
    BLOCKED + "always: {over: [assignment-of], expect: {life: {B: 20}}}\nthroughout: {life: {A: 20}}",
    DUEL + "play: [{attack: {beast: B}}, {legal: {block-of: wall, are: [beast]}}, {block: {wall: beast}}, "
    "{refused: {assign: {beast: {B: 4}}, by: '702.19b'}}, {assign: {beast: {wall: 4}}}]\n"
    "expect: {damage: [{by: beast, to: wall, amount: 4}], together: [wall, beast], contents: {graveyard: {B: [wall]}}}",
    SPELLS + "play: [{cast: {card: Test Fork, by: A, targets: [bears, other], divide: [2, 2]}}, {resolve: 1}, "
    "{effect: {destroy: pinger, by: B}}]\n"
    "expect: {zone: {bears: graveyard}, mana: {A: 0}, stack: [], targets: {answer: []}}",
]


@pytest.mark.parametrize("seed", range(120))
def test_a_mangled_example_has_problems_and_no_traceback(seed: int) -> None:
    chance = random.Random(seed)
    for text in SEEDS:
        mangled = _mangled(example(text), chance)
        outcome = play(mangled, world(), book())
        assert outcome.completed == (not outcome.problems)
        assert all(str(problem) for problem in outcome.problems)
        assert len(list(outcome.frames)) == len(outcome.frames)


def _mangled(whole: Example, chance: random.Random) -> Example:
    parts = {name: getattr(whole, name) for name in ("given", "play", "expect", "always", "throughout")}
    made = {name: _changed(node, chance) if chance.random() < 0.6 else node for name, node in parts.items() if node}
    kinds = {"given": Mapping, "play": Sequence, "expect": Mapping | Sequence}
    kept = {name: node for name, node in made.items() if isinstance(node, kinds.get(name, object))}
    return Example(whole.id, whole.place, **kept)


def _changed(node: Node, chance: random.Random) -> Node:
    if isinstance(node, Scalar):
        return Scalar(chance.choice(WORDS), node.place, chance.random() < 0.3)
    children = list(node.entries if isinstance(node, Mapping) else node.items)
    if not children or chance.random() < 0.1:
        return Scalar(chance.choice(WORDS), node.place)
    at = chance.randrange(len(children))
    if chance.random() < 0.2:
        del children[at]
    elif isinstance(node, Mapping):
        entry = children[at]
        assert isinstance(entry, Entry)
        key = Scalar(chance.choice(WORDS), entry.key.place) if chance.random() < 0.2 else entry.key
        children[at] = Entry(key, _changed(entry.value, chance))
    else:
        children[at] = _changed(children[at], chance)  # type: ignore[arg-type]
    return Mapping(tuple(children), node.place) if isinstance(node, Mapping) else Sequence(tuple(children), node.place)
