"""Where something stands in a source file."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, order=True)
class Place:
    """A character of a file. `line` and `column` count from 1, in characters, without a byte-order mark."""

    file: str
    line: int
    column: int

    def __str__(self) -> str:
        return f"{self.file}:{self.line}:{self.column}"


def start_of(file: str) -> Place:
    """The first character of a file: where a problem of the whole file is reported."""
    return Place(file, 1, 1)
