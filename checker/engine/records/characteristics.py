"""What an object is (109.3), and the printed data it starts from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING

from checker.engine.records.mana import ManaCost

if TYPE_CHECKING:
    from checker.engine.records.abilities import Ability

PERMANENT_TYPES = frozenset({"Artifact", "Battle", "Creature", "Enchantment", "Land", "Planeswalker"})


@dataclass(frozen=True, slots=True)
class Keyword:
    """A keyword ability (702); ``parameter`` is its cost, quality or number, as the cards floor read it."""

    name: str
    parameter: object = None


class Characteristics:
    """The characteristics of one object, and who controls it.

    Nothing outside the layers (queries.layers) ever assigns to one: there they are drafts, afterwards values.
    ``power`` and the like are None where the object has none (208.3). ``front_cost`` is the mana cost of
    the front face where this is the back of a nonmodal card (202.3b). ``bare``: it lost all abilities, those that its
    types bring among them (305.6). ``given``: the timestamps of effects that gave it abilities (613.7a). ``kept`` is
    room for what a query works out of the abilities.
    """

    __slots__ = (
        "_continuous",
        "_keywords",
        "_known_of",
        "abilities",
        "bare",
        "colors",
        "controller",
        "copy_of",
        "defense",
        "front_cost",
        "given",
        "kept",
        "loyalty",
        "mana_cost",
        "name",
        "power",
        "subtypes",
        "supertypes",
        "toughness",
        "types",
    )  # fmt: skip

    def __init__(
        self,
        name: str = "",
        mana_cost: ManaCost | None = None,
        colors: frozenset[str] = frozenset(),
        supertypes: frozenset[str] = frozenset(),
        types: frozenset[str] = frozenset(),
        subtypes: frozenset[str] = frozenset(),
        abilities: tuple[Ability, ...] = (),
        power: int | None = None,
        toughness: int | None = None,
        loyalty: int | None = None,
        defense: int | None = None,
        controller: str | None = None,
        copy_of: str | None = None,
        front_cost: ManaCost | None = None,
    ) -> None:
        self.name = name
        self.mana_cost = mana_cost
        self.colors = colors
        self.supertypes = supertypes
        self.types = types
        self.subtypes = subtypes
        self.abilities = abilities
        self.power = power
        self.toughness = toughness
        self.loyalty = loyalty
        self.defense = defense
        self.controller = controller
        self.copy_of = copy_of
        self.front_cost = front_cost
        self.bare = False
        self.given: Mapping[Ability, int] = {}
        self._keywords: frozenset[str] = frozenset()
        self._continuous = False
        self._known_of: tuple[Ability, ...] | None = None
        self.kept: tuple[object, object, object, object, object] | None = None

    def copy(self, controller: str | None) -> Characteristics:
        """A draft that starts from these values, under ``controller``."""
        made = Characteristics.__new__(Characteristics)
        made.name = self.name
        made.mana_cost = self.mana_cost
        made.colors = self.colors
        made.supertypes = self.supertypes
        made.types = self.types
        made.subtypes = self.subtypes
        made.abilities = self.abilities
        made.power = self.power
        made.toughness = self.toughness
        made.loyalty = self.loyalty
        made.defense = self.defense
        made.controller = controller
        made.copy_of = self.copy_of
        made.front_cost = self.front_cost
        made.bare = self.bare
        made.given = self.given
        made._keywords = self._keywords
        made._continuous = self._continuous
        made._known_of = self._known_of
        made.kept = self.kept
        return made

    def gave(self, had: tuple[Ability, ...], timestamp: int) -> None:
        """An effect of that age gave this draft the abilities that it has now and ``had`` not before."""
        new = {a: timestamp for a in self.abilities if getattr(a, "modifications", ()) and a not in had}
        if new:
            self.given = {**self.given, **new}

    @property
    def keywords(self) -> frozenset[str]:
        """The names of its keyword abilities."""
        if self._known_of is not self.abilities:
            self._look()
        return self._keywords

    @property
    def has_static(self) -> bool:
        """Whether one of its abilities makes a continuous effect (604.2)."""
        if self._known_of is not self.abilities:
            self._look()
        return self._continuous

    def _look(self) -> None:
        self._keywords = frozenset(item.name for item in self.abilities if type(item) is Keyword)
        self._continuous = any(getattr(item, "modifications", ()) for item in self.abilities)
        self._known_of = self.abilities

    def parameters(self, keyword: str) -> list[object]:
        """The parameters of each instance of a keyword: two kinds of protection are two entries."""
        return [a.parameter for a in self.abilities if type(a) is Keyword and a.name == keyword]

    @property
    def mana_value(self) -> int:
        return self.mana_cost.mana_value if self.mana_cost else 0

    @property
    def is_permanent(self) -> bool:
        return bool(self.types & PERMANENT_TYPES)


@dataclass(frozen=True, slots=True, eq=False)
class Printed:
    """A card, token or other object as its text defines it: one face, or two (712).

    ``layout``: normal, transforming (nonmodal double-faced), modal, adventure, split …; ``unknown`` is a card
    nobody may look at. ``combined`` is what a split card is wherever it is no spell (709.4).
    """

    name: str
    faces: tuple[Characteristics, ...]
    layout: str = "normal"
    unknown: bool = False
    combined: Characteristics | None = None

    def __post_init__(self) -> None:
        """202.3b: the back face of a nonmodal double-faced card has the mana value of its front."""
        if self.layout == "transforming":
            self.faces[1].front_cost = self.faces[0].mana_cost

    @property
    def on_card(self) -> str:
        """The name of the front face; of a split card both names."""
        return self.faces[0].name if self.combined is None else self.combined.name

    @property
    def is_double_faced(self) -> bool:
        return len(self.faces) > 1

    def side(self, face: int) -> int:
        """That face if there is one, else the front: for whoever forgot that only what is there can be chosen."""
        return face if face < len(self.faces) else 0


def combined(name: str, left: Characteristics, right: Characteristics) -> Characteristics:
    """Both halves of a split card taken together (709.4b–c)."""
    costs = [half.mana_cost for half in (left, right) if half.mana_cost is not None]
    cost = costs[0].plus(costs[1]) if len(costs) == 2 else next(iter(costs), None)
    return Characteristics(
        name, cost, left.colors | right.colors, left.supertypes | right.supertypes, left.types | right.types,
        left.subtypes | right.subtypes, (*left.abilities, *right.abilities),
    )  # fmt: skip


UNKNOWN = Printed("unknown card", (Characteristics(name="unknown card"),), unknown=True)
