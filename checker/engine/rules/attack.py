"""508: declaring attackers, and who defends (506.2)."""

from __future__ import annotations

from dataclasses import replace

from checker.engine.abilities.filters import PlayerFilter, SaidBy
from checker.engine.kernel.ask import ask
from checker.engine.kernel.commit import commit
from checker.engine.queries import view
from checker.engine.queries.battles import is_battle
from checker.engine.queries.combat import Declaration, attack_targets
from checker.engine.queries.legal import refusing
from checker.engine.queries.requirements import attack_requirements_met, best_attack, cannot_attack
from checker.engine.records.changes import Tapping
from checker.engine.records.news import Attacked
from checker.engine.records.question import Question
from checker.engine.records.targets import Thing
from checker.engine.rulebook.hooks import Definition, ProcedureStep, Refusal, TurnBasedAction
from checker.engine.rulebook.rule import Rule, rule
from checker.engine.state.table import Table

ATTACK_OPTIONS = frozenset({"attack-multiple", "attack-left", "attack-right"})


@rule("506.2", Definition, also=("802.2",), slot="defending players", otherwise=lambda table: list(table.turn_order()))
def opponents_defend(table: Table) -> list[str]:
    """The active player's opponents are defending players.

    Without it: any player may be attacked, the active player included.
    """
    if table.combat.defender is not None:
        return [table.combat.defender]
    for option in table.options & {"attack-left", "attack-right"}:
        found: list[str] = table.book.ask(option)(table)
        return found
    return _opponents(table)


def _opponents(table: Table) -> list[str]:
    return view.opponents(table, table.turn.active)


@rule("803.1a", Definition, slot="attack-left", otherwise=_opponents)
def only_to_the_left(table: Table) -> list[str]:
    """With the attack left option only the opponent in the next seat to the left defends, if one sits there.

    Without it: all opponents defend.
    """
    return _in_seat(table, 1)


@rule("803.1b", Definition, slot="attack-right", otherwise=_opponents)
def only_to_the_right(table: Table) -> list[str]:
    """With the attack right option only the opponent in the next seat to the right defends, if one sits there.

    Without it: all opponents defend.
    """
    return _in_seat(table, -1)


def _in_seat(table: Table, place: int) -> list[str]:
    """Seats are in turn order, so left is next."""
    found = table.turn_order()[place]
    return [found] if view.is_opponent(table, table.turn.active, found) else []


@rule("507.1", TurnBasedAction, also=("506.2a",), slot="beginning of combat")
def one_defending_player(table: Table) -> None:
    """In a game of more than two where opponents do not all defend, the attacking player chooses who does.

    Without it: all opponents defend.
    """
    if len(table.players) == 2 or table.options & ATTACK_OPTIONS:
        return
    opponents = tuple(view.opponents(table, table.turn.active))
    chosen = ask(table, Question("defending-player", table.turn.active, opponents, rule="507.1"))
    table.combat = replace(table.combat, defender=chosen)
    table.stir()


def _first_opponent(table: Table, target: int) -> str:
    return view.opponents(table, table.turn.active)[0]


@rule("508.5", Definition, slot="defending player of a permanent", otherwise=_first_opponent)
def defending_player(table: Table, target: int) -> str | None:
    """Of an attacked planeswalker its controller, of an attacked battle its protector.

    Without it: the first opponent in turn order.
    """
    if not view.is_on_battlefield(table, target):
        return None
    if is_battle(table, target):
        defender: str | None = table.book.ask("defending player of a battle")(table, target)
        return defender
    return view.controller(table, target)


@rule("506.3", Refusal, slot="attacker", part="only creatures attack")
def attacker_is_no_creature(table: Table, attacker: int) -> bool:
    """Only a creature can attack."""
    return not view.is_creature(table, attacker)


@rule("506.3", Refusal, slot="attack target", part="only players, planeswalkers and battles are attacked")
def target_cannot_be_attacked(table: Table, attacker: int, target: Thing) -> bool:
    """Only a player, a planeswalker or a battle can be attacked."""
    if isinstance(target, str):
        return False
    if not view.is_on_battlefield(table, target):
        return True
    types = view.seen(table, target).types
    return "Planeswalker" not in types and not ("Battle" in types and table.book.ask("battles are attacked")())


@rule("508.1a", Refusal, slot="attacker", part="controlled by the active player")
def attacker_of_another_player(table: Table, attacker: int) -> bool:
    """The active player chooses among creatures that they control."""
    return not view.is_on_battlefield(table, attacker) or view.controller(table, attacker) != table.turn.active


@rule("508.1a", Refusal, slot="attacker", part="untapped")
def attacker_is_tapped(table: Table, attacker: int) -> bool:
    """The chosen creatures must be untapped."""
    return attacker in table.objects and table.objects[attacker].tapped


@rule("508.1a", Refusal, slot="attacker", part="no battle")
def attacker_is_a_battle(table: Table, attacker: int) -> bool:
    """They can't also be battles."""
    return "Battle" in view.seen(table, attacker).types


@rule("302.6", Refusal, slot="attacker", part="attacking")
def attacker_is_summoning_sick(table: Table, attacker: int) -> bool:
    """A creature attacks only if its controller had it since their turn began, or it has haste (702.10b)."""
    return bool(table.book.ask("is summoning sick")(table, attacker))


def _is_new(table: Table, id: int) -> bool:
    obj = table.objects.get(id)
    if obj is None or not view.is_creature(table, id):
        return False
    return obj.sick or view.controller(table, id) != (obj.held_by or obj.controller)


@rule("702.10b", Definition, also=("702.10c",), slot="is summoning sick", otherwise=_is_new)
def haste(table: Table, id: int) -> bool:
    """A creature with haste attacks, and pays with its tap symbol, as soon as it comes.

    Without it: haste means nothing.
    """
    return _is_new(table, id) and not view.has(table, id, "haste")


@rule("702.3b", Refusal, slot="attacker")
def defender(table: Table, attacker: int) -> bool:
    """A creature with defender can't attack."""
    return view.has(table, attacker, "defender") and not view.restrictions(table, "attacks-despite-defender", attacker)


@rule("508.1b", Refusal, also=("802.3",), slot="attack target")
def not_attackable_by_this_player(table: Table, attacker: int, target: Thing) -> bool:
    """What is attacked is a defending player, or a planeswalker of one (310.9b for battles, also for what is both)."""
    defenders = table.book.ask("defending players")(table)
    if isinstance(target, str):
        return target not in defenders
    if "Planeswalker" in view.seen(table, target).types and not is_battle(table, target):
        return view.controller(table, target) not in defenders
    return False


@rule("508.1c", Refusal, slot="attack restrictions")
def attack_restrictions(table: Table, declaration: Declaration) -> bool:
    """An effect that says a creature can't attack, or can't under some condition, is obeyed."""
    for attacker, target in declaration:
        if view.restrictions(table, "cannot-attack-alone", attacker) and len(declaration) == 1:
            return True
        if cannot_attack(table, attacker, target):
            return True
    return False


@rule("701.15b", Definition, slot="goaded", otherwise=lambda player: ())
def goaded(player: str) -> tuple[tuple[str, object], ...]:
    """What a player goads attacks each combat if able, and attacks another player if able: two requirements.

    Without it: goading demands nothing.
    """
    return (("must-attack", None), ("must-attack", SaidBy(player, PlayerFilter("other"))))


@rule("508.1d", Refusal, slot="attack declaration")
def attack_requirements(table: Table, declaration: Declaration) -> bool:
    """As many requirements to attack are obeyed as can be without breaking a restriction."""
    return attack_requirements_met(table, declaration) < best_attack(table, attack_targets)


@rule("508.1f", ProcedureStep, slot="attackers tap", otherwise=lambda table, attackers: None)
def attackers_tap(table: Table, attackers: list[int]) -> None:
    """The chosen creatures become tapped.

    Without it: attacking taps nothing.
    """
    stays = table.book.ask("attacks untapped")
    tapping = [Tapping(attacker) for attacker in attackers if not stays(table, attacker)]
    if tapping:
        commit(table, tapping)


@rule("702.20b", Definition, slot="attacks untapped", otherwise=lambda table, attacker: False)
def vigilance(table: Table, attacker: int) -> bool:
    """Attacking does not tap a creature with vigilance.

    Without it: vigilance means nothing.
    """
    return view.has(table, attacker, "vigilance")


@rule("508.1m", ProcedureStep, slot="attackers were declared", otherwise=lambda table, declaration: None)
def attack_triggers(table: Table, declaration: Declaration) -> None:
    """Abilities that wait for attackers being declared trigger.

    Without it: nothing triggers on attacking.
    """
    alone = len(declaration) == 1
    attackers = table.combat.attackers
    commit(table, [Attacked(a, target, attackers[a].defending_player, alone) for a, target in declaration])


@rule("508.1c", Refusal, slot="attack declaration", part="checked as attackers are declared")
def attack_restrictions_checked(table: Table, declaration: Declaration) -> Rule | bool:
    """A declaration that some restriction forbids is illegal."""
    return refusing(table, "attack restrictions", declaration) or False
