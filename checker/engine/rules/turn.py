"""500–514: what happens by itself in each step, and when a step is over."""

from __future__ import annotations

from dataclasses import replace

from checker.engine.kernel.ask import ask
from checker.engine.kernel.commit import commit
from checker.engine.kernel.expire import expiring
from checker.engine.queries import view
from checker.engine.records.changes import (
    Change,
    DamageWearsOff,
    Draw,
    ManaChange,
    PhaseChange,
    StepBegan,
    Tapping,
    ZoneChange,
)
from checker.engine.records.mana import Pool
from checker.engine.records.question import Question
from checker.engine.rulebook.hooks import Consequence, Definition, ProcedureStep, TurnBasedAction
from checker.engine.rulebook.rule import rule
from checker.engine.state.combat import NO_COMBAT
from checker.engine.state.table import Table
from checker.engine.state.turn import Turn


def _over_at_once(table: Table) -> str:
    return "end"


@rule("500.2", ProcedureStep, slot="all have passed", otherwise=_over_at_once)
def all_have_passed(table: Table) -> str:
    """A step ends only when all players pass in succession on an empty stack; else the top of it resolves (117.4).

    Without it: the step is over once everybody passed, and what is on the stack stays there.
    """
    return "resolve" if table.zone("stack") else "end"


def _just_begun(table: Table) -> bool:
    table.write("step", step=table.turn.step, player=table.turn.active)
    return True


@rule("500.6", ProcedureStep, slot="a step begins", otherwise=_just_begun)
def beginning_triggers(table: Table) -> bool:
    """As a step begins, abilities that wait for its beginning trigger.

    Without it: nothing triggers on the beginning of a step.
    """
    return bool(commit(table, [StepBegan(table.turn.step, table.turn.active)]))


@rule("500.5", TurnBasedAction, also=("106.4",), slot="a step ends")
def mana_empties(table: Table) -> None:
    """As a step or phase ends unspent mana is lost."""
    lost = [
        ManaChange(player.name, Pool(player.pool.amounts), -1)
        for player in table.players.values()
        if player.pool.total and not player.pool.unlimited
    ]
    if lost:
        commit(table, lost)


@rule("500.5a", TurnBasedAction, slot="combat ends", also=("511.2",))
def until_end_of_combat(table: Table) -> None:
    """Effects until end of combat end with the combat phase."""
    commit(table, expiring(table, "end of combat"))


@rule("502.1", TurnBasedAction, also=("702.26a",), slot="untap", part="phasing")
def phases_in(table: Table) -> None:
    """What phased out under the active player's control phases in before they untap; what phased out under that of a
    player who left, in the next untap step after theirs would have been (702.26n)."""
    coming: list[Change] = [
        PhaseChange(id, False)
        for id in table.zone("battlefield")
        if table.objects[id].phased_out
        and table.turn_order(table.objects[id].phased_by)[:1] == [table.turn.active]
        and not _came_along(table, id)
    ]
    if coming:
        commit(table, coming)


def _came_along(table: Table, id: int) -> bool:
    """Whether it phased out only because of what it is attached to (702.26g)."""
    host = table.objects[id].attached_to
    return isinstance(host, int) and host in table.objects and table.objects[host].phased_out


@rule("702.26g", Consequence, slot="PhaseChange")
def attachments_come_along(table: Table, change: PhaseChange) -> list[Change]:
    """What is attached to a permanent phases out, and in, together with it.

    Without it: it stays, attached to nothing.
    """
    return [
        PhaseChange(id, change.out)
        for id in table.zone("battlefield")
        if table.objects[id].attached_to == change.object and table.objects[id].phased_out != change.out
    ]


@rule("502.3", TurnBasedAction, slot="untap", part="untapping")
def untaps(table: Table) -> None:
    """The active player's permanents untap, except those that something keeps tapped."""
    untapping = [
        Tapping(id, False)
        for id in view.controlled(table, table.turn.active)
        if table.objects[id].tapped and not view.restrictions(table, "does-not-untap", id)
    ]
    if untapping:
        commit(table, untapping)


@rule("502.4", Definition, slot="priority in untap", otherwise=lambda: True)
def no_priority_in_untap() -> bool:
    """Nobody gets priority in the untap step.

    Without it: players get priority there.
    """
    return False


@rule("510.3", Definition, slot="priority in combat damage", otherwise=lambda: False)
def priority_in_combat_damage() -> bool:
    """Players get priority in each combat damage step, once the damage is dealt.

    Without it: nobody gets priority there; state-based actions are performed and the step is over.
    """
    return True


@rule("504.1", TurnBasedAction, slot="draw")
def draws_for_the_turn(table: Table) -> None:
    """The active player draws a card."""
    if not table.book.ask("the first draw is skipped")(table):
        commit(table, [Draw(table.turn.active)])


@rule("103.8a", Definition, slot="the first draw is skipped", otherwise=lambda table: False)
def first_draw_skipped(table: Table) -> bool:
    """With two players whoever begins skips the draw step of their first turn.

    Without it: they draw.
    """
    return table.turn.number == 1 and len(table.players) == 2


@rule("511.3", TurnBasedAction, slot="combat ends")
def leaves_combat_at_its_end(table: Table) -> None:
    """As the end of combat step ends everything is removed from combat."""
    table.combat = NO_COMBAT
    table.stir()


@rule("514.1", TurnBasedAction, also=("402.2",), slot="cleanup", part="discarding")
def discards_down(table: Table) -> None:
    """The active player discards down to their maximum hand size."""
    player = table.turn.active
    hand = table.zone("hand", player)
    most = table.players[player].max_hand
    if most is None or len(hand) <= most or view.restrictions(table, "no-maximum-hand-size", player):
        return
    count = len(hand) - most
    answer = ask(table, Question("discard", player, hand, None, count, count, "514.1"))
    gone = answer if isinstance(answer, tuple) else (answer,)
    commit(table, [ZoneChange(id, "graveyard", "discarded") for id in gone])


@rule("514.2", TurnBasedAction, slot="cleanup", part="wearing off")
def wears_off(table: Table) -> None:
    """Damage is removed, and effects until end of turn end, at the same time."""
    changes: list[Change] = [*expiring(table, "end of turn")]
    if any(obj.marked for obj in table.objects.values()):
        changes.append(DamageWearsOff())
    commit(table, changes)


def _never(table: Table, acted: bool) -> bool:
    return False


@rule("514.3a", Definition, slot="priority in cleanup", otherwise=_never)
def priority_in_cleanup(table: Table, acted: bool) -> bool:
    """If something is to be done in the cleanup step players get priority, and another cleanup step follows.

    Without it: nobody ever gets priority there.
    """
    return acted or bool(table.waiting)


def _the_next_player(table: Table) -> str:
    last = table.turn.interrupted or table.turn.active
    order = table.turn_order(last)
    table.turn = replace(table.turn, interrupted="")
    return order[1] if len(order) > 1 and order[0] == last else order[0]


@rule("500.7", ProcedureStep, slot="whose turn is next", otherwise=_the_next_player)
def whose_turn_is_next(table: Table) -> str:
    """An extra turn comes right after the turn that is on, the one created last first; then it goes on in turn order
    from where that was interrupted.

    Without it: the next player in turn order takes their turn.
    """
    extra = [name for name in table.turn.extra if table.players[name].is_in_game]
    if not extra:
        return _the_next_player(table)
    *others, chosen = extra
    table.turn = replace(table.turn, extra=tuple(others), interrupted=table.turn.interrupted or table.turn.active)
    return chosen


def _whoever_acted(table: Table, player: str) -> str:
    order = table.turn_order(player)
    return order[1] if len(order) > 1 else order[0]


@rule("117.3c", ProcedureStep, slot="priority after acting", otherwise=_whoever_acted)
def keeps_priority(table: Table, player: str) -> str:
    """Who cast, activated or played something has priority again.

    Without it: the next player has.
    """
    return player


def _as_usual(turn: Turn, usual: str) -> tuple[str, tuple[str, ...], str]:
    return usual, (), ""


@rule("500.8", Definition, slot="phase after this one", otherwise=_as_usual)
def added_phases(turn: Turn, usual: str) -> tuple[str, tuple[str, ...], str]:
    """Phases that an effect added come directly after the phase in which it did so, the most recent first; then the
    turn goes on where it was left.

    Without it: no phases are added.
    """
    goes_on = turn.resume or usual
    return (turn.added[0], turn.added[1:], goes_on) if turn.added else (goes_on, (), "")
