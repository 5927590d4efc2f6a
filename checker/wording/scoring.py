"""How good the checks are, on sentences of which it is known what is wrong with them.

python -m checker.wording.scoring tests/wording/labelled.jsonl tests/wording/held-out.jsonl …
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any

from checker.base.places import start_of
from checker.base.problems import Severity
from checker.wording.running import check_unit
from checker.wording.units import Unit, at_start

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from checker.wording.findings import Finding
    from checker.wording.termbase import Termbase

OF_FAULT = {
    "wrong-term": ("wording.term", "wording.forbidden-variant"),
    "missing-number": ("wording.number",),
    "symbol-mismatch": ("wording.symbol",),
    "placeholder": ("wording.placeholder",),
    "untranslated-word": ("wording.untranslated",),
    "forbidden-variant": ("wording.forbidden-variant", "wording.term"),
    "stale": ("wording.outdated",),
    "punctuation": ("wording.punctuation",),
    "quote-style": ("wording.quotes",),
    "negation-lost": ("wording.negation",),
    "may-lost": ("wording.modality",),
    "player-role-swap": ("wording.role", "wording.term"),
}
"""Which checks tell of a kind of fault, as the labels call them."""


@dataclass(slots=True)
class Score:
    """Counts by kind of fault, and of the alarms on right sentences by check."""

    bad: Counter[str] = field(default_factory=Counter)
    found: Counter[str] = field(default_factory=Counter)
    named: Counter[str] = field(default_factory=Counter)
    right: int = 0
    alarms: Counter[str] = field(default_factory=Counter)
    raised: Counter[str] = field(default_factory=Counter)
    missed: list[dict[str, Any]] = field(default_factory=list)
    alarming: list[tuple[dict[str, Any], Finding]] = field(default_factory=list)

    @property
    def recall(self) -> float:
        """The share of the faults that something is found in."""
        return sum(self.found.values()) / max(sum(self.bad.values()), 1)

    @property
    def quiet(self) -> float:
        """The share of the right sentences without an alarm."""
        return 1 - len({row["id"] for row, _ in self.alarming}) / max(self.right, 1)


def score(rows: Iterable[dict[str, Any]], base: Termbase) -> Score:
    """Check the right and the wrong sentence of each row."""
    result = Score()
    for row in rows:
        result.right += 1
        for finding in _findings(row, "good", base):
            result.alarms[finding.check] += 1
            result.alarming.append((row, finding))
        if row["bad"] is None:
            continue
        fault = row["fault"]
        result.bad[fault] += 1
        checks = {finding.check for finding in _findings(row, "bad", base)}
        result.raised.update(checks)
        result.named[fault] += bool(checks & set(OF_FAULT[fault]))
        result.found[fault] += bool(checks)
        if not checks:
            result.missed.append(row)
    return result


def read_rows(path: Path) -> list[dict[str, Any]]:
    """The rows of a file of labelled sentences."""
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines() if line.strip()]


def _findings(row: dict[str, Any], side: str, base: Termbase) -> list[Finding]:
    unit = Unit(row["id"], row["lang"], row[side], row["source_en"], "en", at_start(start_of(row["id"])))
    return [finding for finding in check_unit(unit, base) if finding.severity is not Severity.notice]


def table(name: str, result: Score) -> list[str]:
    """Recall by kind of fault, alarms by check, and both as a whole."""
    lines = [f"{name}: {sum(result.bad.values())} faults, {result.right} right sentences",
             f"  {'kind of fault':22}{'faults':>7}{'found':>7}{'recall':>8}{'by its own check':>18}"]  # fmt: skip
    for fault, count in sorted(result.bad.items()):
        lines.append(
            f"  {fault:22}{count:7}{result.found[fault]:7}{result.found[fault] / count:8.1%}{result.named[fault]:18}"
        )
    lines.append(f"  {'check':28}{'wrong texts':>12}{'right texts':>12}{'precision':>11}")
    for check in sorted({*result.raised, *result.alarms}):
        hits, alarms = result.raised[check], result.alarms[check]
        lines.append(f"  {check:28}{hits:12}{alarms:12}{hits / (hits + alarms):11.1%}")
    recall = f"recall {result.recall:.1%}, " if result.bad else ""
    lines.append(f"  all together: {recall}right sentences without alarm {result.quiet:.1%}")
    return lines


def main(arguments: list[str]) -> int:
    """Print the table of each file; with `-v` the sentences as well."""
    from checker.knowledge.library import load
    from checker.knowledge.project import find_project
    from checker.wording.termbase import Termbase

    library = load([], find_project())
    base = Termbase.of(library.terms, library.cards)
    results: dict[str, Score] = {}
    for argument in (each for each in arguments if each != "-v"):
        result = results[Path(argument).stem] = score(read_rows(Path(argument)), base)
        sys.stdout.write("\n".join(table(argument, result)) + "\n")
        if "-v" in arguments:
            _tell(result)
    sys.stdout.write(closing(results) + "\n")
    return 0


def closing(results: Mapping[str, Score]) -> str:
    """The recall of each set with faults, and how far they are apart: what was tuned on one set shows there."""
    recalls = {name: result.recall for name, result in results.items() if result.bad}
    told = ", ".join(f"{name} {recall:.1%}" for name, recall in recalls.items())
    apart = max(recalls.values(), default=0.0) - min(recalls.values(), default=0.0)
    return f"recall: {told}; {100 * apart:.1f} points apart at most"


def _tell(result: Score) -> None:
    for row in result.missed:
        sys.stdout.write(f"MISSED {row['id']} {row['fault']} {row['lang']}: {row['source_en']} | {row['bad']}\n")
    for row, finding in result.alarming:
        sys.stdout.write(f"ALARM {row['id']} {row['lang']}: {row['source_en']} | {row['good']} | "
                         f"{finding.check}: {finding.message}\n")  # fmt: skip


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
