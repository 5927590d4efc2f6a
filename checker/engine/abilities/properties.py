"""What a filter may ask for of characteristics: one small class for each of its words (109.3)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from checker.engine.abilities.words import by_name, single
from checker.engine.queries import view
from checker.engine.records.characteristics import Characteristics
from checker.engine.state.objects import Obj
from checker.engine.state.table import Table


@dataclass(frozen=True, slots=True)
class Has:
    """All of the wanted words stand in one set: types, subtypes, supertypes, colors or keywords."""

    where: str
    wanted: frozenset[str]

    @property
    def reads(self) -> frozenset[str]:
        return frozenset({"abilities" if self.where == "keywords" else self.where})

    def passes(self, table: Table, obj: Obj, seen: Characteristics, source: int, controller: str) -> bool:
        held: frozenset[str] = getattr(seen, self.where)
        return self.wanted <= held


@dataclass(frozen=True, slots=True)
class Lacks:
    """None of the words stands in the set."""

    where: str
    unwanted: frozenset[str]

    @property
    def reads(self) -> frozenset[str]:
        return frozenset({"abilities" if self.where == "keywords" else self.where})

    def passes(self, table: Table, obj: Obj, seen: Characteristics, source: int, controller: str) -> bool:
        held: frozenset[str] = getattr(seen, self.where)
        return not self.unwanted & held


@dataclass(frozen=True, slots=True)
class Colours:
    """It has that many colours, at least and at most (105.2)."""

    least: int
    most: int
    reads: frozenset[str] = frozenset({"colors"})

    def passes(self, table: Table, obj: Obj, seen: Characteristics, source: int, controller: str) -> bool:
        return self.least <= len(seen.colors) <= self.most


@dataclass(frozen=True, slots=True)
class Called:
    """It has that name (201.2)."""

    name: str
    reads: frozenset[str] = frozenset({"name"})

    def passes(self, table: Table, obj: Obj, seen: Characteristics, source: int, controller: str) -> bool:
        return seen.name == self.name


@dataclass(frozen=True, slots=True)
class Between:
    """A number of it lies between two bounds; ``what``: power, toughness, mana_value, loyalty, defense."""

    what: str
    least: int | None = None
    most: int | None = None

    @property
    def reads(self) -> frozenset[str]:
        return frozenset({self.what})

    def passes(self, table: Table, obj: Obj, seen: Characteristics, source: int, controller: str) -> bool:
        number: int | None = view.mana_value(table, obj.id) if self.what == "mana_value" else getattr(seen, self.what)
        if number is None:
            return False
        return (self.least is None or number >= self.least) and (self.most is None or number <= self.most)


def _has(where: str) -> Callable[[Sequence[str]], Has]:
    return lambda wanted: Has(where, frozenset(wanted))


def _lacks(where: str) -> Callable[[Sequence[str]], Lacks]:
    return lambda unwanted: Lacks(where, frozenset(unwanted))


def _between(what: str) -> Callable[[tuple[int | None, int | None]], Between]:
    return lambda bounds: Between(what, *bounds)


CHARACTERISTICS = by_name(
    single("types", _has("types"), "types", "{types: [Artifact, Creature]}", "It has all these card types."),
    single("without-types", _lacks("types"), "types", "{without-types: [Artifact]}", "None of these card types."),
    single("subtypes", _has("subtypes"), "texts", "{subtypes: [Goblin]}", "It has all these subtypes."),
    single("without-subtypes", _lacks("subtypes"), "texts", "{without-subtypes: [Wall]}", "None of these subtypes."),
    single("supertypes", _has("supertypes"), "supertypes", "{supertypes: [Legendary]}", "It has these supertypes."),
    single("without-supertypes", _lacks("supertypes"), "supertypes", "{without-supertypes: [Basic]}", "None of them."),
    single("colors", _has("colors"), "colors", "{colors: [red]}", "It has all these colours."),
    single("without-colors", _lacks("colors"), "colors", "{without-colors: [black]}", "None of these colours."),
    single("colorless", lambda yes: Colours(0, 0) if yes else Colours(1, 5), "flag", "{colorless: true}", "No colour."),
    single("multicolored", lambda yes: Colours(2, 5) if yes else Colours(0, 1), "flag", "{multicolored: true}",
          "Two colours or more."),
    single("keywords", _has("keywords"), "keyword-names", "{keywords: [flying]}", "It has all these keywords."),
    single("without-keywords", _lacks("keywords"), "keyword-names", "{without-keywords: [flying]}", "None of them."),
    single("name", Called, "text", "{name: Island}", "It has that name."),
    single("power", _between("power"), "range", "{power: {max: 2}}", "Its power lies between two bounds."),
    single("toughness", _between("toughness"), "range", "{toughness: {min: 4}}", "Its toughness does."),
    single("mana-value", _between("mana_value"), "range", "{mana-value: 3}", "Its mana value does."),
)  # fmt: skip
