"""Instructions about players: life, mana, winning and losing, extra turns (104, 106, 119, 500.7)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from checker.engine.abilities.resolution import Resolution
from checker.engine.abilities.things import YOU, Targets, Things, players
from checker.engine.abilities.values import ONE, Value
from checker.engine.abilities.words import Field, Word, by_name, specs_of
from checker.engine.records.changes import ExtraTurn, LifeChange, ManaChange, PlayerLoses, PlayerWins
from checker.engine.records.mana import COLOURS, KINDS, LETTERS, Pool
from checker.engine.records.question import Question


@dataclass(frozen=True, slots=True)
class MoveLife:
    """Players gain life (``sign`` 1) or lose some, all at the same time (119)."""

    amount: Value
    player: Things
    sign: int

    @property
    def targets(self) -> Targets:
        return specs_of(self.amount, self.player)

    def perform(self, r: Resolution) -> None:
        amount = self.amount.value(r)
        who = players(self.player.things(r))
        if amount > 0:
            cause = "gain" if self.sign > 0 else "loss"
            r.commit(*(LifeChange(player, self.sign * amount, cause) for player in who))
        r.amount = amount


@dataclass(frozen=True, slots=True)
class SetLife:
    """A life total becomes a number: the player gains or loses the difference (119.5)."""

    total: Value
    player: Things

    @property
    def targets(self) -> Targets:
        return specs_of(self.total, self.player)

    def perform(self, r: Resolution) -> None:
        changes = []
        for player in players(self.player.things(r)):
            difference = self.total.value(r) - r.table.players[player].life
            if difference:
                changes.append(LifeChange(player, difference, "gain" if difference > 0 else "loss"))
        r.commit(*changes)


@dataclass(frozen=True, slots=True)
class AddMana:
    """Mana goes into a pool (106.4); ``times`` that often."""

    mana: Pool
    player: Things = YOU
    times: Value = ONE
    targets: ClassVar[Targets] = ()
    adds_mana: ClassVar[bool] = True

    @property
    def kinds(self) -> str:
        """The kinds of mana, one at a time, for whoever pays by tapping: "" where it is more than one mana."""
        single = self.mana.total == 1 and self.times == ONE
        return "".join(kind for kind in KINDS if self.mana[kind]) if single else ""

    def perform(self, r: Resolution) -> None:
        times = self.times.value(r)
        pool = Pool(tuple(amount * times for amount in self.mana.amounts))
        r.commit(*(ManaChange(player, pool, 1, r.source) for player in players(self.player.things(r))))


@dataclass(frozen=True, slots=True)
class AddManaOfChoice:
    """Mana of a colour that the player chooses, ``count`` times the same (106.1b)."""

    colors: tuple[str, ...]
    count: Value = ONE
    targets: ClassVar[Targets] = ()
    adds_mana: ClassVar[bool] = True

    @property
    def kinds(self) -> str:
        """The kinds of mana it can make, if it is one mana."""
        chosen = self.colors or tuple(LETTERS)
        return "".join(LETTERS[color] for color in chosen) if self.count == ONE else ""

    def perform(self, r: Resolution) -> None:
        question = Question("color", r.controller, self.colors or tuple(COLOURS.values()), r.source, rule="106.1b")
        letter = LETTERS[r.ask(question)]
        count = self.count.value(r)
        pool = Pool(tuple(count if kind == letter else 0 for kind in KINDS))
        r.commit(ManaChange(r.controller, pool, 1, r.source))


@dataclass(frozen=True, slots=True)
class EndsForPlayer:
    """A player loses the game, or wins it (104.2b, 104.3e)."""

    player: Things
    wins: bool

    @property
    def targets(self) -> Targets:
        return self.player.targets

    def perform(self, r: Resolution) -> None:
        who = players(self.player.things(r))
        r.commit(*(PlayerWins(p, "effect") if self.wins else PlayerLoses(p, "effect") for p in who))


@dataclass(frozen=True, slots=True)
class TakeExtraTurn:
    """500.7: after this turn."""

    player: Things

    @property
    def targets(self) -> Targets:
        return self.player.targets

    def perform(self, r: Resolution) -> None:
        for player in players(self.player.things(r)):
            r.commit(ExtraTurn(player))


_YOU = Field("things", default=YOU)
_AMOUNT = Field("value", required=True)

PLAYERS = by_name(
    Word("gain-life", lambda amount, player=YOU: MoveLife(amount, player, 1), "amount",
         {"amount": _AMOUNT, "player": _YOU}, "{gain-life: 3, player: you}", "Players gain life."),
    Word("lose-life", lambda amount, player=YOU: MoveLife(amount, player, -1), "amount",
         {"amount": _AMOUNT, "player": _YOU}, "{lose-life: 1, player: each opponent}", "Players lose life."),
    Word("set-life", SetLife, "total", {"total": _AMOUNT, "player": _YOU},
         "{set-life: 10, player: {target: player}}", "A life total becomes that number."),
    Word("add-mana", AddMana, "mana", {"mana": Field("pool", required=True), "player": _YOU,
         "times": Field("value", default=ONE)}, '{add-mana: "{G}{G}"}', "Mana is added."),
    Word("add-mana-of", AddManaOfChoice, "colors",
         {"colors": Field("colors", required=True), "count": Field("value", default=ONE)},
         "{add-mana-of: [red, green]}", "Mana of a colour that the player chooses among these, or [] among all."),
    Word("extra-turn", TakeExtraTurn, "player", {"player": Field("things", required=True)},
         "{extra-turn: you}", "The player takes an extra turn after this one."),
    Word("loses-the-game", lambda player: EndsForPlayer(player, False), "player",
         {"player": Field("things", required=True)}, "{loses-the-game: {target: player}}", "The player loses."),
    Word("wins-the-game", lambda player: EndsForPlayer(player, True), "player",
         {"player": Field("things", required=True)}, "{wins-the-game: you}", "The player wins."),
)  # fmt: skip
