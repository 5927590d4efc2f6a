"""Concepts and what they are called in each language."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from checker.base.places import Place


@dataclass(frozen=True, slots=True)
class Forbidden:
    """A word that is taken for the term and is not: why, and where it is right after all."""

    term: str
    why: str | None = None
    unless: str | None = None


@dataclass(frozen=True, slots=True)
class Term:
    """The term in one language; `forms` are other forms of the same word, `gender` is m or f."""

    term: str
    place: Place
    gender: str | None = None
    plural: str | None = None
    forms: tuple[str, ...] = ()
    forbidden: tuple[Forbidden, ...] = ()


@dataclass(frozen=True, slots=True)
class Concept:
    """A concept by its id, with its term in each language."""

    id: str
    place: Place
    terms: Mapping[str, Term]
