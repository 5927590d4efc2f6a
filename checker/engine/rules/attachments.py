"""301.5, 303.4, 702.5, 702.6: what may be attached to what, and what an attached thing is called."""

from __future__ import annotations

from checker.engine.abilities.announce import fits_word
from checker.engine.queries import view
from checker.engine.records.targets import TargetSpec, Thing
from checker.engine.rulebook.hooks import Definition, Refusal
from checker.engine.rulebook.rule import rule
from checker.engine.state.objects import Obj
from checker.engine.state.table import Table


@rule("301.5", Refusal, slot="attachment", part="Equipment only on creatures")
def equipment_on_no_creature(table: Table, attachment: int, host: Thing) -> bool:
    """An Equipment is attached only to a creature, and never to itself."""
    if "Equipment" not in view.seen(table, attachment).subtypes:
        return False
    return isinstance(host, str) or not view.is_on_battlefield(table, host) or not view.is_creature(table, host) or (
        host == attachment
    )  # fmt: skip


@rule("702.5a", Refusal, also=("303.4",), slot="attachment", part="enchant says on what")
def aura_on_something_else(table: Table, attachment: int, host: Thing) -> bool:
    """An Aura is attached only to what its enchant ability names, and never to itself."""
    if "Aura" not in view.seen(table, attachment).subtypes:
        return False
    if isinstance(host, int) and (not view.is_on_battlefield(table, host) or host == attachment):
        return True
    if isinstance(host, str) and not table.players[host].is_in_game:
        return True
    owner = view.controller(table, attachment)
    return not all(
        spec.selector.matches(table, host, attachment, owner)
        for spec in view.seen(table, attachment).parameters("enchant")
        if isinstance(spec, TargetSpec)
    )


@rule("702.5a", Refusal, slot="target of an Aura spell", part="enchant says what is targeted")
def aura_spell_with_another_target(table: Table, by: int, spec: TargetSpec, thing: Thing) -> bool:
    """An Aura spell targets what its enchant ability names."""
    return spec in view.seen(table, by).parameters("enchant") and not fits_word(table, by, spec, thing)


@rule("301.5c", Refusal, also=("303.4d",), slot="attachment", part="no creature is attached")
def creature_attached(table: Table, attachment: int, host: Thing) -> bool:
    """An Equipment that is a creature can't equip one (301.5c), an Aura that is one can't enchant (303.4d)."""
    return view.is_creature(table, attachment)


def _first_host(obj: Obj) -> Thing | None:
    return obj.attached_to if obj.first_host is None else obj.first_host


@rule("604.4", Definition, slot="host", otherwise=_first_host)
def host(obj: Obj) -> Thing | None:
    """An attached permanent affects what it is attached to now: moved, it leaves the one alone and affects the other.

    Without it: it goes on affecting what it was attached to first.
    """
    return obj.attached_to


def _attached(table: Table, attachment: int) -> Thing | None:
    """Of an attachment that is gone: what it was attached to last (608.2h)."""
    found: Thing | None = table.book.ask("host")(view.obj_now_or_last(table, attachment)) if attachment else None
    return found


def _nobody(table: Table, attachment: int) -> Thing | None:
    return None


@rule("301.5a", Definition, slot="equipped creature", otherwise=_nobody)
def equipped_creature(table: Table, attachment: int) -> Thing | None:
    """The creature that an Equipment is attached to is the equipped creature.

    Without it: there is no equipped creature.
    """
    return _attached(table, attachment)


@rule("303.4b", Definition, slot="enchanted object", otherwise=_nobody)
def enchanted_object(table: Table, attachment: int) -> Thing | None:
    """The object or player that an Aura is attached to is enchanted.

    Without it: nothing is.
    """
    return _attached(table, attachment)
