"""Rulings and files of examples as typed values."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from checker.base.places import Place
    from checker.knowledge.cards import CardEntry
    from checker.knowledge.played import Played
    from checker.scenarios.example import Example

CURRENT, STALE, MISSING = "current", "stale", "missing"


@dataclass(frozen=True, slots=True)
class Cite:
    """A rule that is needed for the outcome."""

    rule: str
    place: Place


@dataclass(frozen=True, slots=True)
class See:
    """A rule to read beside it; `why` is one of a closed list of reasons."""

    rule: str
    why: str
    place: Place


@dataclass(frozen=True, slots=True)
class ClaimRef:
    """A claim of a source that the ruling answers."""

    document: str
    claim: str
    place: Place


@dataclass(frozen=True, slots=True)
class Review:
    """Who read a translation, and when."""

    by: str
    date: str


@dataclass(frozen=True, slots=True)
class Allowed:
    """A finding of a check that is right as it is: at which words, and why."""

    check: str
    at: str | None
    why: str
    place: Place | None = None


@dataclass(frozen=True, slots=True)
class LanguageText:
    """The text in one language; `of` is the fingerprint of the source that it was translated from.

    `status` is current, stale (the source changed since) or missing: title or text is not there. If `text` is
    None, `place` is that of all texts. `at` is where the text itself begins.
    """

    text: str | None
    status: str
    place: Place
    of: str | None = None
    reviewed: Review | None = None
    note: str | None = None
    allow: tuple[Allowed, ...] = ()
    at: Place | None = None


@dataclass(frozen=True, slots=True)
class Ruling:
    """`title` has the languages that are there, `text` all languages of the project; `topic` is the folder.

    `is_definition`: there is nothing to play, and the register of claims agrees.
    """

    id: str
    file: str
    place: Place
    topic: str
    edition: str
    title: Mapping[str, str]
    text: Mapping[str, LanguageText]
    source_language: str
    cites: tuple[Cite, ...] = ()
    see: tuple[See, ...] = ()
    sources: tuple[ClaimRef, ...] = ()
    was: tuple[str, ...] = ()
    examples: tuple[Example, ...] = ()
    cards: tuple[CardEntry, ...] = ()
    is_definition: bool = False
    games: tuple[tuple[Played, ...], ...] = field(default=(), compare=False)
    """What each example says in passing, one by one as in `examples`."""
    places: Mapping[str, Place] = field(default_factory=dict, compare=False)
    """Where keys of the file stand."""

    kind = "ruling"

    def place_of(self, key: str) -> Place:
        """Where a key of the ruling stands; where the ruling begins if it is not there."""
        return self.places.get(key, self.place)


@dataclass(frozen=True, slots=True)
class ExampleFile:
    """Examples alone."""

    id: str
    file: str
    place: Place
    examples: tuple[Example, ...] = ()
    cards: tuple[CardEntry, ...] = ()
    games: tuple[tuple[Played, ...], ...] = field(default=(), compare=False)

    kind = "examples"
