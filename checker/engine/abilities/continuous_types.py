"""Layers 3 to 5: words of the text, card types, subtypes, supertypes and colours (613.1c to 613.1e)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from checker.engine.abilities.continuous import Names
from checker.engine.abilities.filters import NOTHING
from checker.engine.abilities.subtypes import BASIC_LAND_TYPES, LAND_TYPES, of_other_sets
from checker.engine.records.abilities import Ability
from checker.engine.records.characteristics import Characteristics, Keyword
from checker.engine.state.table import Table


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
            draft.subtypes = table.book.ask("subtypes of these card types")(draft.subtypes, draft.types)
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
            draft.subtypes = table.book.ask("subtypes of these card types")(draft.subtypes, draft.types)


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
