"""702.27 to 702.166: keywords about how a spell is cast."""

from __future__ import annotations

from dataclasses import replace

from checker.engine.abilities.if_paid import as_paid_for
from checker.engine.abilities.keywords_casting import (
    TimesPaid,
    bargain_cost,
    beside_mana,
    casualty_cost,
    conspire_cost,
    copied_if_paid,
    cycling_ability,
    evoked,
    instead_of_mana,
)
from checker.engine.abilities.overloading import overloaded
from checker.engine.records.abilities import Ability, Effect
from checker.engine.records.changes import Change, ZoneChange
from checker.engine.rulebook.hooks import Definition, Replacement
from checker.engine.rulebook.rule import rule
from checker.engine.state.table import Table


def _nothing(parameter: object) -> tuple[Ability, ...]:
    return ()


@rule("702.33g", Definition, slot="text that depends on what was paid", otherwise=lambda effects, paid: effects)
def what_was_kicked_alone(effects: tuple[Effect, ...], paid: tuple[str, ...]) -> tuple[Effect, ...]:
    """What a spell does only if it was kicked it says only then: unkicked it has none of the targets of that part.

    Without it: they are chosen whatever was paid.
    """
    return as_paid_for(effects, paid)


@rule("702.34a", Definition, slot="keyword flashback", part="from the graveyard", otherwise=_nothing)
def flashback(parameter: object) -> tuple[Ability, ...]:
    """Flashback lets an instant or sorcery card be cast from its owner's graveyard for the flashback cost.

    Without it: flashback means nothing.
    """
    return (instead_of_mana("flashback", parameter, "graveyard"),)


@rule("702.34a", Replacement, slot="ZoneChange", part="exiled")
def exiled_after_flashback(table: Table, change: ZoneChange) -> list[Change] | None:
    """A card whose flashback cost was paid is exiled instead of going anywhere else from the stack."""
    if change.to in ("exile", "nowhere") or not _was_paid(table, change, "flashback"):
        return None
    return [replace(change, to="exile", controller=None)]


@rule("702.138a", Definition, slot="keyword escape", otherwise=_nothing)
def escape(parameter: object) -> tuple[Ability, ...]:
    """Escape lets a card be cast from its owner's graveyard for the escape cost.

    Without it: escape means nothing.
    """
    return (instead_of_mana("escape", parameter, "graveyard"),)


@rule("702.74a", Definition, slot="keyword evoke", otherwise=_nothing)
def evoke(parameter: object) -> tuple[Ability, ...]:
    """Evoke is an alternative cost; what was cast for it is sacrificed when it enters.

    Without it: evoke means nothing.
    """
    return (instead_of_mana("evoke", parameter), evoked())


@rule("702.96a", Definition, slot="keyword overload", part="another cost", otherwise=_nothing)
def overload(parameter: object) -> tuple[Ability, ...]:
    """Overload is an alternative cost.

    Without it: overload means nothing.
    """
    return (instead_of_mana("overload", parameter),)


@rule("702.96a", Definition, also=("702.96b",), slot="text of an overloaded spell", part="its text",
      otherwise=lambda effects: effects)  # fmt: skip
def each_instead_of_target(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """In the text of a spell whose overload cost was paid "target" is read as "each": it has no targets.

    Without it: it has targets as usual.
    """
    return overloaded(effects)


@rule("702.27a", Definition, slot="keyword buyback", part="another cost beside", otherwise=_nothing)
def buyback(parameter: object) -> tuple[Ability, ...]:
    """Buyback is an additional cost that may be paid.

    Without it: buyback means nothing.
    """
    return (beside_mana("buyback", parameter),)


@rule("702.27a", Replacement, slot="ZoneChange", part="back to the hand")
def bought_back(table: Table, change: ZoneChange) -> list[Change] | None:
    """A spell whose buyback cost was paid goes to its owner's hand instead of the graveyard as it resolves."""
    if (change.to, change.cause) != ("graveyard", "resolved") or not _was_paid(table, change, "buyback"):
        return None
    return [replace(change, to="hand")]


def _was_paid(table: Table, change: ZoneChange, cost: str) -> bool:
    obj = table.objects.get(change.object)
    if obj is None or obj.zone != "stack" or obj.kind != "card" or obj.on_stack is None:
        return False
    return cost in obj.on_stack.paid


@rule("702.33c", Definition, slot="keyword multikicker", otherwise=_nothing)
def multikicker(parameter: object) -> tuple[Ability, ...]:
    """Multikicker is an additional cost that may be paid any number of times.

    Without it: multikicker means nothing.
    """
    return (beside_mana("multikicker", parameter, repeatable=True),)


@rule("702.56a", Definition, slot="keyword replicate", otherwise=_nothing)
def replicate(parameter: object) -> tuple[Ability, ...]:
    """Replicate is an additional cost that may be paid any number of times; the spell is copied as often.

    Without it: replicate means nothing.
    """
    return (beside_mana("replicate", parameter, repeatable=True), copied_if_paid("replicate", TimesPaid("replicate")))


@rule("702.78a", Definition, slot="keyword conspire", otherwise=_nothing)
def conspire(parameter: object) -> tuple[Ability, ...]:
    """Conspire is an additional cost: two untapped creatures that share a colour with the spell are tapped; then it
    is copied.

    Without it: conspire means nothing.
    """
    return (conspire_cost(), copied_if_paid("conspire"))


@rule("702.153a", Definition, slot="keyword casualty", otherwise=_nothing)
def casualty(parameter: object) -> tuple[Ability, ...]:
    """Casualty is an additional cost: a creature with enough power is sacrificed; then the spell is copied.

    Without it: casualty means nothing.
    """
    return (casualty_cost(parameter), copied_if_paid("casualty"))


@rule("702.166a", Definition, slot="keyword bargain", otherwise=_nothing)
def bargain(parameter: object) -> tuple[Ability, ...]:
    """Bargain is an additional cost that may be paid: an artifact, an enchantment or a token is sacrificed.

    Without it: bargain means nothing.
    """
    return (bargain_cost(),)


@rule("702.29a", Definition, slot="keyword cycling", otherwise=_nothing)
def cycling(parameter: object) -> tuple[Ability, ...]:
    """Cycling is an activated ability of a card in hand: pay, discard it, draw a card.

    Without it: cycling means nothing.
    """
    return (cycling_ability(parameter),)
