"""Creating tokens (111, 701.7)."""

from __future__ import annotations

from dataclasses import dataclass

from checker.engine.abilities.attacked import blocked_by_what_enters, choose_attacked, enter
from checker.engine.abilities.choosing import tokens_for
from checker.engine.abilities.resolution import Resolution
from checker.engine.abilities.things import YOU, Targets, Things, players
from checker.engine.abilities.values import ONE, Value
from checker.engine.abilities.words import Field, Word, by_name, specs_of
from checker.engine.records.changes import ZoneChange
from checker.engine.records.characteristics import Printed
from checker.engine.state.table import Table


@dataclass(frozen=True, slots=True)
class Create:
    """The tokens enter at the same time; "that" is then them (701.7a)."""

    token: Printed
    count: Value = ONE
    player: Things = YOU
    tapped: bool = False
    attacking: bool = False
    blocking: Things | None = None

    @property
    def targets(self) -> Targets:
        return specs_of(self.count, self.player, self.blocking)

    def perform(self, r: Resolution) -> None:
        creating = tokens_for(r, players(self.player.things(r)), self.count.value(r), self.token)
        made = [r.table.add(as_defined(r.table, token), owner, "nowhere", kind="token") for owner, token in creating]
        moves = [
            ZoneChange(
                obj.id,
                "battlefield",
                "created",
                obj.owner,
                self.tapped,
                attacking=choose_attacked(r.table, obj.owner, obj.id) if self.attacking else None,
                blocking=blocked_by_what_enters(r, self.blocking),
            )
            for obj in made
        ]
        done = enter(r, moves)
        tokens = tuple(change.became for change in done if isinstance(change, ZoneChange))
        r.made += tokens
        r.speak_of(tokens)


def as_defined(table: Table, token: Printed) -> Printed:
    """A predefined token as the rule that defines it has it (111.10); any other as it is."""
    definition = table.book.get(f"predefined {token.name}")
    return definition.fn(token) if definition else token


TOKENS = by_name(
    Word("create", Create, "token",
         {"token": Field("token", required=True), "count": Field("value", default=ONE),
          "player": Field("things", default=YOU), "tapped": Field("flag", default=False),
          "attacking": Field("flag", default=False, says="what it attacks is chosen as it enters (508.4)"),
          "blocking": Field("things", says="the attacker that it is blocking as it enters (509.4)")},
         "{create: {token: Food}, count: 2}", "Tokens are created."),
)  # fmt: skip
