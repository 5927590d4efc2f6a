"""Is a cited rule needed? The examples are played without it until the first one changes."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from checker.proof.changes import differences, is_changed
from checker.proof.playing import bindings_of, readings
from checker.proof.report import CiteReport

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from checker.knowledge.rulings import Cite
    from checker.proof.bindings import Bindings
    from checker.proof.changes import Change
    from checker.proof.report import ExampleReport
    from checker.proof.stage import Stage
    from checker.scenarios.example import Example
    from checker.scenarios.outcome import Outcome


_Key = tuple[str, str | None, tuple[tuple[str, int], ...]]
"""An example's id, the reading, and the row of values."""


@dataclass(slots=True)
class Search:
    """Looks for examples that change without a rule; remembers the usual outcomes that it compares with."""

    stage: Stage
    usual: dict[_Key, Outcome] = field(default_factory=dict)

    @classmethod
    def after(cls, stage: Stage, played: Iterable[ExampleReport]) -> Search:
        """A search that begins with the outcomes of examples that were played on this stage."""
        runs = ((report.id, run) for report in played for run in report.runs if run.edition == stage.edition)
        return cls(stage, {(id, run.reading, run.bindings): run.outcome for id, run in runs})

    def cite(self, cite: Cite, examples: Iterable[Example], first: str | None = None) -> CiteReport:
        """The report on one cite: needed if one of its parts is; the part `first` is tried before the others."""
        stuck: list[str] = []
        twins = self.stage.book.twins(cite.rule)
        for part in sorted(self.stage.parts(cite.rule), key=lambda part: part != first):
            for example in examples:
                changed, changes = self._first_change(example, cite.rule, part)
                if changed:
                    return CiteReport(cite.rule, cite.place, True, (example.id,), part, twins, changes=changes)
                if changed is None:
                    stuck.append(example.id)
        unsure = tuple(dict.fromkeys(stuck))
        return CiteReport(cite.rule, cite.place, None if stuck else False, twins=twins, inconclusive=unsure)

    def is_needed_by(self, example: Example, number: str) -> bool:
        """Whether this example changes without the rule or one of its parts."""
        return any(self.changes(example, number, part) for part in self.stage.parts(number))

    def changes(self, example: Example, number: str, part: str | None) -> bool | None:
        """True at the first row that comes out otherwise; None if there is none and one was inconclusive."""
        return self._first_change(example, number, part)[0]

    def _first_change(
        self, example: Example, number: str, part: str | None
    ) -> tuple[bool | None, tuple[Change, ...]]:
        verdicts = set()
        for usual, other, edition in self._pairs(example, number, part):
            verdict = is_changed(usual, other, edition)
            if verdict:
                return True, tuple(differences(example.id, usual, other, edition))
            verdicts.add(verdict)
        return None if None in verdicts else False, ()

    def _pairs(self, example: Example, number: str, part: str | None) -> Iterator[tuple[Outcome, Outcome, str]]:
        """Each play with the rule and without it, and its edition."""
        for reading, read, stage in readings(example, self.stage):
            forgotten = stage.without(number, part)
            for row in bindings_of(example):
                usual = self._usual(example.id, reading, read, stage, row)
                yield usual, forgotten.play(read, row), stage.edition

    def _usual(self, id: str, reading: str | None, example: Example, stage: Stage, row: Bindings) -> Outcome:
        key = (id, reading, tuple(row.items()))
        if key not in self.usual:
            self.usual[key] = stage.play(example, row)
        return self.usual[key]
