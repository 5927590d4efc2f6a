"""A whole run: every ruling proved, every file of examples played, all problems in one list."""

from __future__ import annotations

from dataclasses import dataclass
from time import perf_counter
from typing import TYPE_CHECKING

from checker.base.problems import in_order
from checker.proof.prove import play_file, prove
from checker.proof.report import SCHEMA, ExampleFileReport, Report, RulingReport

if TYPE_CHECKING:
    from collections.abc import Callable

    from checker.knowledge.library import Library
    from checker.knowledge.rulings import ExampleFile, Ruling
    from checker.proof.stage import Stage


def _everything(_: Ruling | ExampleFile) -> bool:
    return True


def _as_it_stands(_: Ruling | ExampleFile) -> int:
    return 0


def _silently(_done: int, _of: int) -> None:
    return None


@dataclass(frozen=True, slots=True)
class Options:
    """What to play and in which order; `progress` is told how many of how many are done."""

    chosen: Callable[[Ruling | ExampleFile], bool] = _everything
    rank: Callable[[Ruling | ExampleFile], int] = _as_it_stands
    progress: Callable[[int, int], None] = _silently


def verify(library: Library, stage: Stage, options: Options | None = None) -> Report:
    """Prove what is chosen of a library. Problems of files that were read come along, whatever is chosen."""
    options = options or Options()
    began = perf_counter()
    waiting = sorted(filter(options.chosen, (*library.rulings, *library.examples)), key=options.rank)
    reports: list[RulingReport | ExampleFileReport] = []
    for item in waiting:
        options.progress(len(reports), len(waiting))
        reports.append(_report(item, stage))
    options.progress(len(reports), len(waiting))
    problems = [*library.problems, *(problem for report in reports for problem in report.problems)]
    return Report(
        schema=SCHEMA,
        edition=stage.edition,
        seconds=perf_counter() - began,
        rulings=tuple(r for r in reports if isinstance(r, RulingReport)),
        examples=tuple(r for r in reports if isinstance(r, ExampleFileReport)),
        problems=tuple(in_order(problems)),
    )


def _report(item: Ruling | ExampleFile, stage: Stage) -> RulingReport | ExampleFileReport:
    return play_file(item, stage) if not hasattr(item, "cites") else prove(item, stage)
