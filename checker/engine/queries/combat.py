"""Who can attack and block what, who defends, and how combat damage can be shared out (506–510)."""

from __future__ import annotations

from collections.abc import Iterator

from checker.engine.queries import view
from checker.engine.queries.legal import refusing
from checker.engine.records.targets import Thing
from checker.engine.state.combat import Attack
from checker.engine.state.table import Table

Declaration = tuple[tuple[int, Thing], ...]
"""Attackers, each with what it attacks."""
Blocks = tuple[tuple[int, tuple[int, ...]], ...]
"""Blockers, each with the attackers it blocks."""


def defending_players(table: Table) -> list[str]:
    """Whom the active player may attack (506.2, 802.2)."""
    found: list[str] = table.book.ask("defending players")(table)
    return found


def defender_of(table: Table, target: Thing | None) -> str | None:
    """The defending player for something attacked (508.5)."""
    if target is None or isinstance(target, str):
        return target
    found: str | None = table.book.ask("defending player of a permanent")(table, target)
    return found


def controllers_of(table: Table, declaration: Declaration) -> dict[int, str]:
    """Who controls the attackers and the permanents that they attack (506.4)."""
    things = (thing for pair in declaration for thing in pair if isinstance(thing, int))
    return {thing: view.controller(table, thing) for thing in things}


def attackable(table: Table) -> list[Thing]:
    """Players, planeswalkers and battles: what there is to attack, whether or not a given creature may."""
    permanents = [o.id for o in table.permanents() if view.seen(table, o.id).types & {"Planeswalker", "Battle"}]
    return [*table.turn_order(), *permanents]


def attack_targets(table: Table, attacker: int) -> list[Thing]:
    """What this creature could be declared attacking, looked at by itself."""
    if refusing(table, "attacker", attacker) is not None:
        return []
    return [t for t in attackable(table) if refusing(table, "attack target", attacker, t) is None]


def block_targets(table: Table, blocker: int) -> list[int]:
    """The attackers that this creature could be declared blocking, looked at by itself."""
    return [a for a in table.combat.attackers if refusing(table, "block", blocker, a) is None
            and refusing(table, "block restrictions", blocker, a) is None]  # fmt: skip


def blocks_at_most(table: Table, blocker: int) -> int:
    """How many attackers one creature can block (509.1a): one, and what effects add to that."""
    more = [parameter for parameter, _ in view.restrictions(table, "additional-block", blocker)]
    if "any" in more:
        return len(table.combat.attackers)
    return 1 + sum(int(n) for n in more if isinstance(n, int))


def deals_now(table: Table, creature: int) -> bool:
    """Whether it assigns combat damage in the step that is on (510.4)."""
    found: bool = table.book.ask("deals combat damage now")(table, creature)
    return found


def attack_recipients(table: Table, attacker: int, attack: Attack) -> tuple[Thing, ...]:
    """Whom an attacker's damage may be assigned to."""
    ask = table.book.ask
    attacked = attacked_now(table, attack)
    if not attack.blocked:
        return tuple(ask("an unblocked attacker assigns")(attacked))
    free = attacked if view.restrictions(table, "assigns-as-unblocked", attacker) else ()
    if attack.blockers:
        to = (
            *ask("a blocked attacker assigns")(attack, attacked),
            *ask("the rest may go on")(table, attacker, attacked),
        )
        return tuple(dict.fromkeys((*to, *free)))
    through = ask("tramples over nobody")(table, attacker, attacked)
    return tuple(through or free or ask("a blocked attacker without blockers assigns")(attacked))


def attacked_now(table: Table, attack: Attack) -> tuple[Thing, ...]:
    """What is attacked, if it is still there to be dealt damage."""
    target = attack.target
    if isinstance(target, str):
        return (target,) if table.players[target].is_in_game else ()
    return (target,) if view.is_on_battlefield(table, target) and target is not None else ()


def block_recipients(table: Table, blocker: int) -> tuple[Thing, ...]:
    return tuple(table.book.ask("a blocker assigns")(table.combat.blockers.get(blocker, ())))


def damage_of(table: Table, creature: int) -> int:
    """How much it assigns (510.1a); not below 0."""
    return max(0, int(table.book.ask("amount of combat damage")(table, creature)))


def recipients(table: Table, creature: int) -> tuple[Thing, ...]:
    attack = table.combat.attackers.get(creature)
    return attack_recipients(table, creature, attack) if attack else block_recipients(table, creature)


def dealers(table: Table, player: str) -> list[int]:
    """The player's creatures that are to assign combat damage now."""
    combat = table.combat
    return [
        id
        for id in (*combat.attackers, *(b for b in combat.blockers if b not in combat.attackers))
        if view.is_on_battlefield(table, id) and view.controller(table, id) == player and deals_now(table, id)
    ]


Share = tuple[tuple[Thing, int], ...]
Assignment = tuple[tuple[int, Share], ...]


def shares(table: Table, creature: int) -> Iterator[Share]:
    """Every way to divide a creature's damage among its recipients, whatever the others do."""
    to, amount = recipients(table, creature), damage_of(table, creature)
    if not to or amount == 0:
        yield ()
        return
    for parts in compositions(amount, len(to)):
        yield tuple((thing, part) for thing, part in zip(to, parts, strict=True) if part)


def compositions(total: int, parts: int) -> Iterator[tuple[int, ...]]:
    """All ways to write ``total`` as that many ordered numbers from 0 up."""
    if parts == 1:
        yield (total,)
        return
    for first in range(total, -1, -1):
        for rest in compositions(total - first, parts - 1):
            yield (first, *rest)


def assignments(table: Table, player: str) -> Iterator[Assignment]:
    """Every legal assignment of a player's combat damage in this step, as a whole (510.1e). Where nobody has two
    creatures or players to choose between there is one, and nothing to check."""
    creatures = dealers(table, player)
    if all(len(recipients(table, creature)) < 2 for creature in creatures):
        yield tuple((creature, next(shares(table, creature))) for creature in creatures)
        return

    def grow(index: int, made: Assignment) -> Iterator[Assignment]:
        if index == len(creatures):
            if refusing(table, "assignment", player, made) is None:
                yield made
            return
        for share in shares(table, creatures[index]):
            yield from grow(index + 1, (*made, (creatures[index], share)))

    yield from grow(0, ())
