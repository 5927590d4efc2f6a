"""Layer 7: power and toughness (613.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from checker.engine.abilities.continuous import Modification, Names
from checker.engine.abilities.filters import NOTHING
from checker.engine.abilities.scope import Scope, Standing
from checker.engine.abilities.values import Number, Value
from checker.engine.queries import layers
from checker.engine.records.characteristics import Characteristics
from checker.engine.state.table import Table


def settled(modification: Modification, scope: Scope) -> Modification:
    """The modification with its numbers as they are now: a resolving effect works them out once (608.2i, 611.2d)."""
    if isinstance(modification, Gets):
        return Gets(Number(modification.power.value(scope)), Number(modification.toughness.value(scope)))
    if isinstance(modification, SetsBase):
        power, toughness = _fixed(modification.power, scope), _fixed(modification.toughness, scope)
        return SetsBase(power, toughness, modification.layer)
    return modification


def _fixed(value: Value | None, scope: Scope) -> Value | None:
    return None if value is None else Number(value.value(scope))


def _amount(value: Value | None, scope: Scope) -> int | None:
    return None if value is None else value.value(scope)


def _standing(table: Table, source: int, controller: str, draft: Characteristics | None) -> Standing:
    """What a static ability sees; "that" is the object which it is applied to just now."""
    id = layers.whose(table, draft) if draft is not None else None
    return Standing(table, source, controller, that=() if id is None else (id,))


@dataclass(frozen=True, slots=True)
class SetsBase:
    """Layer 7b, or 7a for a characteristic-defining ability: power and toughness are set. None leaves one alone."""

    power: Value | None
    toughness: Value | None
    layer: str = "7b"
    writes: ClassVar[Names] = frozenset({"power", "toughness"})

    @property
    def reads(self) -> Names:
        return NOTHING.union(*(v.reads for v in (self.power, self.toughness) if v is not None))

    def modify(self, draft: Characteristics, table: Table, source: int, controller: str) -> None:
        power, toughness = self.measure(table, source, controller, draft)
        draft.power = draft.power if power is None else power
        draft.toughness = draft.toughness if toughness is None else toughness

    def measure(
        self, table: Table, source: int, controller: str, draft: Characteristics | None = None
    ) -> tuple[int | None, int | None]:
        scope = _standing(table, source, controller, draft)
        return _amount(self.power, scope), _amount(self.toughness, scope)


@dataclass(frozen=True, slots=True)
class Gets:
    """Layer 7c: +N/+N, which changes nothing that has no power (208.3)."""

    power: Value
    toughness: Value
    layer: ClassVar[str] = "7c"
    writes: ClassVar[Names] = frozenset({"power", "toughness"})

    @property
    def reads(self) -> Names:
        return self.power.reads | self.toughness.reads

    def modify(self, draft: Characteristics, table: Table, source: int, controller: str) -> None:
        power, toughness = self.measure(table, source, controller, draft)
        if draft.power is not None:
            draft.power += power
        if draft.toughness is not None:
            draft.toughness += toughness

    def measure(
        self, table: Table, source: int, controller: str, draft: Characteristics | None = None
    ) -> tuple[int, int]:
        power, toughness = self.power, self.toughness
        if type(power) is Number and type(toughness) is Number:
            return power.number, toughness.number
        scope = _standing(table, source, controller, draft)
        return power.value(scope), toughness.value(scope)


@dataclass(frozen=True, slots=True)
class Switches:
    """Layer 7d."""

    layer: ClassVar[str] = "7d"
    writes: ClassVar[Names] = frozenset({"power", "toughness"})
    reads: ClassVar[Names] = frozenset({"power", "toughness"})

    def modify(self, draft: Characteristics, table: Table, source: int, controller: str) -> None:
        draft.power, draft.toughness = draft.toughness, draft.power
