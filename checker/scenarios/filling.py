"""Frames out of tables: what a board shows of a game at rest. They are made when somebody looks at them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import overload

from checker.engine.queries import view
from checker.engine.queries.battles import defense
from checker.engine.records.characteristics import Keyword
from checker.engine.records.targets import Thing
from checker.engine.state.objects import Obj
from checker.engine.state.table import Table
from checker.scenarios.frames import Frame, PermanentFrame, PlayerFrame, StackFrame
from checker.scenarios.observe.objects import counted, keyword_shown
from checker.scenarios.steps.abilities import name_of


class Frames(Sequence[Frame]):
    """One frame for each table, the one before play first; `earlier` log entries are those of before play."""

    def __init__(self, tables: Sequence[Table] = (), earlier: int = 0) -> None:
        self._tables = tuple(tables)
        self._earlier = earlier
        self._made: dict[int, Frame] = {}

    def __len__(self) -> int:
        return len(self._tables)

    @overload
    def __getitem__(self, at: int) -> Frame: ...

    @overload
    def __getitem__(self, at: slice) -> tuple[Frame, ...]: ...

    def __getitem__(self, at: int | slice) -> Frame | tuple[Frame, ...]:
        if isinstance(at, slice):
            return tuple(self[index] for index in range(*at.indices(len(self))))
        index = range(len(self))[at]
        if index not in self._made:
            self._made[index] = frame(self._tables[index], self._earlier)
        return self._made[index]

    def __bool__(self) -> bool:
        return bool(self._tables)


def frame(table: Table, earlier: int = 0) -> Frame:
    """What a table looks like."""
    return Frame(
        active=table.turn.active,
        step=table.turn.step,
        log=len(table.log()) - earlier,
        players=tuple(_player(table, name) for name in table.players),
        permanents=tuple(_permanent(table, obj) for obj in table.permanents()),
        stack=tuple(_on_stack(table, id) for id in table.zone("stack")),
    )


def _player(table: Table, name: str) -> PlayerFrame:
    player = table.players[name]
    hand = table.zone("hand", name)
    return PlayerFrame(
        name=name,
        life=player.life,
        hand=len(hand),
        known_hand=tuple(_name(table, id) for id in hand if not table.objects[id].printed.unknown),
        library=None if player.endless else len(table.zone("library", name)),
        graveyard=tuple(_name(table, id) for id in table.zone("graveyard", name)),
        exile=tuple(_name(table, id) for id in table.zone("exile") if table.objects[id].owner == name),
        mana=str(player.pool),
        counters=player.counters,
        in_game=player.is_in_game or player.result == "wins",
    )


def _name(table: Table, id: int) -> str:
    obj = table.objects[id]
    return obj.printed.faces[obj.face].name


def _permanent(table: Table, obj: Obj) -> PermanentFrame:
    seen, combat = view.seen(table, obj.id), table.combat
    attack = combat.attackers.get(obj.id)
    return PermanentFrame(
        id=obj.id,
        name=seen.name,
        controller=view.controller(table, obj.id),
        types=tuple(sorted(seen.types)),
        power=seen.power if view.is_creature(table, obj.id) else None,
        toughness=seen.toughness if view.is_creature(table, obj.id) else None,
        loyalty=counted(obj, "loyalty", seen.loyalty),
        defense=defense(table, obj.id),
        counters=obj.counters,
        keywords=tuple(dict.fromkeys(keyword_shown(a) for a in seen.abilities if isinstance(a, Keyword))),
        tapped=obj.tapped,
        marked=obj.marked,
        attacking=_called(table, attack.target) if attack else "",
        blocking=tuple(_called(table, id) for id in combat.blockers.get(obj.id, ())),
        blocked=attack.blocked if attack else None,
        attached_to=_called(table, obj.attached_to),
        token=obj.is_token,
    )


def _called(table: Table, thing: Thing | None) -> str:
    if thing is None:
        return ""
    return thing if isinstance(thing, str) else view.seen(table, thing).name


def _on_stack(table: Table, id: int) -> StackFrame:
    obj = table.objects[id]
    on_stack = obj.on_stack
    is_ability = on_stack is not None and obj.kind == "ability"
    return StackFrame(
        name=view.seen(table, id).name,
        controller=view.controller(table, id),
        ability=name_of(table, on_stack.source, on_stack.ability) if is_ability and on_stack else "",
        targets=tuple(_called(table, target) for target in (on_stack.all_targets if on_stack else ())),
    )
