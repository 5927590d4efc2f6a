"""The steps in which the game goes on: pass, check, resolve, to."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.nodes import Mapping, Node, Scalar
from checker.engine.records.actions import Pass
from checker.scenarios.reading import fail, number_of, scalars_of, step_name, text_of, wrong
from checker.scenarios.steps.advancing import give_priority, no_question, pass_all, ready, resolve_one
from checker.scenarios.steps.naming import handles_from

if TYPE_CHECKING:
    from checker.engine.state.turn import Turn
    from checker.scenarios.session import Session

WITHOUT_PRIORITY = frozenset({"untap", "cleanup"})


def pass_(session: Session, node: Node) -> None:
    """One player passes, several one after the other, or each once."""
    if isinstance(node, Scalar) and node.text == "all":
        pass_all(session)
        handles_from(session)
        return
    for scalar in scalars_of(node):
        player = session.names.player(scalar)
        give_priority(session, player, scalar.place)
        session.act(Pass(player))
        session.settle()
    handles_from(session)


def check(session: Session, node: Node) -> None:
    """State-based actions and triggers, up to the next priority."""
    ready(session)
    handles_from(session)


def resolve(session: Session, node: Node) -> None:
    """So many objects of the stack resolve, or all there are and will be."""
    everything = isinstance(node, Scalar) and node.text == "all"
    left = -1 if everything else number_of(node)
    while left:
        ready(session)
        if session.is_over or (everything and not session.rest.zone("stack")):
            return
        if not session.rest.zone("stack"):
            fail("scenario.empty-stack", node.place, message("nothing is on the stack that could resolve"))
        resolve_one(session)
        handles_from(session)
        left -= 1
        if session.question is not None:
            return


@dataclass(frozen=True, slots=True)
class Stop:
    """Where `to` stops: in a step, of a player's turn if one is named; `before` its turn-based action."""

    step: str
    player: str | None = None
    before: bool = False

    def is_reached(self, turn: Turn) -> bool:
        if self.player not in (None, turn.active):
            return False
        if self.step in ("combat damage", "first combat damage"):
            return turn.step in (self.step, "combat damage", "first combat damage")
        return turn.step == self.step


def to(session: Session, node: Node) -> None:
    """Everybody passes up to a step; the stack resolves on the way."""
    no_question(session)
    stop = stop_of(session, node)
    hold = session.hold
    _go_to(session, stop, node)
    session.hold = hold


def _go_to(session: Session, stop: Stop, node: Node) -> None:
    """On the way nobody attacks and nobody blocks; in the step itself the declaration may be stopped at."""
    hold = session.hold
    turn = session.rest.turn
    left = turn.stage != "begin" or not stop.is_reached(turn)
    last = turn.number + 2 * len(session.rest.players)
    while not session.is_over and session.question is None:
        here = session.rest.turn
        if not left and _is_there(stop, here):
            return
        if here.number > last:
            fail("scenario.no-such-step", node.place, message("there is no such step: {step}", step=stop.step))
        session.hold = hold if stop.is_reached(here) else ()
        go_on(session)
        left = left and _same(turn, session.rest.turn)
        handles_from(session)


def stop_of(session: Session, node: Node) -> Stop:
    """`end of combat`, `B, upkeep`, `{step, before: assignment}`, `{step, at: priority}`."""
    if isinstance(node, Mapping):
        step_node = node.get("step")
        if not isinstance(step_node, Scalar):
            wrong(node, message("a step"))
        stop = stop_of(session, step_node)
        return Stop(stop.step, stop.player, node.get("before") is not None)
    player, comma, step = text_of(node).rpartition(", ")
    if comma:
        session.names.player(Scalar(player, node.place))
    return Stop(step_name(step, node.place), player if comma else None)


def go_on(session: Session) -> None:
    """The player with priority passes, or the game does its next thing."""
    if session.priority is not None:
        session.pass_round()
    else:
        session.tick()


def _same(turn: Turn, now: Turn) -> bool:
    return (turn.number, turn.active, turn.step) == (now.number, now.active, now.step)


def _is_there(stop: Stop, turn: Turn) -> bool:
    if not stop.is_reached(turn):
        return False
    if stop.before:
        return turn.stage == "begin"
    return turn.stage == "priority" or (turn.step in WITHOUT_PRIORITY and turn.stage == "end")
