"""What may be done, must be done, or only so: *may*, *must*, *only*, *unless*, *up to*, *another*, *or more*.

Sentences are compared one by one where both texts have as many, else as a whole. A right sentence may say the same
in other words: *è facoltativo* for *may*, *ne … que* for *only*, *sauf si* for *unless*.

    PASS  en: You may discard a card.   fr: Vous pouvez vous défausser d'une carte.
    FAIL  en: You may discard a card.   fr: Défaussez-vous d'une carte.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.problems import Severity
from checker.wording.features import MODAL
from checker.wording.units import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.wording.reading import Reading

ID = "wording.modality"
SEVERITY = Severity.error


def check(reading: Reading) -> Iterator[Fault]:
    """One fault for each word that is lost in a sentence."""
    theirs = reading.unit.source_lang or "en"
    for at, source, text in reading.pairs:
        for feature in MODAL:
            said = feature.is_said(source, theirs)
            if said and not feature.is_kept(text, reading.lang):
                told = message('"{said}" of the source is lost', said=said.group())
                yield Fault(at, told, said.group())
