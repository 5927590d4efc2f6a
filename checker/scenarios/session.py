"""A game as an example drives it: from rest to rest, with the questions that arise in between.

The engine is taken back to its last rest whenever an answer is lacking, and plays on from there with a longer list
of answers. What lies between is a `Stretch`: one tick of the game, one action, or one effect.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

from checker.base.places import Place
from checker.engine.game import game
from checker.engine.records.actions import Action, Pass
from checker.engine.records.log import LogEntry
from checker.engine.records.question import Answer, Illegal, Question, Unanswered
from checker.engine.state.table import LogCell, Table
from checker.scenarios.decider import About, Answers, Given, Plan, Sheet
from checker.scenarios.names import Names
from checker.scenarios.refusals import must_declare

NOWHERE = Place("", 1, 1)
Stretch = Callable[[Table], object]


@dataclass(slots=True)
class Session:
    """`rest` is the last table with nothing half done; `half` the one that a question was put out of, to look at.

    `stretch` and `given` are what is being played since `rest`, with the answers so far. `met` tells whether a step
    of play has looked at the open question, which arose in the step at `asked_at`; `at` is the step that is
    on, `word` its word; the log began at `began` for it and at `since` for the step before. `hold` are the
    declarations that the next step of play speaks of. `told` are the only choices that steps have told already.
    """

    rest: Table
    names: Names
    half: Table | None = None
    stretch: Stretch | None = None
    given: Given = ()
    question: Question | None = None
    met: bool = False
    hold: tuple[About, ...] = ()
    plan: Plan | None = None
    watch: Callable[[Table], None] | None = None
    makes: tuple[tuple[int | None, int, tuple[str, ...]], ...] = ()
    at: Place = NOWHERE
    word: str = "given"
    asked_at: Place | None = None
    began: LogCell | None = None
    since: LogCell | None = None
    told: tuple[LogEntry, ...] = ()

    @property
    def table(self) -> Table:
        """The game as it is now, in the middle of something while a question is open."""
        return self.rest if self.half is None else self.half

    def fork(self) -> Session:
        """The same game, to try something on: nothing of it is watched, and nothing is decided for anybody."""
        return replace(self, watch=None, plan=None)

    # -- playing ------------------------------------------------------------------------------------------------

    def play(self, stretch: Stretch, sheet: Sheet | None = None, wanted: tuple[About, ...] = ()) -> object:
        """Play a stretch from the rest. Illegal comes out with nothing changed; a question is left open."""
        return self._run(stretch, (), sheet, wanted)

    def tick(self, wanted: tuple[About, ...] = ()) -> bool:
        """The game's next thing, and what is checked after it; False where a player has priority or it is over."""
        if self.rest.turn.stage == "priority" or self.rest.stopped:
            return False
        self.play(_tick, None, wanted)
        return True

    def pass_round(self) -> None:
        """Everybody passes, from the one with priority; a step that is over by that ends."""
        self.play(_pass_round)

    def act(self, action: Action, sheet: Sheet | None = None) -> None:
        """A player with priority does something."""
        self.play(lambda table: game.act(table, action), sheet)

    def interrupt(self, happening: Stretch) -> None:
        """Something happens out of turn; then state-based actions, triggers, and priority for the active player.

        It is no part of a loop: a position that comes again because of it makes no draw.
        """

        def stretch(table: Table) -> None:
            happening(table)
            table.positions = frozenset()
            if not table.stopped:
                table.turn = replace(table.turn, stage="check", priority=table.turn.active, passed=0)

        self.play(stretch)

    def reply(self, answer: Answer, sheet: Sheet | None = None, wanted: tuple[About, ...] = ()) -> None:
        """Answer the open question and play on to the next one, a wanted one included, or to the end of the
        stretch."""
        assert self.question is not None
        assert self.stretch is not None
        given = self.given
        if given and _goes_on(given[-1][0], self.question):
            given, answer = given[:-1], (*given[-1][1], *answer)
        self._run(self.stretch, (*given, (self.question, answer)), sheet, wanted)

    def settle(self) -> None:
        """Play on to the next priority, open question or end of the game."""
        while self.question is None and self.tick():
            pass

    def begin_step(self, at: Place, word: str) -> None:
        """A step of play that does something begins here; `since` is where the one before it began."""
        self.at, self.word = at, word
        self.since, self.began = self.began, self.rest.last_log

    def tell(self, choice: LogEntry) -> None:
        """The step only told a choice that was made without it: the next one may tell another of the same news."""
        self.told = (*self.told, choice)
        self.began = self.since

    def news(self) -> Iterator[LogEntry]:
        """What the last step of play brought about, the newest first."""
        cell = self.table.last_log
        while cell is not None and cell is not self.since:
            yield cell[0]
            cell = cell[1]

    # -- where it stands ----------------------------------------------------------------------------------------

    @property
    def priority(self) -> str | None:
        """The player with priority; None while something is going on or the game is over."""
        turn = self.rest.turn
        ready = self.question is None and turn.stage == "priority" and not self.rest.stopped
        return turn.priority if ready else None

    @property
    def is_over(self) -> bool:
        return self.rest.stopped and self.question is None

    # -- inside -------------------------------------------------------------------------------------------------

    def _run(self, stretch: Stretch, given: Given, sheet: Sheet | None, wanted: tuple[About, ...]) -> object:
        table = self.rest.fork()
        decider = Answers(given, sheet, self.hold, wanted, self.plan, self.watch)
        table.decider = decider
        try:
            result = stretch(table)
        except Unanswered as open:
            self._stop(table, stretch, tuple(decider.said), open.question)
            return None
        except Illegal as illegal:
            if decider.nobody is None:
                raise
            raise must_declare(decider.nobody, illegal, self.at) from illegal
        table.decider = None
        self._rest(table)
        return result

    def _stop(self, table: Table, stretch: Stretch, said: Given, question: Question) -> None:
        table.decider = None
        self.half, self.stretch, self.given = table, stretch, said
        self.question, self.met, self.asked_at = question, False, self.at

    def _rest(self, table: Table) -> None:
        self.rest, self.half, self.stretch, self.given = table, None, None, ()
        self.question, self.met, self.asked_at = None, False, None


def _tick(table: Table) -> None:
    game.tick(table)
    if table.turn.stage == "check":
        game.tick(table)


def _pass_round(table: Table) -> None:
    while table.turn.stage == "priority" and not table.stopped:
        game.act(table, Pass(table.turn.priority))
    if table.turn.stage == "end":
        game.tick(table)


def _goes_on(before: Question, now: Question) -> bool:
    """Whether a question is the same one, put again because its answer left a creature out (510.1e)."""
    return before.kind == now.kind == "assignment" and before.player == now.player
