"""510: the combat damage steps, who assigns how much to whom, and how it is dealt."""

from __future__ import annotations

from dataclasses import replace

from checker.engine.kernel.commit import commit
from checker.engine.queries import view
from checker.engine.queries.combat import Assignment, damage_of, dealers, recipients
from checker.engine.queries.legal import refusing
from checker.engine.records.changes import Damage
from checker.engine.records.targets import Thing
from checker.engine.rulebook.hooks import Definition, ProcedureStep, Refusal
from checker.engine.rulebook.rule import Rule, rule
from checker.engine.state.combat import Attack
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


def _printed_power(table: Table, creature: int) -> int:
    obj = table.objects[creature]
    return obj.printed.faces[obj.face].power or 0


@rule("510.1a", Definition, also=("120.2a",), slot="amount of combat damage", otherwise=_printed_power)
def amount(table: Table, creature: int) -> int:
    """A creature assigns damage equal to its power as it is then; one with 0 or less assigns none.

    Without it: the power printed on the card counts.
    """
    if view.restrictions(table, "assigns-toughness", creature):
        return view.toughness(table, creature)
    return view.power(table, creature)


@rule("510.1b", Definition, slot="an unblocked attacker assigns", otherwise=lambda attacked: ())
def unblocked(attacked: tuple[Thing, ...]) -> tuple[Thing, ...]:
    """An unblocked attacker assigns its damage to what it attacks, to nothing if that is gone.

    Without it: it assigns no damage.
    """
    return attacked


@rule(
    "510.1c",
    Definition,
    slot="a blocked attacker assigns",
    part="to its blockers",
    otherwise=lambda attack, attacked: attacked,
)
def blocked(attack: Attack, attacked: tuple[Thing, ...]) -> tuple[Thing, ...]:
    """A blocked attacker assigns its damage to the creatures blocking it, divided as its controller likes.

    Without it: it assigns it to what it attacks.
    """
    return attack.blockers


@rule(
    "510.1c",
    Definition,
    slot="a blocked attacker without blockers assigns",
    part="none left",
    otherwise=lambda attacked: attacked,
)
def blocked_by_nobody_left(attacked: tuple[Thing, ...]) -> tuple[Thing, ...]:
    """A blocked attacker that no creature blocks any more assigns no damage.

    Without it: it assigns it to what it attacks.
    """
    return ()


@rule("510.1d", Definition, slot="a blocker assigns", otherwise=lambda attackers: ())
def blocker(attackers: tuple[int, ...]) -> tuple[int, ...]:
    """A blocker assigns its damage to the creatures it blocks, divided as its controller likes.

    Without it: a blocker assigns no damage.
    """
    return attackers


@rule(
    "702.19b",
    Definition,
    slot="the rest may go on",
    part="the rest may go on",
    otherwise=lambda table, attacker, attacked: (),
)
def trample(table: Table, attacker: int, attacked: tuple[Thing, ...]) -> tuple[Thing, ...]:
    """Of an attacker with trample what is more than lethal to its blockers may be assigned to what it attacks.

    Without it: trample means nothing while there are blockers.
    """
    return attacked if view.has(table, attacker, "trample") else ()


@rule("702.19d", Definition, slot="tramples over nobody", otherwise=lambda table, attacker, attacked: ())
def trample_without_blockers(table: Table, attacker: int, attacked: tuple[Thing, ...]) -> tuple[Thing, ...]:
    """A blocked attacker with trample that no creature blocks any more assigns all of it to what it attacks.

    Without it: like any blocked attacker without blockers, it assigns none.
    """
    return attacked if view.has(table, attacker, "trample") else ()


@rule("510.1e", Refusal, slot="assignment")
def assignment_checked(table: Table, player: str, assignment: Assignment) -> Rule | bool:
    """The whole assignment of a player is checked; one that breaks a rule is illegal.

    Without it: nobody checks it.
    """
    return refusing(table, "assignment as a whole", player, assignment) or False


@rule("510.1a", Refusal, slot="assignment as a whole", part="all of it, no more")
def wrong_amount(table: Table, player: str, assignment: Assignment) -> bool:
    """A creature assigns exactly as much as its power, in whole amounts above 0."""
    for creature, share in assignment:
        total = sum(part for _, part in share)
        due = damage_of(table, creature) if creature in dealers(table, player) and recipients(table, creature) else 0
        if (total != due and (due or not share)) or any(part <= 0 for _, part in share):
            return True
    return False


@rule("510.1b", Refusal, slot="assignment as a whole", part="only to what it attacks")
def wrong_recipient_of_an_unblocked_attacker(table: Table, player: str, assignment: Assignment) -> bool:
    """An unblocked attacker's damage goes nowhere else."""
    return any(
        not attack.blocked and _strays(table, player, id, share)
        for id, share in assignment
        if (attack := table.combat.attackers.get(id))
    )


@rule("510.1c", Refusal, slot="assignment as a whole", part="only to its blockers")
def wrong_recipient_of_a_blocked_attacker(table: Table, player: str, assignment: Assignment) -> bool:
    """A blocked attacker's damage goes nowhere but to its blockers (and where trample lets it)."""
    return any(
        bool(attack.blocked) and _strays(table, player, id, share)
        for id, share in assignment
        if (attack := table.combat.attackers.get(id))
    )


@rule("510.1d", Refusal, slot="assignment as a whole", part="only to what it blocks")
def wrong_recipient_of_a_blocker(table: Table, player: str, assignment: Assignment) -> bool:
    """A blocker's damage goes nowhere but to what it blocks."""
    return any(_strays(table, player, id, share) for id, share in assignment if id not in table.combat.attackers)


def _strays(table: Table, player: str, creature: int, share: tuple[tuple[Thing, int], ...]) -> bool:
    allowed = recipients(table, creature) if creature in dealers(table, player) else ()
    return any(thing not in allowed for thing, _ in share)


@rule("702.19b", Refusal, slot="assignment as a whole", part="lethal first")
def less_than_lethal(table: Table, player: str, assignment: Assignment) -> bool:
    """A trampler assigns to what it attacks only once all its blockers are assigned lethal damage.

    Damage already marked counts, and what others assign in this step; prevention does not.
    """
    given: dict[Thing, list[tuple[int, int]]] = {}
    for source, share in assignment:
        for thing, part in share:
            given.setdefault(thing, []).append((source, part))
    for attacker, share in assignment:
        attack = table.combat.attackers.get(attacker)
        if attack is None or not attack.blockers or view.restrictions(table, "assigns-as-unblocked", attacker):
            continue
        if any(thing not in attack.blockers for thing, _ in share) and not all(
            _is_lethal(table, blocker, given.get(blocker, [])) for blocker in attack.blockers
        ):
            return True
    return False


def _is_lethal(table: Table, creature: int, assigned: list[tuple[int, int]]) -> bool:
    deadly = table.book.ask("lethal from a single point")
    if any(part > 0 and deadly(table, source) for source, part in assigned):
        return True
    obj = table.objects[creature]
    return obj.marked + sum(part for _, part in assigned) >= view.toughness(table, creature)


@rule("702.2c", Definition, slot="lethal from a single point", otherwise=lambda table, source: False)
def deathtouch_is_lethal(table: Table, source: int) -> bool:
    """Any damage above 0 from a source with deathtouch is lethal when it is assigned.

    Without it: lethal is the toughness that is left.
    """
    return view.has(table, source, "deathtouch")


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
