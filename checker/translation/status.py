"""How far the translations are, by topic."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING

from checker.knowledge.rulings import CURRENT, MISSING, STALE

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from checker.knowledge.rulings import Ruling

COUNTED = (CURRENT, STALE, MISSING, "source", "reviewed")


@dataclass(frozen=True, slots=True)
class Entry:
    """One ruling in one language; `status` is current, stale, missing or source."""

    ruling: str
    topic: str
    lang: str
    status: str
    reviewed: str | None
    note: str | None
    place: str


def entries(rulings: Iterable[Ruling], langs: Sequence[str]) -> list[Entry]:
    """By language, then in the order of the rulings."""
    known = list(rulings)
    return [_entry(ruling, lang) for lang in langs for ruling in known if lang in ruling.text]


def _entry(ruling: Ruling, lang: str) -> Entry:
    text = ruling.text[lang]
    status = "source" if lang == ruling.source_language else text.status
    by = f"{text.reviewed.by}, {text.reviewed.date}" if text.reviewed else None
    return Entry(ruling.id, ruling.topic, lang, status, by, text.note, str(text.place))


def counts(found: Iterable[Entry]) -> dict[tuple[str, str], Counter[str]]:
    """By (language, topic): how many of each status, and how many reviewed."""
    table: dict[tuple[str, str], Counter[str]] = {}
    for entry in found:
        row = table.setdefault((entry.lang, entry.topic), Counter())
        row[entry.status] += 1
        row["reviewed"] += entry.reviewed is not None
    return table
