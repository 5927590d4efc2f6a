"""A whole run: every ruling proved, every file of examples played, all problems in one list."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import TYPE_CHECKING

from checker.base.problems import in_order
from checker.knowledge.rulings import Ruling
from checker.proof.proofs import proofs
from checker.proof.prove import file_report, ruling_report
from checker.proof.report import SCHEMA, ExampleFileReport, Report, RulingReport
from checker.proof.texts import all_wording_problems
from checker.wording.termbase import Termbase

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from checker.base.problems import Problem
    from checker.knowledge.library import Library
    from checker.knowledge.rulings import ExampleFile
    from checker.proof.prove import Proof
    from checker.proof.remembering import Kept
    from checker.proof.stage import Stage


@dataclass(frozen=True, slots=True)
class Name:
    """What something is chosen by: its id, and its paths (`topic/id`, and one more for each example)."""

    id: str
    paths: tuple[str, ...]
    file: str = ""

    @classmethod
    def of(cls, item: Ruling | ExampleFile) -> Name:
        """The name of a ruling or a file of examples."""
        stem = f"{item.topic}/{item.id}" if isinstance(item, Ruling) else item.id
        return cls(item.id, (stem, *(f"{stem}/{example.id}" for example in item.examples)), item.file)


def _everything(_: Name) -> bool:
    return True


def _as_it_stands(_: Name) -> int:
    return 0


def _silently(_done: int, _of: int) -> None:
    return None


@dataclass(frozen=True, slots=True)
class Options:
    """What to play and in which order; `progress` is told how many of how many are done.

    `folder` is that from which the files of the library are named; `jobs` how many processes play; in `kept`
    stand the proofs of earlier runs, so that what did not change is not played again.
    """

    chosen: Callable[[Name], bool] = _everything
    rank: Callable[[Name], int] = _as_it_stands
    progress: Callable[[int, int], None] = _silently
    folder: Path = Path()
    jobs: int = 1
    kept: Kept | None = None


def verify(library: Library, stage: Stage, options: Options | None = None) -> Report:
    """Prove what is chosen of a library. Nothing is said of what is not chosen."""
    options = options or Options()
    began = perf_counter()
    everything: list[Ruling | ExampleFile] = [*library.rulings, *library.examples]
    known = _by_owner(library, everything)
    waiting = _waiting(everything, options)
    reports: list[RulingReport | ExampleFileReport] = []
    found = [problem for problem in known[None] if _is_chosen(problem, library, options)]
    base = Termbase.of(library.terms, library.cards)
    rulings = [item for item in waiting if isinstance(item, Ruling)]
    worded = all_wording_problems(rulings, base, options.folder, options.jobs)
    options.progress(0, len(waiting))
    for item, proof in zip(waiting, proofs(waiting, stage, options.jobs, options.kept), strict=True):
        if isinstance(item, Ruling):
            known[item.file] += next(worded)
        reports.append(_report(item, proof, known[item.file]))
        found += proof.cards
        options.progress(len(reports), len(waiting))
    if library.is_whole:
        found += stage.world.cards.read_all()
    found += [problem for report in reports for problem in report.problems]
    return Report(
        schema=SCHEMA,
        edition=stage.edition,
        seconds=perf_counter() - began,
        rulings=tuple(r for r in reports if isinstance(r, RulingReport)),
        examples=tuple(r for r in reports if isinstance(r, ExampleFileReport)),
        problems=tuple(in_order(found)),
    )


def _waiting(everything: Iterable[Ruling | ExampleFile], options: Options) -> list[Ruling | ExampleFile]:
    named = [(Name.of(item), item) for item in everything]
    chosen = [(options.rank(name), item) for name, item in named if options.chosen(name)]
    return [item for _, item in sorted(chosen, key=lambda pair: pair[0])]


def _report(item: Ruling | ExampleFile, proof: Proof, known: Iterable[Problem]) -> RulingReport | ExampleFileReport:
    return ruling_report(item, proof, known) if isinstance(item, Ruling) else file_report(item, proof, known)


def _by_owner(library: Library, everything: Iterable[Ruling | ExampleFile]) -> dict[str | None, list[Problem]]:
    """What was found while reading, by the file to play that it stands in or speaks of; None: no such file."""
    files = {item.file: item.file for item in everything}
    speaks_of = {ruling.id: ruling.file for ruling in library.rulings}
    found: dict[str | None, list[Problem]] = defaultdict(list)
    for problem in library.problems:
        own = files.get(problem.place.file)
        found[own or speaks_of.get(problem.ruling or "")].append(problem)
    return found


def _is_chosen(problem: Problem, library: Library, options: Options) -> bool:
    """Data concern everybody; a ruling whose form is wrong is chosen by its id alone."""
    broken = problem.ruling if problem.ruling in library.broken else None
    return broken is None or options.chosen(Name(broken, (broken,)))
