"""Combat damage: who assigns how much to whom, then all of it is dealt (510.1, 510.2)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from checker.engine.kernel.ask import put
from checker.engine.queries import combat
from checker.engine.queries.combat import Assignment, Share
from checker.engine.queries.legal import insist, refusing
from checker.engine.records.question import Question, Unanswered
from checker.engine.state.table import Table


def combat_damage(table: Table) -> None:
    """The turn-based actions of a combat damage step."""
    made: Assignment = ()
    for player in table.turn_order():
        made += assign(table, player)
    for source, share in made:
        for target, amount in share:
            named = table.named(target) if isinstance(target, int) else target
            table.write("assignment", source=table.named(source), target=named, amount=amount)
    table.book.one("combat damage is dealt")(table, made)


def assign(table: Table, player: str) -> Assignment:
    """One player's assignment: the only legal one, or the answer to a question (one question for all, 510.1e)."""
    question = Question("assignment", player, None, rule="510.1e")
    wanted = table.decider is not None and table.decider.wants(table, question)
    if not wanted and not combat.dealers(table, player):
        return ()
    legal = list(islice(combat.assignments(table, player), 2))
    if len(legal) == 1 and not wanted:
        return legal[0]
    answer = complete(table, player, put(table, question))
    insist(table, "assignment", player, answer)
    return answer


def complete(table: Table, player: str, answer: Assignment) -> Assignment:
    """The answer together with the creatures it does not name, where these have but one way (the others fixed)."""
    given = dict(answer)
    if not isinstance(answer, tuple):
        raise Unanswered(Question("assignment", player))
    for creature in combat.dealers(table, player):
        if creature not in given:
            ways = list(islice(_fitting(table, player, tuple(given.items()), creature), 2))
            if not ways:  # what is given is illegal whatever this one does: the rules say why
                ways = list(islice(combat.shares(table, creature), 1))
            if len(ways) != 1:
                raise Unanswered(Question("assignment", player, subject=creature))
            given[creature] = ways[0]
    return tuple(given.items())


def _fitting(table: Table, player: str, others: Assignment, creature: int) -> Iterator[Share]:
    for share in combat.shares(table, creature):
        if refusing(table, "assignment", player, (*others, (creature, share))) is None:
            yield share
