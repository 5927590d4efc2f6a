"""The checks, each a module with its id, its severity, and its manual as docstring."""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Protocol

from checker.wording.checks import (
    brackets,
    card_names,
    double_words,
    length,
    modality,
    negation,
    numbers,
    outdated,
    placeholders,
    punctuation,
    quotes,
    role,
    stale,
    symbols,
    term,
    untranslated,
    variant,
)

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.base.problems import Severity
    from checker.wording.reading import Reading
    from checker.wording.units import Fault


class Check(Protocol):
    """What each module has."""

    ID: str
    SEVERITY: Severity

    def check(self, reading: Reading) -> Iterator[Fault]:
        """What is wrong with one text."""


CHECKS: tuple[Check, ...] = (
    term,
    variant,
    outdated,
    numbers,
    symbols,
    placeholders,
    modality,
    negation,
    role,
    untranslated,
    card_names,
    punctuation,
    quotes,
    double_words,
    brackets,
    length,
    stale,
)


def manual(check: Check) -> str:
    """What the check looks for, with texts that pass and that fail."""
    return inspect.getdoc(check) or ""
