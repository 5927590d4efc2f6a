"""How the objects of a given state belong to one another: attached, attacking, blocking, protected."""

from __future__ import annotations

from dataclasses import replace

from checker.base.messages import Message, message
from checker.base.nodes import Mapping, Scalar
from checker.engine.kernel.commit import commit
from checker.engine.kernel.links import EXILED, UNTIL, link
from checker.engine.queries import combat, view
from checker.engine.records.targets import Thing
from checker.engine.state.combat import Attack
from checker.engine.state.table import Table
from checker.scenarios.given.kit import Kit
from checker.scenarios.reading import fail, flag_of, is_none, scalars_of

AFTER_BLOCKS = frozenset({"combat damage", "first combat damage", "second combat damage", "end of combat"})
"""Steps in which an attacker that nobody is said to block is unblocked."""


WANTED = message("if the state is wanted all the same, say why, with unchecked:")


def relate(kit: Kit) -> None:
    """Everything that speaks of other objects, once they are all there."""
    for id, written in kit.later:
        _attach(kit, id, written)
        _protect(kit, id, written)
        _link(kit, id, written)
    for id, written in kit.later:
        _attack(kit, id, written)


def _attach(kit: Kit, id: int, written: Mapping) -> None:
    node = written.get("attached-to")
    if isinstance(node, Scalar) and not is_none(node):
        host = kit.names.thing(kit.table, node)
        kit.table.put(replace(kit.table.objects[id], attached_to=host))


def _link(kit: Kit, id: int, written: Mapping) -> None:
    """`linked`: the cards that were exiled with it; `until`: a card in exile, until what leaves the battlefield."""
    for scalar in scalars_of(written.get("linked")):
        _know(kit, id, kit.names.object(kit.table, scalar), EXILED)
    node = written.get("until")
    if isinstance(node, Scalar):
        source = kit.names.object(kit.table, node)
        _know(kit, source, id, UNTIL, "battlefield")
        _know(kit, source, id, EXILED)


def _know(kit: Kit, source: int, card: int, what: str, zone: str | None = None) -> None:
    player = view.controller(kit.table, source)
    commit(kit.table, [link(kit.table, source, player, (card,), what, zone)])


def _protect(kit: Kit, id: int, written: Mapping) -> None:
    """A Siege with one possible protector has it; a battle that is no Siege is its controller's."""
    seen = view.seen(kit.table, id)
    if "Battle" not in seen.types:
        return
    node = written.get("protector")
    if isinstance(node, Scalar):
        protector = None if is_none(node) else _protector(kit, id, node)
    else:
        protector = _usual_protector(kit.table, id)
    kit.table.put(replace(kit.table.objects[id], protector=protector))


def _protector(kit: Kit, id: int, node: Scalar) -> str:
    """The player written, if it is one who can be the protector of such a battle."""
    player, controller = kit.names.player(node), view.controller(kit.table, id)
    siege = "Siege" in view.seen(kit.table, id).subtypes
    fits = view.is_opponent(kit.table, controller, player) if siege else player == controller
    if kit.is_checked and not fits:
        fail("scenario.protector", node.place, _no_protector(player, siege), WANTED)
    return player


def _no_protector(player: str, siege: bool) -> Message:
    if siege:
        return message(
            "{player} can't be the protector of this Siege, only an opponent of its controller can ({number})",
            player=player,
            number="310.12a",
        )
    return message(
        "{player} can't be the protector of a battle without a battle type, only its controller can ({number})",
        player=player,
        number="310.9a",
    )


def _usual_protector(table: Table, id: int) -> str | None:
    controller = view.controller(table, id)
    if "Siege" not in view.seen(table, id).subtypes:
        return controller
    possible = view.opponents(table, controller)
    return possible[0] if len(possible) == 1 else None


def _attack(kit: Kit, id: int, written: Mapping) -> None:
    node = written.get("attacking")
    if not isinstance(node, Scalar) or is_none(node):
        for entry in written.entries:
            if entry.key.text in ("blocked-by", "unblocked") and kit.is_checked:
                text = message("what is blocked or unblocked attacks something: write attacking: as well")
                fail("scenario.not-attacking", entry.key.place, text)
        return
    table = kit.table
    if kit.is_checked and not (table.turn.is_combat and view.controller(table, id) == table.turn.active):
        text = message("only creatures of the player whose turn it is attack, and only in the combat phase")
        fail("scenario.attacking", node.place, text, WANTED)
    target: Thing = kit.names.thing(table, node)
    blockers = tuple(kit.names.object(table, one) for one in scalars_of(written.get("blocked-by")))
    unblocked = flag_of(written.get("unblocked")) or table.turn.step in AFTER_BLOCKS
    blocked = True if "blocked-by" in written else False if unblocked else None
    defender = combat.defender_of(table, target) or table.turn.active
    controllers = combat.controllers_of(table, ((id, target), *((blocker, blocker) for blocker in blockers)))
    blocking = {blocker: (*table.combat.blockers.get(blocker, ()), id) for blocker in blockers}
    table.combat = table.combat.joined({id: Attack(target, defender, blocked, blockers)}, controllers, blocking)
    table.touch()
