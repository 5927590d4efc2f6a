"""A spell or ability while it resolves: what its effects can see, and how they ask and change things (608)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import Any

from checker.engine.kernel.ask import ask
from checker.engine.kernel.commit import commit
from checker.engine.queries import view
from checker.engine.records.abilities import Effect
from checker.engine.records.changes import Change, ZoneChange
from checker.engine.records.question import Question
from checker.engine.records.stack import OnStack
from checker.engine.records.targets import TargetSpec, Thing
from checker.engine.state.table import Table

Shares = tuple[dict[Thing, int], ...]
"""For each target word, the part of a divided amount that each of its targets gets."""


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
    shares: Shares = ()
    that: tuple[Thing, ...] = ()
    known: dict[str, Thing] = field(default_factory=dict)
    made: list[int] = field(default_factory=list)
    done: bool = True

    specs: tuple[TargetSpec, ...] = ()
    names: dict[str, tuple[Thing, ...]] = field(default_factory=dict)
    spoken: tuple[Thing, ...] = ()
    moved: dict[int, int] = field(default_factory=dict)
    amount: int = 0

    def __post_init__(self) -> None:
        """What triggered the ability tells what "that" and the other names of its text are."""
        told = getattr(getattr(self.on_stack.ability, "event", None), "told", None)
        news = told(self.table, self.event) if told is not None and self.event is not None else {}
        known: dict[str, tuple[Thing, ...]] = {}
        for name, thing in self.on_stack.known:
            known[name] = (*known.get(name, ()), thing)
        single = {name: (thing,) for name, thing in {**news, **self.known}.items()}
        for name, things in {**single, **known}.items():
            self.names.setdefault(name, things)
        self.that = self.names.get("that", self.that)
        self.amount = abs(getattr(self.event, "amount", 0))

    def perform(
        self,
        effects: Iterable[Effect],
        groups: tuple[tuple[Thing, ...], ...],
        shares: Shares | None = None,
    ) -> None:
        """Perform effects in the written order (608.2c), each with the targets of its own target words."""
        outer = (self.specs, self.groups, self.shares)
        dealt = self._divided() if shares is None else shares
        at = 0
        for effect in effects:
            wide = len(effect.targets)
            self.specs = tuple(effect.targets)
            self.groups, self.shares = groups[at : at + wide], dealt[at : at + wide]
            at += wide
            self._turn_to_what_was_spoken_of()
            effect.perform(self)
        self._turn_to_what_was_spoken_of()
        self.specs, self.groups, self.shares = outer

    def within(self, effects: Sequence[Effect]) -> None:
        """Perform effects that stand inside the one being performed; their targets are among its targets."""
        specs = [spec for effect in effects for spec in effect.targets]
        self.perform(effects, tuple(map(self.chosen, specs)), tuple(map(self.share, specs)))

    def chosen(self, spec: TargetSpec) -> tuple[Thing, ...]:
        """The targets of one target word, illegal ones left out."""
        return next((g for s, g in zip(self.specs, self.groups, strict=False) if s is spec), ())

    def share(self, spec: TargetSpec) -> dict[Thing, int]:
        """How an amount was divided among the targets of one word, illegal ones included (601.2d)."""
        return next((share for s, share in zip(self.specs, self.shares, strict=False) if s is spec), {})

    def _divided(self) -> Shares:
        words = zip(self.on_stack.targets, self.on_stack.divide, strict=False)
        return tuple(dict(zip(group, amounts, strict=False)) for group, amounts in words)

    def speak_of(self, things: tuple[Thing, ...]) -> None:
        self.spoken = things

    def _turn_to_what_was_spoken_of(self) -> None:
        if self.spoken:
            self.that, self.spoken = self.spoken, ()

    @property
    def event(self) -> Change | None:
        return self.on_stack.event

    def commit(self, *changes: Change) -> tuple[Change, ...]:
        happened = commit(self.table, changes)
        self.done = bool(happened)
        self.moved.update({c.object: c.became for c in happened if isinstance(c, ZoneChange)})
        return happened

    def ask(self, question: Question) -> Any:
        return ask(self.table, question)

    def skip(self, what: str, thing: Thing | None = None) -> None:
        """An instruction that can't be followed is not (101.3); the log says so."""
        self.done = False
        shown = self.table.named(thing) if isinstance(thing, int) else thing
        self.table.write("skipped", what=what, object=shown)

    def now(self, thing: int) -> int | None:
        """The object that ``thing`` is now: where it was, or where this text or its event moved it (400.7)."""
        event = self.event
        if thing in self.table.objects:
            return thing
        if isinstance(event, ZoneChange) and event.object == thing and event.became in self.table.objects:
            return event.became
        moved = self.moved.get(thing)
        return self.now(moved) if moved else None

    def permanents(self, things: Iterable[Thing], what: str) -> list[int]:
        """Those of the things that are on the battlefield; of the others the instruction is skipped."""
        found = []
        for thing in things:
            now = self.now(thing) if isinstance(thing, int) else None
            if now is not None and view.is_on_battlefield(self.table, now):
                found.append(now)
            else:
                self.skip(what, thing)
        return found

    @property
    def x(self) -> int:
        return self.on_stack.x or 0

    def controller_of(self, thing: Thing) -> str:
        return thing if isinstance(thing, str) else view.controller(self.table, thing)


def spoken_of(event: Change | None) -> tuple[Thing, ...]:
    """What a triggering event was about: 'that creature', 'that player' (608.2c)."""
    if event is None:
        return ()
    became = getattr(event, "became", 0)
    if became:
        return (became,)
    for name in ("object", "target", "player"):
        thing: Thing | None = getattr(event, name, None)
        if thing is not None:
            return (thing,)
    return ()
