"""The table in the making: what the builders of each part of `given` write on."""

from __future__ import annotations

from dataclasses import dataclass, field

from checker.base.nodes import Mapping
from checker.engine.state.table import Table
from checker.scenarios.names import Names

Makes = tuple[tuple[int | None, int, tuple[str, ...]], ...]


@dataclass(slots=True)
class Kit:
    """`later` are objects with the mappings that speak of other objects, read once all of them are there;
    `makes` are handles for what something on the stack will make; `is_checked`: a state that no game can reach is
    refused."""

    table: Table
    names: Names
    later: list[tuple[int, Mapping]] = field(default_factory=list)
    makes: Makes = ()
    is_checked: bool = True
