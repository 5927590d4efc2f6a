"""The register of a source: its claims, and what became of each."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Mapping

    from checker.base.places import Place


@dataclass(frozen=True, slots=True)
class Claim:
    """One claim. Exactly one of `ruling`, `definition` and `left_out` is there.

    `examples` are ids of examples of the ruling; `says` and `right` are there if the source errs; `cr` are the
    numbers of the rules that it speaks of, whether it names them or not; `left_out` is the reason by language.
    """

    id: str
    place: Place
    at: str | None = None
    fault: str | None = None
    says: Mapping[str, str] = field(default_factory=dict)
    right: Mapping[str, str] = field(default_factory=dict)
    ruling: str | None = None
    examples: tuple[str, ...] = ()
    definition: str | None = None
    left_out: Mapping[str, str] = field(default_factory=dict)
    cr: tuple[str, ...] = ()

    @property
    def answered_by(self) -> str | None:
        """The ruling that plays or defines it."""
        return self.ruling or self.definition


@dataclass(frozen=True, slots=True)
class SourceDocument:
    """A document whose claims are answered."""

    document: str
    file: str
    place: Place
    title: str
    language: str
    claims: tuple[Claim, ...]
    date: str | None = None
    edition: str | None = None
