"""What continuous effects change, each in its layer (613.1, 613.4). ``writes`` and ``reads`` serve dependency."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar, Protocol

from checker.engine.abilities.filters import NOTHING
from checker.engine.abilities.scope import Scope, Standing
from checker.engine.abilities.subtypes import BASIC_LAND_TYPES, LAND_TYPES, correlated, of_other_sets
from checker.engine.abilities.values import Number, Value
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


@dataclass(frozen=True, slots=True)
class ControlledByYou:
    """Layer 2: the controller of the effect controls it."""

    layer: ClassVar[str] = "2"
    writes: ClassVar[Names] = frozenset({"controller"})
    reads: ClassVar[Names] = NOTHING

    def modify(self, draft: Characteristics, table: Table, source: int, controller: str) -> None:
        draft.controller = controller


@dataclass(frozen=True, slots=True)
class Becomes:
    """Layer 4 or 5: a set of words is replaced by another. ``where``: types, subtypes, supertypes, colors.

    A set card type takes subtypes that go with none of the new ones along; a set subtype replaces those of its own
    kind only (205.1a).
    """

    where: str
    words: Names
    reads: ClassVar[Names] = NOTHING

    @property
    def layer(self) -> str:
        return "5" if self.where == "colors" else "4"

    @property
    def writes(self) -> Names:
        return frozenset({self.where, "subtypes"} if self.where == "types" else {self.where})

    def modify(self, draft: Characteristics, table: Table, source: int, controller: str) -> None:
        if self.where == "types":
            draft.types = self.words | (draft.types & {"Instant", "Sorcery"})
            draft.subtypes = correlated(draft.subtypes, draft.types)
        elif self.where == "subtypes":
            artifact_types = table.book.ask("artifact types")()
            draft.subtypes = self.words | of_other_sets(draft.subtypes, self.words, artifact_types)
        else:
            setattr(draft, self.where, self.words)


@dataclass(frozen=True, slots=True)
class Adds:
    """Layer 4 or 5: words are added to a set "in addition" (205.1b)."""

    where: str
    words: Names
    reads: ClassVar[Names] = NOTHING

    @property
    def layer(self) -> str:
        return "5" if self.where == "colors" else "4"

    @property
    def writes(self) -> Names:
        return frozenset({self.where})

    def modify(self, draft: Characteristics, table: Table, source: int, controller: str) -> None:
        setattr(draft, self.where, getattr(draft, self.where) | self.words)


@dataclass(frozen=True, slots=True)
class Removes:
    """Layer 4: words are taken out of a set, with a card type the subtypes that go with it alone (205.1a)."""

    where: str
    words: Names
    layer: ClassVar[str] = "4"
    reads: ClassVar[Names] = NOTHING

    @property
    def writes(self) -> Names:
        return frozenset({self.where, "subtypes"} if self.where == "types" else {self.where})

    def modify(self, draft: Characteristics, table: Table, source: int, controller: str) -> None:
        setattr(draft, self.where, getattr(draft, self.where) - self.words)
        if self.where == "types":
            draft.subtypes = correlated(draft.subtypes, draft.types)


@dataclass(frozen=True, slots=True)
class BecomesLand:
    """Layer 4: a basic land type is set: other land types go, and so do the abilities of its text (305.7)."""

    words: Names
    layer: ClassVar[str] = "4"
    writes: ClassVar[Names] = frozenset({"subtypes", "abilities"})
    reads: ClassVar[Names] = NOTHING

    def modify(self, draft: Characteristics, table: Table, source: int, controller: str) -> None:
        draft.subtypes = (draft.subtypes - LAND_TYPES) | self.words
        if self.words & BASIC_LAND_TYPES:
            draft.abilities = ()


@dataclass(frozen=True, slots=True)
class ChangesWord:
    """Layer 3: a word is read as another, a basic land type or a colour, in the type line, in landwalk and in
    protection (612.2)."""

    old: str
    new: str
    layer: ClassVar[str] = "3"
    writes: ClassVar[Names] = frozenset({"subtypes", "abilities"})
    reads: ClassVar[Names] = NOTHING

    def modify(self, draft: Characteristics, table: Table, source: int, controller: str) -> None:
        if self.old in draft.subtypes:
            draft.subtypes = (draft.subtypes - {self.old}) | {self.new}
        draft.abilities = tuple(map(self._read, draft.abilities))

    def _read(self, ability: Ability) -> Ability:
        if not isinstance(ability, Keyword):
            return ability
        name = f"{self.new.lower()}walk" if ability.name == f"{self.old.lower()}walk" else ability.name
        parameter = self.new if ability.parameter == self.old else ability.parameter
        return replace(ability, name=name, parameter=parameter)


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
    """Layer 6."""

    layer: ClassVar[str] = "6"
    writes: ClassVar[Names] = frozenset({"abilities"})
    reads: ClassVar[Names] = NOTHING

    def modify(self, draft: Characteristics, table: Table, source: int, controller: str) -> None:
        draft.abilities = ()


def _barred(draft: Characteristics) -> Names:
    barred = NOTHING
    for ability in draft.abilities:
        if type(ability) is StaticAbility:
            barred = barred.union(*(names for kind, names in ability.restrictions if kind == "cannot-have"))  # type: ignore[arg-type]
    return barred


def _amount(value: Value | None, table: Table, source: int, controller: str) -> int | None:
    return None if value is None else value.value(Standing(table, source, controller))


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
        power, toughness = self.measure(table, source, controller)
        draft.power = draft.power if power is None else power
        draft.toughness = draft.toughness if toughness is None else toughness

    def measure(self, table: Table, source: int, controller: str) -> tuple[int | None, int | None]:
        return (
            _amount(self.power, table, source, controller),
            _amount(self.toughness, table, source, controller),
        )


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
        power, toughness = self.measure(table, source, controller)
        if draft.power is not None:
            draft.power += power
        if draft.toughness is not None:
            draft.toughness += toughness

    def measure(self, table: Table, source: int, controller: str) -> tuple[int, int]:
        power, toughness = self.power, self.toughness
        if type(power) is Number and type(toughness) is Number:
            return power.number, toughness.number
        scope = Standing(table, source, controller)
        return power.value(scope), toughness.value(scope)


@dataclass(frozen=True, slots=True)
class Switches:
    """Layer 7d."""

    layer: ClassVar[str] = "7d"
    writes: ClassVar[Names] = frozenset({"power", "toughness"})
    reads: ClassVar[Names] = frozenset({"power", "toughness"})

    def modify(self, draft: Characteristics, table: Table, source: int, controller: str) -> None:
        draft.power, draft.toughness = draft.toughness, draft.power
