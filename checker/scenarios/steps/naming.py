"""Handles for what arises in play: `as:` on spells and abilities, `makes:` for tokens and copies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.nodes import Node
from checker.engine.state.objects import Obj
from checker.engine.state.table import Table
from checker.scenarios.reading import scalars_of

if TYPE_CHECKING:
    from checker.scenarios.session import Session


def expect_made(session: Session, node: Node | None, source: int | None) -> None:
    """From now on, what `source` (a card; None: anything) makes gets these handles, in order of creation."""
    names = tuple(scalar.text for scalar in scalars_of(node))
    if names:
        session.makes = (*session.makes, (source, session.table.next_id, names))


def handles_from(session: Session) -> None:
    """Give the handles that wait to what has been made since."""
    waiting = []
    for source, since, names in session.makes:
        made = [obj for obj in _made(session.table, since) if source is None or source in _makers(session, obj)]
        for name, obj in zip(names, made, strict=False):
            session.names = session.names.with_handle(name, obj.card)
        left = names[len(made) :]
        if left:
            waiting.append((source, _after(made, since), left))
    session.makes = tuple(waiting)


def _made(table: Table, since: int) -> list[Obj]:
    """Tokens and copies with an identity of their own that arose since an id, the oldest first."""
    return [
        obj
        for obj in sorted(table.objects.values(), key=lambda obj: obj.card)
        if obj.card >= since and obj.kind in ("token", "copy")
    ]


def _after(made: list[Obj], since: int) -> int:
    return made[-1].card + 1 if made else since


def _makers(session: Session, obj: Obj) -> set[int]:
    """The card of what was resolving when an object arose, and of the spell or ability that it is a copy of."""
    found = set()
    cell = session.table.last_log
    while cell is not None:
        entry = cell[0]
        if entry.kind == "copy" and entry["object"].id == obj.id:
            found.add(int(entry["of"].card))
        if entry.kind == "resolution":
            return {*found, int(entry["object"].card)}
        cell = cell[1]
    return found
