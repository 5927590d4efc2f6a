"""Every legal answer to an open question, looked for at the table out of which it was put."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import chain, combinations, islice, permutations, product

from checker.engine.queries import combat, view
from checker.engine.queries.combat import Blocks, Declaration
from checker.engine.queries.legal import refusing
from checker.engine.records.question import Answer, Question
from checker.engine.state.table import Table

LIMIT = 10_000


def legal_answers(table: Table, question: Question, limit: int = LIMIT) -> list[Answer]:
    """The legal answers, at most ``limit`` of them: ask for one more than you want to know whether there are more."""
    return list(islice(_answers(table, question), limit))


def _answers(table: Table, question: Question) -> Iterator[Answer]:
    if question.kind == "attack":
        return attacks(table)
    if question.kind == "block":
        return blocks(table, question.player)
    if question.kind == "assignment":
        return iter(combat.assignments(table, question.player))
    options = question.options or ()
    if question.kind == "order":
        return permutations(options)
    if question.kind == "targets":
        return (group for group in _some(options, question) if refusing(table, "targets of one word", group) is None)
    return iter(options) if question.least == question.most == 1 else _some(options, question)


def _some(options: Iterable[Answer], question: Question) -> Iterator[tuple[Answer, ...]]:
    things = tuple(options)
    return chain.from_iterable(combinations(things, size) for size in range(question.least, question.most + 1))


def attacks(table: Table) -> Iterator[Declaration]:
    """Every legal declaration of attackers (508.1)."""
    creatures = view.creatures(table, table.turn.active)
    ways = [[None, *((c, target) for target in combat.attack_targets(table, c))] for c in creatures]
    for chosen in product(*ways):
        declaration: Declaration = tuple(one for one in chosen if one is not None)
        if all(refusing(table, slot, declaration) is None for slot in ("attack restrictions", "attack declaration")):
            yield declaration


def blocks(table: Table, player: str) -> Iterator[Blocks]:
    """Every legal declaration of a player's blockers (509.1)."""
    ways = []
    for creature in view.creatures(table, player):
        attackers = combat.block_targets(table, creature)
        groups = chain.from_iterable(combinations(attackers, size) for size in range(1, len(attackers) + 1))
        ways.append([None, *((creature, group) for group in groups)])
    for chosen in product(*ways):
        made: Blocks = tuple(one for one in chosen if one is not None)
        if refusing(table, "block declaration", player, made) is None:
            yield made
