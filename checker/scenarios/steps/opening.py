"""Trying what a player could do, to see whether it may be done and what it would ask."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.nodes import Entry, Mapping, Scalar
from checker.engine.game import game
from checker.engine.queries import view
from checker.engine.records.abilities import ActivatedAbility, SpellCost
from checker.engine.records.actions import Action, Activate, Cast, PlayLand
from checker.engine.records.question import Illegal
from checker.scenarios.decider import About
from checker.scenarios.reading import fail, text_of
from checker.scenarios.refusals import NOBODY_ASKED
from checker.scenarios.steps.abilities import ability_of, listed
from checker.scenarios.steps.advancing import give_priority
from checker.scenarios.steps.sheet import Sheet

if TYPE_CHECKING:
    from checker.scenarios.session import Session


def open_announcement(trial: Session, written: Mapping, entry: Entry, kind: str) -> None:
    """Cast the spell or activate the ability, up to the question of that kind. Illegal if it does not come to it."""
    id, player = _who(trial, written, entry)
    action: Action = Cast(player, id, cost=text_of(written.get("cost"), "normal"))
    if view.is_on_battlefield(trial.rest, id):
        called = trial.names.called(trial.rest, id)
        action = Activate(player, id, ability_of(trial.rest, id, written.get("ability"), called, entry.key.place))
    sheet = Sheet.of(written, trial.names)
    trial.play(lambda table: game.act(table, action), sheet, (About(kind),))
    if trial.question is None or trial.question.kind != kind:
        raise Illegal(NOBODY_ASKED)


def ways_to_act(trial: Session, written: Mapping, entry: Entry, kind: str) -> Iterator[str]:
    """The costs for which a card can be cast now, or the abilities that can be activated."""
    id, player = _who(trial, written, entry)
    if trial.rest.turn.priority != player:
        return
    actions = _casts(trial, player, id) if kind == "cast" else _activations(trial, player, id)
    wanted = text_of(written.get("cost")) or text_of(written.get("ability"))
    for name, action in actions:
        if wanted in ("", name) and is_allowed(trial, action):
            yield name


def _who(trial: Session, written: Mapping, entry: Entry) -> tuple[int, str]:
    if not isinstance(entry.value, Scalar):
        fail("scenario.value", entry.value.place, message("a name is wanted here"))
    id = trial.names.object(trial.table, entry.value)
    by = written.get("by")
    player = trial.names.player(by) if isinstance(by, Scalar) else view.controller(trial.table, id)
    give_priority(trial, player, entry.key.place)
    return id, player


def _casts(trial: Session, player: str, id: int) -> Iterator[tuple[str, Action]]:
    face = trial.rest.objects[id].printed.faces[0]
    if "Land" in face.types:
        yield "normal", PlayLand(player, id)
        return
    yield "normal", Cast(player, id)
    for ability in view.abilities(trial.rest, id):
        if isinstance(ability, SpellCost) and ability.instead and ability.keyword:
            yield ability.keyword, Cast(player, id, cost=ability.keyword)


def _activations(trial: Session, player: str, id: int) -> Iterator[tuple[str, Action]]:
    for index, ability, number, keyword in listed(trial.rest, id):
        if isinstance(ability, ActivatedAbility):
            yield ability.name or keyword or str(number), Activate(player, id, index)


def is_allowed(trial: Session, action: Action) -> bool:
    """Whether the rules allow an action at this moment; a question that it asks means that they do."""
    attempt = trial.fork()
    try:
        attempt.act(action)
    except Illegal:
        return False
    return True
