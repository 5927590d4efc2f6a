"""Activating an ability, in the order of 602.2; a mana ability happens at once (605.3b)."""

from __future__ import annotations

from dataclasses import replace

from checker.engine.abilities.announce import choose_targets, keep_known
from checker.engine.abilities.costs import Cost
from checker.engine.abilities.resolution import Resolution
from checker.engine.actions.announcing import ask_for_x
from checker.engine.kernel.commit import commit
from checker.engine.kernel.payment import pay_mana
from checker.engine.kernel.stack import put_ability
from checker.engine.queries import view
from checker.engine.queries.legal import insist
from checker.engine.records.abilities import ActivatedAbility
from checker.engine.records.actions import Activate
from checker.engine.records.news import AbilityActivated
from checker.engine.records.question import Illegal
from checker.engine.records.stack import OnStack
from checker.engine.state.table import Table


def activate(table: Table, action: Activate) -> int | None:
    """Activate an ability; gives its id on the stack, None for a mana ability."""
    ability = ability_of(table, action)
    insist(table, "activate", action, ability)
    if ability.is_mana_ability and table.book.ask("mana abilities use no stack")():
        _mana_ability(table, action, ability)
        return None
    on_stack = OnStack("activated", ability.effects, action.object, ability=ability)
    made = put_ability(table, action.object, action.player, on_stack)
    _announce_x(table, made, ability.cost, action.player)
    choose_targets(table, made)
    _pay(table, action, ability, made)
    _mark(table, action)
    commit(table, [AbilityActivated(made, action.object, action.player)])
    return made


def ability_of(table: Table, action: Activate) -> ActivatedAbility:
    found = view.abilities(table, action.object)
    ability = found[action.ability] if 0 <= action.ability < len(found) else None
    if not isinstance(ability, ActivatedAbility):
        raise Illegal("no activated ability", None, {"ability": action.ability})
    return ability


def _announce_x(table: Table, made: int, cost: Cost, player: str) -> None:
    if cost.has_x:
        x = ask_for_x(table, player, made)
        obj = table.objects[made]
        assert obj.on_stack is not None
        table.put(replace(obj, on_stack=replace(obj.on_stack, x=x)))


def _pay(table: Table, action: Activate, ability: ActivatedAbility, made: int) -> None:
    on_stack = table.objects[made].on_stack if made in table.objects else None
    x = on_stack.x if on_stack and on_stack.x else 0
    cost: Cost = ability.cost.with_x(x)
    for part in cost.others:
        if not part.can_pay(table, action.object, action.player):
            insist(table, "payment", ())
    pay_mana(table, action.player, cost.mana, made or None)
    for part in cost.others:
        keep_known(table, made, part.pay(table, action.object, action.player) or ())


def _mana_ability(table: Table, action: Activate, ability: ActivatedAbility) -> None:
    _pay(table, action, ability, 0)
    _mark(table, action)
    resolution = Resolution(table, action.object, action.player, OnStack("activated", ability.effects, action.object))
    resolution.perform(ability.effects, ())


def _mark(table: Table, action: Activate) -> None:
    """Remember that it was activated this turn (once each turn, 606.3)."""
    obj = table.objects.get(action.object)
    if obj is not None:
        table.put(replace(obj, activated=(*obj.activated, action.ability)))
