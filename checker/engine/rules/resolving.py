"""608, 118.12, 701: what a resolving spell or ability comes to, and what the words in it mean."""

from __future__ import annotations

from dataclasses import replace

from checker.engine.abilities.costs import Cost
from checker.engine.abilities.paying import can_pay, pay
from checker.engine.kernel.ask import ask
from checker.engine.kernel.commit import commit
from checker.engine.kernel.entering import face_entering
from checker.engine.queries import view
from checker.engine.queries.legal import refusing
from checker.engine.records.changes import Change, CounterChange, Destroy, ZoneChange
from checker.engine.records.characteristics import Characteristics
from checker.engine.records.question import Question, UnknownCard
from checker.engine.records.targets import TargetSpec, Thing
from checker.engine.rulebook.hooks import Consequence, Definition, ProcedureStep, Refusal, Replacement
from checker.engine.rulebook.rule import rule
from checker.engine.state.objects import Obj
from checker.engine.state.table import Table


@rule("400.7a", Definition, slot="effects on a permanent spell go on", otherwise=lambda: False)
def effects_follow_a_permanent_spell() -> bool:
    """What changed the characteristics or the controller of a permanent spell goes on applying to the permanent that it
    becomes.

    Without it: the permanent is as it would be without them.
    """
    return True


@rule("400.7g", Definition, slot="an ability that lets it be cast goes on", otherwise=lambda: False)
def abilities_follow_a_card_that_is_cast() -> bool:
    """An ability that an effect gave a card, so that it can be cast, is one of the spell as well.

    Without it: the spell is a new object, which has no such ability and no such cost.
    """
    return True


@rule("400.7d", Definition, slot="costs paid for what it was", otherwise=lambda permanent: ())
def costs_paid_for_the_spell(permanent: Obj) -> tuple[str, ...]:
    """An ability of a permanent may ask which costs were paid for the spell that became it.

    Without it: a new object has no past, and nothing was paid for it.
    """
    return permanent.cast_as.paid if permanent.cast_as else ()


def _to_exile(table: Table, id: int) -> None:
    commit(table, [ZoneChange(id, "exile", "resolved")])


@rule("608.2n", ProcedureStep, also=("304.2", "307.2"), slot="resolved spell goes", otherwise=_to_exile)
def into_the_graveyard(table: Table, id: int) -> None:
    """As the last step of resolving, an instant or sorcery goes to its owner's graveyard.

    Without it: it is gone for good, as if exiled.
    """
    commit(table, [ZoneChange(id, "graveyard", "resolved")])


def _into_the_graveyard(table: Table, spell: Obj, groups: tuple[tuple[Thing, ...], ...]) -> None:
    commit(table, [ZoneChange(spell.id, "graveyard", "resolved")])


@rule(
    "608.3a",
    ProcedureStep,
    also=("608.3c", "302.2", "310.2"),
    slot="permanent spell resolves",
    otherwise=_into_the_graveyard,
)
def onto_the_battlefield(table: Table, spell: Obj, groups: tuple[tuple[Thing, ...], ...]) -> None:
    """A permanent spell enters the battlefield under its controller's control, an Aura attached to its target.

    Without it: it goes to the graveyard like any other spell.
    """
    host = groups[0][0] if groups and groups[0] else None
    player = view.controller(table, spell.id)
    commit(table, [ZoneChange(spell.id, "battlefield", "resolved", player, face=spell.face, attach_to=host)])


def _no_choice(table: Table, player: str, cost: Cost, source: int) -> bool:
    return False


@rule("118.12a", ProcedureStep, slot="unless paid", otherwise=_no_choice)
def unless_paid(table: Table, player: str, cost: Cost, source: int) -> bool:
    """'Do this unless a player pays' lets that player pay; only if they do not is it done.

    Without it: nobody may pay, and it is done.
    """
    if not can_pay(table, player, cost, source):
        return False
    if not ask(table, Question("pay", player, (True, False), rule="118.12a")):
        return False
    pay(table, player, cost, source)
    return True


@rule("701.8a", Consequence, slot="Destroy")
def destroyed(table: Table, change: Destroy) -> list[Change]:
    """To destroy a permanent is to put it from the battlefield into its owner's graveyard.

    Without it: being destroyed does nothing to it.
    """
    return (
        [ZoneChange(change.object, "graveyard", change.cause)] if view.is_on_battlefield(table, change.object) else []
    )


@rule("702.12b", Refusal, slot="change Destroy")
def indestructible(table: Table, change: Destroy) -> bool:
    """A permanent with indestructible can't be destroyed, by lethal damage no more than by an effect."""
    return view.has(table, change.object, "indestructible")


@rule("101.2", Refusal, slot="change CounterChange", part="counters can't be put on it")
def cannot_have_counters(table: Table, change: CounterChange) -> bool:
    """What can't have counters put on it gets none."""
    return change.amount > 0 and bool(view.restrictions(table, "cannot-have-counters", change.target))


@rule("304.4", Refusal, also=("307.4", "400.4a"), slot="change ZoneChange")
def no_permanent_card(table: Table, change: ZoneChange) -> bool:
    """An instant or sorcery can't enter the battlefield: it stays where it is."""
    obj = table.objects.get(change.object)
    if obj is None or change.to != "battlefield":
        return obj is None
    if obj.printed.unknown:
        raise UnknownCard(obj.id)
    return bool(face_entering(table, change).types & {"Instant", "Sorcery"})


@rule("111.8", Refusal, slot="change ZoneChange")
def token_that_left(table: Table, change: ZoneChange) -> bool:
    """A token that has left the battlefield goes nowhere else, and nobody casts it; it only ceases to exist."""
    obj = table.objects.get(change.object)
    return (
        obj is not None
        and obj.kind == "token"
        and obj.zone not in ("battlefield", "nowhere")
        and change.to != "nowhere"
    )


@rule("701.6a", Refusal, slot="counter", part="can't be countered")
def cannot_be_countered(table: Table, id: int) -> bool:
    """A spell that can't be countered stays on the stack (101.2)."""
    return bool(view.restrictions(table, "cannot-be-countered", id)) or any(
        name == "cannot-be-countered"
        for ability in view.seen(table, id).abilities
        for name, _ in getattr(ability, "restrictions", ())
    )


@rule("122.6", Definition, slot="entering with counters", otherwise=lambda: False)
def entering_with_counters_puts_them() -> bool:
    """Counters that a permanent enters with are put on it too.

    Without it: what changes how many counters are put looks past them.
    """
    return True


@rule("701.6a", Definition, also=("701.6",), slot="countered", part="leaves the stack", otherwise=lambda kind: None)
def countered(kind: str) -> str | None:
    """What is countered leaves the stack and has no effect: a spell for its owner's graveyard.

    Without it: it stays, and resolves like any other.
    """
    return "nowhere" if kind == "ability" else "graveyard"


@rule("701.21a", Refusal, slot="sacrifice")
def not_ones_own(table: Table, player: str, id: int) -> bool:
    """A player sacrifices only permanents that they control."""
    return not view.is_on_battlefield(table, id) or view.controller(table, id) != player


@rule("701.3b", Refusal, slot="attach")
def cannot_be_attached(table: Table, attachment: int, host: Thing) -> bool:
    """What can't be attached to something does not move."""
    return refusing(table, "attachment", attachment, host) is not None


@rule("306.5b", Replacement, slot="ZoneChange")
def enters_with_loyalty(table: Table, change: ZoneChange) -> list[Change] | None:
    """A planeswalker enters with as many loyalty counters as its printed loyalty."""
    return _enters_with(table, change, "Planeswalker", "loyalty")


def _enters_with(table: Table, change: ZoneChange, type: str, kind: str) -> list[Change] | None:
    obj = table.objects.get(change.object)
    if obj is None or change.to != "battlefield":
        return None
    face = face_entering(table, change)
    count = getattr(face, kind)
    if type not in face.types or not count or dict(change.counters).get(kind):
        return None
    return [replace(change, counters=(*change.counters, (kind, count)))]


@rule("303.4f", Replacement, slot="ZoneChange")
def aura_without_a_host(table: Table, change: ZoneChange) -> list[Change] | None:
    """An Aura that enters otherwise than as an Aura spell, a copy of one too, enchants what its controller chooses;
    with nothing to enchant it stays where it is, or goes from the stack to the graveyard (303.4g)."""
    obj = table.objects.get(change.object)
    if obj is None or change.to != "battlefield" or change.attach_to is not None:
        return None
    face = face_entering(table, change)
    if "Aura" not in face.subtypes or (obj.zone == "stack" and "Aura" in view.seen(table, obj.id).subtypes):
        return None
    player = change.controller or obj.owner
    hosts = [thing for thing in _things(table) if _can_enchant(table, face, obj.id, player, thing)]
    if not hosts:
        return [ZoneChange(obj.id, "graveyard", change.cause)] if obj.zone == "stack" else []
    host = ask(table, Question("choose", player, tuple(hosts), obj.id, rule="303.4f"))
    return [replace(change, attach_to=host)]


def _things(table: Table) -> list[Thing]:
    return [*table.turn_order(), *(obj.id for obj in table.permanents())]


def _can_enchant(table: Table, face: Characteristics, id: int, player: str, thing: Thing) -> bool:
    """Protection and the like are looked at as soon as it is there (704.5m)."""
    return all(
        spec.selector.matches(table, thing, id, player)
        for spec in face.parameters("enchant")
        if isinstance(spec, TargetSpec)
    )
