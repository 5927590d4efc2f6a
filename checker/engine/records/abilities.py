"""Abilities as data (113). What they do is said in words of the abilities room, seen here through protocols."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from checker.engine.records.characteristics import Keyword

if TYPE_CHECKING:
    from checker.engine.records.changes import Change
    from checker.engine.records.targets import TargetSpec


class Words(Protocol):
    """What every piece of text knows: the targets it names, in the order of the text."""

    @property
    def targets(self) -> Sequence[TargetSpec]: ...


class Effect(Words, Protocol):
    """An instruction. ``perform`` gets the ``Resolution`` it is part of."""

    def perform(self, resolution: Any) -> None: ...


class TriggerEvent(Protocol):
    """What an ability waits for."""

    @property
    def looks_back(self) -> bool: ...

    def occurrences(self, table: Any, change: Change, source: int, controller: str) -> int: ...


class Condition(Protocol):
    def holds(self, table: Any, source: int, controller: str, event: Change | None) -> bool: ...


class Selector(Protocol):
    """Names objects (ids) or players (names)."""

    def matches(self, table: Any, thing: int | str, source: int, controller: str) -> bool: ...


class Modification(Protocol):
    """One change to characteristics, made in one layer (613.1): "1" … "6", "7a" … "7d"."""

    @property
    def layer(self) -> str: ...

    def modify(self, draft: Any, table: Any, source: int, controller: str) -> None: ...


class Rewriting(Protocol):
    """What a replacement or prevention effect does to a change (614, 615)."""

    def fits(self, table: Any, change: Change, source: int, controller: str) -> bool: ...

    def rewrite(self, table: Any, change: Change, source: int, controller: str) -> Sequence[Change]: ...


@dataclass(frozen=True, slots=True)
class SpellAbility:
    """What an instant or sorcery does (113.3a). With ``modes`` each mode is a list of effects (700.2); ``instead`` is
    another text for whoever pays the cost of that name."""

    effects: tuple[Effect, ...] = ()
    modes: tuple[tuple[Effect, ...], ...] = ()
    choose: tuple[int, int] = (1, 1)
    name: str | None = None
    instead: tuple[tuple[str, tuple[Effect, ...]], ...] = ()

    def paid_for(self, paid: tuple[str, ...]) -> SpellAbility:
        """The text as it is once those costs were announced: overload puts another in its place (702.96b)."""
        for keyword, effects in self.instead:
            if keyword in paid:
                return SpellAbility(effects, name=self.name)
        return self


@dataclass(frozen=True, slots=True)
class ActivatedAbility:
    """Cost: effect (602). ``timing`` is instant or sorcery; ``zone`` is where it can be activated."""

    cost: Any
    effects: tuple[Effect, ...]
    timing: str = "instant"
    zone: str = "battlefield"
    once_each_turn: bool = False
    condition: Condition | None = None
    name: str | None = None

    @property
    def is_mana_ability(self) -> bool:
        """605.1a: no target, may add mana, no loyalty ability, and nothing goes to or comes from a library."""
        if any(effect.targets for effect in self.effects) or getattr(self.cost, "is_loyalty", False):
            return False
        parts = list(_parts(self.effects))
        adds = any(getattr(part, "adds_mana", False) for part in parts)
        return adds and not any(map(_moves_library, parts))


def _moves_library(part: Effect) -> bool:
    """Whether an instruction moves a card to or from a library: it draws, mills, or names a library as a place."""
    places = (getattr(part, "to", None), getattr(part, "origin", None), *getattr(part, "zones", ()))
    things = getattr(part, "things", None)
    return getattr(part, "moves_library", False) or "library" in places or getattr(things, "moves_library", False)


def _parts(effects: tuple[Effect, ...]) -> Iterator[Effect]:
    """The instructions, those within another one too; not what is done later only (603.7)."""
    for effect in effects:
        yield effect
        if not getattr(effect, "is_later", False):
            yield from _parts((*getattr(effect, "effects", ()), *getattr(effect, "otherwise", ())))


@dataclass(frozen=True, slots=True)
class TriggeredAbility:
    """When, whenever or at (603). ``condition`` is an intervening 'if' (603.4); ``once_each_turn``: it triggers only
    once each turn."""

    event: TriggerEvent
    effects: tuple[Effect, ...]
    condition: Condition | None = None
    zone: str = "battlefield"
    name: str | None = None
    once_each_turn: bool = False


@dataclass(frozen=True, slots=True)
class StaticAbility:
    """A continuous effect for as long as its source is where it works (604, 611.3).

    ``affected`` None is the source itself. ``defining`` marks a characteristic-defining ability (604.3).
    ``restrictions`` and ``permissions`` are rules of their own, outside the layers: ``can't attack`` …
    """

    affected: Selector | None
    modifications: tuple[Modification, ...] = ()
    restrictions: tuple[tuple[str, object], ...] = ()
    condition: Condition | None = None
    defining: bool = False
    name: str | None = None


@dataclass(frozen=True, slots=True)
class ReplacementAbility:
    """A static ability that replaces or prevents (614.1, 615.1). ``entering``: it is about its own entering."""

    rewriting: Rewriting
    entering: bool = False
    condition: Condition | None = None
    name: str | None = None


@dataclass(frozen=True, slots=True)
class SpellCost:
    """What is paid beside the mana cost (118.8), or with ``instead`` in its place (118.9). One with a ``keyword`` is
    paid only if its name is announced (601.2b), as often as one likes if it is ``repeatable``; an additional one
    without is always paid. ``zone``: it lets the card be cast from there."""

    cost: Any
    keyword: str | None = None
    instead: bool = False
    name: str | None = None
    repeatable: bool = False
    zone: str = "hand"


Ability = SpellCost | Keyword | SpellAbility | ActivatedAbility | TriggeredAbility | StaticAbility | ReplacementAbility
