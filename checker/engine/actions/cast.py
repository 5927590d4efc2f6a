"""Casting a spell, in the order of 601.2a to 601.2i. Whatever is illegal takes the whole cast back (733.1): the
caller throws the table away and goes on with the one from before."""

from __future__ import annotations

from dataclasses import replace

from checker.engine.abilities.announce import choose_modes, choose_targets, keep_known, spell_text
from checker.engine.abilities.costs import Cost
from checker.engine.actions.announcing import ask_for_no_x, ask_for_x
from checker.engine.actions.permissions import used_up
from checker.engine.kernel.commit import commit
from checker.engine.kernel.payment import pay_mana
from checker.engine.queries import view
from checker.engine.queries.legal import insist
from checker.engine.records.abilities import SpellCost
from checker.engine.records.actions import Cast
from checker.engine.records.changes import ZoneChange
from checker.engine.records.mana import ManaCost
from checker.engine.records.news import SpellCast
from checker.engine.records.stack import OnStack
from checker.engine.state.table import Table


def cast(table: Table, action: Cast) -> int:
    """Cast a spell; gives its id on the stack. Illegal with the rule that refuses."""
    insist(table, "cast", action)
    over = used_up(table, action.player, action.object)
    spell = propose(table, action)
    announce(table, spell, action)
    insist(table, "proposed spell", spell)
    cost = total_cost(table, spell, action)
    pay(table, spell, action, cost)
    commit(table, [SpellCast(spell, action.player), *over])
    return spell


def propose(table: Table, action: Cast) -> int:
    """601.2a: the card moves to the stack and becomes the spell."""
    move = ZoneChange(action.object, "stack", "cast", controller=action.player, face=action.face)
    (moved,) = commit(table, [move])
    spell: int = moved.became  # type: ignore[attr-defined]
    obj = table.objects[spell]
    paid = (*((action.cost,) if action.cost != "normal" else ()), *action.additional)
    table.put(replace(obj, on_stack=OnStack("spell", source=spell, paid=paid)))
    return spell


def announce(table: Table, spell: int, action: Cast) -> None:
    """601.2b–d: modes, X, targets, division."""
    text = spell_text(table, spell)
    paid = table.objects[spell].on_stack
    modes, effects = choose_modes(table, spell, text.paid_for(paid.paid if paid else ())) if text else ((), ())
    if paid and "overload" in paid.paid and text and "overload" not in dict(text.instead):
        effects = table.book.ask("text of an overloaded spell")(effects)
    effects = table.book.ask("text that depends on what was paid")(effects, paid.paid if paid else ())
    x = announce_x(table, spell, action, view.seen(table, spell).mana_cost)
    obj = table.objects[spell]
    assert obj.on_stack is not None
    table.put(replace(obj, on_stack=replace(obj.on_stack, modes=modes, effects=effects, x=x)))
    choose_targets(table, spell)


def announce_x(table: Table, spell: int, action: Cast, cost: ManaCost | None) -> int | None:
    """107.3a: X is announced; without paying it is 0 (107.3b)."""
    offered = [a for a in view.abilities(table, spell) if isinstance(a, SpellCost)]
    chosen = [one for one in offered if is_chosen(one, action)]
    printed = cost is not None and cost.xs > 0 and not any(one.instead for one in chosen)
    if not printed and not any(one.cost.has_x for one in chosen):
        return ask_for_no_x(table, action.player, spell) if cost is not None and cost.xs else None
    if action.cost == "free" and printed:
        return ask_for_no_x(table, action.player, spell)
    return ask_for_x(table, action.player, spell)


def chosen_costs(table: Table, spell: int, action: Cast) -> list[SpellCost]:
    """The additional and alternative costs that are paid: those without a keyword, and those announced (118.8–9)."""
    announced = {action.cost, *action.additional}
    offered = [a for a in view.abilities(table, spell) if isinstance(a, SpellCost)]
    missing = announced - {"normal", "free"} - {cost.keyword for cost in offered}
    once = {cost.keyword for cost in offered if not cost.repeatable}
    again = [name for name in action.additional if name in once and action.additional.count(name) > 1]
    insist(table, "announced costs", action, [*sorted(missing), *again])
    return [cost for cost in offered if is_chosen(cost, action) for _ in range(_times(cost, action))]


def is_chosen(cost: SpellCost, action: Cast) -> bool:
    """Whether it is paid: because it was announced, or because it always is."""
    return cost.keyword in (action.cost, *action.additional) or (cost.keyword is None and not cost.instead)


def _times(cost: SpellCost, action: Cast) -> int:
    return action.additional.count(cost.keyword) if cost.repeatable and cost.keyword else 1


def total_cost(table: Table, spell: int, action: Cast) -> Cost:
    """601.2f: mana and the rest, added up and locked in from here on."""
    chosen = chosen_costs(table, spell, action)
    mana = base_cost(table, spell, action, chosen)
    for cost in chosen:
        if not cost.instead:
            mana = mana.plus(cost.cost.mana)
    on_stack = table.objects[spell].on_stack
    x = on_stack.x if on_stack and on_stack.x else 0
    mana = table.book.one("cost increases and reductions")(table, spell, mana.with_x(x))
    return Cost(mana, tuple(part for cost in chosen for part in cost.cost.others)).with_x(x)


def base_cost(table: Table, spell: int, action: Cast, chosen: list[SpellCost]) -> ManaCost:
    """The mana cost, the alternative one that was chosen, or nothing (118.9)."""
    if action.cost == "free":
        return ManaCost()
    alternative = [cost.cost.mana for cost in chosen if cost.instead]
    mana: ManaCost | None = alternative[0] if alternative else view.seen(table, spell).mana_cost
    insist(table, "spell without a cost", mana)
    return ManaCost() if mana is None else mana


def pay(table: Table, spell: int, action: Cast, cost: Cost) -> None:
    """601.2g–h: nothing is paid unless all of it can be."""
    if not cost.can_pay(table, spell, action.player):
        insist(table, "payment", ())
    spent = pay_mana(table, action.player, cost.mana, spell)
    obj = table.objects[spell]
    if obj.on_stack is not None:
        table.put(replace(obj, on_stack=replace(obj.on_stack, spent=spent)))
    for part in cost.others:
        keep_known(table, spell, part.pay(table, spell, action.player) or ())
