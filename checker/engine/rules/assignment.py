"""510.1, 702.19: how much combat damage a creature assigns, to whom, and what is no legal assignment."""

from __future__ import annotations

from checker.engine.queries import view
from checker.engine.queries.combat import Assignment, Share, damage_of, dealers, recipients
from checker.engine.queries.legal import refusing
from checker.engine.records.targets import Thing
from checker.engine.rulebook.hooks import Definition, Refusal
from checker.engine.rulebook.rule import Rule, rule
from checker.engine.state.combat import Attack
from checker.engine.state.table import Table


def _printed_power(table: Table, creature: int) -> int:
    obj = table.objects[creature]
    return obj.face_up.power or 0


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
    return any(
        any(thing not in attack.blockers for thing, _ in share)
        and not all(_is_lethal(table, b, given.get(b, [])) for b in attack.blockers if b in recipients(table, attacker))
        for attacker, share in assignment
        if (attack := table.combat.attackers.get(attacker)) and _tramples_over(table, attacker, attack, share)
    )


def _tramples_over(table: Table, attacker: int, attack: Attack, share: Share) -> bool:
    tramples = bool(attack.blockers) and view.has(table, attacker, "trample")
    return tramples and not _as_unblocked(table, attacker, attack, share)


def _as_unblocked(table: Table, attacker: int, attack: Attack, share: Share) -> bool:
    """Whether an attacker that may assign its damage as though it weren't blocked does so: then all of it."""
    free = bool(view.restrictions(table, "assigns-as-unblocked", attacker))
    return free and all(thing not in attack.blockers for thing, _ in share)


@rule("510.1c", Refusal, slot="assignment as a whole", part="blocked or as though unblocked")
def some_of_it_as_though_unblocked(table: Table, player: str, assignment: Assignment) -> bool:
    """What may assign its damage as though it weren't blocked assigns all of it so, or none (510.1b)."""
    return any(
        bool(attack.blockers)
        and not view.has(table, id, "trample")
        and not _as_unblocked(table, id, attack, share)
        and any(thing not in attack.blockers for thing, _ in share)
        for id, share in assignment
        if (attack := table.combat.attackers.get(id)) and view.restrictions(table, "assigns-as-unblocked", id)
    )


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
