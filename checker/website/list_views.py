"""What the pages that list things show: topics, rules, cards, mechanics, terms."""

from __future__ import annotations

from dataclasses import dataclass

from checker.website.report_views import ChapterView, DayView, TranslationView
from checker.website.views import CiteView, DocumentView, RulingView


@dataclass(frozen=True, slots=True)
class TopicView:
    """A topic's page: its rulings in the order of their titles."""

    id: str
    title: str
    rulings: tuple[RulingView, ...]

    def count(self, status: str) -> int:
        """How many of its rulings have that status."""
        return sum(ruling.status == status for ruling in self.rulings)


@dataclass(frozen=True, slots=True)
class NeedView:
    """A ruling that needs a rule, and how that was shown."""

    ruling: RulingView
    cite: CiteView


@dataclass(frozen=True, slots=True)
class NumberView:
    """A rule by its number: the rulings that need it, those that only refer to it, and its older numbers.

    `former` are pairs of a number and the last edition, as people write its date, that had it.
    """

    number: str
    needs: tuple[NeedView, ...] = ()
    sees: tuple[RulingView, ...] = ()
    former: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class SectionView:
    """The page of a rule (702.19) with its subrules (702.19b)."""

    id: str
    numbers: tuple[NumberView, ...]

    @property
    def rulings(self) -> int:
        """How many rulings need one of them."""
        return len({need.ruling.id for number in self.numbers for need in number.needs})


@dataclass(frozen=True, slots=True)
class EntryView:
    """A card or a mechanic, its further names, and the rulings whose examples it is in."""

    id: str
    title: str
    others: tuple[str, ...] = ()
    rulings: tuple[RulingView, ...] = ()


@dataclass(frozen=True, slots=True)
class IndexView:
    """All cards or all mechanics; `folder` is where they stand."""

    folder: str
    entries: tuple[EntryView, ...]


@dataclass(frozen=True, slots=True)
class TermView:
    """A term in the language `lang`, its further forms, and words that are taken for it, each with the reason."""

    lang: str
    term: str
    forms: tuple[str, ...] = ()
    forbidden: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class ConceptView:
    """What one concept of the Rules is called in each language that has a term for it."""

    id: str
    category: str
    terms: tuple[TermView, ...]

    def term(self, lang: str) -> TermView | None:
        """The term in a language."""
        return next((term for term in self.terms if term.lang == lang), None)


@dataclass(frozen=True, slots=True)
class Trying:
    """Where the page on which examples are tried finds what it runs: paths from the root of the site.

    `megabytes` are sent for it by a server that compresses.
    """

    python: str
    engine: str
    megabytes: int


@dataclass(frozen=True, slots=True)
class SiteView:
    """The whole site in one language. `names` are the languages' own names, in the order of the switch.

    `numbers` are the rules that have a place on a page of `sections`; `forms` are words of the Rules that mean one
    thing, for the search.
    """

    lang: str
    edition: str
    edition_date: str
    topics: tuple[TopicView, ...]
    names: tuple[tuple[str, str], ...]
    draft: bool = False
    sections: tuple[SectionView, ...] = ()
    indexes: tuple[IndexView, ...] = ()
    numbers: frozenset[str] = frozenset()
    forms: tuple[tuple[str, ...], ...] = ()
    glossary: tuple[ConceptView, ...] = ()
    editions: tuple[str, ...] = ()
    documents: tuple[DocumentView, ...] = ()
    trying: Trying | None = None
    days: tuple[DayView, ...] = ()
    translations: tuple[TranslationView, ...] = ()
    chapters: tuple[ChapterView, ...] = ()

    @property
    def rulings(self) -> tuple[RulingView, ...]:
        """All rulings, topic by topic."""
        return tuple(ruling for topic in self.topics for ruling in topic.rulings)

    def count(self, status: str) -> int:
        """How many rulings have that status."""
        return sum(topic.count(status) for topic in self.topics)

    @property
    def plays(self) -> int:
        """How many games stand behind the site."""
        return sum(ruling.plays for ruling in self.rulings)
