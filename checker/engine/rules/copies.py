"""707.10, 700.2g, 115.7f: what a copy of a spell or ability takes over from the original, and what it does not."""

from __future__ import annotations

from dataclasses import replace

from checker.engine.abilities.announce import spell_text
from checker.engine.abilities.new_targets import choose_new_targets
from checker.engine.abilities.spell_copying import was_on_the_stack
from checker.engine.queries import view
from checker.engine.queries.copiable import copy_of
from checker.engine.records.abilities import Effect
from checker.engine.records.stack import NOTHING_SPENT, OnStack
from checker.engine.rulebook.hooks import Definition, ProcedureStep, Refusal
from checker.engine.rulebook.rule import rule
from checker.engine.state.table import Table


@rule("707.10", Refusal, slot="spell to copy", part="of what is on the stack")
def nothing_on_the_stack(table: Table, id: int) -> bool:
    """What is copied as a spell or ability is, or was, on the stack."""
    return not was_on_the_stack(table, id)


def _whoever_controls_the_original(table: Table, original: int, player: str) -> str:
    return view.obj_now_or_last(table, original).controller


@rule("707.10", Definition, slot="controller of a copy", part="controller", otherwise=_whoever_controls_the_original)
def controller_of_a_copy(table: Table, original: int, player: str) -> str:
    """A copy is owned and controlled by the player for whom it is put on the stack.

    Without it: by whoever controls the original.
    """
    return player


@rule("707.10", Definition, slot="a copy is cast", part="not cast", otherwise=lambda table, copy: True)
def a_copy_is_not_cast(table: Table, copy: int) -> bool:
    """A copy of a spell is put on the stack without being cast.

    Without it: it counts as cast, and sets off what waits for that.
    """
    return False


def _without_targets(table: Table, copy: int, kept: OnStack) -> OnStack:
    return replace(kept, targets=(), divide=())


@rule("707.10", Definition, slot="targets of a copy", part="targets", otherwise=_without_targets)
def targets_are_copied(table: Table, copy: int, kept: OnStack) -> OnStack:
    """A copy has the targets of the original.

    Without it: it has none.
    """
    return kept


def _with_no_x(table: Table, copy: int, kept: OnStack) -> OnStack:
    return kept if kept.x is None else replace(kept, x=0)


@rule("707.10", Definition, slot="X of a copy", part="X", otherwise=_with_no_x)
def x_is_copied(table: Table, copy: int, kept: OnStack) -> OnStack:
    """A copy has the value of X that was chosen for the original.

    Without it: its X is 0.
    """
    return kept


def _with_nothing_paid(table: Table, copy: int, kept: OnStack) -> OnStack:
    return replace(kept, paid=(), effects=_text(table, copy)) if kept.paid and kept.kind == "spell" else kept


def _text(table: Table, copy: int) -> tuple[Effect, ...]:
    """What it says whatever was chosen or paid."""
    text = spell_text(table, copy)
    return text.effects if text is not None else ()


@rule("707.10", Definition, slot="costs of a copy", part="costs", otherwise=_with_nothing_paid)
def costs_are_copied(table: Table, copy: int, kept: OnStack) -> OnStack:
    """Additional and alternative costs that were paid for the original count as paid for the copy.

    Without it: none was.
    """
    return kept


@rule("707.10", Definition, slot="mana spent on a copy", part="mana", otherwise=lambda table, copy, kept: kept)
def no_mana_is_spent_on_a_copy(table: Table, copy: int, kept: OnStack) -> OnStack:
    """No mana was spent on a copy, whatever was spent on the original.

    Without it: what asks finds the mana of the original.
    """
    return replace(kept, spent=NOTHING_SPENT) if kept.spent.total else kept


def _with_no_mode(table: Table, copy: int, kept: OnStack) -> OnStack:
    if not kept.modes:
        return kept
    return replace(kept, modes=(), effects=_text(table, copy), targets=(), divide=())


@rule("700.2g", Definition, slot="modes of a copy", otherwise=_with_no_mode)
def modes_are_copied(table: Table, copy: int, kept: OnStack) -> OnStack:
    """A copy of a modal spell or ability has the modes of the original, and no others can be chosen.

    Without it: it has no mode.
    """
    return kept


@rule("115.7f", Definition, slot="division of a copy", otherwise=lambda table, copy, kept: replace(kept, divide=()))
def division_is_kept(table: Table, copy: int, kept: OnStack) -> OnStack:
    """How damage was divided or counters were distributed is the same for the copy, whatever its targets.

    Without it: each target gets the whole amount.
    """
    return kept


@rule("707.12", ProcedureStep, slot="copy of a card", otherwise=lambda table, card, player: None)
def copied_where_it_is(table: Table, card: int, player: str) -> int:
    """A copy of an object that is to be cast is created in the zone that the object is in, and cast from there.

    Without it: nothing is copied.
    """
    zone = table.objects[card].zone
    return table.add(copy_of(table, card), player, zone, kind="copy", bottom=True).id


@rule("707.10c", ProcedureStep, slot="new targets for a copy", otherwise=lambda table, copy, player: None)
def new_targets_for_a_copy(table: Table, copy: int, player: str) -> None:
    """Where the text says so the copy's controller may choose new targets: any number of them, each a legal one.

    Without it: its targets stay.
    """
    choose_new_targets(table, copy, player)
