"""Copies of permanents (707): tokens that are copies, what enters as a copy, what becomes one for a while."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import ClassVar

from checker.engine.abilities.choosing import tokens_for
from checker.engine.abilities.continuous import Modification
from checker.engine.abilities.durations import until_of
from checker.engine.abilities.filters import NOTHING, Selector
from checker.engine.abilities.resolution import Resolution
from checker.engine.abilities.things import THIS, YOU, Targets, Things, objects, players
from checker.engine.abilities.values import ONE, Value
from checker.engine.abilities.words import Field, Word, by_name, specs_of
from checker.engine.kernel.ask import ask
from checker.engine.queries.copiable import copy_of, side_up
from checker.engine.records.changes import Change, EffectStarts, LevelChange, ZoneChange
from checker.engine.records.characteristics import Characteristics, Printed
from checker.engine.records.effects import ContinuousEffect
from checker.engine.records.question import Question
from checker.engine.state.table import Table

Exceptions = tuple[Modification, ...]


def excepting(table: Table, printed: Printed, exceptions: Exceptions, source: int, controller: str) -> Printed:
    """A copy with its exceptions, which are copiable values of it (707.9)."""
    if not exceptions:
        return printed
    faces = []
    for face in printed.faces:
        draft = face.copy(None)
        for exception in exceptions:
            exception.modify(draft, table, source, controller)
        faces.append(draft)
    return Printed(printed.name, tuple(faces), printed.layout)


@dataclass(frozen=True, slots=True)
class CreateCopy:
    """Tokens that are copies of something (111.3, 707.2); nothing is created if there is nothing to copy (111.12)."""

    of: Things
    count: Value = ONE
    player: Things = YOU
    tapped: bool = False
    exceptions: Exceptions = ()

    @property
    def targets(self) -> Targets:
        return specs_of(self.of, self.count, self.player)

    def perform(self, r: Resolution) -> None:
        copied = [id for id in objects(self.of.things(r)) if id in r.table.objects or id in r.table.last_known]
        owners = players(self.player.things(r))
        moves: list[Change] = []
        for id in copied:
            printed = excepting(r.table, copy_of(r.table, id), self.exceptions, r.source, r.controller)
            face = r.table.objects[id].face if id in r.table.objects and printed.is_double_faced else 0
            for owner, token in tokens_for(r, owners, self.count.value(r), printed):
                made = r.table.add(token, owner, "nowhere", kind="token")
                up = face if token is printed else 0
                moves.append(ZoneChange(made.id, "battlefield", "created", owner, self.tapped, face=up))
        if not copied:
            r.skip("create a copy")
            return
        tokens = tuple(c.became for c in r.commit(*moves) if isinstance(c, ZoneChange))
        if len(copied) == 1:
            _take_level(r, tokens, copied[0])
        r.made += tokens
        r.speak_of(tokens)


@dataclass(frozen=True, slots=True)
class EntersAsCopy:
    """ "You may have this enter as a copy of …": chosen before it enters, and it is that from the start (707.5)."""

    of: Selector
    optional: bool = True
    exceptions: Exceptions = ()

    def fits(self, table: Table, change: Change, source: int, controller: str) -> bool:
        return isinstance(change, ZoneChange) and change.object == source and change.copied is None

    def rewrite(self, table: Table, change: Change, source: int, controller: str) -> Sequence[Change]:
        assert isinstance(change, ZoneChange)
        player = change.controller or controller
        there = [o.id for o in table.permanents() if self.of.matches(table, o.id, source, player)]
        options = (*there, *((None,) if self.optional else ()))
        chosen = ask(table, Question("copy", player, options, source, rule="707.5")) if there else None
        if chosen is None:
            return (change,)
        copied = excepting(table, side_up(table, chosen), self.exceptions, source, player)
        return (replace(change, copied=copied, level=table.book.ask("level of a copy")(table, chosen)),)


@dataclass(frozen=True, slots=True)
class CopiesValues:
    """Layer 1: all copiable values are replaced (707.2)."""

    values: Characteristics
    layer: ClassVar[str] = "1"
    writes: ClassVar[frozenset[str]] = frozenset({"everything"})
    reads: ClassVar[frozenset[str]] = NOTHING

    def modify(self, draft: Characteristics, table: Table, source: int, controller: str) -> None:
        for name in COPIABLE:
            setattr(draft, name, getattr(self.values, name))


COPIABLE = (
    "name", "mana_cost", "colors", "supertypes", "types", "subtypes", "abilities", "power", "toughness", "loyalty",
    "defense", "copy_of",
)  # fmt: skip


@dataclass(frozen=True, slots=True)
class BecomesCopy:
    """A permanent becomes a copy of another for a while; nothing enters or leaves (707.4)."""

    of: Things
    object: Things = THIS
    until: str = "for good"
    exceptions: Exceptions = ()

    @property
    def targets(self) -> Targets:
        return specs_of(self.object, self.of)

    def perform(self, r: Resolution) -> None:
        ids = r.permanents(objects(self.object.things(r)), "become a copy")
        models = [id for id in objects(self.of.things(r)) if id in r.table.objects]
        if not ids or not models:
            return r.skip("become a copy")
        printed = excepting(r.table, side_up(r.table, models[0]), self.exceptions, r.source, r.controller)
        stamp = r.table.tick()
        values = CopiesValues(printed.faces[0])
        until = until_of(self.until, r.controller)
        r.commit(EffectStarts(ContinuousEffect(stamp, r.source, r.controller, stamp, (values,), tuple(ids), until)))
        _take_level(r, ids, models[0])
        return None


def _take_level(r: Resolution, copies: Sequence[int], copied: int) -> None:
    """The level that copies have from what they copy: none (716.2b)."""
    level = r.table.book.ask("level of a copy")(r.table, copied)
    if level:
        r.commit(*(LevelChange(id, level) for id in copies))


_EXCEPT = Field("exceptions", default=())
_NAMES = {"except": "exceptions"}

COPYING = by_name(
    Word("create-copy", CreateCopy, "of",
         {"of": Field("things", required=True), "count": Field("value", default=ONE),
          "player": Field("things", default=YOU), "tapped": Field("flag", default=False), "except": _EXCEPT},
         "{create-copy: {target: creature}, count: 1}", "Tokens that are copies are created.", attributes=_NAMES),
    Word("becomes-copy", BecomesCopy, "of",
         {"of": Field("things", required=True), "object": Field("things", default=THIS),
          "until": Field("duration", default="for good"), "except": _EXCEPT},
         "{becomes-copy: {target: creature}, object: this, until: end of turn}", "It becomes a copy.",
         attributes=_NAMES),
)  # fmt: skip

ENTERING_AS_COPY = by_name(
    Word("enters-as-copy", EntersAsCopy, "of",
         {"of": Field("selector", required=True), "optional": Field("flag", default=True), "except": _EXCEPT},
         "{enters-as-copy: creature}", "It enters as a copy of one of those.", attributes=_NAMES),
)  # fmt: skip
