"""A spell or ability while it resolves: what its effects can see, and how they ask and change things (608)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any

from checker.engine.kernel.ask import ask
from checker.engine.kernel.commit import commit
from checker.engine.queries import view
from checker.engine.records.abilities import Effect
from checker.engine.records.changes import Change
from checker.engine.records.question import Question
from checker.engine.records.stack import OnStack
from checker.engine.records.targets import Thing
from checker.engine.state.table import Table


@dataclass(slots=True)
class Resolution:
    """``source`` is the object whose ability it is (a spell is its own source), ``id`` the object on the stack.

    ``groups`` are the targets of the effect being performed, one tuple for each of its target words, illegal
    targets taken out (608.2b). ``that`` is what the last effect, or the triggering event, spoke of.
    ``known`` keeps named things (the attacker, the token made …); ``done`` whether the last effect did anything.
    """

    table: Table
    source: int
    controller: str
    on_stack: OnStack
    id: int = 0
    groups: tuple[tuple[Thing, ...], ...] = ()
    shares: tuple[tuple[int, ...], ...] = ()
    that: tuple[Thing, ...] = ()
    known: dict[str, Thing] = field(default_factory=dict)
    made: list[int] = field(default_factory=list)
    done: bool = True

    def perform(self, effects: Iterable[Effect], groups: tuple[tuple[Thing, ...], ...]) -> None:
        """Perform effects in the written order (608.2c), each with the targets of its own target words."""
        at = 0
        for effect in effects:
            wide = len(effect.targets)
            self.groups = groups[at : at + wide]
            self.shares = self.on_stack.divide[at : at + wide]
            at += wide
            effect.perform(self)

    def commit(self, *changes: Change) -> tuple[Change, ...]:
        happened = commit(self.table, changes)
        self.done = bool(happened)
        return happened

    def ask(self, question: Question) -> Any:
        return ask(self.table, question)

    def skip(self, what: str, thing: Thing | None = None) -> None:
        """An instruction that can't be followed is not (101.3); the log says so."""
        self.done = False
        shown = self.table.named(thing) if isinstance(thing, int) else thing
        self.table.write("skipped", what=what, object=shown)

    def now(self, thing: int) -> int | None:
        """The object that ``thing`` is now, if it is where it was or this effect itself moved it (400.7j)."""
        if thing in self.table.objects:
            return thing
        return None

    @property
    def x(self) -> int:
        return self.on_stack.x or 0

    def controller_of(self, thing: Thing) -> str:
        return thing if isinstance(thing, str) else view.controller(self.table, thing)
