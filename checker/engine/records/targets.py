"""What a text may target, and where things can be (115, 400)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from checker.engine.records.abilities import Selector

Thing = int | str
"""An object by its id, or a player by name."""


@dataclass(frozen=True, slots=True)
class TargetSpec:
    """One use of the word "target": which things, how many (601.2c). Two uses are told apart by identity.

    ``another``: nothing that an earlier target word of the text was given. ``divided`` −1 is X."""

    selector: Selector
    least: int = 1
    most: int = 1
    zone: str = "battlefield"
    divided: int | None = None
    counted_by_x: bool = False
    another: bool = False
