"""Wording that the official language has given up.

Terms that were changed (*costo di mana convertito*, *retirer de la partie*), verbs that were (*giocare una magia*,
*jouer un éphémère*), and rule numbers that the edition in force does not have. What cards of 2024 and later merely
shortened (*entra nel campo di battaglia*) stays right; in English *enters the battlefield* is mentioned on a page.

    PASS  en: You may cast this spell.   it: Puoi lanciare questa magia.
    FAIL  en: You may cast this spell.   it: Puoi giocare questa magia.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.problems import Severity
from checker.wording.checks.outdated_data import HINTS, PATTERNS, Old
from checker.wording.checks.variant import faults_of
from checker.wording.languages import language_of
from checker.wording.units import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.wording.reading import Reading

ID = "wording.outdated"
SEVERITY = Severity.error
_OLD_RULE = re.compile(r"\b(?:articol[oi]|articles?)\s+\d{3}\.\d+[a-z]?\b", re.I)


def check(reading: Reading) -> Iterator[Fault]:
    """Old terms of the base, then old turns of phrase."""
    found = list(faults_of(reading, "outdated"))
    yield from found
    taken = {fault.at for fault in found}
    text = reading.target.composed
    for old in _patterns(reading):
        for match in old.pattern.finditer(text):
            if match.start() not in taken and old.counts(reading.unit.source, is_page=reading.unit.is_page):
                taken.add(match.start())
                said = message('"{words}" is old wording; today it is "{term}"', words=match.group(), term=old.today)
                yield Fault(match.start(), said, match.group(), key=old.today)
    for match in _OLD_RULE.finditer(text) if (reading.lang != "en" and "rticl" in text) or "rticol" in text else ():
        said = message('"{words}": the Rules have rules, with the numbers of today', words=match.group())
        yield Fault(match.start(), said, match.group())


def _patterns(reading: Reading) -> tuple[Old, ...]:
    """Those of the language; of a page that is in English all the same those of English too."""
    own = PATTERNS.get(reading.lang, ())
    text = reading.target.composed.casefold()
    if reading.lang in HINTS and not any(hint in text for hint in HINTS[reading.lang]):
        own = ()
    if reading.lang != "en" and reading.unit.is_page and language_of(reading.target.words) == "en":
        return (*own, *PATTERNS["en"])
    return own
