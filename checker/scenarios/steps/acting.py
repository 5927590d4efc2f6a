"""The steps in which a player with priority does something: cast, activate, play-land, concede."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.names import suggestion
from checker.base.nodes import Mapping, Node, Scalar
from checker.engine.abilities.keywords import PARAMETERS
from checker.engine.queries import view
from checker.engine.records.abilities import SpellCost
from checker.engine.records.actions import Action, Activate, Cast, Concede, PlayLand
from checker.scenarios.reading import fail, is_number, items_of, mapping_of, number_of, scalars_of, text_of
from checker.scenarios.steps.abilities import ability_of
from checker.scenarios.steps.advancing import give_priority, no_question
from checker.scenarios.steps.naming import expect_made, handles_from
from checker.scenarios.steps.sheet import Sheet

if TYPE_CHECKING:
    from checker.scenarios.session import Session

ADDITIONAL = frozenset({"kicker", "multikicker", "buyback", "entwine", "conspire", "replicate", "casualty", "bargain"})
"""Costs that are paid beside another; every other name is that of a cost paid instead."""


def cast(session: Session, node: Node) -> None:
    """A player casts a spell, with the answers that stand beside it."""
    written = mapping_of(node)
    id = _card(session, written)
    player = _by(session, written, view.obj_now_or_last(session.table, id).owner)
    give_priority(session, player, node.place)
    _check_zone(session, written, id)
    cost, additional = _costs(written)
    _check_costs(session, written, id)
    card = view.obj_now_or_last(session.rest, id).card
    _act(session, Cast(player, id, _face(written), cost, additional), written)
    if (handle := written.get("as")) is not None:
        session.names = session.names.with_handle(text_of(handle), card)
    _finish(session, written, card)


def activate(session: Session, node: Node) -> None:
    """A player activates an ability of a permanent, or of a card that has one elsewhere."""
    written = mapping_of(node)
    id = _object(session, written, "of")
    player = _by(session, written, view.controller(session.table, id))
    give_priority(session, player, node.place)
    index = ability_of(session.rest, id, written.get("ability"), session.names.called(session.rest, id), node.place)
    before = session.rest.next_id
    _act(session, Activate(player, id, index), written)
    _name_ability(session, written, before)
    _finish(session, written, view.obj_now_or_last(session.table, id).card)


def play_land(session: Session, node: Node) -> None:
    """A player plays a land."""
    written = node if isinstance(node, Mapping) else Mapping((), node.place)
    scalar = node if isinstance(node, Scalar) else written.get("card")
    if not isinstance(scalar, Scalar):
        fail("scenario.value", node.place, message("a name is wanted here"))
    id = session.names.object(session.table, scalar)
    obj = view.obj_now_or_last(session.table, id)
    player = _by(session, written, obj.owner)
    give_priority(session, player, node.place)
    session.act(PlayLand(player, id, _face(written)))
    if (handle := written.get("as")) is not None:
        session.names = session.names.with_handle(text_of(handle), obj.card)
    _finish(session, written, obj.card)


def concede(session: Session, node: Node) -> None:
    """Players leave the game, at once (104.3a)."""
    no_question(session)
    for scalar in scalars_of(node):
        session.act(Concede(session.names.player(scalar)))
    session.settle()


def special(session: Session, node: Node) -> None:
    """A special action that has no word of its own (116.2)."""
    text = message('there is no special action "{action}"', action=text_of(mapping_of(node).get("action")))
    fail("scenario.special", node.place, text)


# -- pieces -----------------------------------------------------------------------------------------------------


def _act(session: Session, action: Action, written: Mapping) -> None:
    sheet = Sheet.of(written, session.names)
    session.act(action, sheet)
    if session.question is None:
        sheet.check_used(session.table)


def _finish(session: Session, written: Mapping, source: int) -> None:
    expect_made(session, written.get("makes"), source)
    if session.question is None:
        session.settle()
    handles_from(session)


def _object(session: Session, written: Mapping, key: str) -> int:
    node = written.get(key)
    if not isinstance(node, Scalar):
        fail("scenario.value", written.place, message('the key "{key}" is missing', key=key))
    return session.names.object(session.table, node)


def _card(session: Session, written: Mapping) -> int:
    """The card to be cast: of several of one name, that of the player in their hand."""
    node, by = written.get("card"), written.get("by")
    if isinstance(node, Scalar) and isinstance(by, Scalar):
        hand = session.table.zone("hand", session.names.player(by))
        thing = session.names.among(session.table, node, hand)
        if isinstance(thing, int):
            return thing
    return _object(session, written, "card")


def _by(session: Session, written: Mapping, default: str) -> str:
    node = written.get("by")
    return session.names.player(node) if isinstance(node, Scalar) else default


def _face(written: Mapping) -> int:
    return 1 if text_of(written.get("face")) == "back" else 0


def _costs(written: Mapping) -> tuple[str, tuple[str, ...]]:
    """The cost that is paid and what is paid beside it: `kicker`, `[sneak, kicker]`, `{multikicker: 2}`. A second one
    that is paid instead stands beside the first, and the rules refuse it (118.9a)."""
    main, beside = "normal", []
    for item in items_of(written.get("cost")):
        for name, times in _named_costs(item):
            if name in ADDITIONAL or main != "normal":
                beside += [name] * times
            else:
                main = name
    return main, tuple(beside)


def _named_costs(item: Node) -> list[tuple[str, int]]:
    if isinstance(item, Mapping):
        return [(e.key.text, number_of(e.value) if is_number(e.value) else 1) for e in item]
    return [(text_of(item), 1)]


def _check_costs(session: Session, written: Mapping, id: int) -> None:
    """A cost that the card does not have is the rules' to refuse (118.8); a misspelt word is a mistake. Raises
    BadInput."""
    own = {one.keyword for one in view.abilities(session.rest, id) if isinstance(one, SpellCost) and one.keyword}
    known = {"normal", "free", *ADDITIONAL, *PARAMETERS, *own}
    for item in items_of(written.get("cost")):
        for name, _ in _named_costs(item):
            hint = suggestion(name, known)
            if name not in known and hint is not None:
                fail("scenario.cost", item.place, message('unknown word "{word}"', word=name), hint)


def _check_zone(session: Session, written: Mapping, id: int) -> None:
    """`from:` is a word of the reader's, not of the game's: the card must be there. Raises BadInput."""
    wanted = written.get("from")
    zone = view.obj_now_or_last(session.rest, id).zone
    if wanted is not None and text_of(wanted) != zone:
        text = message("the card is in this zone: {zone}", zone=zone)
        fail("scenario.zone", wanted.place, text)


def _name_ability(session: Session, written: Mapping, before: int) -> None:
    """`as:` of an ability is a handle for it on the stack."""
    handle = written.get("as")
    stack = [id for id in session.table.zone("stack") if id >= before]
    if handle is not None and stack:
        session.names = session.names.with_object(text_of(handle), stack[0])
