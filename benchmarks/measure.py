"""Timing: a thing is run again and again, and the median of the runs is told, with the fastest and the slowest."""

from __future__ import annotations

import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Measure:
    """Seconds for one run; ``aim`` is what we want it to stay under, None where nothing was set.

    ``per_second``: the line also says how many runs there are in a second.
    """

    name: str
    seconds: tuple[float, ...]
    aim: float | None = None
    per_second: bool = False

    @property
    def median(self) -> float:
        return statistics.median(self.seconds)

    def line(self) -> str:
        kept = "" if self.aim is None else f"   {self.median / self.aim:5.2f} of the aim of {shown(self.aim)}"
        spread = f"{shown(min(self.seconds))} to {shown(max(self.seconds))}"
        often = f"   {1 / self.median:,.0f} a second" if self.per_second else ""
        return f"{self.name:<52} {shown(self.median):>10}   ({spread}){kept}{often}"


def shown(seconds: float) -> str:
    for unit, factor in (("s", 1.0), ("ms", 1e3), ("µs", 1e6)):
        if seconds * factor >= 1 or unit == "µs":
            return f"{seconds * factor:.3g} {unit}"
    raise AssertionError(seconds)


def timed(
    name: str,
    run: Callable[[], object],
    *,
    times: int,
    rounds: int = 7,
    aim: float | None = None,
    per_second: bool = False,
) -> Measure:
    """CPU seconds of one run, ``times`` runs in each of ``rounds`` rounds, after one that does not count."""
    run()
    seconds = []
    for _ in range(rounds):
        start = time.process_time()
        for _ in range(times):
            run()
        seconds.append((time.process_time() - start) / times)
    return Measure(name, tuple(seconds), aim, per_second)


def command(
    name: str,
    *words: str,
    rounds: int = 5,
    aim: float | None = None,
    cwd: str | None = None,
    before: Callable[[], None] = lambda: None,
) -> Measure:
    """Wall seconds of a whole process; ``before`` is done before each, and not counted."""
    seconds = []
    for _ in range(rounds):
        before()
        start = time.perf_counter()
        subprocess.run([sys.executable, *words], check=True, capture_output=True, cwd=cwd)
        seconds.append(time.perf_counter() - start)
    return Measure(name, tuple(seconds), aim)
