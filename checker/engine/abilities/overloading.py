"""The text of a spell whose overload cost is paid: each "target" in it is read as "each" (702.96)."""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass, replace
from typing import Any

from checker.engine.abilities.filters import Selector, matching
from checker.engine.abilities.scope import Scope
from checker.engine.abilities.things import Target, Targets
from checker.engine.records.abilities import Effect
from checker.engine.records.targets import Thing


@dataclass(frozen=True, slots=True)
class EachOfThem:
    """What stood there as a target: all that it could be, wherever legal targets are not asked for."""

    selector: Selector
    name: str | None = None
    targets: Targets = ()

    def things(self, scope: Scope) -> tuple[Thing, ...]:
        found = matching(scope.table, self.selector, scope.source, scope.controller)
        scope.speak_of(found)
        if self.name:
            scope.names[self.name] = found
        return found


def overloaded(effects: tuple[Effect, ...]) -> tuple[Effect, ...]:
    """The effects with every target word replaced."""
    return tuple(_read(effect) for effect in effects)


def _read(part: Any) -> Any:
    if isinstance(part, Target):
        return EachOfThem(part.spec.selector, part.name)  # type: ignore[arg-type]
    if isinstance(part, tuple):
        return tuple(map(_read, part))
    if not is_dataclass(part) or isinstance(part, type):
        return part
    changed = {one.name: _read(getattr(part, one.name)) for one in fields(part) if one.init}
    differing = {name: value for name, value in changed.items() if value is not getattr(part, name)}
    differing = {name: value for name, value in differing.items() if value != getattr(part, name)}
    return replace(part, **differing) if differing else part
