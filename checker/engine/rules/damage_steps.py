"""510.4, 702.4, 702.7: the combat damage steps, who assigns damage in which, and how it is dealt (510.2)."""

from __future__ import annotations

from dataclasses import replace

from checker.engine.kernel.commit import commit
from checker.engine.queries import view
from checker.engine.queries.combat import Assignment
from checker.engine.records.changes import Damage
from checker.engine.rulebook.hooks import Definition, ProcedureStep
from checker.engine.rulebook.rule import rule
from checker.engine.state.table import Table

FIRST, SECOND = "first combat damage", "second combat damage"


def _one_step(table: Table) -> str:
    return "combat damage"


@rule("510.4", Definition, also=("506.1", "702.4b", "702.7b"), slot="damage step", otherwise=_one_step)
def first_or_second(table: Table) -> str:
    """With first or double strike among attackers and blockers there are two combat damage steps: in the first only
    those with first or double strike assign damage, in the second the others, and double strikers again.

    Without it: there is one combat damage step, in which everybody assigns damage once.
    """
    combat = table.combat
    fighting = [id for id in (*combat.attackers, *combat.blockers) if view.is_on_battlefield(table, id)]
    double = frozenset(id for id in fighting if view.has(table, id, "double strike"))
    first = double | frozenset(id for id in fighting if view.has(table, id, "first strike"))
    table.combat = replace(combat, first_strikers=first, double_strikers=double)
    return FIRST if first else "combat damage"


@rule("702.4c", Definition, slot="double strike lost in between", otherwise=lambda: True)
def double_strike_lost() -> bool:
    """A creature that loses double strike after the first step assigns nothing in the second.

    Without it: having had double strike as combat damage began is enough.
    """
    return False


@rule("702.4d", Definition, slot="double strike gained in between", otherwise=lambda: False)
def double_strike_gained() -> bool:
    """A first striker that gets double strike after the first step assigns damage in the second too.

    Without it: only double strike from before the first step counts.
    """
    return True


@rule("702.7c", Definition, slot="first strike gained in between", part="gained", otherwise=lambda: False)
def first_strike_gained() -> bool:
    """First strike given after the first step does not stop a creature from assigning damage in the second.

    Without it: a creature that has first strike by then is left out.
    """
    return True


@rule("702.7c", Definition, slot="first strike lost in between", part="lost", otherwise=lambda: True)
def first_strike_lost() -> bool:
    """First strike lost after the first step gives no second lot of damage.

    Without it: a creature without first strike assigns damage in the second step, whatever it did in the first.
    """
    return False


@rule("510.1", Definition, slot="deals combat damage now", otherwise=lambda table, creature: True)
def deals_now(table: Table, creature: int) -> bool:
    """Which creatures assign damage in the step that is on.

    Without it: every attacker and blocker assigns damage in each combat damage step.
    """
    combat, step = table.combat, table.turn.step
    if step == FIRST:
        return creature in combat.first_strikers
    if step != SECOND or creature not in combat.first_strikers:
        late = step == SECOND and view.has(table, creature, "first strike")
        return not late or bool(table.book.ask("first strike gained in between")())
    return _strikes_again(table, creature)


def _strikes_again(table: Table, creature: int) -> bool:
    had, has = creature in table.combat.double_strikers, view.has(table, creature, "double strike")
    ask = table.book.ask
    if has:
        return had or bool(ask("double strike gained in between")())
    if had:
        return bool(ask("double strike lost in between")())
    return not view.has(table, creature, "first strike") and bool(ask("first strike lost in between")())


def _damage(assignment: Assignment) -> list[Damage]:
    return [Damage(source, target, part, combat=True) for source, share in assignment for target, part in share]


def _one_by_one(table: Table, assignment: Assignment) -> None:
    for source, share in assignment:
        if view.is_on_battlefield(table, source) and not table.stopped:
            commit(
                table,
                [d for d in _damage(((source, share),)) if isinstance(d.target, str) or d.target in table.objects],
            )
            table.book.one("state-based actions")(table)


@rule("510.2", ProcedureStep, slot="combat damage is dealt", otherwise=_one_by_one)
def dealt_at_once(table: Table, assignment: Assignment) -> None:
    """All combat damage that was assigned is dealt at the same time.

    Without it: creature after creature deals its damage, with state-based actions in between.
    """
    damage = _damage(assignment)
    if damage:
        commit(table, damage)
