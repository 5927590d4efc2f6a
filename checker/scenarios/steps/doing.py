"""Every word of `play` that does something, with the function of that name."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.nodes import Mapping, Node, Scalar
from checker.scenarios.instructions import instruction, perform
from checker.scenarios.reading import fail, mapping_of
from checker.scenarios.steps import acting, answering, passing
from checker.scenarios.steps.advancing import ready
from checker.scenarios.steps.naming import expect_made, handles_from

if TYPE_CHECKING:
    from checker.scenarios.session import Session

Do = Callable[["Session", Node], None]
"""Does a step. Illegal where the rules refuse it, BadInput where it means nothing."""


def effect(session: Session, node: Node) -> None:
    """An instruction happens at once; then state-based actions and triggers, and the active player has priority."""
    ready(session)
    told = instruction(session.rest, node, session.names, session.rest.turn.active)
    session.interrupt(lambda table: perform(table, told))
    handles_from(session)
    session.settle()
    handles_from(session)


ACTIONS: dict[str, Do] = {
    "attack": answering.attack,
    "block": answering.block,
    "cast": acting.cast,
    "activate": acting.activate,
    "play-land": acting.play_land,
    "special": acting.special,
    "pass": passing.pass_,
    "check": passing.check,
    "resolve": passing.resolve,
    "to": passing.to,
    "concede": acting.concede,
    "effect": effect,
    "choose": answering.choose,
    "assign": answering.assign,
    "order": answering.order,
    "random": answering.random,
}
LOOKING = ("refused", "legal", "asked", "not-asked", "expect", "claimed")
"""Words that look at the game and leave it as it is."""


@dataclass(frozen=True, slots=True)
class Step:
    """A step of play: its word, what stands after it, and the mapping that it stands in."""

    word: str
    key: Scalar
    node: Node
    written: Mapping


def step_of(node: Node) -> Step:
    """The word of a step. Raises BadInput where there is none, or more than one."""
    written = mapping_of(node)
    found = [entry for entry in written if entry.key.text in ACTIONS or entry.key.text in LOOKING]
    if len(found) != 1:
        fail("scenario.step", written.place, message("one step of play is wanted here"))
    return Step(found[0].key.text, found[0].key, found[0].value, written)


def do(session: Session, step: Step) -> None:
    """Do a step that does something."""
    expect_made(session, step.written.get("makes"), None)
    ACTIONS[step.word](session, step.node)
