"""How many examples of other subjects need a rule: a spread of examples, played without the cited rules."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from checker.proof.needed import Search
from checker.proof.playing import with_contrasts

if TYPE_CHECKING:
    from collections.abc import Iterable

    from checker.knowledge.library import Library
    from checker.knowledge.rulings import Ruling
    from checker.proof.stage import Stage
    from checker.scenarios.example import Example

OF_A_TOPIC = 6
"""Examples that stand for a topic: enough to tell a rule that nearly all of them need from one that few do."""


@dataclass(frozen=True, slots=True)
class Row:
    """An example, and the ruling and topic that it belongs to."""

    ruling: str
    topic: str
    example: Example


@dataclass(slots=True)
class Matrix:
    """The rows are looked at, and played without a rule, only as far as somebody asks; what was found is kept."""

    rows: tuple[Row, ...]
    stage: Stage
    found: dict[tuple[str, str, str], bool] = field(default_factory=dict)
    searches: dict[str, Search] = field(default_factory=dict)

    @classmethod
    def of(cls, library: Library, stage: Stage) -> Matrix:
        """A spread of each topic's examples, those with one run before those that run over many values."""
        topics: dict[str, list[Row]] = {}
        for ruling in library.rulings:
            rows = [Row(ruling.id, ruling.topic, example) for example in with_contrasts(ruling.examples)]
            topics.setdefault(ruling.topic, []).extend(rows)
        return cls(tuple(row for rows in topics.values() for row in _spread(rows)), stage)

    def of_other_topics(self, ruling: Ruling) -> list[Row]:
        """The examples of all other topics."""
        return [row for row in self.rows if row.topic != ruling.topic]

    def of_others(self, ruling: Ruling) -> list[Row]:
        """The examples of all other rulings."""
        return [row for row in self.rows if row.ruling != ruling.id]

    def share(self, number: str, rows: list[Row]) -> float:
        """The part of the rows that needs a number; 0.0 where there are none."""
        return sum(self._needs(row, number) for row in rows) / len(rows) if rows else 0.0

    def _needs(self, row: Row, number: str) -> bool:
        key = (row.ruling, row.example.id, number)
        if key not in self.found:
            search = self.searches.setdefault(row.ruling, Search(self.stage))
            self.found[key] = search.is_needed_by(row.example, number)
        return self.found[key]


def _spread(rows: list[Row]) -> Iterable[Row]:
    """So many of them, at even distances."""
    plain = [row for row in rows if row.example.vary is None and row.example.cases is None] or rows
    return plain[:: max(1, -(-len(plain) // OF_A_TOPIC))]
