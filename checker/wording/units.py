"""What is checked: a text, alone or with the source that it was translated from."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from checker.base.places import Place

if TYPE_CHECKING:
    from collections.abc import Callable

    from checker.base.messages import Message
    from checker.base.problems import Severity
    from checker.knowledge.rulings import Allowed


@dataclass(frozen=True, slots=True)
class Unit:
    """`source` is None where only one language is known. `place_of` says where a character of the text stands.

    `known` are the sources that the translation was made of, if that is known: (of then, of now).
    """

    id: str
    lang: str
    text: str
    source: str | None
    source_lang: str | None
    place_of: Callable[[int], Place]
    allow: tuple[Allowed, ...] = ()
    stamps: tuple[str | None, str | None] | None = None
    is_page: bool = False
    ruling: str | None = None
    owner: str = ""
    """What the silences are counted by: several units of one text share them."""
    field: str = "text"


@dataclass(frozen=True, slots=True)
class Fault:
    """What a check found, at a character of the text. `words` are the words it is about."""

    at: int
    message: Message
    words: str = ""
    hint: Message | None = None
    key: str = ""
    """Faults of one key are told once in a page."""
    severity: Severity | None = None
    """Where it is another than that of its check."""


def at_start(place: Place) -> Callable[[int], Place]:
    """For a text of one line that begins somewhere: the column moves with the character."""
    return lambda index: Place(place.file, place.line, place.column + index)


def at_all(place: Place) -> Callable[[int], Place]:
    """For a text of which only the whole has a place."""
    return lambda _: place


@dataclass(slots=True)
class Lines:
    """Places in a plain text file."""

    file: str
    text: str
    first: int = 1
    starts: list[int] = field(default_factory=list)

    def __call__(self, index: int) -> Place:
        before = self.text.rfind("\n", 0, index) + 1
        return Place(self.file, self.first + self.text.count("\n", 0, index), index - before + 1)
