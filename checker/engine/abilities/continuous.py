"""What continuous effects change, each in its layer (613.1): here control and abilities, layers 2 and 6.

``writes`` and ``reads`` serve dependency (613.8).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Protocol

from checker.engine.abilities.filters import NOTHING
from checker.engine.records.abilities import Ability, StaticAbility
from checker.engine.records.characteristics import Characteristics, Keyword
from checker.engine.state.table import Table

Names = frozenset[str]


class Modification(Protocol):
    @property
    def layer(self) -> str: ...

    @property
    def writes(self) -> Names: ...

    @property
    def reads(self) -> Names: ...

    def modify(self, draft: Characteristics, table: Table, source: int, controller: str) -> None: ...


@dataclass(frozen=True, slots=True)
class ControlledByYou:
    """Layer 2: the controller of the effect controls it, and that may change as well (613.8a)."""

    layer: ClassVar[str] = "2"
    writes: ClassVar[Names] = frozenset({"controller"})
    reads: ClassVar[Names] = frozenset({"controller"})

    def modify(self, draft: Characteristics, table: Table, source: int, controller: str) -> None:
        draft.controller = controller

    def measure(self, table: Table, source: int, controller: str) -> str:
        return controller


@dataclass(frozen=True, slots=True)
class Gains:
    """Layer 6: abilities, unless something says that it can't have one of them (113.11)."""

    abilities: tuple[Ability, ...]
    layer: ClassVar[str] = "6"
    writes: ClassVar[Names] = frozenset({"abilities"})
    reads: ClassVar[Names] = NOTHING

    def modify(self, draft: Characteristics, table: Table, source: int, controller: str) -> None:
        barred = _barred(draft)
        new = self.abilities
        if barred:
            new = tuple(a for a in new if not (isinstance(a, Keyword) and a.name in barred))
        draft.abilities = (*draft.abilities, *new)


@dataclass(frozen=True, slots=True)
class LosesKeywords:
    """Layer 6: keywords, every instance of them (113.10a); with ``cannot_have`` it can't get them either (113.11)."""

    names: Names
    cannot_have: bool = False
    layer: ClassVar[str] = "6"
    writes: ClassVar[Names] = frozenset({"abilities"})
    reads: ClassVar[Names] = NOTHING

    def modify(self, draft: Characteristics, table: Table, source: int, controller: str) -> None:
        left = tuple(a for a in draft.abilities if not (isinstance(a, Keyword) and a.name in self.names))
        bar = (StaticAbility(None, restrictions=(("cannot-have", self.names),)),) if self.cannot_have else ()
        draft.abilities = left + bar


@dataclass(frozen=True, slots=True)
class LosesAllAbilities:
    """Layer 6, after which it has none of those either that its types bring: a land's for mana (305.6)."""

    layer: ClassVar[str] = "6"
    writes: ClassVar[Names] = frozenset({"abilities"})
    reads: ClassVar[Names] = NOTHING

    def modify(self, draft: Characteristics, table: Table, source: int, controller: str) -> None:
        draft.abilities = tuple(a for a in draft.abilities if _bars(a))
        draft.bare = True


def _bars(ability: Ability) -> bool:
    """Whether it stands for "can't have": that is no ability of the object, and is not lost."""
    return type(ability) is StaticAbility and any(kind == "cannot-have" for kind, _ in ability.restrictions)


def _barred(draft: Characteristics) -> Names:
    barred = NOTHING
    for ability in draft.abilities:
        if type(ability) is StaticAbility:
            barred = barred.union(*(names for kind, names in ability.restrictions if kind == "cannot-have"))  # type: ignore[arg-type]
    return barred
