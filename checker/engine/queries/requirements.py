"""Requirements: what must attack, block or be blocked, and how many of those a declaration obeys (508.1d, 509.1c)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, islice

from checker.engine.queries import view
from checker.engine.queries.combat import Blocks, Declaration, block_targets, blocks_at_most
from checker.engine.queries.legal import refusing
from checker.engine.records.targets import Thing
from checker.engine.state.table import Table

BOUND = 10_000


def attack_requirements_met(table: Table, declaration: Declaration) -> int:
    return sum(bool(view.restrictions(table, "must-attack", attacker)) for attacker, _ in declaration)


def best_attack(table: Table, targets: Callable[[Table, int], list[Thing]]) -> int:
    """The most requirements that a declaration without broken restrictions can obey."""
    creatures = [c for c in view.creatures(table, table.turn.active) if not _costs(table, "attack", c)]
    required = [c for c in creatures if view.restrictions(table, "must-attack", c)]
    if any(view.restrictions(table, "cannot-attack-alone", c) for c in required):
        required += [c for c in creatures if c not in required]
    best = 0
    for declaration in islice(_attacks(table, required, targets), BOUND if required else 0):
        met = attack_requirements_met(table, declaration)
        if best < met and not _restricted(table, declaration):
            best = met
    return best


def _costs(table: Table, what: str, creature: int) -> bool:
    """Nobody has to pay to obey a requirement (508.1d, 509.1c)."""
    return bool(view.restrictions(table, f"{what}-cost", creature))


def _attacks(table: Table, creatures: list[int], targets: Callable[[Table, int], list[Thing]]) -> Iterator[Declaration]:
    if not creatures:
        yield ()
        return
    first, *others = creatures
    for rest in _attacks(table, others, targets):
        for target in targets(table, first):
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
        met += bool(attackers) and any(_is_meant(table, what, by, attackers) for what, by in demands)
    blocked: dict[int, int] = {}
    for _, attackers in blocks:
        for attacker in attackers:
            blocked[attacker] = blocked.get(attacker, 0) + 1
    for attacker, count in blocked.items():
        wanted = [parameter for parameter, _ in view.restrictions(table, "must-be-blocked", attacker)]
        met += count if "all" in wanted else bool(wanted)
    return met


def _is_meant(table: Table, what: object, source: int, attackers: Sequence[int]) -> bool:
    """Whether a requirement to block is obeyed with these attackers: with any, unless it says which."""
    matches = getattr(what, "matches", None)
    return matches is None or any(matches(table, id, source, view.controller(table, source)) for id in attackers)


def best_blocks(table: Table, player: str) -> int:
    """The most requirements that a legal declaration of blocks can obey."""
    attackers = table.combat.attackers
    creatures = [c for c in view.creatures(table, player) if not _costs(table, "block", c)]
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
