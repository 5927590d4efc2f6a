"""An example as it stands in its file: nodes whose form was checked and whose meaning was not."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from checker.base.nodes import Mapping, Node, Sequence
    from checker.base.places import Place


@dataclass(frozen=True, slots=True)
class Example:
    """A game state, what is done in it and what must come out; None for what was not written.

    `claimed` is the list beside `expect`; those among the steps stay in `play`.
    """

    id: str
    place: Place
    given: Mapping | None = None
    play: Sequence | None = None
    expect: Mapping | Sequence | None = None
    claimed: Sequence | None = None
    without: Mapping | None = None
    vary: Mapping | None = None
    cases: Sequence | None = None
    always: Node | None = None
    never: Node | None = None
    throughout: Node | None = None
    contrast: Mapping | None = None
    readings: Mapping | None = None
