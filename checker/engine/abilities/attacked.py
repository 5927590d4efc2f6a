"""What a creature attacks or blocks that enters attacking or blocking (508.4, 509.4)."""

from __future__ import annotations

from collections.abc import Sequence

from checker.engine.abilities.resolution import Resolution
from checker.engine.abilities.things import Things, objects
from checker.engine.kernel.ask import ask
from checker.engine.queries import combat, view
from checker.engine.queries.battles import is_battle
from checker.engine.records.changes import Change, ZoneChange
from checker.engine.records.news import BecameBlocked, EnteredBlocking
from checker.engine.records.question import Question
from checker.engine.records.targets import Thing
from checker.engine.state.table import Table


def choose_attacked(table: Table, player: str, subject: int | None = None) -> Thing | None:
    """The player, planeswalker or battle that the creature's controller chooses; None if nobody can be attacked."""
    options = tuple(attackable(table))
    if not options or not table.turn.is_combat or player != table.turn.active:
        return None
    chosen: Thing = ask(table, Question("attacked", player, options, subject, rule="508.4"))
    return chosen


def blocked_by_what_enters(r: Resolution, attacker: Things | None) -> int | None:
    """The attacker that the text names, if any."""
    return next(iter(objects(attacker.things(r))), None) if attacker is not None else None


def enter(r: Resolution, moves: Sequence[Change]) -> Sequence[Change]:
    """The moves are made. An attacker is then blocked by each creature that entered blocking it, and becomes blocked if
    it was not (509.3c, 509.3d); no creature ever "blocked" (509.3a)."""
    unblocked = {id for id, attack in r.table.combat.attackers.items() if attack.blocked is False}
    done = r.commit(*moves)
    for change in done:
        if isinstance(change, ZoneChange) and change.blocking is not None:
            entered, attacker = change.became, change.blocking
            if entered in r.table.combat.blockers:
                news: list[Change] = [EnteredBlocking(entered, attacker)]
                r.commit(*news, *([BecameBlocked(attacker, (entered,))] if attacker in unblocked else []))
                unblocked.discard(attacker)
    return done


def attackable(table: Table) -> list[Thing]:
    """Defending players, their planeswalkers, and the battles they protect."""
    defenders = combat.defending_players(table)
    found: list[Thing] = list(defenders)
    for obj in table.permanents():
        if is_battle(table, obj.id):
            found += [obj.id] if obj.protector in defenders else []
        elif "Planeswalker" in view.seen(table, obj.id).types and view.controller(table, obj.id) in defenders:
            found.append(obj.id)
    return found
