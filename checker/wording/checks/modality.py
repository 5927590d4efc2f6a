"""What may be done, must be done, or only so: *may*, *must*, *only*, *unless*, *up to*, *another*, *or more*.

One of them is lost, or has come in. Sentences are compared one by one where both texts have as many, else as a whole.
A right sentence may say the same in other words: *è facoltativo* for *may*, *ne … que* for *only*, *sauf si* for
*unless*.

    PASS  en: You may discard a card.   fr: Vous pouvez vous défausser d'une carte.
    FAIL  en: You may discard a card.   fr: Défaussez-vous d'une carte.
    FAIL  en: Discard a card.   fr: Vous pouvez vous défausser d'une carte.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.problems import Severity
from checker.wording.features import AT_MOST, MAY, MODAL, ONLY
from checker.wording.units import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.wording.features import Feature
    from checker.wording.reading import Reading

ID = "wording.modality"
SEVERITY = Severity.error
_NEGATED = re.compile(r"\b(?:non|n[eé]|n['’]|nor|neither|ni)(?: |(?<=['’]))$", re.I)
_NOT_TO = re.compile(r" (?:non |n[e'’])", re.I)
"""*Può non averne* is no permission."""


def check(reading: Reading) -> Iterator[Fault]:
    """One fault for each word that is lost in a sentence, or that only the translation has."""
    theirs = reading.unit.source_lang or "en"
    for at, source, text in reading.pairs:
        for feature in MODAL:
            said = feature.is_said(source, theirs)
            if said and not feature.is_kept(text, reading.lang):
                told = message('"{said}" of the source is lost', said=said.group())
                yield Fault(at, told, said.group())
            elif not said and (come := _come(feature, source, text, theirs, reading.lang)):
                told = message("{here} is not in the source", here=come.group())
                yield Fault(at + come.start(), told, come.group())


def _come(feature: Feature, source: str, text: str, theirs: str, lang: str) -> re.Match[str] | None:
    """The word that only the translation has; *cannot* is a matter of negation, and *can only* of *only*."""
    here = feature.is_said(text, lang)
    if here is None or feature.is_kept(source, theirs):
        return None
    if feature is not MAY:
        return here
    if ONLY.is_said(source, theirs) or AT_MOST.is_said(text, lang) or _NEGATED.search(text[: here.start()]):
        return None
    return None if _NOT_TO.match(text, here.end()) else here
