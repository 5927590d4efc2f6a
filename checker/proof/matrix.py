"""Which example needs which cited rule: every example played without every one of them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from checker.proof.needed import Search
from checker.proof.playing import with_contrasts

if TYPE_CHECKING:
    from collections.abc import Callable

    from checker.knowledge.library import Library
    from checker.knowledge.rulings import Ruling
    from checker.proof.stage import Stage


@dataclass(frozen=True, slots=True)
class Row:
    """An example, by the ruling and topic it belongs to, with the numbers that it needs."""

    ruling: str
    topic: str
    needs: frozenset[str]


@dataclass(frozen=True, slots=True)
class Matrix:
    """One row for each example of each ruling."""

    rows: tuple[Row, ...]

    @classmethod
    def of(cls, library: Library, stage: Stage, progress: Callable[[int, int], None]) -> Matrix:
        """Play it out; `progress` is told how many rulings of how many are done."""
        numbers = sorted({cite.rule for ruling in library.rulings for cite in ruling.cites})
        rows: list[Row] = []
        for done, ruling in enumerate(library.rulings):
            progress(done, len(library.rulings))
            rows += _rows(ruling, stage, numbers)
        progress(len(library.rulings), len(library.rulings))
        return cls(tuple(rows))

    def of_other_topics(self, ruling: Ruling) -> list[Row]:
        """The examples of all other topics."""
        return [row for row in self.rows if row.topic != ruling.topic]

    def of_others(self, ruling: Ruling) -> list[Row]:
        """The examples of all other rulings."""
        return [row for row in self.rows if row.ruling != ruling.id]

    @staticmethod
    def share(number: str, rows: list[Row]) -> float:
        """The part of the rows that needs a number; 0.0 where there are none."""
        return sum(number in row.needs for row in rows) / len(rows) if rows else 0.0


def _rows(ruling: Ruling, stage: Stage, numbers: list[str]) -> list[Row]:
    search = Search(stage)
    return [
        Row(ruling.id, ruling.topic, frozenset(n for n in numbers if search.is_needed_by(example, n)))
        for example in with_contrasts(ruling.examples)
    ]
