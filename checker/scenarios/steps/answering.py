"""The steps that answer questions: attack, block, assign, order, random, choose."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.nodes import Mapping, Node, Scalar
from checker.base.problems import BadInput
from checker.engine.queries import view
from checker.scenarios.answers import answer_of, kind_of
from checker.scenarios.decider import About
from checker.scenarios.reading import entries_of, fail, items_of, mapping_of
from checker.scenarios.steps.advancing import no_question, seek
from checker.scenarios.steps.naming import handles_from

if TYPE_CHECKING:
    from checker.engine.records.targets import Thing
    from checker.scenarios.session import Session


def attack(session: Session, node: Node) -> None:
    """The active player declares these attackers, and no others."""
    _declare(session, "attack", node)


def block(session: Session, node: Node) -> None:
    """A defending player declares these blockers, and no others."""
    _declare(session, "block", node)


def _declare(session: Session, kind: str, node: Node) -> None:
    player = _player_of(session, node) if kind == "block" else None
    seek(session, About(kind, player), node.place)
    answer(session, node)


def _player_of(session: Session, node: Node) -> str | None:
    """Whose declaration it is: that of the player who controls what is declared first."""
    for entry in entries_of(node):
        id = session.names.object(session.table, entry.key)
        return view.controller(session.table, id) if id in session.table.objects else None
    return None


def assign(session: Session, node: Node) -> None:
    """A player's combat damage, creature by creature."""
    creatures = tuple(session.names.object(session.table, entry.key) for entry in entries_of(node))
    seek(session, About("assignment", _player_of(session, node), creatures=creatures), node.place)
    answer(session, node)


def order(session: Session, node: Node) -> None:
    """The order in which abilities go on the stack, the last on top."""
    seek(session, About("order"), node.place)
    answer(session, node)


def random(session: Session, node: Node) -> None:
    """What comes out where chance decides."""
    seek(session, About("random"), node.place)
    answer(session, node)


def choose(session: Session, node: Node) -> None:
    """`{targets: […]}`, `{may: true}` …: the answer to the next question of that kind."""
    decision, value = _decision(mapping_of(node))
    about = About(kind_of(decision), _by(session, node))
    if _was_the_only_choice(session, about, value):
        return
    seek(session, about, node.place)
    answer(session, value)


def _was_the_only_choice(session: Session, about: About, value: Node) -> bool:
    """Whether the last step of play took this answer because there was no other: it may be written all the same."""
    if session.question is not None and about.fits(session.question):
        return False
    written = [item for item in items_of(value) if isinstance(item, Scalar)]
    if len(written) != len(items_of(value)):
        return False
    for entry in session.news():
        if any(entry is told for told in session.told):
            continue
        if entry.kind == "only-choice" and entry["what"] == about.kind and about.player in (None, entry["player"]):
            taken = [_card(session, one) for one in _listed(entry["answer"])]
            if [_as_logged(session, item) for item in written] != taken:
                return False
            session.tell(entry)
            return True
    return False


def _as_logged(session: Session, node: Scalar) -> Thing | None:
    """A player, or the card that a name means; None for what is neither."""
    try:
        return node.text if node.text in session.names.players else session.names.card(session.table, node)
    except BadInput:
        return None


def _card(session: Session, thing: object) -> Thing | None:
    if isinstance(thing, int):
        return session.names.was(session.table, thing)
    return thing if isinstance(thing, str) else None


def _listed(answer: object) -> tuple[object, ...]:
    return answer if isinstance(answer, tuple) else (answer,)


def answer(session: Session, node: Node) -> None:
    """Answer the open question, and play on to the next priority or question."""
    question = session.question
    if question is None:
        no_question(session)
        return
    session.reply(answer_of(session.table, question, node, session.names))
    handles_from(session)
    session.settle()
    handles_from(session)


def _decision(node: Mapping) -> tuple[str, Node]:
    found = [(e.key.text, e.value) for e in node if e.key.text != "by"]
    if len(found) != 1:
        fail("scenario.choose", node.place, message("one decision is wanted here"))
    return found[0]


def _by(session: Session, node: Node) -> str | None:
    by = mapping_of(node).get("by")
    return session.names.player(by) if isinstance(by, Scalar) else None


def subject_of(session: Session, node: Node | None) -> Thing | None:
    """The thing that a decision is about."""
    return session.names.thing(session.table, node) if isinstance(node, Scalar) else None
