"""Everything that is known of a rule number: where it stands, what it does, who needs it, what tests it."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator
    from pathlib import Path

    from checker.engine.rulebook.book import Rulebook
    from checker.engine.rulebook.rule import Rule
    from checker.engine.rules.structural import Structural
    from checker.knowledge.library import Library

_PLAYS = re.compile(r"@plays\(([^)]*)\)")
_QUOTED = re.compile(r"""["']([^"']+)["']""")
_TEST = re.compile(r"\s*def (test_\w+)")
_EXAMPLE = re.compile(r"\s*- (?:\{)?id: ([\w-]+)")
_FORGOTTEN = re.compile(r"""["']([0-9]+\.[0-9a-z]+)["']:""")


@dataclass(frozen=True, slots=True)
class RuleTest:
    """A test that plays a rule: a function, or an example with the rule under `without:`."""

    file: str
    line: int
    name: str


@dataclass(frozen=True, slots=True)
class Lookup:
    """`rules`: one function for each part; `structural`: where the engine holds what cannot be forgotten."""

    number: str
    rules: tuple[Rule, ...]
    twins: tuple[str, ...]
    structural: Structural | None
    cited_by: tuple[str, ...]
    seen_by: tuple[str, ...]
    tests: tuple[RuleTest, ...]

    @property
    def is_known(self) -> bool:
        """Whether the engine has anything under this number."""
        return bool(self.rules) or self.structural is not None


def look_up(
    number: str, book: Rulebook, structural: Iterable[Structural], library: Library, tests: Path | None
) -> Lookup:
    """Gather what is known of a number; `tests` is the folder of the rules' tests, where there is one."""
    rules = book.playing(number)
    names = {number, *book.twins(number)}
    return Lookup(
        number=number,
        rules=rules,
        twins=book.twins(number),
        structural=next((entry for entry in structural if entry.number == number), None),
        cited_by=tuple(r.id for r in library.rulings if any(cite.rule in names for cite in r.cites)),
        seen_by=tuple(r.id for r in library.rulings if any(see.rule in names for see in r.see)),
        tests=tuple(tests_of(names, tests)) if tests and tests.is_dir() else (),
    )


def tests_of(numbers: set[str], folder: Path) -> Iterator[RuleTest]:
    """The tests below a folder whose `@plays(…)`, or whose `without:`, names one of the numbers."""
    for path in sorted([*folder.rglob("test_*.py"), *folder.rglob("*.yaml")]):
        found = _examples_in if path.suffix == ".yaml" else _tests_in
        yield from found(path, numbers)


def _tests_in(path: Path, numbers: set[str]) -> Iterator[RuleTest]:
    text = path.read_text(encoding="utf-8")
    for mark in _PLAYS.finditer(text):
        test = _TEST.search(text, mark.end())
        if test and numbers.intersection(_QUOTED.findall(mark[1])):
            line = text.count("\n", 0, test.start(1)) + 1
            yield RuleTest(str(path), line, test[1])


def _examples_in(path: Path, numbers: set[str]) -> Iterator[RuleTest]:
    example: RuleTest | None = None
    for line, text in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if begins := _EXAMPLE.match(text):
            example = RuleTest(str(path), line, begins[1])
        if example and numbers.intersection(_FORGOTTEN.findall(text)):
            yield example
            example = None
