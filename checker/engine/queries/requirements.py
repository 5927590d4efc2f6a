"""Requirements: what must attack, block or be blocked, and how many of those a declaration obeys (508.1d, 509.1c)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, islice

from checker.engine.queries import view
from checker.engine.queries.combat import Blocks, Declaration, block_targets, blocks_at_most
from checker.engine.queries.legal import refusing
from checker.engine.records.mana import ManaCost
from checker.engine.records.targets import Thing
from checker.engine.state.table import Table

BOUND = 10_000


def attack_requirements_met(table: Table, declaration: Declaration) -> int:
    """Each requirement counts, several on one creature too (508.1d)."""
    return sum(len(_obeyed(table, attacker, target)) for attacker, target in declaration)


def _obeyed(table: Table, attacker: int, target: Thing) -> list[int]:
    demands = view.restrictions(table, "must-attack", attacker)
    return [by for what, by in demands if _is_meant(table, what, by, (target,))]


def tolls(table: Table, attacker: int, target: Thing) -> list[ManaCost]:
    """What it costs to attack that with this creature (508.1h)."""
    found = view.restrictions(table, "attack-cost", attacker)
    return [
        toll.mana  # type: ignore[attr-defined]
        for toll, by in found
        if _is_meant(table, toll.attacking, by, (target,))  # type: ignore[attr-defined]
    ]


def cannot_attack(table: Table, attacker: int, target: Thing) -> bool:
    """Whether an effect says that it can't attack that (508.1c)."""
    forbidden = view.restrictions(table, "cannot-attack", attacker)
    return any(_is_meant(table, what, by, (target,)) for what, by in forbidden)


Targets = Callable[[Table, int], list[Thing]]


def best_attack(table: Table, targets: Targets) -> int:
    """The most requirements that a declaration without broken restrictions can obey. Nobody has to pay for it, nor has
    anybody else to who would come along."""
    creatures = view.creatures(table, table.turn.active)
    required = [c for c in creatures if view.restrictions(table, "must-attack", c)]
    if not any(view.restrictions(table, "cannot-attack-alone", c) for c in required):
        return sum(max((len(_obeyed(table, c, t)) for t in _free(table, c, targets)), default=0) for c in required)
    best, company = 0, [c for c in creatures if c not in required]
    for declaration in islice(_attacks(table, [*required, *company], targets), BOUND):
        met = attack_requirements_met(table, declaration)
        if best < met and not _restricted(table, declaration):
            best = met
    return best


def _free(table: Table, creature: int, targets: Targets) -> list[Thing]:
    """What it can attack by itself without paying."""
    return [
        t for t in targets(table, creature) if not tolls(table, creature, t) and not cannot_attack(table, creature, t)
    ]


def _attacks(table: Table, creatures: list[int], targets: Targets) -> Iterator[Declaration]:
    if not creatures:
        yield ()
        return
    first, *others = creatures
    for rest in _attacks(table, others, targets):
        for target in _free(table, first, targets):
            yield ((first, target), *rest)
        yield rest


def _restricted(table: Table, declaration: Declaration) -> bool:
    rule = refusing(table, "attack restrictions", declaration)
    return rule is not None


def block_requirements_met(table: Table, player: str, blocks: Blocks) -> int:
    """One for each blocker that had to block and does, and for each attacker that had to be blocked and is."""
    met = 0
    for blocker, attackers in blocks:
        demands = view.restrictions(table, "must-block", blocker)
        met += sum(bool(attackers) and _is_meant(table, what, by, attackers) for what, by in demands)
    blocked: dict[int, int] = {}
    for _, attackers in blocks:
        for attacker in attackers:
            blocked[attacker] = blocked.get(attacker, 0) + 1
    for attacker, count in blocked.items():
        wanted = [parameter for parameter, _ in view.restrictions(table, "must-be-blocked", attacker)]
        met += count if "all" in wanted else bool(wanted)
    return met


def _is_meant(table: Table, what: object, source: int, things: Sequence[Thing]) -> bool:
    """Whether one of these is what an effect speaks of: any is, unless it says which."""
    matches = getattr(what, "matches", None)
    return matches is None or any(matches(table, thing, source, view.controller(table, source)) for thing in things)


def best_blocks(table: Table, player: str) -> int:
    """The most requirements that a legal declaration of blocks can obey."""
    attackers = table.combat.attackers
    creatures = [c for c in view.creatures(table, player) if not view.restrictions(table, "block-cost", c)]
    demanded = [a for a in attackers if view.restrictions(table, "must-be-blocked", a)]
    if not demanded and not any(view.restrictions(table, "must-block", c) for c in creatures):
        return 0
    best = 0
    for blocks in islice(_blocks(table, creatures), BOUND):
        met = block_requirements_met(table, player, blocks)
        if met > best and refusing(table, "block declaration restriction", player, blocks) is None:
            best = met
    return best


def _blocks(table: Table, creatures: list[int]) -> Iterator[Blocks]:
    if not creatures:
        yield ()
        return
    first, *others = creatures
    choices, most = block_targets(table, first), blocks_at_most(table, first)
    for rest in _blocks(table, others):
        for size in range(min(most, len(choices)), 0, -1):
            for attackers in combinations(choices, size):
                yield ((first, attackers), *rest)
        yield rest
