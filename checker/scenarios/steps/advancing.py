"""Letting the game go on: to a priority, to a question, through the stack."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.engine.records.actions import Pass
from checker.engine.records.question import Illegal
from checker.scenarios.decider import DECLARATIONS, About
from checker.scenarios.reading import fail
from checker.scenarios.refusals import NOBODY_ASKED
from checker.scenarios.session import Session
from checker.scenarios.unanswered import unanswered

if TYPE_CHECKING:
    from checker.base.places import Place


def no_question(session: Session, about: About | None = None) -> None:
    """An open question has to be answered before anything else; a declaration that was only looked at declares
    nobody. One that is sought may be open. Raises BadInput."""
    while session.question is not None and session.question.kind in DECLARATIONS:
        if about is not None and about.fits(session.question):
            return
        session.reply((), wanted=() if about is None else (about,))
    if session.question is not None and not (about is not None and about.fits(session.question)):
        raise unanswered(session.table, session.question, session.names, session.asked_at or session.at)


def ready(session: Session) -> None:
    """Somebody has priority, or the game is over. Raises BadInput where a question is open."""
    no_question(session)
    session.settle()
    no_question(session)


def give_priority(session: Session, player: str, place: Place) -> None:
    """Those before the player pass. Raises BadInput if the top of the stack would resolve or the step end."""
    ready(session)
    holder = session.priority
    while holder not in (player, None):
        session.act(Pass(holder))
        holder = session.priority
        if holder is None:
            _too_late(session, player, place)


def _too_late(session: Session, player: str, place: Place) -> None:
    stack = session.rest.zone("stack")
    if not stack:
        text = message("{player} gets no priority in this step any more", player=player)
        fail("scenario.no-priority", place, text)
    _resolves_first(session, place)


def _resolves_first(session: Session, place: Place) -> None:
    top = session.names.called(session.rest, session.rest.zone("stack")[-1])
    text = message("{object} is on the stack and would resolve first", object=top)
    fail("scenario.stack-first", place, text, message("write resolve: 1 or resolve: all before this"))


def seek(session: Session, about: About, place: Place) -> None:
    """Go on until the question is open. Raises Illegal if it is not asked before the next player's turn is over.

    Declarations belong to the turn that is on, and to a stack that is empty: what is on it is not resolved for them.
    """
    declared = about.kind in DECLARATIONS
    last = session.rest.turn.number + (not declared)
    while True:
        no_question(session, about)
        if session.question is not None:
            return
        if session.is_over or session.rest.turn.number > last:
            raise Illegal(NOBODY_ASKED)
        if session.priority is not None:
            session.pass_round()
            continue
        if session.rest.turn.stage == "resolve" and declared:
            _resolves_first(session, place)
        session.tick((about,))


def pass_all(session: Session) -> None:
    """Each player passes once, from the one with priority; the game then goes on to the next priority."""
    ready(session)
    session.pass_round()
    session.settle()


def resolve_one(session: Session) -> None:
    """Everybody passes until the top of the stack has resolved."""
    ready(session)
    session.pass_round()
    if session.rest.turn.stage == "resolve":
        session.tick()
    session.settle()
