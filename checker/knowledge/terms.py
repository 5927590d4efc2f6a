"""Concepts and what they are called in each language."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from checker.base.places import Place


@dataclass(frozen=True, slots=True)
class Forbidden:
    """A word that is taken for the term and is not: why, and where it is right after all.

    `stale`: it was the term once; `alone`: it is a fault even where no source is known; `really`: the id of the
    concept that it is the word for (`is:` in the file).
    """

    term: str
    why: str | None = None
    unless: str | None = None
    stale: bool = False
    alone: bool = False
    really: str | None = None


@dataclass(frozen=True, slots=True)
class Term:
    """The term in one language; `gender` is m or f.

    `forms` are further forms; one that ends in `*` is the beginning of words. `also` are words that may stand for
    it in a translation, such as the verb for the noun. `common`: it is an everyday word as well, and where a source
    has it nothing follows.
    """

    term: str
    place: Place
    gender: str | None = None
    plural: str | None = None
    forms: tuple[str, ...] = ()
    also: tuple[str, ...] = ()
    common: bool = False
    forbidden: tuple[Forbidden, ...] = ()


@dataclass(frozen=True, slots=True)
class Concept:
    """A concept by its id, with its term in each language.

    `part` is the part of speech, by which its forms are made. `watch` says when a translation is held to it:
    always (`term`), where the source has it as a keyword (`keyword`), where another of its category has come in
    (`exchange`), never (`variants`: only for what it is mistaken for). `evidence` is where the term of each
    language was seen.
    """

    id: str
    place: Place
    terms: Mapping[str, Term]
    category: str | None = None
    part: str = "noun"
    watch: str = "term"
    note: str | None = None
    evidence: Mapping[str, str] = field(default_factory=dict)
