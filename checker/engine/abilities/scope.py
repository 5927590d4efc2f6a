"""What the words of a text can see while they are read: whose text it is, and what happened so far."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Protocol

from checker.engine.abilities.telling import told_by
from checker.engine.records.changes import Change
from checker.engine.records.targets import TargetSpec, Thing
from checker.engine.state.table import Table


class Scope(Protocol):
    """``that`` is what was spoken of last, ``names`` what the text itself gave names, ``amount`` "that much"."""

    table: Table
    source: int
    controller: str
    that: tuple[Thing, ...]
    names: dict[str, tuple[Thing, ...]]
    amount: int

    @property
    def event(self) -> Change | None: ...

    @property
    def x(self) -> int: ...

    def chosen(self, spec: TargetSpec) -> tuple[Thing, ...]:
        """The targets of one target word, illegal ones left out."""
        ...

    def speak_of(self, things: tuple[Thing, ...]) -> None:
        """From the next instruction on, these are "that"."""
        ...


@dataclass(slots=True)
class Standing:
    """The scope of a static ability, a condition or a cost: nothing was chosen and nothing came before."""

    table: Table
    source: int
    controller: str
    event: Change | None = None
    x: int = 0
    that: tuple[Thing, ...] = ()
    names: dict[str, tuple[Thing, ...]] = field(default_factory=dict)
    amount: int = 0

    def __post_init__(self) -> None:
        """What happened tells what "that" and "that player" are."""
        if self.event is not None:
            self.names = {name: (thing,) for name, thing in told_by(self.table, self.event).items()}
            self.that = self.names.get("that", ())
            self.amount = abs(getattr(self.event, "amount", 0))

    def chosen(self, spec: TargetSpec) -> tuple[Thing, ...]:
        return ()

    def speak_of(self, things: tuple[Thing, ...]) -> None:
        """Nobody listens."""
