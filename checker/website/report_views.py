"""What the pages that tell of the work show: what changed, how far the translations are, what is covered."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class NewsView:
    """A change of a ruling; `ruling` is "" where it has no page (any more)."""

    title: str
    lang: str
    ruling: str = ""
    answer: str = ""


@dataclass(frozen=True, slots=True)
class KindView:
    """The changes of one kind on a day; `kind` is a word of the history, `title` says it to people."""

    kind: str
    title: str
    news: tuple[NewsView, ...]


@dataclass(frozen=True, slots=True)
class DayView:
    """A day on which something changed: `day` is ISO, `title` as people write it."""

    day: str
    title: str
    kinds: tuple[KindView, ...]


@dataclass(frozen=True, slots=True)
class UnfinishedView:
    """A translation that is missing or stale, or was not read by a second person; `note` is for translators."""

    ruling: str
    title: str
    lang: str
    status: str
    note: str = ""


@dataclass(frozen=True, slots=True)
class ProgressView:
    """The translations of a topic into a language, in numbers; `source` counts those that were written in it."""

    topic: str
    title: str
    source: int
    current: int
    stale: int
    missing: int
    reviewed: int


@dataclass(frozen=True, slots=True)
class TranslationView:
    """How far the translation into a language is, by topic, and what is left to do."""

    lang: str
    name: str
    topics: tuple[ProgressView, ...]
    unfinished: tuple[UnfinishedView, ...]

    def total(self, count: str) -> int:
        """The sum of a count over all topics."""
        return sum(getattr(topic, count) for topic in self.topics)


@dataclass(frozen=True, slots=True)
class CoveredView:
    """A rule that the engine plays, by its number, and how many rulings need it."""

    number: str
    rulings: int


@dataclass(frozen=True, slots=True)
class ChapterView:
    """The rules of a section (702) that the engine plays and that could be forgotten."""

    section: str
    rules: tuple[CoveredView, ...]

    @property
    def needed(self) -> int:
        """How many of them a ruling needs."""
        return sum(rule.rulings > 0 for rule in self.rules)
