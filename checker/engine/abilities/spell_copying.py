"""Copies of spells and abilities on the stack (707.10)."""

from __future__ import annotations

from dataclasses import dataclass

from checker.engine.abilities.copying import Exceptions, excepting
from checker.engine.abilities.resolution import Resolution
from checker.engine.abilities.things import YOU, Targets, Things, objects, players
from checker.engine.abilities.values import ONE, Value
from checker.engine.abilities.words import Field, Word, by_name, specs_of
from checker.engine.kernel.stack import put_copy
from checker.engine.queries.copiable import copy_of
from checker.engine.queries.legal import insist
from checker.engine.records.news import SpellCast, SpellCopied
from checker.engine.state.table import Table


@dataclass(frozen=True, slots=True)
class CopyOnStack:
    """A spell or ability is copied; the copy is put on the stack and is neither cast nor activated. With
    ``new_targets`` its controller may choose new targets for it (707.10c)."""

    of: Things
    count: Value = ONE
    player: Things = YOU
    new_targets: bool = True
    exceptions: Exceptions = ()

    @property
    def targets(self) -> Targets:
        return specs_of(self.of, self.count, self.player)

    def perform(self, r: Resolution) -> None:
        meant = objects(self.of.things(r))
        for id in meant:
            insist(r.table, "spell to copy", id)
        originals = [id for id in meant if was_on_the_stack(r.table, id)]
        if not originals:
            r.skip("copy")
        made: list[int] = []
        for id in originals:
            for player in players(self.player.things(r)):
                for _ in range(self.count.value(r)):
                    made.append(self._copy(r, id, player))
        r.made += made
        r.speak_of(tuple(made))

    def _copy(self, r: Resolution, id: int, player: str) -> int:
        printed = excepting(r.table, copy_of(r.table, id), self.exceptions, r.source, r.controller)
        made = put_copy(r.table, id, player, printed)
        controller = r.table.objects[made].controller
        r.commit(SpellCopied(made, id, controller))
        if self.new_targets:
            r.table.book.one("new targets for a copy")(r.table, made, controller)
        if r.table.book.ask("a copy is cast")(r.table, made):
            r.commit(SpellCast(made, controller))
        return made


def was_on_the_stack(table: Table, id: int) -> bool:
    """What left the stack can still be copied by a text that found it there (608.2h)."""
    obj = table.objects.get(id)
    known = table.last_known.get(id)
    if obj is None and known is not None:
        obj = known.obj
    return obj is not None and obj.on_stack is not None


SPELL_COPYING = by_name(
    Word("copy", CopyOnStack, "of",
         {"of": Field("things", required=True), "count": Field("value", default=ONE),
          "player": Field("things", default=YOU), "new-targets": Field("flag", default=True),
          "except": Field("exceptions", default=())},
         "{copy: {target: instant or sorcery spell}}",
         "A spell or ability on the stack is copied; its controller may choose new targets for the copy.",
         attributes={"except": "exceptions"}),
)  # fmt: skip
