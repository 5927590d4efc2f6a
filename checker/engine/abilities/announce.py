"""Announcing what a spell or ability is about as it is put on the stack: modes, X, targets, division
(601.2b–d, 602.2b, 603.3d). Targets are looked at again on resolution (608.2b)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from itertools import takewhile

from checker.engine.kernel.ask import ask, put
from checker.engine.kernel.commit import commit
from checker.engine.queries import view
from checker.engine.queries.legal import insist, refusing
from checker.engine.records.abilities import Effect, SpellAbility
from checker.engine.records.news import BecameTarget
from checker.engine.records.question import Illegal, Question
from checker.engine.records.stack import OnStack
from checker.engine.records.targets import TargetSpec, Thing
from checker.engine.state.objects import Obj
from checker.engine.state.table import Table, zone_key


def spell_text(table: Table, id: int) -> SpellAbility | None:
    """What an instant, a sorcery or a modal spell does; None for a spell that only becomes a permanent."""
    return next((a for a in view.seen(table, id).abilities if type(a) is SpellAbility), None)


def specs(table: Table, obj: Obj) -> list[TargetSpec]:
    """The target words of what is on the stack; an Aura spell's is its enchant ability (303.4a)."""
    on_stack = obj.on_stack
    found = [spec for effect in (on_stack.effects if on_stack else ()) for spec in effect.targets]
    if on_stack is not None and on_stack.kind == "spell":
        found += [p for p in view.seen(table, obj.id).parameters("enchant") if isinstance(p, TargetSpec)]
    return found


def choose_modes(table: Table, id: int, text: SpellAbility) -> tuple[tuple[int, ...], tuple[Effect, ...]]:
    """The modes chosen (from 1) and the effects they make (700.2)."""
    if not text.modes:
        return (), text.effects
    player = view.controller(table, id)
    numbers = range(1, len(text.modes) + 1)
    options = tuple(n for n in numbers if refusing(table, "mode", id, text.modes[n - 1]) is None)
    least, most = text.choose
    answer = ask(table, Question("modes", player, options, id, least, most, "601.2b"))
    modes = answer if isinstance(answer, tuple) else (answer,)
    modes = tuple(sorted(modes))
    return modes, (*text.effects, *(effect for mode in modes for effect in text.modes[mode - 1]))


def choose_targets(table: Table, id: int) -> None:
    """Choose the targets of the object ``id`` on the stack, and their shares; Illegal where there are too few."""
    groups, shares = [], []
    for number, spec in enumerate(specs(table, table.objects[id])):
        group = _one_group(table, id, number, spec)
        groups.append(group)
        shares.append(_divide(table, id, spec, group))
        _keep(table, id, targets=tuple(groups), divide=tuple(shares))
    by = view.controller(table, id)
    chosen = [BecameTarget(thing, id, by) for thing in dict.fromkeys(t for group in groups for t in group)]
    if chosen:
        commit(table, chosen)


def _keep(table: Table, id: int, **fields: object) -> None:
    obj = table.objects[id]
    assert obj.on_stack is not None
    table.put(replace(obj, on_stack=replace(obj.on_stack, **fields)))  # type: ignore[arg-type]


def keep_known(table: Table, id: int, used: tuple[tuple[str, Thing], ...]) -> None:
    """Remember with a spell or ability on the stack the things that its text may speak of."""
    obj = table.objects.get(id)
    if used and obj is not None and obj.on_stack is not None:
        _keep(table, id, known=(*obj.on_stack.known, *used))


def _one_group(table: Table, id: int, number: int, spec: TargetSpec) -> tuple[Thing, ...]:
    options = tuple(target_options(table, id, spec))
    least, most = bounds(table, id, spec)
    player = view.controller(table, id)
    question = Question("targets", player, options, id, least, most, "601.2c", (("word", number),))
    if table.decider is not None and table.decider.wants(table, question):
        group = _named_targets(table, id, spec, question)
    else:
        insist(table, "enough targets", len(options), least)
        group = tuple(ask(table, replace(question, most=min(most, len(options)))) or ())
    insist(table, "targets of one word", group)
    return group


def _named_targets(table: Table, id: int, spec: TargetSpec, question: Question) -> tuple[Thing, ...]:
    """The targets that a player names: each is looked at, so that the refusal says what is wrong with it."""
    group: tuple[Thing, ...] = tuple(put(table, question))
    for thing in group:
        insist(table, "chosen target", id, spec, thing)
    insist(table, "number of targets", len(group), question.least, question.most)
    table.write("choice", what="targets", player=question.player, answer=group)
    return group


def bounds(table: Table, id: int, spec: TargetSpec) -> tuple[int, int]:
    """How many targets there must, and may, be."""
    on_stack = table.objects[id].on_stack
    if spec.counted_by_x and on_stack is not None:
        x = on_stack.x or 0
        return x, x
    return spec.least, spec.most


def target_options(table: Table, id: int, spec: TargetSpec) -> list[Thing]:
    """Everything that the object on the stack could legally target with this word."""
    found: list[Thing] = [p for p in table.turn_order() if is_legal_target(table, id, spec, p)]
    for zone in zones_of(spec):
        found += [i for i in _ids(table, zone) if is_legal_target(table, id, spec, i)]
    return found


def zones_of(spec: TargetSpec) -> tuple[str, ...]:
    return tuple(spec.zone.split(" or "))


def _ids(table: Table, zone: str) -> list[int]:
    if zone == "battlefield":
        return [obj.id for obj in table.permanents()]
    keys = [zone_key(zone, player) for player in table.players]
    return [id for key in dict.fromkeys(keys) for id in table.zones.get(key, ())]


def is_legal_target(table: Table, id: int, spec: TargetSpec, thing: Thing) -> bool:
    """Whether ``thing`` fits the word and nothing forbids it (115, 702.11, 702.16b …)."""
    return fits_word(table, id, spec, thing) and refusing(table, "target", id, thing) is None


def _targets_before(table: Table, id: int, spec: TargetSpec) -> list[Thing]:
    """What the target words before this one were given: "another target" is none of these."""
    obj = table.objects[id]
    groups = obj.on_stack.targets if obj.on_stack else ()
    words = zip(specs(table, obj), groups, strict=False)
    return [thing for _, group in takewhile(lambda pair: pair[0] is not spec, words) for thing in group]


def fits_word(table: Table, id: int, spec: TargetSpec, thing: Thing) -> bool:
    """Whether ``thing`` is what the text asks for, where the text looks for it."""
    if isinstance(thing, int):
        obj = table.objects.get(thing)
        if obj is None or obj.zone not in zones_of(spec) or obj.phased_out:
            return False
    elif not table.players[thing].is_in_game:
        return False
    if spec.another and thing in _targets_before(table, id, spec):
        return False
    return spec.selector.matches(table, thing, source_of(table, id), view.controller(table, id))


def source_of(table: Table, id: int) -> int:
    """The object that a spell or ability on the stack comes from; a spell is its own source (113.7)."""
    on_stack = view.obj_now_or_last(table, id).on_stack
    return on_stack.source if on_stack is not None and on_stack.kind != "spell" else id


def _divide(table: Table, id: int, spec: TargetSpec, group: Sequence[Thing]) -> tuple[int, ...]:
    """601.2d: the share of each target, at least one each."""
    total = spec.divided
    if total is None or not group:
        return ()
    if total < 0:
        total = (table.objects[id].on_stack or OnStack("spell")).x or 0
    if total < len(group):
        raise Illegal("too many targets to divide among", None, {"total": total})
    options = tuple(_parts(total, len(group)))
    among = (("targets", tuple(group)),)
    question = Question("divide", view.controller(table, id), options, id, rule="601.2d", detail=among)
    answer: tuple[int, ...] = ask(table, question)
    return answer


def _parts(total: int, parts: int) -> list[tuple[int, ...]]:
    if parts == 1:
        return [(total,)]
    return [(first, *rest) for first in range(1, total - parts + 2) for rest in _parts(total - first, parts - 1)]


@dataclass(frozen=True, slots=True)
class StillLegal:
    """The targets that are still legal, and whether the object may resolve at all (608.2b)."""

    groups: tuple[tuple[Thing, ...], ...]
    resolves: bool


def still_legal(table: Table, id: int) -> StillLegal:
    """Look at the targets again as the object is about to resolve; illegal ones are left out."""
    obj = table.objects[id]
    on_stack = obj.on_stack or OnStack("spell")
    if not on_stack.all_targets:
        return StillLegal(on_stack.targets, True)
    keep = table.book.ask("illegal targets")
    groups = tuple(
        tuple(thing for thing in group if keep(is_legal_target(table, id, spec, thing)))
        for spec, group in zip(specs(table, obj), on_stack.targets, strict=False)
    )
    return StillLegal(groups, any(groups))
