"""A report with something of everything in it, made of tiny games."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.places import Place
from checker.base.problems import error, warning
from checker.engine.records.log import LogEntry
from checker.knowledge.library import Library
from checker.knowledge.rulings import ExampleFile
from checker.proof.verify import verify
from tests.proof.tiny import TinyGame, example, ruling, tiny_stage

if TYPE_CHECKING:
    from checker.proof.report import Report
    from checker.scenarios.outcome import Outcome

GOOD = "{expect: {life: 33}, without: {'100.1': {life: 31}}}"
BAD = "{expect: {life: 30}}"
LOG = tuple(
    LogEntry("life-change", (("player", "A"), ("amount", n), ("cause", "effect")), None, 1, "upkeep", n)
    for n in range(9)
)


class LoggingGame(TinyGame):
    """The tiny game with a log."""

    def __call__(self, *asked) -> Outcome:  # type: ignore[no-untyped-def]
        return replace(super().__call__(*asked), log=LOG)


def report() -> Report:
    """A verified ruling, a failed one, a file of examples, a file that cannot be read and an odd one."""
    failing = ruling(
        example(BAD, "two", "b.yaml"),
        example(GOOD, "one", "b.yaml"),
        cites=("100.1", "100.2"),
        id="b-ruling",
        file="b.yaml",
    )
    good = ruling(example(GOOD, "one", "a.yaml"), cites=("100.1",), file="a.yaml")
    file = ExampleFile("a-file", "c.yaml", Place("c.yaml", 1, 1), (example(GOOD, "one", "c.yaml"),))
    unreadable = error("yaml.tab", Place("d.yaml", 3, 1), message("a tab stands here"), message("use spaces"))
    odd = warning("yaml.odd", Place("e, f%.yaml", 1, 1), message("100 % odd:\nvery"))
    library = Library(rulings=(good, failing), examples=(file,), problems=(unreadable, odd))
    stage = replace(tiny_stage()[0], play_example=LoggingGame())
    return replace(verify(library, stage), seconds=0.5)
