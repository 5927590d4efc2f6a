"""An example as it stands in its file: nodes whose form was checked, nothing interpreted yet."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from checker.base.nodes import Mapping, Node, Sequence
    from checker.base.places import Place


@dataclass(frozen=True, slots=True)
class Example:
    """A state, what is done in it, and what is expected; each part as the words of the file have it."""

    id: str
    place: Place
    given: Mapping | None = None
    play: Sequence | None = None
    expect: Mapping | Sequence | None = None
    claimed: Node | None = None
    without: Mapping | None = None
    vary: Mapping | None = None
    cases: Sequence | None = None
    always: Node | None = None
    never: Node | None = None
    throughout: Node | None = None
    contrast: Mapping | None = None
    readings: Mapping | None = None
