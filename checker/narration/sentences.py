"""The log of a game as sentences (design, Narration)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from checker.base.messages import translate
from checker.narration.headings import capital, heading
from checker.narration.naming import Names, Naming
from checker.narration.reading import Group, groups
from checker.narration.telling import tell

if TYPE_CHECKING:
    from checker.engine.records.log import LogEntry


@dataclass(frozen=True, slots=True)
class Sentence:
    """One thing that happened, as people read it.

    `rule` is the number of the rule that made it happen, in the edition shown; `step` the heading under which it
    stands, in the same language; `batch` and `kind` are those of the log entry; `entries` is how many entries of the
    log had been written once it had happened: it never goes down from one sentence to the next.
    """

    text: str
    rule: str | None
    step: str
    batch: int
    kind: str
    entries: int = 0


def unchanged(name: str) -> str:
    """A name that has no translation."""
    return name


def sentences(
    log: Iterable[LogEntry], lang: str, names: Names = unchanged, edition: str | None = None
) -> list[Sentence]:
    """What the log says, in order; `names` gives a card's name in the language."""
    entries = tuple(log)
    naming = Naming.of(entries, names)
    told: list[Sentence] = []
    until = 0
    for group in groups(entries):
        until = max(until, group.until)
        for message in tell(group, naming):
            text = capital(translate(message, lang))
            told.append(_sentence(text, group, lang, edition, until))
    return told


def _sentence(text: str, group: Group, lang: str, edition: str | None, until: int) -> Sentence:
    first = group.first
    return Sentence(text, _number(first.rule, edition), heading(first.step, lang), first.batch, first.kind, until)


def _number(rule: object, edition: str | None) -> str | None:
    if rule is None or isinstance(rule, str):
        return rule
    number = rule.number if edition is None else rule.number_at(edition)  # type: ignore[attr-defined]
    return str(number)
