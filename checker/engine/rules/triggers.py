"""603: triggered abilities, from the event to the stack."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from checker.engine.abilities.announce import choose_targets, still_legal
from checker.engine.abilities.resolution import Resolution, spoken_of
from checker.engine.kernel.ask import put
from checker.engine.kernel.stack import cease, put_ability
from checker.engine.kernel.triggers import Watcher, matched
from checker.engine.queries import view
from checker.engine.records.abilities import TriggeredAbility
from checker.engine.records.changes import Change, Damage
from checker.engine.records.effects import WaitingTrigger
from checker.engine.records.question import Illegal, Question
from checker.engine.records.stack import OnStack
from checker.engine.rulebook.hooks import Consequence, Definition, ProcedureStep, Refusal
from checker.engine.rulebook.rule import rule
from checker.engine.state.objects import Obj
from checker.engine.state.table import Table


@rule("603.2", Consequence, slot="what happened")
def triggers(table: Table, happened: Sequence[Change], back: Sequence[Watcher]) -> None:
    """Whenever an event fits what an ability waits for, the ability triggers.

    Without it: nothing triggers.
    """
    if table.stopped:
        return
    again = table.book.ask("triggers again")
    found = [trigger for one in matched(table, happened, back) for trigger in [one] * (1 + again(table, one))]
    for trigger in found:
        table.write("trigger", object=table.named(trigger.source), player=trigger.controller,
                    ability=trigger.ability.name)  # fmt: skip
    table.waiting = (*table.waiting, *found)


@rule("603.2b", Definition, slot="beginnings trigger", otherwise=lambda: False)
def beginnings_trigger() -> bool:
    """As a phase or step begins, the abilities trigger that wait for its beginning.

    Without it: they do not.
    """
    return True


@rule("603.2d", Definition, slot="triggers again", otherwise=lambda table, trigger: 0)
def additional_times(table: Table, trigger: WaitingTrigger) -> int:
    """What says that an ability triggers an additional time makes it trigger that much more often.

    Without it: an ability triggers once for its event, whatever else is said.
    """
    if trigger.event is None or not (trigger.source in table.objects or trigger.source in table.last_known):
        return 0
    times = 0
    for event, source in view.restrictions(table, "triggers-again", trigger.source):
        owner = view.controller(table, source)
        times += event is None or event.occurrences(table, trigger.event, source, owner) > 0  # type: ignore[attr-defined]
    return times


def _once(events: list[Change], ability: TriggeredAbility) -> list[Change]:
    return events[:1]


@rule("603.2c", Definition, slot="each occurrence", otherwise=_once)
def each_occurrence(events: list[Change], ability: TriggeredAbility) -> list[Change]:
    """An ability triggers once for each time its event happens, also within one batch of events. Damage from several
    sources at once to the one thing that an ability speaks of is one event, of the whole amount.

    Without it: once for everything that happens at the same time.
    """
    if getattr(ability.event, "one_or_more", False):
        return events[:1]
    one_event = getattr(ability.event, "one_event", None)
    if one_event is None or len(events) < 2:
        return events
    merged: dict[object, Change] = {}
    for event in events:
        key = one_event(event)
        merged[key] = _added(merged[key], event) if key in merged else event
    return list(merged.values())


def _added(first: Change, second: Change) -> Change:
    if isinstance(first, Damage) and isinstance(second, Damage):
        return replace(first, amount=first.amount + second.amount)
    return first


@rule("603.6a", Definition, slot="newcomers are checked", otherwise=lambda: False)
def newcomers_are_checked() -> bool:
    """What enters sees everything that enters at the same time, itself included.

    Without it: only itself.
    """
    return True


@rule("603.2g", Definition, also=("615.6",), slot="prevented events trigger", otherwise=lambda: True)
def only_what_happens() -> bool:
    """An event that was prevented or replaced triggers nothing.

    Without it: prevented damage triggers as if it had been dealt.
    """
    return False


@rule("603.4", Refusal, slot="trigger", part="as it triggers")
def if_not_true_now(table: Table, watcher: Watcher, event: Change) -> bool:
    """An ability with an 'if' right after its event does not trigger while that is not true."""
    condition = watcher.ability.condition
    return condition is not None and not condition.holds(table, watcher.source, watcher.controller, event)


@rule("603.4", Refusal, also=("608.2a",), slot="resolution", part="as it resolves")
def if_no_longer_true(table: Table, obj: Obj) -> bool:
    """The 'if' is looked at again as the ability resolves; if it is no longer true nothing happens."""
    on_stack = obj.on_stack
    if on_stack is None or not isinstance(on_stack.ability, TriggeredAbility):
        return False
    condition = on_stack.ability.condition
    return condition is not None and not condition.holds(table, on_stack.source, obj.controller, on_stack.event)


def in_order(table: Table) -> list[str]:
    """Controllers of waiting triggers, active player first (603.3b)."""
    return list(table.book.ask("whose triggers come first")(table))


@rule("603.3b", Definition, also=("405.3",), slot="whose triggers come first", part="active player first",
      otherwise=lambda table: table.turn_order()[::-1])  # fmt: skip
def active_player_first(table: Table) -> list[str]:
    """The active player's triggers are put on the stack first, then those of the others in turn order.

    Without it: the last player's come first.
    """
    return table.turn_order()


def _as_they_came(table: Table, player: str, mine: list[WaitingTrigger]) -> list[WaitingTrigger]:
    return mine


@rule("603.3b", ProcedureStep, slot="order of triggers", part="each orders their own", otherwise=_as_they_came)
def own_order(table: Table, player: str, mine: list[WaitingTrigger]) -> list[WaitingTrigger]:
    """Each player puts their own triggers on the stack in any order.

    Without it: they go there in the order in which they triggered.
    """
    question = Question("order", player, tuple(mine), least=len(mine), most=len(mine), rule="603.3b")
    alike = len({(trigger.ability, trigger.known, trigger.x) for trigger in mine}) <= 1
    if len(mine) < 2 or (alike and not (table.decider is not None and table.decider.wants(table, question))):
        return mine
    answer = list(put(table, question))
    if any(answer.count(one) != mine.count(one) for one in (*answer, *mine)):
        raise Illegal("not an order of these triggers", None, {})
    return answer


def _at_once(table: Table) -> bool:
    waiting, table.waiting = table.waiting, ()
    for trigger in waiting:
        made = _place(table, trigger)
        if made is None:
            continue
        legal = still_legal(table, made)
        obj = table.objects[made]
        if legal.resolves and obj.on_stack:
            spoken = spoken_of(trigger.event)
            Resolution(table, trigger.source, trigger.controller, obj.on_stack, made, that=spoken,
                       known=dict(trigger.known)).perform(obj.on_stack.effects, legal.groups)  # fmt: skip
        cease(table, made)
    return bool(waiting)


@rule("603.3", ProcedureStep, slot="triggers go on the stack", otherwise=_at_once)
def onto_the_stack(table: Table) -> bool:
    """Abilities that triggered are put on the stack the next time a player would receive priority. Those that trigger
    meanwhile, because something became a target, wait until that is done (603.3b).

    Without it: they do what they do at once, without the stack.
    """
    placed = False
    waiting, table.waiting = table.waiting, ()
    for player in in_order(table):
        mine = [trigger for trigger in waiting if trigger.controller == player]
        for trigger in table.book.one("order of triggers")(table, player, mine) if mine else ():
            placed = _place(table, trigger) is not None or placed
    return placed


def _place(table: Table, trigger: WaitingTrigger) -> int | None:
    """Put one trigger on the stack with its targets; None if there are none for it (603.3d)."""
    on_stack = OnStack("triggered", trigger.ability.effects, trigger.source, ability=trigger.ability,
                       event=trigger.event, known=trigger.known, x=trigger.x)  # fmt: skip
    made = put_ability(table, trigger.source, trigger.controller, on_stack)
    try:
        choose_targets(table, made)
    except Illegal as refused:
        if table.decider is not None and getattr(refused.rule, "slot", "") != "enough targets":
            raise
        cease(table, made)
        table.write("trigger-removed", object=table.named(trigger.source), player=trigger.controller)
        return None
    table.write("triggered", object=table.named(trigger.source), player=trigger.controller,
                targets=tuple(table.named(t) if isinstance(t, int) else t for t in _targets(table, made)))  # fmt: skip
    return made


def _targets(table: Table, made: int) -> tuple[int | str, ...]:
    on_stack = table.objects[made].on_stack
    return on_stack.all_targets if on_stack else ()


def _wait(table: Table) -> bool:
    return False


@rule("503.1a", Definition, slot="triggers in upkeep", otherwise=_wait)
def in_the_upkeep(table: Table) -> bool:
    """Abilities that triggered as the upkeep began are put on the stack before anybody gets priority there.

    Without it: they wait for the next step.
    """
    return True


@rule("508.2b", Definition, slot="triggers in declare attackers", otherwise=_wait)
def in_declare_attackers(table: Table) -> bool:
    """So are those that triggered on attackers being declared, in the declare attackers step.

    Without it: they wait for the next step.
    """
    return True


@rule("509.2a", Definition, slot="triggers in declare blockers", otherwise=_wait)
def in_declare_blockers(table: Table) -> bool:
    """So are those that triggered on blockers being declared, in the declare blockers step.

    Without it: they wait for the next step.
    """
    return True


@rule("510.3a", Definition, slot="triggers in combat damage", otherwise=_wait)
def in_combat_damage(table: Table) -> bool:
    """So are those that triggered on combat damage, in the same combat damage step.

    Without it: they wait for the next step.
    """
    return True


@rule("603.10a", Definition, slot="leaving is looked back at", otherwise=_wait)
def looks_back(table: Table) -> bool:
    """Abilities that wait for something to leave the battlefield look at the game as it was just before.

    Without it: they look at the game as it is afterwards, so that what left sees nothing.
    """
    return True
