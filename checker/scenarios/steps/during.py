"""`legal … during: every step of A's and B's turn`: the question put at each priority of a run of passes."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.nodes import Entry, Mapping, Node, Scalar
from checker.engine.queries import view
from checker.engine.records.targets import Thing
from checker.engine.state.turn import STEPS
from checker.scenarios.decider import About
from checker.scenarios.notation import listed
from checker.scenarios.outcome import Observation
from checker.scenarios.reading import entries_of, fail, scalars_of, text_of
from checker.scenarios.steps.legal_sets import legal_set, player_of
from checker.scenarios.steps.passing import go_on

if TYPE_CHECKING:
    from checker.scenarios.run import Run
    from checker.scenarios.session import Session

TURNS = re.compile(r"(\w+)'s")
SILENT = ("untap", "cleanup")


def legal_during(run: Run, written: Mapping, entry: Entry, key: str) -> None:
    """The steps in which there is an answer, compared with `only`."""
    trial = run.session.fork()
    trial.hold = (About("attack"),)
    players = _players(trial, written)
    found: list[str] = []
    seen: set[tuple[str, int]] = set()
    asker = player_of(trial, written) or _owner(trial, entry)
    last = trial.rest.turn.number + 2 * len(trial.rest.players)
    while players and not trial.is_over and trial.rest.turn.number <= last:
        turn = trial.rest.turn
        here = f"{turn.active}, {turn.step}"
        if trial.priority == asker and turn.active in players and (here, turn.number) not in seen:
            seen.add((here, turn.number))
            if here not in found and legal_set(trial, written, entry).values:
                found.append(here)
        if turn.step == STEPS[-2] and trial.priority is not None:
            players = players - {turn.active} if not trial.rest.zone("stack") else players
        _go_on(trial, written)
    run.observations.append(_observation(written, entry, key, found))


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
    if question is None:
        go_on(trial)
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
