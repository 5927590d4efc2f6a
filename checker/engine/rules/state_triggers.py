"""603.8: abilities that trigger when the game is in a state, not when something happens."""

from __future__ import annotations

from checker.engine.kernel.triggers import Watcher, watchers
from checker.engine.records.effects import WaitingTrigger
from checker.engine.rulebook.hooks import Consequence, Refusal
from checker.engine.rulebook.rule import rule
from checker.engine.state.table import Table


@rule("603.8", Consequence, slot="states")
def state_triggers(table: Table) -> None:
    """A state trigger triggers as soon as the game is in that state, and not again before it has left the stack.

    Without it: it never triggers.
    """
    found = [watcher for watcher in _waiting_for_a_state(table) if _triggers(table, watcher)]
    for watcher in found:
        table.write("trigger", object=table.named(watcher.source), player=watcher.controller,
                    ability=watcher.ability.name)  # fmt: skip
    table.waiting = (*table.waiting, *(WaitingTrigger(w.ability, w.source, w.controller, None) for w in found))


def _waiting_for_a_state(table: Table) -> list[Watcher]:
    if table.stopped:
        return []
    found: list[Watcher] | None = table.kept.get("states")
    if found is None:
        now = watchers(table)
        found = table.kept["states"] = [one for one in now if getattr(one.ability.event, "state", None) is not None]
    return found


def _triggers(table: Table, watcher: Watcher) -> bool:
    state = watcher.ability.event.state  # type: ignore[attr-defined]
    if not state.holds(table, watcher.source, watcher.controller, None) or _is_under_way(table, watcher):
        return False
    return not any(refused.fn(table, watcher, None) for refused in table.book.all(Refusal, "trigger"))


def _is_under_way(table: Table, watcher: Watcher) -> bool:
    """Whether it has triggered and neither resolved nor left the stack otherwise."""
    same = (watcher.source, watcher.ability)
    if any((waiting.source, waiting.ability) == same for waiting in table.waiting):
        return True
    placed = (table.objects[id].on_stack for id in table.zone("stack"))
    return any(on_stack is not None and (on_stack.source, on_stack.ability) == same for on_stack in placed)
