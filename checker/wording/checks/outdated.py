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
from checker.wording.checks.outdated_data import PATTERNS, Old
from checker.wording.checks.variant import faults_of
from checker.wording.languages import language_of
from checker.wording.seeking.hints import Seeker
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
    for old, match in _turns(reading):
        if match.start() not in taken and old.counts(reading.unit.source, is_page=reading.unit.is_page):
            taken.add(match.start())
            said = message('"{words}" is old wording; today it is "{term}"', words=match.group(), term=old.today)
            yield Fault(match.start(), said, match.group(), key=old.today)
    for match in _OLD_RULE.finditer(text) if (reading.lang != "en" and "rticl" in text) or "rticol" in text else ():
        said = message('"{words}": the Rules have rules, with the numbers of today', words=match.group())
        yield Fault(match.start(), said, match.group())


def _turns(reading: Reading) -> Iterator[tuple[Old, re.Match[str]]]:
    """Old turns of the language; in a page that is in English all the same those of English too."""
    is_english = reading.unit.is_page and reading.lang != "en" and language_of(reading.target.words) == "en"
    for lang in (reading.lang, "en") if is_english else (reading.lang,):
        for number, match in _SEEKER[lang].found(reading.target.composed, reading.target):
            yield PATTERNS[lang][number], match


_SEEKER = {lang: Seeker(old.hinted for old in every) for lang, every in PATTERNS.items()}
