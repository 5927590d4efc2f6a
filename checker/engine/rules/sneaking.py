"""702.49, 702.190: ninjutsu and sneak."""

from __future__ import annotations

from dataclasses import replace

from checker.engine.abilities.attacked import choose_attacked
from checker.engine.abilities.sneaking import SNEAK_ONE, ninjutsu_ability, sneak_cost
from checker.engine.queries.returned import attacked_by_the_returned
from checker.engine.records.abilities import Ability
from checker.engine.records.actions import Cast
from checker.engine.records.changes import Change, ZoneChange
from checker.engine.records.stack import OnStack
from checker.engine.records.targets import Thing
from checker.engine.rulebook.hooks import Definition, Refusal, Replacement
from checker.engine.rulebook.rule import rule
from checker.engine.state.table import Table


def _nothing(parameter: object) -> tuple[Ability, ...]:
    return ()


@rule("702.49a", Definition, slot="keyword ninjutsu", otherwise=_nothing)
def ninjutsu(parameter: object) -> tuple[Ability, ...]:
    """Ninjutsu is an activated ability of the card in hand: pay, return an unblocked attacker, and it enters tapped
    and attacking.

    Without it: ninjutsu means nothing.
    """
    return (ninjutsu_ability(parameter),)


def _as_its_controller_chooses(table: Table, on_stack: OnStack | None, player: str, card: int) -> Thing | None:
    return choose_attacked(table, player, card)


@rule("702.49c", Definition, slot="what ninjutsu attacks", otherwise=_as_its_controller_chooses)
def what_the_returned_attacked(table: Table, on_stack: OnStack | None, player: str, card: int) -> Thing | None:
    """The creature put onto the battlefield with ninjutsu attacks what the returned creature was attacking.

    Without it: its controller chooses, as with anything that enters attacking.
    """
    return attacked_by_the_returned(table, on_stack)


@rule("702.190a", Definition, slot="keyword sneak", part="another cost", otherwise=_nothing)
def sneak(parameter: object) -> tuple[Ability, ...]:
    """Sneak is an alternative cost: mana, and an unblocked attacker returned to its owner's hand.

    Without it: sneak means nothing.
    """
    return (sneak_cost(parameter),)


@rule("702.190a", Definition, slot="what sneak returns", part="an attacker goes back", otherwise=lambda attacker: [])
def attacker_goes_back(attacker: int) -> list[Change]:
    """The unblocked attacker is returned to its owner's hand while the sneak cost is paid.

    Without it: it is named, and stays where it is.
    """
    return [ZoneChange(attacker, "hand", "returned")]


@rule("702.190a", Refusal, slot="cast", part="only then")
def not_the_time_to_sneak(table: Table, action: Cast) -> bool:
    """A spell is cast for its sneak cost only in the declare blockers step of its caster's own turn, by whoever
    controls an unblocked attacker to return."""
    if action.cost != "sneak":
        return False
    its_time = table.turn.step == "declare blockers" and table.turn.active == action.player
    return not its_time or not SNEAK_ONE.can_pay(table, action.object, action.player)


@rule("702.190b", Replacement, slot="ZoneChange")
def sneaks_in(table: Table, change: ZoneChange) -> list[Change] | None:
    """A permanent whose sneak cost was paid enters tapped, and attacking what the returned creature attacked."""
    obj = table.objects.get(change.object)
    if obj is None or obj.on_stack is None or "sneak" not in obj.on_stack.paid or change.to != "battlefield":
        return None
    return [replace(change, tapped=True, attacking=attacked_by_the_returned(table, obj.on_stack))]
