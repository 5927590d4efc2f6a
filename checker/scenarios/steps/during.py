"""`legal … during: every step of A's and B's turn`: the question put at each priority of a run of passes."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.nodes import Entry, Mapping, Node, Scalar
from checker.engine.queries import view
from checker.engine.records.actions import Pass
from checker.engine.records.targets import Thing
from checker.scenarios.decider import About
from checker.scenarios.notation import listed
from checker.scenarios.outcome import Observation
from checker.scenarios.reading import entries_of, fail, scalars_of, text_of
from checker.scenarios.steps.legal_sets import legal_set, player_of

if TYPE_CHECKING:
    from checker.scenarios.run import Run
    from checker.scenarios.session import Session

TURNS = re.compile(r"(\w+)'s")


def legal_during(run: Run, written: Mapping, entry: Entry, key: str) -> None:
    """The steps in which there is an answer, compared with `only`."""
    trial = run.session.fork()
    trial.hold = (About("attack"),)
    asker = player_of(trial, written) or _owner(trial, entry)
    found: list[str] = []
    for here in _priorities(trial, _players(trial, written), asker, written):
        if here not in found and legal_set(trial, written, entry).values:
            found.append(here)
    run.observations.append(_observation(written, entry, key, found))


def _priorities(trial: Session, players: set[str], asker: str, written: Mapping) -> Iterator[str]:
    """Each step of these players' turns in which the asker gets priority, while everybody passes."""
    last = trial.rest.turn.number + 2 * len(trial.rest.players)
    left = set(players)
    while left and not trial.is_over and trial.rest.turn.number <= last:
        turn = trial.rest.turn
        if turn.active in left and trial.priority == asker:
            yield f"{turn.active}, {turn.step}"
        _go_on(trial, written)
        if trial.rest.turn.number != turn.number:
            left.discard(turn.active)


def _players(trial: Session, written: Mapping) -> set[str]:
    node = written.get("during")
    named = set(TURNS.findall(text_of(node)))
    if not isinstance(node, Scalar) or not named or not named <= set(trial.names.players):
        place = written.place_of("during")
        fail("scenario.during", place, message("write: every step of A's and B's turn"))
    return named


def _owner(trial: Session, entry: Entry) -> str:
    if not isinstance(entry.value, Scalar):
        return trial.rest.turn.active
    return view.controller(trial.table, trial.names.object(trial.table, entry.value))


def _go_on(trial: Session, written: Mapping) -> None:
    """Everybody passes; attackers that were named are declared in the turn of their controller."""
    question = trial.question
    if question is None and trial.priority is not None:
        trial.act(Pass(trial.priority))
        return
    if question is None:
        trial.tick()
        return
    attackers = {trial.names.object(trial.table, e.key): e.value for e in entries_of(written.get("attacking"))}
    own = {id: node for id, node in attackers.items() if view.controller(trial.table, id) == question.player}
    trial.reply(tuple((id, _target(trial, node)) for id, node in own.items()))


def _target(trial: Session, node: Node) -> Thing:
    (scalar,) = scalars_of(node)
    return trial.names.thing(trial.table, scalar)


def _observation(written: Mapping, entry: Entry, key: str, found: list[str]) -> Observation:
    only = written.get("only")
    expected = [scalar.text for scalar in scalars_of(only)]
    claim = text_of(written.get("claim")) or None
    place = written.place if only is None else only.place
    holds = set(expected) == set(found)
    return Observation(f"{key}.legal.only", "only", entry.key.text, listed(expected), listed(found), holds, place,
                       claim, None, "legal")  # fmt: skip
