"""What may be done, must be done, or only so: *may*, *must*, *should*, *only*, *unless*, *up to*, *another*, *or more*.

Each is counted in both texts, sentence by sentence where there are as many, and none may be lost or come in. A right
sentence may say the same in other words: *è facoltativo* for *may*, *ne … que* for *only*, *sauf si* for *unless*,
*non più di uno* for *only one*, *non puoi senza* for *you must*, *si lancia solo* for *can be cast only*.

    PASS  en: You may discard a card.   fr: Vous pouvez vous défausser d'une carte.
    FAIL  en: You may discard a card.   fr: Défaussez-vous d'une carte.
    FAIL  en: Discard a card.           fr: Vous pouvez vous défausser d'une carte.
    FAIL  en: You don't have to block.  it: Non puoi bloccare.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from checker.base.messages import message
from checker.base.problems import Severity
from checker.wording.particles.balance import changes, counted
from checker.wording.units import Fault

if TYPE_CHECKING:
    from collections.abc import Iterator

    from checker.wording.reading import Reading

ID = "wording.modality"
SEVERITY = Severity.error
_KINDS = ("can", "must", "should", "neednot", "upto", "anynumber", "only", "unless", "other", "atleast", "atmost",
          "less", "more")  # fmt: skip


def check(reading: Reading) -> Iterator[Fault]:
    """One fault for each kind of word that is lost in a sentence, or that only the translation has."""
    theirs, lang = reading.unit.source_lang or "en", reading.lang
    for at, source, text in reading.pairs:
        for kind, particle, is_lost in changes(_KINDS, source, theirs, text, lang):
            words = (source if is_lost else text)[particle.start : particle.end].strip()
            if is_lost:
                yield Fault(at, message('"{said}" of the source is lost', said=words), words)
            elif kind != "can" or not _is_limit(source, theirs, text, lang):
                yield Fault(at + particle.start, message("{here} is not in the source", here=words), words)


def _is_limit(source: str, theirs: str, text: str, lang: str) -> bool:
    """*Can be four at most* says that four is the most, and *only four do*, that only four can."""
    said, here = counted(source, theirs), counted(text, lang)
    return bool(said["only"] or here["atmost"] or here["only"])
