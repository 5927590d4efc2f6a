"""A negation of the source is lost, or one has come in: *not*, *without*, *except*, *until*.

Verbs that are negated are counted, not the words: *ne … ni … ni* and *non … nessuno* are one negation. In French *ne
… que* says *only*, and the *ne* after *à moins que* is empty; so is the Italian *non* after *a meno che* or *finché*.
What takes the place of a negation acquits only where the source has not got the same: *empty* is no *not*. A verb of
preventing that is denied says *may* or *still* and negates nothing: *nulla vieta di*, *n'empêche pas*.

    PASS  en: It can't attack or block.   fr: Elle ne peut ni attaquer ni bloquer.
    PASS  en: It can still attack.        it: Nulla le vieta di attaccare.
    FAIL  en: The copy isn't cast.        it: La copia viene lanciata.
    FAIL  en: Nonland cards are exiled.   it: Le carte terra vengono esiliate.
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

ID = "wording.negation"
SEVERITY = Severity.error
_KINDS = ("neg", "nay", "litotes", "bound", "without", "except", "until")
_ONLY_LOST = frozenset(("until",))
"""*Until end of turn* is *this turn* as well."""
_SAID_BY = {"without": ("neg", "unless", "except"), "litotes": ("can", "even?", "while", "remain")}
"""What in the source makes these mere words of the translator, even if they repeat it."""


def check(reading: Reading) -> Iterator[Fault]:
    """Sentence by sentence."""
    theirs, lang = reading.unit.source_lang or "en", reading.lang
    for at, source, text in reading.pairs:
        for kind, particle, is_lost in changes(_KINDS, source, theirs, text, lang):
            words = (source if is_lost else text)[particle.start : particle.end].strip()
            if is_lost:
                yield Fault(at, message('the negation "{said}" of the source is lost', said=words), words)
            elif kind not in _ONLY_LOST and not any(counted(source, theirs)[by] for by in _SAID_BY.get(kind, ())):
                told = message('the source has no negation, the translation has "{here}"', here=words)
                yield Fault(at + particle.start, told, words)
